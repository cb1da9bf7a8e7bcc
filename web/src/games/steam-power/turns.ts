/** The last turn of an Automa, event by event, with the words of the log. */
import type { LogLine, Step } from '../../api/types';
import { eventsOf, type AnyEvent } from './types';

export interface TurnStep {
  /** The action after which it stands in the history. */
  at: number;
  line: LogLine;
  /** The same as data; null where the log says more than one thing of an event. */
  event: AnyEvent | null;
}

/** A turn begins where the marker moves; its steps are those of the same seat up to the next. */
export function lastTurn(steps: readonly Step[], count: number): TurnStep[] {
  const found: TurnStep[] = [];
  let seat: number | null = null;
  for (let index = Math.min(count, steps.length) - 1; index >= 0; index--) {
    const step = steps[index]!;
    const events = eventsOf(step);
    if (seat === null && !events.some(isAutomas)) continue;
    if (seat !== null && step.seat !== seat) break;
    seat = step.seat;
    const aligned = events.length === step.lines.length;
    found.unshift(
      ...step.lines.map((line, at) => ({
        at: index + 1,
        line,
        event: aligned ? (events[at] ?? null) : null,
      })),
    );
    if (events.some(({ event }) => event === 'marker-moved')) break;
  }
  return found;
}

const isAutomas = ({ event }: AnyEvent): boolean =>
  event === 'automa-drew' || event === 'automa-turned-up' || event === 'marker-moved';
