/** The position as lists of things to draw, with ids that stay, so that only what differs is touched. */
import { lies, looseEnds, type Piece, type Point, type Spot, way } from '../../board/geometry';
import type { Ground, Look } from '../../board/ground';
import type { Plan } from '../../api/types';
import type { ContractForecast, PowerView, Supply } from './types';

export const LOOK: Look = {
  terrain: { plains: 'land', hills: 'hills', mountains: 'rough', water: 'water', city: 'land' },
  signs: { hills: 'hills', mountains: 'mountain' },
  unlabelled: ['city', 'water'],
};

export interface DrawnTrack {
  id: string;
  hex: string;
  exits: [number, number];
  owner: number;
}

export const tracksOf = (view: PowerView): DrawnTrack[] =>
  view.tracks.map(({ hex, track, owner }) => ({
    id: `${hex} ${track.join('-')} ${owner}`,
    hex,
    exits: track,
    owner,
  }));

export function stopsOf(
  view: PowerView,
  ground: Ground,
): { id: string; hex: string; edge: number }[] {
  const exits = new Map<string, Set<number>>();
  for (const { hex, track } of view.tracks) {
    const there = exits.get(hex) ?? new Set<number>();
    track.forEach((edge) => there.add(edge));
    exits.set(hex, there);
  }
  const cities = new Set(view.cities.map(({ hex }) => hex));
  return looseEnds(exits, cities, ground.next).map(({ hex, edge }) => ({
    id: `${hex} ${edge}`,
    hex,
    edge,
  }));
}

export const spotOf = (plan: Plan, hex: string): Spot | null => {
  const place = plan.places[hex];
  return lies(place) ? place : null;
};

/** The links over which the resources of a contract travel, as paths. */
export function waysOf(view: PowerView, plan: Plan, forecast: ContractForecast): string[] {
  const legs = forecast.sources.flatMap((source) => source.way ?? []);
  const names = new Set(legs.map(({ hexes, owner }) => `${hexes.join()} ${owner}`));
  return view.links
    .filter(({ hexes, owner }) => names.has(`${hexes.join()} ${owner}`))
    .flatMap(({ hexes, path }) => {
      const ends = hexes.map((hex) => spotOf(plan, hex));
      const pieces = path.map(({ hex, track }): Piece | null => {
        const spot = spotOf(plan, hex);
        return spot && { x: spot.x, y: spot.y, exits: track };
      });
      if (!ends[0] || !ends[1] || pieces.includes(null)) return [];
      const at = (spot: Spot): Point => [spot.x, spot.y];
      return [way(at(ends[0]), pieces as Piece[], at(ends[1]))];
    });
}

/** What is fetched from each city by the cheapest way. */
export function byCity(forecast: ContractForecast): Map<string, Supply[]> {
  const found = new Map<string, Supply[]>();
  for (const supply of forecast.sources) {
    if (supply.city === null) continue;
    found.set(supply.city, [...(found.get(supply.city) ?? []), supply]);
  }
  return found;
}
