/** What one is about to do in this game beyond picking places one by one: a cube and where it goes,
 * a New City tile, a drawn cube. It ends in an offer of the prompt, which the frame previews. */
import { targets, type Offer } from '../../frame/choosing.svelte';
import { once, type Sitting } from '../../frame/sitting.svelte';
import { actionOf, factsOf, type WayFacts } from './types';

interface Wanted {
  hex: string;
  good: string;
}

export class Turn {
  private wanted = $state.raw<Wanted | null>(null);
  private tile = $state.raw<{ letter: string; moment: number } | null>(null);
  private held = $state<string | null>(null);

  constructor(private readonly here: Sitting) {}

  readonly deliveries: Offer[] = $derived.by(() => this.of('deliver'));

  /** The cubes that can be delivered: goods by where they lie. */
  readonly cubes: ReadonlyMap<string, string[]> = $derived.by(() => {
    const found = new Map<string, string[]>();
    for (const offer of this.deliveries) {
      const { hex, good } = tripOf(offer);
      const goods = found.get(hex);
      if (!goods) found.set(hex, [good]);
      else if (!goods.includes(good)) goods.push(good);
    }
    return found;
  });

  /** The cube that is to be moved. */
  readonly cube: Wanted | null = $derived.by(() => {
    const { chosen, picked } = this.here.choosing;
    if (chosen?.group.id === 'deliver') return tripOf(chosen);
    const { wanted } = this;
    const there = wanted !== null && this.cubes.get(wanted.hex)?.includes(wanted.good);
    return there && picked[0] === wanted.hex ? wanted : null;
  });

  /** A city with several cubes of which one has to be chosen. */
  readonly asked: string | null = $derived.by(() => {
    const place = this.here.choosing.picked[0];
    return place !== undefined && !this.cube && this.cubes.has(place) ? place : null;
  });

  /** Where the cube can go, with the ways there, the best one first. */
  readonly destinations: ReadonlyMap<string, Offer[]> = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    const { cube } = this;
    if (!cube) return found;
    for (const offer of this.deliveries) {
      const trip = tripOf(offer);
      if (trip.hex !== cube.hex || trip.good !== cube.good) continue;
      const there = found.get(trip.to);
      if (there) there.push(offer);
      else found.set(trip.to, [offer]);
    }
    const own = this.here.table.viewer;
    for (const ways of found.values()) ways.sort((a, b) => rank(a, own) - rank(b, own));
    return found;
  });

  /** The ways of the trip that is chosen. */
  readonly ways: Offer[] = $derived.by(() => {
    const { chosen } = this.here.choosing;
    if (chosen?.group.id !== 'deliver') return [];
    return this.destinations.get(tripOf(chosen).to) ?? [];
  });

  readonly at = $derived.by(() =>
    this.ways.findIndex((offer) => offer.choice === this.here.choosing.chosen?.choice),
  );

  /** The New City tile that is to be placed. */
  readonly letter: string | null = $derived.by(() => {
    const { table, choosing } = this.here;
    if (this.tile?.moment !== table.moment || choosing.picked.length) return null;
    return this.cities.some((offer) => letterOf(offer) === this.tile?.letter)
      ? this.tile.letter
      : null;
  });

  readonly cities: Offer[] = $derived.by(() => this.of('urbanize'));

  /** The drawn cube that is to be put on the display. */
  readonly hand: string | null = $derived.by(() => {
    const goods = new Set(this.of('stock-goods').map(goodOf));
    return this.held !== null && goods.has(this.held) ? this.held : ([...goods][0] ?? null);
  });

  /** The boxes on which it can be put. */
  readonly boxes: ReadonlyMap<string, Offer> = $derived.by(
    () =>
      new Map(
        this.of('stock-goods')
          .filter((offer) => goodOf(offer) === this.hand)
          .map((offer) => [targets(offer.choice)[0] ?? '', offer]),
      ),
  );

  of(group: string): Offer[] {
    return this.here.choosing.offers.filter((offer) => offer.group.id === group);
  }

  // --- deliveries ---------------------------------------------------------------------------------

  /** A click on a city: the cube goes there, or one of its own cubes is meant. */
  pickStop(place: string): void {
    const { chosen } = this.here.choosing;
    const best = this.destinations.get(place)?.[0];
    if (best) {
      if (!chosen || tripOf(chosen).to !== place) this.here.choosing.choose(best);
      return;
    }
    const goods = this.cubes.get(place);
    if (!goods) this.here.choosing.pick(place);
    else if (goods.length === 1) this.takeCube(place, goods[0]!);
    else this.begin(place);
  }

  takeCube(hex: string, good: string): void {
    this.begin(hex);
    this.wanted = { hex, good };
    const [only, another] = [...this.destinations.values()];
    if (only?.[0] && !another) this.here.choosing.choose(only[0]);
  }

  private begin(hex: string): void {
    const { choosing } = this.here;
    choosing.cancel();
    this.wanted = null;
    choosing.picked = [hex];
  }

  /** The next way of the same trip. */
  otherWay(by: 1 | -1 = 1): boolean {
    const { ways, at } = this;
    if (ways.length < 2) return false;
    const next = ways[(at + by + ways.length) % ways.length];
    if (next) this.here.choosing.choose(next);
    return true;
  }

  /** A click on a link: the best way over it, or around it where it is on the way already. */
  overLink(link: string): void {
    const { chosen } = this.here.choosing;
    if (!chosen) return;
    const on = (offer: Offer): boolean => factsOf<WayFacts>(offer.choice).links.includes(link);
    const wished = !on(chosen);
    const next = this.ways.find((offer) => on(offer) === wished);
    if (next) this.here.choosing.choose(next);
  }

  // --- tiles and cubes ----------------------------------------------------------------------------

  takeTile(letter: string): void {
    this.here.choosing.cancel();
    const again = this.letter === letter;
    this.tile = again ? null : { letter, moment: this.here.table.moment };
  }

  /** A town for the tile that was taken. */
  placeTile(hex: string): boolean {
    const { letter } = this;
    const offer = this.cities.find(
      (each) => letterOf(each) === letter && targets(each.choice)[0] === hex,
    );
    if (!offer) return false;
    this.here.choosing.picked = [hex];
    this.here.choosing.choose(offer);
    return true;
  }

  hold(good: string): void {
    this.here.choosing.cancel();
    this.held = good;
  }
}

export const turnOf = once((here) => new Turn(here));

export function tripOf({ choice }: Offer): { hex: string; good: string; to: string } {
  const action = actionOf(choice);
  const good = action.do === 'deliver' ? action.good : '';
  const stops = targets(choice);
  return { hex: stops[0] ?? '', good, to: stops.at(-1) ?? '' };
}

/** The income that a delivery brings each seat. */
export function gainsOf({ choice }: Offer): { seat: number; more: number }[] {
  const told = factsOf<WayFacts>(choice).income;
  if (told) return Object.entries(told).map(([seat, more]) => ({ seat: Number(seat), more }));
  return (choice.effects ?? []).flatMap(({ seat, what, change }) =>
    seat !== null && what === 'income' && change ? [{ seat, more: change }] : [],
  );
}

/** The own gain first, then what gives others less, then fewer links; the best one leads. */
function rank(offer: Offer, own: number | null): number {
  const facts = factsOf<WayFacts>(offer.choice);
  if (facts.best) return -Infinity;
  const gains = gainsOf(offer);
  const mine = gains.find(({ seat }) => seat === own)?.more ?? 0;
  const others = gains.reduce((sum, { seat, more }) => sum + (seat === own ? 0 : more), 0);
  return -mine * 10_000 + others * 100 + facts.links.length;
}

export function letterOf({ choice }: Offer): string {
  const action = actionOf(choice);
  return action.do === 'urbanize' ? action.city : '';
}

function goodOf({ choice }: Offer): string {
  const action = actionOf(choice);
  return action.do === 'stock-goods' ? action.good : '';
}
