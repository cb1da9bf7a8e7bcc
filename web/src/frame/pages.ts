/** What a game can add to the frame. Every part is optional: what is missing is the plain form's. */
import type { Component } from 'svelte';
import type { Plan, View } from '../api/types';

/** A number in a player's panel. */
export interface Figure {
  label: string;
  /** As it is written, with its sign. */
  value: string;
  /** The change that a preview foretells, as it is written; empty: none. */
  change?: string;
  /** Whether the change is for the better. */
  good?: boolean;
}

/** The line under the numbers: what the rules foretell for the seat. */
export interface Foreseen {
  words: string;
  badge?: { words: string; kind: 'plain' | 'plus' | 'minus' | 'warn' };
}

export interface GamePages {
  /** In place of the picture with glowing targets. */
  Board?: Component;
  /** Left of the board: what the viewer holds. */
  Hand?: Component;
  /** Under the prompt line, for the phases that it wants; in place of the plain list of choices. */
  Ask?: Component;
  /** Whether `Ask` shows the choices of this phase, so that the plain list need not. */
  asks?: (phase: string) => boolean;
  /** Whether `Ask` stays in sight on a phone while something is chosen, because it alters that. */
  stays?: (phase: string) => boolean;
  /** Whether `Ask` is one line in this phase, whose place the preview takes: the board stays still. */
  thin?: (phase: string) => boolean;
  /** A card in the side column. */
  Display?: Component;
  /** More on the end screen, loaded when it comes. */
  End?: () => Promise<{ default: Component }>;
  /** The numbers of a player's panel; `before` is the position without the preview. */
  figures?: (view: View, before: View, seat: number, plan: Plan) => Figure[];
  foreseen?: (view: View, before: View, seat: number, plan: Plan) => Foreseen | null;
  /** Keys of its own, for the list of keys. */
  keys?: readonly { keys: readonly string[]; words: string }[];
  /** What a seat has chosen for this round, such as a role. */
  role?: (view: View, seat: number) => string;
}
