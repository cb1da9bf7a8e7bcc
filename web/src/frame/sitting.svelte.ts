/** Everything that the parts of a table's page share, handed down by context. */
import { getContext, setContext } from 'svelte';
import type { View } from '../api/types';
import { Choosing, type Offer } from './choosing.svelte';
import { Deck } from './deck.svelte';
import { Hinting } from './hinting.svelte';
import { Past } from './past.svelte';
import { Table } from './table.svelte';

const KEY = Symbol('sitting');

export type DrawerName = 'settings' | 'keys' | 'table' | 'fork';
export type Tab = 'board' | 'players' | 'log' | 'chat' | 'more';

export class Sitting {
  readonly table: Table;
  readonly deck: Deck;
  readonly past: Past;
  readonly choosing: Choosing;
  readonly hinting: Hinting;
  /** The sheet that is open beside the table, besides the rules. */
  drawer = $state<DrawerName | null>(null);
  /** What a phone shows; on wider screens it says whether log or chat is in front. */
  tab = $state<Tab>('board');
  /** Whether standing orders and shortcuts are laid out. */
  ordering = $state(false);
  /** At the end: whether the results are shown, or the board. */
  results = $state(true);
  /** The rule that the drawer shows; empty: the rules from their beginning; null: closed. */
  rule = $state<string | null>(null);
  private shown = $state.raw<string[]>([]);

  /** Whether somebody uses keys, and no pointer. */
  keyed = false;
  /** How the board on screen is zoomed by keys, if it can be: by a factor, or null for all of it. */
  zoom: ((by: number | null) => void) | null = null;
  /** How the turn is ended by keys where ending it is an action of the game. */
  finish: (() => void) | null = null;
  /** How something is chosen outright where the game puts more together for it. */
  take: ((offer: Offer) => void) | null = null;
  /** What is lit, where the game lights more than the places that can be picked next. */
  lights: (() => ReadonlySet<string>) | null = null;
  /** What a place of the board is, in words, where the game can say it. */
  about: ((place: string) => string) | null = null;

  constructor(id: string) {
    this.table = new Table(id);
    this.deck = new Deck(this.table);
    this.past = new Past(this.table);
    this.choosing = new Choosing(this.table, this.deck, this.past);
    this.hinting = new Hinting(this.table, this.choosing);
  }

  /** The places that the log or a card points at, marked on the board; else those of a lesson. */
  get pointed(): string[] {
    if (this.shown.length || this.past.at !== null) return this.shown;
    return this.table.about?.lesson?.points ?? this.shown;
  }

  set pointed(places: string[]) {
    this.shown = places;
  }

  /** To the next place that can be chosen, from left to right and downwards; without any, to the
   * question. */
  walk(by: -1 | 1): void {
    const places = this.table.plan?.places ?? {};
    const order = (id: string) => (places[id]?.y ?? 1e6) * 1e4 + (places[id]?.x ?? 0);
    if (!this.choosing.walk(by, order, this.lights)) this.ask();
  }

  /** Bring the keyboard to what is asked: what is chosen already, else the first thing to choose. */
  ask(): void {
    const parts = ['.desk .pri', '.sheet .pri', '.desk .can', '.turn .can', '.turn .pri'];
    const others = ['.turn button', '.desk button', '.sheet button', '.prompt button'];
    for (const part of [...parts, ...others]) {
      // a rule that stands beside a choice is none, nor is what pulls up the sheet of a phone
      const found = document.querySelectorAll<HTMLElement>(
        `main ${part}:not(:disabled, .rule, .grip)`,
      );
      const seen = [...found].find((each) => each.offsetParent);
      if (seen) return seen.focus();
    }
  }

  /** What the board shows: the past, what would come of what is chosen, or the present. */
  readonly view: View | null = $derived.by(() => {
    if (this.past.at !== null) return this.past.view;
    return this.choosing.preview?.view ?? this.table.news?.view ?? null;
  });

  /** The seats in the order of play, who is out of the game last; at the end as they are ranked. */
  readonly seats: number[] = $derived.by(() => {
    const { over, result, order = [] } = this.settled ?? {};
    if (over && result) return result.standings.map((each) => each.seat);
    const all = (this.settled?.holdings ?? []).map((_, seat) => seat);
    return [...order, ...all.filter((seat) => !order.includes(seat))];
  });

  /** What is so at the moment on screen, without a preview: what numbers are compared with. */
  readonly settled: View | null = $derived.by(() =>
    this.past.at !== null ? this.past.view : (this.table.news?.view ?? null),
  );
}

/** What a place or a line is called. */
export function placeName(sitting: Sitting, id: string): string {
  const plan = sitting.table.plan;
  return plan?.places[id]?.name ?? plan?.lines?.[id]?.name ?? id;
}

/** What the parts of one table's page share beyond this: made once for each table. What it derives
 * lives as long as the table, not as long as the part that asked first. */
export function once<Shared>(make: (here: Sitting) => Shared): (here: Sitting) => Shared {
  const made = new WeakMap<Sitting, { shared: Shared }>();
  return (here) => {
    let found = made.get(here);
    if (!found) {
      $effect.root(() => {
        found = { shared: make(here) };
      });
      made.set(here, found!);
    }
    return found!.shared;
  };
}

export function provide(sitting: Sitting): Sitting {
  return setContext(KEY, sitting);
}

export function sitting(): Sitting {
  return getContext<Sitting>(KEY);
}
