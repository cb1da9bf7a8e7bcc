/** The choices of a prompt in an order that people can take in: number series become one quantity,
 * long groups are folded, what cannot be done comes last with its reason. */
import type { Group, Plan, Refusal } from '../api/types';
import { targets, type Offer } from './choosing.svelte';

/** Choices that differ by one number alone: bid 19, bid 20, bid 21. */
export interface Series {
  id: string;
  numbers: number[];
  offers: Map<number, Offer>;
}

export interface Shown {
  id: string;
  title: string;
  note: string;
  series: Series[];
  offers: Offer[];
  /** How many there are, however many are laid out. */
  count: number;
}

export interface Refused {
  id: string;
  title: string;
  why: Refusal;
}

const SERIES_FROM = 5;

const sameTargets = (a: Offer, b: Offer): boolean =>
  targets(a.choice).join('\n') === targets(b.choice).join('\n');

/** Part the offers of a group into number series and the others. */
export function seriesOf(offers: Offer[]): { series: Series[]; rest: Offer[] } {
  const alike = new Map<string, Offer[]>();
  for (const offer of offers) {
    // One share and two shares are the same thing.
    const shape = offer.choice.label.replace(/\d+/g, '#').replace(/(# \p{L}+?)s\b/gu, '$1');
    const found = alike.get(shape);
    if (found) found.push(offer);
    else alike.set(shape, [offer]);
  }
  const series: Series[] = [];
  const inSeries = new Set<Offer>();
  for (const [shape, found] of alike) {
    const made = found.length >= SERIES_FROM ? oneSeries(shape, found) : null;
    if (!made) continue;
    series.push(made);
    found.forEach((offer) => inSeries.add(offer));
  }
  return { series, rest: offers.filter((offer) => !inSeries.has(offer)) };
}

function oneSeries(shape: string, offers: Offer[]): Series | null {
  if (!offers.every((offer) => sameTargets(offer, offers[0]!))) return null;
  const read = offers.map((offer) => (offer.choice.label.match(/\d+/g) ?? []).map(Number));
  const places = read[0]!.length;
  for (let place = 0; place < places; place++) {
    const numbers = read.map((each) => each[place]!);
    if (new Set(numbers).size !== offers.length) continue;
    const byNumber = new Map(offers.map((offer, index) => [numbers[index]!, offer]));
    return { id: shape, numbers: [...numbers].sort((a, b) => a - b), offers: byNumber };
  }
  return null;
}

/** Whether a choice has the words in its label, its note, or the names of its places. */
export function matches(offer: Offer, wanted: string, plan: Plan | null): boolean {
  const { choice } = offer;
  const names = targets(choice).map(
    (id) => plan?.places[id]?.name ?? plan?.lines?.[id]?.name ?? id,
  );
  const said = [choice.label, choice.note ?? '', ...names, ...targets(choice)].join(' ');
  const text = said.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export function shownGroups(groups: Group[], offers: Offer[]): Shown[] {
  return groups
    .map((group) => {
      const own = offers.filter((offer) => offer.group.id === group.id);
      const { series, rest } = seriesOf(own);
      const { id, title, note = '' } = group;
      return { id, title, note, series, offers: rest, count: own.length };
    })
    .filter((group) => group.count);
}

export function refusedGroups(groups: Group[]): Refused[] {
  return groups.flatMap(({ id, title, choices, why_not }) =>
    !choices?.length && why_not ? [{ id, title, why: why_not }] : [],
  );
}
