/** What came at the end of a turn, where nobody decides: money and goods, out of what was told. */
import type { Step } from '../../api/types';
import { eventsOf } from './types';

export interface Purse {
  seat: number;
  collected: number;
  paid: number;
  /** Income lost, for want of cash and by the reduction. */
  short: number;
  reduced: number;
  out: boolean;
}

export interface Roll {
  side: string;
  dice: number[];
  cubes: { hex: string; good: string }[];
}

export interface Account {
  round: number;
  /** The step with which it began: so it is known again. */
  from: number;
  purses: Purse[];
  rolls: Roll[];
}

const ends = (step: Step): boolean =>
  eventsOf(step).some((event) => event.event === 'income-collected');

/** The end of the last turn, as far as it has come; null: none has ended, or the seat has decided
 * something in the next one; for who watches, anybody has. */
export function accountOf(steps: readonly Step[], seat: number | null): Account | null {
  let from = steps.length - 1;
  while (from >= 0 && !ends(steps[from]!)) from--;
  const first = steps[from];
  if (!first) return null;
  const since = steps.slice(from + 1);
  const decided = (step: Step): boolean =>
    step.round !== first.round && step.by === 'seat' && (seat === null || step.seat === seat);
  if (since.some(decided)) return null;
  const purses = new Map<number, Purse>();
  const purse = (of: number): Purse => {
    const found = purses.get(of) ?? {
      seat: of,
      collected: 0,
      paid: 0,
      short: 0,
      reduced: 0,
      out: false,
    };
    purses.set(of, found);
    return found;
  };
  const rolls: Roll[] = [];
  for (const event of [first, ...since].flatMap(eventsOf)) {
    if (event.event === 'income-collected') purse(event.seat).collected = event.amount;
    else if (event.event === 'expenses-paid') {
      purse(event.seat).paid = event.paid;
      purse(event.seat).short = event.income_lost;
    } else if (event.event === 'player-eliminated') purse(event.seat).out = true;
    else if (event.event === 'income-reduced') purse(event.seat).reduced = event.loss;
    else if (event.event === 'goods-grown')
      rolls.push({
        side: event.side,
        dice: [...event.dice],
        cubes: event.cubes.map(([hex, good]) => ({ hex, good })),
      });
    else if (event.event === 'extra-cube-grown')
      rolls.push({ side: '', dice: [], cubes: [{ hex: event.city, good: event.good }] });
  }
  return { round: first.round, from, purses: [...purses.values()], rolls };
}
