/** Amounts as people write them, by the signs and words of the plan. Nothing is added up here. */
import type { Effect, Plan } from '../api/types';

const MINUS = '\u2212';

/** A number as it is written: with a true minus. */
export const figure = (count: number): string => (count < 0 ? `${MINUS}${-count}` : `${count}`);

/** So many of a thing: `$6`, `3 shares`, `engine 4`. */
export function amount(plan: Plan | null, what: string, count: number): string {
  const thing = plan?.things?.[what];
  const number = figure(count);
  if (!thing) return `${number} ${what}`;
  if (thing.level) return `${thing.level} ${number}`;
  if (thing.sign) return count < 0 ? `${MINUS}${thing.sign}${-count}` : `${thing.sign}${count}`;
  return `${number} ${Math.abs(count) === 1 ? thing.one : thing.many}`;
}

/** So many more or less of it: `+$5`, `−1 income`. */
export function change(plan: Plan | null, what: string, count: number): string {
  const thing = plan?.things?.[what];
  const mark = count < 0 ? MINUS : '+';
  const size = Math.abs(count);
  if (!thing) return `${mark}${size} ${what}`;
  if (thing.sign) return `${mark}${thing.sign}${size}`;
  return `${mark}${size} ${size === 1 ? thing.one : thing.many}`;
}

/** What is printed over a number: `Money`, `Shares`. */
export function heading(plan: Plan | null, what: string): string {
  const thing = plan?.things?.[what];
  const word = what === 'money' ? 'money' : (thing?.many ?? what);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Effects by seat, those of the own seat first; what it costs, then what it brings. */
export function bySeat(effects: Effect[], own: number | null): [number | null, Effect[]][] {
  const found = new Map<number | null, Effect[]>();
  for (const effect of effects) {
    if (!effect.change) continue;
    const seat = effect.seat ?? null;
    const there = found.get(seat);
    if (there) there.push(effect);
    else found.set(seat, [effect]);
  }
  for (const all of found.values()) all.sort((a, b) => Number(a.change > 0) - Number(b.change > 0));
  return [...found].sort(([a], [b]) => Number(b === own) - Number(a === own));
}

/** The price of a choice in money, as it is written on it; empty where there is none. */
export function price(plan: Plan | null, cost: Record<string, number> | undefined): string {
  const money = cost?.['money'];
  return money === undefined || money === 0
    ? ''
    : money < 0
      ? change(plan, 'money', -money)
      : amount(plan, 'money', money);
}

/** With a capital at its beginning: labels of the games are parts of sentences. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The first of those that say the same. */
export function saidOnce<Said extends { sentence: string }>(all: readonly Said[]): Said[] {
  return all.filter(
    (each, at) => all.findIndex((other) => other.sentence === each.sentence) === at,
  );
}
