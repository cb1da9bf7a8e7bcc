/** What Imperial Steam tells, by short names, and how its goods and hubs look. */
import type { Choice, Group, Plan, View } from '../../api/types';
import type { Offer } from '../../frame/choosing.svelte';
import type { components } from './schema';

type Schemas = components['schemas'];

export type ImperialView = Schemas['ImperialSteamView'];
export type Foretold = Schemas['ImperialSteamForecast'];
export type SeatView = Schemas['SeatView'];
export type CityView = Schemas['CityView'];
export type SiteView = Schemas['SiteView'];
export type LinkView = Schemas['LinkView'];
export type HubView = Schemas['HubView'];
export type Contract = Schemas['ContractView'];
export type Wealth = Schemas['Wealth'];
export type TriestePlan = Schemas['TriestePlan'];
export type Goods = Schemas['Goods'];
export type Good = Schemas['MarketView']['good'];
export type Hub = HubView['hub'];

export const GOODS: readonly Good[] = ['wood', 'stone', 'iron', 'coal'];
export const LEVELS: readonly (1 | 2 | 3)[] = [1, 2, 3];

/** Each hub has a letter besides its colour. */
export const HUBS: Record<Hub, { letter: string; fill: string; ink: string }> = {
  bronze: { letter: 'Br', fill: '#a05e28', ink: '#fffaf0' },
  white: { letter: 'Wh', fill: '#fffdf6', ink: '#2b2a27' },
  green: { letter: 'Gr', fill: '#446b2d', ink: '#fffaf0' },
  blue: { letter: 'Bl', fill: '#3765a3', ink: '#fffaf0' },
};

export const imperial = (view: View): ImperialView => view as unknown as ImperialView;

export const forecastOf = (view: View | null, seat: number | null): Foretold | null =>
  view && seat !== null ? (imperial(view).forecasts[seat] ?? null) : null;

/** The main actions in the order of the board. */
export const actionsOf = (plan: Plan): { id: string; name: string }[] =>
  Object.values(plan.places).filter((place) => place.kind === 'action');

/** A fact of a choice or a group, where it has the type that it should have. */
export function number(of: Choice | Group, name: string): number | null {
  const found = of.facts?.[name];
  return typeof found === 'number' ? found : null;
}

export function words(of: Choice | Group, name: string): string {
  const found = of.facts?.[name];
  return typeof found === 'string' ? found : '';
}

/** The least and the most guldens of a main action. */
export function prices(group: Group): [number, number] | null {
  const found = group.facts?.['price'];
  if (!Array.isArray(found)) return null;
  const [least, most] = found as unknown[];
  return typeof least === 'number' && typeof most === 'number' ? [least, most] : null;
}

export const guldens = (choice: Choice): number => choice.cost?.['money'] ?? 0;

export const offersOf = (offers: readonly Offer[], group: string): Offer[] =>
  offers.filter((offer) => offer.group.id === group);

/** Of equal kinds the cheaper one first. */
export const byPrice = (offers: readonly Offer[]): Offer[] =>
  [...offers].sort((a, b) => guldens(a.choice) - guldens(b.choice));

const MINUS = '−';

/** `+20`, `−10`, `±0`. */
export const signed = (count: number): string =>
  count > 0 ? `+${count}` : count < 0 ? `${MINUS}${-count}` : '±0';

export const plain = (count: number): string => (count < 0 ? `${MINUS}${-count}` : `${count}`);

/** Every cube of a store, one by one. */
export const cubes = (goods: Goods): Good[] =>
  GOODS.flatMap((good) => Array<Good>(goods[good]).fill(good));

/** What a silver key is worth while its hub stands there. */
export const silverWorth = (plan: Plan | null, influence: number): number =>
  Number(plan?.places[`influence:${influence}`]?.printed?.['silver'] ?? 0);
