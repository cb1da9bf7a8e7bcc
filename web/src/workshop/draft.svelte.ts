/** A board file that somebody works on: kept on the device, checked by the server as it changes. */
import { get, post, problemOf } from '../api/http';
import type { BoardDraft, BoardOpened } from '../api/types';
import { keep, kept } from '../kit/kept';
import type { Schema } from './schema';

export type Path = (string | number)[];
export type Fault = BoardDraft['problems'][number];

const LATER = 350;
/** Milliseconds without a change before it is checked. */

interface Memory {
  text: string;
  data: Record<string, unknown> | null;
}

export class Draft {
  data = $state.raw<Record<string, unknown> | null>(null);
  /** The file; what was typed, where it was changed as text. */
  text = $state('');
  schema = $state.raw<Schema>({});
  faults = $state.raw<Fault[]>([]);
  /** The last picture of a version without faults. */
  picture = $state('');
  words = $state('');
  seats = $state.raw<{ least: number; most: number }>({ least: 0, most: 0 });
  state = $state<'opening' | 'open' | 'failed'>('opening');
  checking = $state(false);
  touched = $state(false);
  problem = $state('');
  private original: BoardDraft | null = null;
  private timer = 0;
  private asked = 0;
  private readonly shelf: string;
  private readonly address: string;

  constructor(game: string, board: string) {
    this.shelf = `board.${game}.${board}`;
    this.address = `/api/games/${encodeURIComponent(game)}/board`;
    void this.open(board);
  }

  readonly sound = $derived(this.state === 'open' && !this.faults.length && !this.checking);

  private async open(board: string): Promise<void> {
    try {
      const found = await get<BoardOpened>(`${this.address}?board=${encodeURIComponent(board)}`);
      this.original = found.board;
      this.schema = found.schema as Schema;
      this.take(found.board);
      this.state = 'open';
      const before = kept<Memory>(this.shelf, { text: '', data: null });
      if (before.text || before.data) {
        this.touched = true;
        this.data = before.data;
        this.text = before.text;
        await this.check(before.data ? { data: before.data } : { text: before.text });
      }
    } catch (error) {
      this.problem = problemOf(error).sentence;
      this.state = 'failed';
    }
  }

  private take(told: BoardDraft): void {
    this.text = told.text;
    this.data = told.data ?? null;
    this.told(told);
  }

  /** What the server says of it; what was typed meanwhile stays. */
  private told(told: BoardDraft): void {
    this.faults = told.problems;
    if (!told.picture) return;
    URL.revokeObjectURL(this.picture);
    this.picture = URL.createObjectURL(new Blob([told.picture], { type: 'image/svg+xml' }));
    this.words = told.words ?? '';
    this.seats = { least: told.min_seats ?? 0, most: told.max_seats ?? 0 };
  }

  at(path: Path): unknown {
    let found: unknown = this.data;
    for (const step of path) {
      if (found === null || typeof found !== 'object') return undefined;
      found = (found as Record<string | number, unknown>)[step];
    }
    return found;
  }

  /** Put a value in its place; undefined takes it out. */
  set(path: Path, value: unknown): void {
    this.data = placed(this.data, path, value) as Record<string, unknown>;
    this.change();
    this.later({ data: this.data });
  }

  setText(text: string): void {
    this.text = text;
    this.data = null;
    this.change();
    this.later({ text });
  }

  private change(): void {
    this.touched = true;
    this.remember();
  }

  private remember(): void {
    const memory: Memory = this.data
      ? { text: '', data: this.data }
      : { text: this.text, data: null };
    keep(this.shelf, memory);
  }

  private later(body: Record<string, unknown>): void {
    this.checking = true;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.check(body), LATER);
  }

  private async check(body: Record<string, unknown>): Promise<void> {
    const asked = ++this.asked;
    this.checking = true;
    try {
      const told = await post<BoardDraft>(this.address, body);
      if (asked !== this.asked) return;
      this.problem = '';
      this.told(told);
      if ('data' in body) this.text = told.text;
      else this.data = told.data ?? null;
    } catch (error) {
      if (asked === this.asked) this.problem = problemOf(error).sentence;
    }
    if (asked === this.asked) this.checking = false;
  }

  reset(): void {
    clearTimeout(this.timer);
    this.asked++;
    this.checking = false;
    this.touched = false;
    this.problem = '';
    keep(this.shelf, null);
    if (this.original) this.take(this.original);
  }

  /** The faults at a place, and below it where nothing is shown. */
  faultsAt(path: Path, below = false): Fault[] {
    return this.faults.filter(
      (fault) =>
        (below ? fault.path.length >= path.length : fault.path.length === path.length) &&
        path.every((step, at) => String(fault.path[at]) === String(step)),
    );
  }
}

/** A copy in which something stands at a place. */
function placed(there: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(there)) {
    const copy = [...(there as unknown[])];
    if (value === undefined && !rest.length) copy.splice(Number(step), 1);
    else copy[Number(step)] = placed(copy[Number(step)], rest, value);
    return copy;
  }
  const copy: Record<string, unknown> = { ...((there as Record<string, unknown> | null) ?? {}) };
  if (value === undefined && !rest.length) delete copy[step];
  else copy[step] = placed(copy[step], rest, value);
  return copy;
}
