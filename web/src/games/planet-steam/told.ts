/** What Planet Steam tells, by short names, and how its goods look. */
import type { Choice, Group, View } from '../../api/types';
import type { Offer } from '../../frame/choosing.svelte';
import type { components } from './schema';

type Schemas = components['schemas'];

export type PlanetView = Schemas['PlanetSteamView'];
export type Gauge = Schemas['Gauge'];
export type Tank = Schemas['Tank'];
export type Extraction = Schemas['ExtractionForecast'];
export type Foretold = Schemas['PlanetSteamForecast'];
export type Amounts = Schemas['Amounts'];
export type Resource = Gauge['resource'];

export const RESOURCES: readonly Resource[] = ['quartz', 'ore', 'water', 'energy'];

/** Each good has a shape and a letter besides its colour. */
export const SHAPES: Record<Resource, string> = {
  quartz: 'M0-8.5L7-2L4 7.500H-4L-7-2Z',
  ore: 'M-8 6L-4.500-6L3-7.500L8 1L5 6.500Z',
  water: 'M0-9C4-3 6.500-.5 6.500 3A6.500 6.500 0 0 1-6.500 3C-6.500-.5-4-3 0-9Z',
  energy: 'M2-9L-6.500 1.500H-.5L-2.500 9L6.500-2H.8Z',
};
export const LETTERS: Record<Resource, string> = {
  quartz: 'Qz',
  ore: 'Or',
  water: 'W',
  energy: 'E',
};

export const isResource = (what: string): what is Resource =>
  (RESOURCES as readonly string[]).includes(what);

export const planet = (view: View): PlanetView => view as unknown as PlanetView;

export const gives = (tank: Tank): Resource => tank.converter ?? 'water';

export const forecastOf = (view: View | null, seat: number | null): Foretold | null =>
  view && seat !== null ? (planet(view).forecasts[seat] ?? null) : null;

/** A fact of a choice or a group, where it has the type that it should have. */
export function number(of: Choice | Group, name: string): number | null {
  const found = of.facts?.[name];
  return typeof found === 'number' ? found : null;
}

export function words(of: Choice, name: string): string {
  const found = of.facts?.[name];
  return typeof found === 'string' ? found : '';
}

export function list<T>(of: Choice, name: string): T[] {
  const found = of.facts?.[name];
  return Array.isArray(found) ? (found as T[]) : [];
}

export function amounts(of: Choice | Group, name: string): Record<string, number> {
  const found = of.facts?.[name];
  return typeof found === 'object' && found !== null ? (found as Record<string, number>) : {};
}

export const offersOf = (offers: Offer[], group: string): Offer[] =>
  offers.filter((offer) => offer.group.id === group);

const MINUS = '\u2212';

/** `+2`, `−1`, `±0`. */
export const signed = (count: number): string =>
  count > 0 ? `+${count}` : count < 0 ? `${MINUS}${-count}` : '±0';
