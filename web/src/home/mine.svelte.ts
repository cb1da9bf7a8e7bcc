/** One's own tables, kept fresh while they are looked at, and what is asked at those that wait. */
import { get, serverTime } from '../api/http';
import type { Asked, Mine } from '../api/types';
import { me } from '../kit/me.svelte';

const EVERY = 20_000;
/** How many sentences are asked for at once: others are known by their phase. */
const MOST = 8;

/** The sentences by table, each with the time of the change that it is for. */
let said = $state.raw<Record<string, { touched: number; sentence: string }>>({});
/** The present time, for clocks. */
let now = $state(Date.now());

export const waits = (table: Mine): boolean =>
  table.status === 'playing' &&
  table.summary.asked !== null &&
  table.summary.asked !== undefined &&
  (table.yours ?? []).includes(table.summary.asked);

export const clockNow = (): number => serverTime(now);

/** Those that wait for me first, then games in play, tables that have not begun, finished ones. */
export function sorted(tables: Mine[]): Mine[] {
  const rank = (table: Mine): number =>
    waits(table) ? 0 : table.status === 'playing' ? 1 : table.status === 'open' ? 2 : 3;
  const soon = (table: Mine): number => table.summary.deadline ?? Infinity;
  // Lessons stand on their own page.
  const games = tables.filter((table) => table.summary.visibility !== 'lesson');
  return games.sort(
    (a, b) => rank(a) - rank(b) || compare(soon(a), soon(b)) || b.touched - a.touched,
  );
}

const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

export const sentence = (table: Mine): string =>
  said[table.id]?.touched === table.touched ? (said[table.id]?.sentence ?? '') : '';

async function ask(): Promise<void> {
  const wanted = sorted(me.tables)
    .filter((table) => waits(table) && said[table.id]?.touched !== table.touched)
    .slice(0, MOST);
  await Promise.all(
    wanted.map(async (table) => {
      const told = await get<Asked>(`/api/tables/${table.id}/asked`).catch(() => null);
      if (told) said = { ...said, [table.id]: { touched: table.touched, sentence: told.sentence } };
    }),
  );
}

async function look(): Promise<void> {
  if (document.hidden) return;
  now = Date.now();
  await me.load();
  await ask();
}

/** Look now, again and again, and when somebody comes back to the page; returns how to stop. */
export function following(): () => void {
  // Who is nobody stays it, unless another page has made somebody of them: coming back asks then.
  const timer = setInterval(() => void (me.state !== 'nobody' && look()), EVERY);
  const again = (): void => void look();
  addEventListener('focus', again);
  document.addEventListener('visibilitychange', again);
  void look();
  return () => {
    clearInterval(timer);
    removeEventListener('focus', again);
    document.removeEventListener('visibilitychange', again);
  };
}
