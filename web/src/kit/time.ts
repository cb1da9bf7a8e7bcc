/** Spans of time as people say them, and the server's clock as far as its answers have told it. */
import { texts } from '../texts/en';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `2 d 4 h`, `38 min`, `4:07`: two units at most. */
export function span(ms: number): string {
  const t = texts.clock;
  const left = Math.max(0, ms);
  if (left >= DAY)
    return `${Math.floor(left / DAY)} ${t.day} ${Math.floor((left % DAY) / HOUR)} ${t.hour}`;
  if (left >= HOUR)
    return `${Math.floor(left / HOUR)} ${t.hour} ${Math.floor((left % HOUR) / MINUTE)} ${t.minute}`;
  const seconds = Math.floor((left % MINUTE) / SECOND);
  return `${Math.floor(left / MINUTE)}:${String(seconds).padStart(2, '0')}`;
}

/** How long ago, roughly: `a moment` is not said, nothing below a minute is. */
export function roughly(ms: number): string {
  const t = texts.clock;
  if (ms < MINUTE) return '';
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} ${t.minute}`;
  if (ms < DAY) return `${Math.floor(ms / HOUR)} ${t.hour}`;
  return `${Math.floor(ms / DAY)} ${t.day}`;
}

/** A time of the near future, as a calendar says it. */
export function when(ms: number): string {
  const far = Math.abs(ms - Date.now()) > 20 * HOUR;
  return new Date(ms).toLocaleString(undefined, {
    ...(far ? { weekday: 'short' } : {}),
    hour: '2-digit',
    minute: '2-digit',
  });
}
