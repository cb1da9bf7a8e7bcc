/** What a game can add to the frame. Every part is optional: what is missing is the plain form's. */
import type { Component } from 'svelte';
import type { Plan, Prompt, View } from '../api/types';

/** A number in a player's panel. */
export interface Figure {
  label: string;
  /** What the label leaves unsaid. */
  title?: string;
  /** As it is written, with its sign. */
  value: string;
  /** The change that a preview foretells, as it is written; empty: none. */
  change?: string;
  /** Whether the change is for the better; not told: neither. */
  good?: boolean;
  /** A name of a letter or two, where it has to be in sight on a phone, too. */
  brief?: string;
}

/** The line under the numbers: what the rules foretell for the seat. */
export interface Foreseen {
  words: string;
  /** Whether the details of an opened panel say the same: then they stand in its place. */
  inDetails?: boolean;
  badge?: { words: string; kind: 'plain' | 'plus' | 'minus' | 'warn' };
}

/** A key that works in one game alone, for the list of keys. */
export interface GameKey {
  keys: string[];
  words: string;
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
  /** What a question is about, said under it until something is chosen: what an auction brings. */
  stake?: (prompt: Prompt) => readonly string[];
  /** Above `Ask` at a desk and above the board on a phone, for everybody who looks: what is going on,
   * such as an auction. */
  Watched?: Component;
  /** How high `Watched` and `Ask` are at a desk, in pixels: so much is kept for them, so that the board
   * neither moves nor changes its size; what is higher lies over it. */
  room?: number;
  /** Whether what is higher than that scrolls instead, because the board is used up to its edge. */
  still?: boolean;
  /** A card in the side column. */
  Display?: Component;
  /** More on the end screen, loaded when it comes. */
  End?: () => Promise<{ default: Component }>;
  /** The numbers of a player's panel; `before` is the position without the preview. */
  figures?: (view: View, before: View, seat: number, plan: Plan) => Figure[];
  foreseen?: (view: View, before: View, seat: number, plan: Plan) => Foreseen | null;
  /** What an opened panel says besides the score; otherwise every number of the forecast. */
  details?: (view: View, seat: number, plan: Plan) => [string, string][];
  /** What a seat has chosen for this round, such as a role. */
  role?: (view: View, seat: number) => string;
  /** Keys beside those that work at every table. */
  keys?: GameKey[];
}
