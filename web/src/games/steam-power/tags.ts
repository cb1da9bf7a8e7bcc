/** What stands above cities: prices with payees, why not here, who could deliver. */
import type { Choosing, Offer } from '../../frame/choosing.svelte';
import { texts } from '../../texts/steam-power';
import { byCity } from './drawn';
import type { ContractForecast, PowerView, Supply } from './types';

export interface CityTag {
  hex: string;
  words: string;
  note: string;
  payees: { seat: number; name: string }[];
  kind: 'price' | 'no' | 'could';
}

/** Of the contract that is looked at: where its resources come from and what they cost. */
export function contractTags(
  view: PowerView,
  forecast: ContractForecast,
  names: readonly string[],
): CityTag[] {
  const tags = [...byCity(forecast)].map(([hex, supplies]): CityTag => {
    const city = view.cities.find((each) => each.hex === hex);
    const flips = supplies.some((supply) => supply.flips);
    return {
      hex,
      words: supplies.map(({ price }) => texts.money(price)).join(' '),
      note: flips ? texts.board.flips(city?.worth ?? 0) : '',
      payees: payeesOf(supplies).map((seat) => ({ seat, name: names[seat] ?? '' })),
      kind: 'price',
    };
  });
  const known = new Set(tags.map(({ hex }) => hex));
  const could = [...new Set(Object.values(forecast.suppliers).flat())];
  return [
    ...tags,
    ...could
      .filter((hex) => !known.has(hex))
      .map((hex): CityTag => ({
        hex,
        words: texts.board.could,
        note: '',
        payees: [],
        kind: 'could',
      })),
  ];
}

const payeesOf = (supplies: readonly Supply[]): number[] => [
  ...new Set(supplies.flatMap(({ pay = [] }) => pay.map(([seat]) => seat))),
];

/** While a resource is fetched: the cheapest price at every city that has it. */
export function sourceTags(
  lit: Choosing['lit'],
  viewer: number | null,
  names: readonly string[],
): CityTag[] {
  return [...lit].map(([hex, offers]) => {
    const best = offers.find(({ choice }) => choice.facts?.['cheapest']) ?? offers[0]!;
    return {
      hex,
      words: texts.money(best.choice.cost?.['money'] ?? 0),
      note: best.choice.facts?.['flips'] ? texts.ask.flips : '',
      payees: paidBy(best, viewer).map((seat) => ({ seat, name: names[seat] ?? '' })),
      kind: 'price',
    };
  });
}

const paidBy = ({ choice }: Offer, viewer: number | null): number[] =>
  (choice.effects ?? [])
    .filter(({ seat, what, change }) => what === 'money' && seat !== viewer && change > 0)
    .map(({ seat }) => seat ?? 0);

/** While factories are built: free cities that may not take one. */
export function factoryTags(view: PowerView, lit: Choosing['lit']): CityTag[] {
  return view.cities
    .filter(({ hex, color, owner }) => color !== 'purple' && owner === null && !lit.has(hex))
    .map(({ hex }) => ({ hex, words: texts.board.no, note: '', payees: [], kind: 'no' }));
}
