/** The game's types by short names, and the one place where what is told is taken for one of them. */
import type { Choice, Plan, Step, View } from '../../api/types';
import type { components } from './schema';

type Schemas = components['schemas'];

export type AosView = Schemas['AgeOfSteamView'];
export type Position = Schemas['AgeOfSteamPosition'];
export type Link = Schemas['Link'];
export type Delivered = Schemas['CubeDelivered'];
type AnyAction = Schemas['AnyAction'];
type AnyEvent = Schemas['AnyEvent'];

/** A view of this game. */
export const aosView = (view: View): AosView => view as unknown as AosView;

/** What is done, as this game says it. */
export const actionOf = (choice: Choice): AnyAction => choice.action as unknown as AnyAction;

/** What has happened, as this game tells it. */
export const eventsOf = (step: Step): AnyEvent[] => step.events as unknown as AnyEvent[];

/** What is printed on a city or a New City tile. */
export interface CityPrinted {
  takes: string[];
  growth: string[];
}

/** What is printed on a column of the Goods Display. */
export interface ColumnPrinted {
  boxes: number;
  side: 'light' | 'dark';
  die: number;
  /** The hex of the city that it feeds; on the column of a New City its letter. */
  feeds?: string | null;
  city?: string;
}

export interface Column extends ColumnPrinted {
  id: string;
  /** As the position names it. */
  name: string;
  boxIds: string[];
}

/** The columns of the Goods Display in their order. */
export function columnsOf(plan: Plan): Column[] {
  const places = Object.values(plan.places);
  return places
    .filter((place) => place.kind === 'column')
    .map((place) => {
      const name = place.id.replace('column:', '');
      const printed = place.printed as unknown as ColumnPrinted;
      const boxIds = places
        .filter((box) => box.kind === 'box' && box.printed?.['column'] === name)
        .map((box) => box.id);
      return { ...printed, id: place.id, name, boxIds };
    });
}

/** The number that a printed table says of something; null: it says none. */
export function charted(plan: Plan, chart: string, what: string): number | null {
  const row = plan.charts?.[chart]?.rows.find(([name]) => name === what);
  return typeof row?.[1] === 'number' ? row[1] : null;
}

/** What a build says of itself. */
export interface BuildFacts {
  how: 'place' | 'replace' | 'redirect';
  tile: string;
  left: number;
  completes?: [string, string][];
  sections?: number;
}

/** What a delivery says of itself. */
export interface WayFacts {
  links: string[];
  /** The income of each seat, where its effects are more than this. */
  income?: Record<string, number>;
  best?: boolean;
  ways?: number;
}

/** What issuing so many shares says of itself. */
export interface ShareFacts {
  money: number;
  upkeep: number;
  net: number;
  keep: number;
  out_below: number;
}

export const factsOf = <T>(choice: Choice): T => (choice.facts ?? {}) as T;
