/** The game's types by short names, and the one place where what is told is taken for one of them. */
import type { Plan, Step, View } from '../../api/types';
import type { components } from './schema';

type Schemas = components['schemas'];

export type AnyEvent = Schemas['AnyEvent'];
export type AutomaDecides = Schemas['AutomaDecides'];
export type City = Schemas['CityView'];
export type Contract = Schemas['ContractCard'];
export type ContractForecast = Schemas['ContractForecast'];
export type PowerView = Schemas['SteamPowerView'];
export type Supply = Schemas['Supply'];

/** A view of this game. */
export const powerView = (view: View): PowerView => view as unknown as PowerView;

/** What has happened, as this game tells it. */
export const eventsOf = (step: Step): AnyEvent[] => step.events as unknown as AnyEvent[];

/** What is printed on a contract, by its name; everybody may know all contracts of the box. */
export function contractsOf(plan: Plan): Map<string, Contract & { place: string }> {
  const found = new Map<string, Contract & { place: string }>();
  for (const place of Object.values(plan.places)) {
    if (place.kind !== 'contract') continue;
    const printed = place.printed as {
      contract: string;
      resources: string[];
      points: number;
      money: number;
      bonus: string | null;
    };
    found.set(printed.contract, {
      place: place.id,
      id: printed.contract,
      resources: printed.resources,
      vp: printed.points,
      money: printed.money,
      bonus: printed.bonus || null,
    });
  }
  return found;
}

/** Who owns track and factories: the seats, in basic solo the companies by their colours. */
export function owners(view: PowerView, names: readonly string[]): string[] {
  return view.bag === null
    ? [...names]
    : view.companies.map(({ color }) => color.charAt(0).toUpperCase() + color.slice(1));
}

/** Seats' colours that come nearest to what the companies are called by. */
const PAINTS: Record<string, number> = { red: 0, purple: 2, yellow: 3, blue: 4, green: 5 };

/** The colour and pattern of an owner, as the number of a seat. */
export function paint(view: PowerView, owner: number): number {
  return view.bag === null ? owner : (PAINTS[view.companies[owner]?.color ?? ''] ?? owner);
}
