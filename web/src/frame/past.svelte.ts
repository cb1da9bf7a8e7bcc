/** Looking at an earlier position. The address carries its number, so that it can be sent on. */
import { get, problemOf } from '../api/http';
import type { Mark, Problem, View } from '../api/types';
import type { Table } from './table.svelte';

/** Moves a second while the past is played. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

export class Past {
  /** After how many actions; null: now. */
  at = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  problem = $state.raw<Problem | null>(null);
  playing = $state(false);
  speed = $state<number>(2);

  private seen = new Map<number, View>();
  private asked = 0;
  private timer = 0;

  constructor(private readonly table: Table) {}

  /** Show the position after so many actions; the last one is now. */
  async look(at: number | null): Promise<void> {
    const asked = ++this.asked;
    const { count, first } = this.table;
    const to = Math.max(first, at ?? count);
    if (to >= count) {
      this.at = null;
      this.view = null;
      this.pause();
      this.note();
      return;
    }
    this.at = to;
    this.note();
    try {
      const view = this.seen.get(this.at) ?? (await this.fetch(this.at));
      if (asked === this.asked) {
        this.view = view;
        this.problem = null;
      }
    } catch (error) {
      if (asked !== this.asked) return;
      this.problem = problemOf(error);
      this.pause();
    }
  }

  private async fetch(at: number): Promise<View> {
    const seat = this.table.viewer === null ? '' : `&seat=${this.table.viewer}`;
    const view = await get<View>(`${this.table.base}/view?at=${at}${seat}`);
    if (this.seen.size > 200) this.seen.clear();
    this.seen.set(at, view);
    return view;
  }

  /** What was seen is of no use any more: actions were taken back, or somebody else looks. */
  forget(): void {
    this.seen.clear();
  }

  /** Nothing of the past stays: somebody else looks. */
  leave(): void {
    this.asked++;
    this.at = null;
    this.view = null;
    this.pause();
    this.forget();
    this.note();
  }

  /** By one move: what a shortcut did at once is one. */
  step(by: -1 | 1): Promise<void> {
    this.pause();
    const { steps, first } = this.table;
    let to = (this.at ?? this.table.count) + by;
    while (steps[to - first]?.by === 'shortcut') to += by;
    return this.look(to);
  }

  /** To where a turn began, or with `rounds` a round. */
  stepTurn(by: -1 | 1, rounds = false): Promise<void> {
    this.pause();
    const here = this.at ?? this.table.count;
    const marks = rounds ? roundsOf(this.table.turns) : this.table.turns;
    const found =
      by < 0
        ? (marks.filter((mark) => mark.at < here).at(-1)?.at ?? this.table.first)
        : (marks.find((mark) => mark.at > here)?.at ?? null);
    return this.look(found);
  }

  play(): void {
    if (this.at === null) void this.look(this.table.first);
    this.playing = true;
    this.tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private tick(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (!this.playing || this.at === null) return;
      void this.look(this.at + 1).then(() => this.playing && this.tick());
    }, 1000 / this.speed);
  }

  private note(): void {
    const url = new URL(location.href);
    if (this.at === null) url.searchParams.delete('at');
    else url.searchParams.set('at', String(this.at));
    history.replaceState(history.state, '', url);
  }
}

/** Where each round began. */
export function roundsOf(turns: Mark[]): Mark[] {
  return turns.filter((mark, index) => mark.round !== turns[index - 1]?.round);
}
