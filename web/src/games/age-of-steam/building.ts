/** What can be built on a hex, as the ring around it shows it. */
import type { Plan } from '../../api/types';
import type { Item } from '../../board/Choices.svelte';
import { targets, type Offer } from '../../frame/choosing.svelte';
import { price } from '../../frame/words';
import { aos } from '../../texts/age-of-steam';
import { trackId } from './pieces';
import { actionOf, factsOf, type AosView, type BuildFacts } from './types';

export interface TileItem extends Item {
  /** null: all of that tile are used up. */
  offer: Offer | null;
  pieces: { exits: readonly number[]; seat: number | null }[];
  city: { letter: string; takes: string; growth: string[] } | null;
}

/** A tile that would fit but of which none is left, as the prompt tells it. */
interface UsedUp {
  hex: string;
  tile: string;
  tracks: [number, number][];
  exits: number[];
}

export const isBuild = (offer: Offer): boolean =>
  offer.group.id === 'build' || offer.group.id === 'urbanize';

export const money = (offer: Offer): number => offer.choice.cost?.['money'] ?? 0;

/** The tiles that fit on a hex, the cheapest first, of these the ones that complete a link. */
export function itemsOn(
  plan: Plan,
  view: AosView,
  offers: readonly Offer[],
  hex: string,
  seat: number | null,
): TileItem[] {
  const here = offers.filter((offer) => isBuild(offer) && targets(offer.choice)[0] === hex);
  const owned = new Map(
    (view.position.tiles.find((tile) => tile.hex === hex)?.track ?? []).map((piece) => [
      trackId(hex, piece.exits),
      piece.owner ?? null,
    ]),
  );
  const drawn = (exits: readonly number[]): TileItem['pieces'][number] => {
    const id = trackId(hex, exits);
    return { exits, seat: owned.has(id) ? (owned.get(id) ?? null) : seat };
  };
  const items = here.map((offer) => itemOf(plan, offer, drawn));
  items.sort((a, b) => order(a) - order(b));
  return [...items, ...usedUp(here, hex, drawn)];
}

function order({ offer }: TileItem): number {
  if (!offer) return Infinity;
  const completes = factsOf<BuildFacts>(offer.choice).completes ? 0 : 1;
  return (offer.group.id === 'urbanize' ? 1000 : 0) + money(offer) * 2 + completes;
}

function itemOf(
  plan: Plan,
  offer: Offer,
  drawn: (exits: readonly number[]) => TileItem['pieces'][number],
): TileItem {
  const { choice } = offer;
  const action = actionOf(choice);
  const facts = factsOf<BuildFacts>(choice);
  const tag = facts.completes ? aos.build.completes : facts.how === 'place' ? '' : how(facts.how);
  const cost = price(plan, choice.cost);
  const growth =
    action.do === 'urbanize'
      ? ((plan.places[action.city]?.printed?.['growth'] ?? []) as string[])
      : [];
  const grows = growth.length ? aos.display.grows(growth.join(', ')) : '';
  const words = [choice.label, cost, choice.note, grows].filter(Boolean).join(', ');
  const takes = factsOf<{ takes?: string }>(choice).takes ?? '';
  return {
    id: JSON.stringify(choice.action),
    words,
    price: cost,
    tag: tag || '',
    why: '',
    offer,
    pieces: exitsOf(action).map(drawn),
    city: action.do === 'urbanize' ? { letter: action.city, takes, growth } : null,
  };
}

const how = (kind: 'replace' | 'redirect' | undefined): string =>
  kind === undefined ? '' : aos.build[kind];

function exitsOf(action: ReturnType<typeof actionOf>): readonly number[][] {
  if (action.do === 'build-track') return action.tracks;
  return action.do === 'build-town' ? action.exits.map((exit) => [exit]) : [];
}

function usedUp(
  here: readonly Offer[],
  hex: string,
  drawn: (exits: readonly number[]) => TileItem['pieces'][number],
): TileItem[] {
  const told = here.find((offer) => offer.group.id === 'build')?.group.facts?.['used_up'];
  return ((told as UsedUp[] | undefined) ?? [])
    .filter((each) => each.hex === hex)
    .map((each) => ({
      id: `none:${JSON.stringify([each.tile, each.tracks, each.exits])}`,
      words: aos.build.noneLeft,
      price: '',
      tag: '',
      why: aos.build.noneLeft,
      offer: null,
      pieces: [...each.tracks, ...each.exits.map((exit) => [exit])].map(drawn),
      city: null,
    }));
}

/** The same tile turned: the next offer of its kind on the hex. */
export function turned(
  items: readonly TileItem[],
  chosen: Offer,
  by: 1 | -1,
): { next: Offer; at: number; of: number } | null {
  const kind = factsOf<BuildFacts>(chosen.choice).tile;
  const same = items.flatMap(({ offer }) =>
    offer?.group.id === 'build' && factsOf<BuildFacts>(offer.choice).tile === kind ? [offer] : [],
  );
  const at = same.findIndex((offer) => offer.choice === chosen.choice);
  const next = same[(at + by + same.length) % same.length];
  return at < 0 || !next || same.length < 2 ? null : { next, at: at + 1, of: same.length };
}
