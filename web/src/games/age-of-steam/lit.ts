/** The hexes where something can be chosen now, and what is read out there. */
import type { Plan } from '../../api/types';
import type { Lit } from '../../board/types';
import { targets, type Offer } from '../../frame/choosing.svelte';
import { amount } from '../../frame/words';
import { aos } from '../../texts/age-of-steam';
import { isBuild, money } from './building';
import { gainsOf, letterOf, type Turn } from './turn.svelte';

export function litHexes(
  plan: Plan,
  offers: readonly Offer[],
  turn: Turn,
  names: readonly string[],
): ReadonlyMap<string, Lit> {
  if (turn.cube) return destinations(turn, names);
  if (turn.cubes.size)
    return new Map(
      [...turn.cubes].map(([hex, goods]) => [
        hex,
        { words: aos.move.from(goods.join(', ')), bare: true },
      ]),
    );
  const { letter } = turn;
  const open = offers.filter((each) => isBuild(each) && (!letter || letterOf(each) === letter));
  return sites(plan, open);
}

function destinations(turn: Turn, names: readonly string[]): Map<string, Lit> {
  const found = new Map<string, Lit>();
  for (const [to, [best]] of turn.destinations) {
    const gains = best ? gainsOf(best) : [];
    const words =
      gains.map(({ seat, more }) => aos.move.gain(names[seat] ?? '', more)).join(', ') ||
      aos.move.nobody;
    found.set(to, { words: aos.move.to(turn.cube?.good ?? '', words), bare: true });
  }
  return found;
}

function sites(plan: Plan, offers: readonly Offer[]): Map<string, Lit> {
  const there = new Map<string, Offer[]>();
  for (const offer of offers) {
    const hex = targets(offer.choice)[0];
    if (hex === undefined) continue;
    const here = there.get(hex);
    if (here) here.push(offer);
    else there.set(hex, [offer]);
  }
  const found = new Map<string, Lit>();
  for (const [hex, here] of there) {
    const builds = here.filter((offer) => offer.group.id === 'build');
    const parts = builds.length
      ? [aos.build.can(builds.length, amount(plan, 'money', Math.min(...builds.map(money))))]
      : [];
    if (builds.length < here.length) parts.push(aos.build.city);
    found.set(hex, { words: parts.join(', ') });
  }
  return found;
}
