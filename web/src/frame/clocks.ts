/** What a seat's clock shows now, from what the server read last. */
import { serverTime } from '../api/http';
import type { About } from '../api/types';
import { span, when } from '../kit/time';
import { texts } from '../texts/en';

export interface ClockShown {
  words: string;
  title: string;
  kind: 'plain' | 'low' | 'out';
}

const UNIT = { none: 0, live: 1000, daily: 3_600_000 } as const;
const LOW = 0.1;

/** Null where the seat has no clock: there is none at the table, or a bot plays the seat. */
export function clockOf(about: About, seat: number, here: number): ClockShown | null {
  const reading = about.clocks[seat];
  if (!reading || about.table.seats[seat]?.kind !== 'me') return null;
  const t = texts.clock;
  const settings = about.clock;
  const passed = reading.running ? Math.max(0, serverTime(here) - about.at) : 0;
  const turn = Math.max(0, reading.turn - passed);
  const reserve = Math.max(0, reading.reserve - Math.max(0, passed - reading.turn));
  // Active hours may come in between: only the deadline knows.
  const daily = settings.kind === 'daily' && reading.deadline != null;
  const left = daily ? Math.max(0, reading.deadline! - serverTime(here)) : turn + reserve;
  if (left <= 0) {
    const words = settings.on_expiry === 'bot' ? t.outBot : t.outAsk;
    return { words: t.out, title: words, kind: 'out' };
  }
  const whole = ((settings.turn ?? 0) + (settings.reserve ?? 0)) * UNIT[settings.kind ?? 'none'];
  const parts = [t.turn(span(turn)), t.reserve(span(reserve))];
  if (daily) parts.unshift(t.due(when(reading.deadline!)));
  if (about.stopped) parts.unshift(t.stopped);
  return {
    words: span(left),
    title: parts.join(', '),
    kind: whole > 0 && left / whole < LOW ? 'low' : 'plain',
  };
}
