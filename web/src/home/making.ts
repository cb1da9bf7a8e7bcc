/** What a table is made of, and making it. */
import { post } from '../api/http';
import type { About, GameTold } from '../api/types';
import { botNames } from '../kit/bots';
import { me } from '../kit/me.svelte';
import { texts } from '../texts/en';

export interface SeatWish {
  kind: string;
  name: string;
  level: string;
}

export type Value = boolean | number | string;

/** What people who play alone are asked: the option of that name, where a game has it. */
export function soloOption(game: GameTold): Record<string, Value> {
  const found = game.options.find((option) => option.name === 'solo');
  const value = found?.choices.find((each) => each !== found.default);
  return value === undefined ? {} : { solo: value };
}

/** What a game has for a first play: its fixed set-up, where it has one. */
export function firstOption(game: GameTold): Record<string, Value> {
  const found = game.options.find((option) => option.name === 'setup');
  return found?.choices.includes('fixed') ? { setup: 'fixed' } : {};
}

/** Bots without a name get one whose initial nobody else has; people who share a screen are called
 * by their number. */
export function withNames(seats: SeatWish[], own: string, shared = false): SeatWish[] {
  const isBot = (seat: SeatWish): boolean => seat.kind !== 'me' && seat.kind !== 'open';
  const people = seats.map((seat, index) => {
    if (seat.kind !== 'me' || seat.name || !shared) return seat;
    const first = seats.findIndex((each) => each.kind === 'me') === index;
    return { ...seat, name: first ? own : texts.front.player(index + 1) };
  });
  const there = people.map((seat) => seat.name || (seat.kind === 'me' ? own : ''));
  const names = botNames(
    people.filter((seat) => isBot(seat) && !seat.name).length,
    there.filter((name) => name !== ''),
  );
  return people.map((seat) =>
    isBot(seat) && !seat.name ? { ...seat, name: names.shift() ?? '' } : seat,
  );
}

/** Whether a table of these seats can begin as soon as it is made. */
export const complete = (seats: SeatWish[]): boolean =>
  seats.length > 0 && seats.every((seat) => seat.kind !== 'open');

/** Make a table, start it where nobody is missing, and say where it is. */
export async function make(body: Record<string, unknown>, seats: SeatWish[]): Promise<string> {
  await me.become();
  const named = withNames(seats, me.name);
  const about = await post<About>('/api/tables', { ...body, seats: named });
  if (complete(named)) await post(`/api/tables/${about.id}/start`);
  return `/tables/${about.id}`;
}
