/** What stands on the map, made from a view: track, unfinished ends, cities and towns. */
import type { Plan } from '../../api/types';
import {
  curve,
  lies,
  looseEnds,
  way,
  type Piece,
  type Point,
  type Spot,
} from '../../board/geometry';
import type { Ground, Look } from '../../board/ground';
import type { Leg } from '../../board/Way.svelte';
import type { AosView, CityPrinted, Link } from './types';

export const LOOK: Look = {
  terrain: {
    plain: 'land',
    river: 'river',
    mountain: 'rough',
    town: 'land',
    city: 'land',
    lake: 'water',
  },
  signs: { mountain: 'mountain' },
  unlabelled: ['lake', 'city'],
};

export interface TrackOn {
  id: string;
  hex: string;
  d: string;
  seat: number | null;
  link: string;
}

export interface Stop {
  id: string;
  name: string;
  kind: 'city' | 'town';
  x: number;
  y: number;
  letter: string;
  takes: string[];
  growth: string[];
  cubes: string[];
}

export const trackId = (hex: string, exits: readonly number[]): string =>
  `${hex}:${[...exits].sort().join('-')}`;

export function tracksOf(plan: Plan, view: AosView): TrackOn[] {
  const links = new Map<string, string>();
  for (const link of view.links)
    for (const step of link.path) links.set(trackId(step.hex, step.exits), link.id);
  const found: TrackOn[] = [];
  for (const tile of view.position.tiles) {
    const place = plan.places[tile.hex];
    if (!lies(place)) continue;
    for (const { exits, owner } of tile.track) {
      const id = trackId(tile.hex, exits);
      const d = curve(place.x, place.y, exits);
      found.push({ id, hex: tile.hex, d, seat: owner ?? null, link: links.get(id) ?? '' });
    }
  }
  return found;
}

export interface LooseEnd {
  id: string;
  x: number;
  y: number;
  edge: number;
}

export function endsOf(ground: Ground, view: AosView): LooseEnd[] {
  const exits = new Map<string, Set<number>>();
  for (const tile of view.position.tiles)
    exits.set(tile.hex, new Set(tile.track.flatMap((piece) => piece.exits)));
  const cities = new Set(view.position.new_cities.map((city) => city.hex));
  for (const hex of ground.hexes) if (hex.place.kind === 'city') cities.add(hex.id);
  return looseEnds(exits, cities, ground.next).flatMap(({ hex, edge }) => {
    const place = ground.byId.get(hex)?.place;
    return place ? [{ id: `${hex}:${edge}`, x: place.x, y: place.y, edge }] : [];
  });
}

export function stopsOf(plan: Plan, view: AosView): Stop[] {
  const letters = new Map(view.position.new_cities.map(({ hex, city }) => [hex, city as string]));
  const cubes = view.position.cubes as Record<string, string[]>;
  const found: Stop[] = [];
  for (const place of Object.values(plan.places)) {
    if (!lies(place) || (place.kind !== 'city' && place.kind !== 'town')) continue;
    const letter = letters.get(place.id) ?? '';
    const tile = letter ? plan.places[letter] : place;
    const kind = place.kind === 'city' || letter ? 'city' : 'town';
    const printed = tile?.printed as unknown as Partial<CityPrinted> | undefined;
    found.push({
      id: place.id,
      name: place.name,
      kind,
      x: place.x,
      y: place.y,
      letter,
      takes: printed?.takes ?? [],
      growth: printed?.growth ?? [],
      cubes: cubes[place.id] ?? [],
    });
  }
  return found;
}

/** As many cubes are drawn; of more the number is told. */
const ROOM = 8;

export interface CubeSpot {
  good: string;
  x: number;
  y: number;
}

/** Where the cubes of a stop lie: in one row or two; of very many the rest is a number. */
export function cubeSpots(stop: Stop): { cubes: CubeSpot[]; scale: number; more: CubeSpot | null } {
  const scale = stop.kind === 'city' ? 0.95 : 0.75;
  const y = stop.kind === 'city' ? stop.y + 3 : stop.y;
  const shown = stop.cubes.length <= ROOM ? stop.cubes : stop.cubes.slice(0, ROOM - 1);
  const rest = stop.cubes.length - shown.length;
  const signs = rest ? [...shown, `+${rest}`] : shown;
  const half = Math.ceil(signs.length / 2);
  const rows = signs.length <= 3 ? [signs] : [signs.slice(0, half), signs.slice(half)];
  const spots = rows.flatMap((line, row) =>
    line.map((good, column) => ({
      good,
      x: stop.x + (column - (line.length - 1) / 2) * 14.4 * scale - 1,
      y: y + (row - (rows.length - 1) / 2) * 14.2 * scale,
    })),
  );
  return {
    cubes: spots.filter((spot) => !spot.good.startsWith('+')),
    scale,
    more: spots.find((spot) => spot.good.startsWith('+')) ?? null,
  };
}

// --- ways over links -----------------------------------------------------------------------------

const pieceOn = (plan: Plan, step: { hex: string; exits: readonly number[] }): Piece[] => {
  const place = plan.places[step.hex];
  return lies(place) ? [{ x: place.x, y: place.y, exits: step.exits }] : [];
};

const middleOf = (place: Spot): Point => [place.x, place.y];

/** A link as it is travelled from one of its ends. */
export function legOf(plan: Plan, link: Link, from: string): Leg | null {
  const forward = link.ends[0] === from;
  const [start, end] = forward ? link.ends : [link.ends[1], link.ends[0]];
  const [a, b] = [plan.places[start], plan.places[end]];
  if (!lies(a) || !lies(b)) return null;
  const steps = forward ? link.path : [...link.path].reverse();
  const pieces = steps.flatMap((step) => pieceOn(plan, step));
  const middle = pieces.filter((piece) => piece.exits.length > 1);
  const at = middle[Math.floor(middle.length / 2)] ?? pieces[0];
  return {
    id: link.id,
    d: way(middleOf(a), pieces, middleOf(b)),
    seat: link.owner ?? null,
    at: at ? onTrack(at) : middleOf(a),
  };
}

/** The middle of a piece of track. */
function onTrack({ x, y, exits }: Piece): Point {
  const path = curve(x, y, exits).slice(1).split(/[QL ]/).map(Number);
  const [ax, ay, , , bx, by] = path;
  if (bx === undefined || by === undefined) return [(ax! + x) / 2, (ay! + y) / 2];
  return [ax! / 4 + x / 2 + bx / 4, ay! / 4 + y / 2 + by / 4];
}

/** The links of a way in its order, each as it is travelled. */
export function legsOf(
  plan: Plan,
  view: AosView,
  ids: readonly string[],
  stops: readonly string[],
): Leg[] {
  const links = new Map(view.links.map((link) => [link.id, link]));
  return ids.flatMap((id, index) => {
    const link = links.get(id);
    const leg = link && legOf(plan, link, stops[index] ?? '');
    return leg ? [leg] : [];
  });
}

/** The legs of a delivery that was made: its links by their ends and owners. */
export function legsMade(
  plan: Plan,
  view: AosView,
  route: readonly string[],
  owners: readonly (number | null)[],
): Leg[] {
  return route.slice(1).flatMap((to, index) => {
    const from = route[index]!;
    const owner = owners[index] ?? null;
    const link = view.links.find(
      ({ ends, owner: has }) =>
        (has ?? null) === owner &&
        ((ends[0] === from && ends[1] === to) || (ends[0] === to && ends[1] === from)),
    );
    const leg = link && legOf(plan, link, from);
    return leg ? [leg] : [];
  });
}
