/** What never changes on a board of hexes, made from its plan once. */
import type { Plan } from '../api/types';
import { border, H, lies, neighbours, R, type Spot, tenth } from './geometry';

export type Terrain = 'land' | 'river' | 'hills' | 'rough' | 'water' | 'closed';

/** How a game's kinds of hexes look; places of other kinds lie beside the map. */
export interface Look {
  terrain: Readonly<Record<string, Terrain>>;
  /** The symbol that stands on a kind. */
  signs?: Readonly<Record<string, string>>;
  /** Kinds whose coordinates are not written, since something else stands there. */
  unlabelled?: readonly string[];
}

export interface LandHex {
  id: string;
  place: Spot;
  terrain: Terrain;
  points: string;
  sign: string;
  labelled: boolean;
}

export interface Ground {
  hexes: LandHex[];
  byId: ReadonlyMap<string, LandHex>;
  next: ReadonlyMap<string, (string | undefined)[]>;
  coast: string;
  /** Rivers with edges as two strokes; springs where the board names no edge as waves. */
  rivers: { hex: string; d: string }[];
  waves: string[];
  borders: { id: string; name: string; d: string }[];
  /** Left, top, width, height of the map. */
  box: readonly [number, number, number, number];
}

const made = new WeakMap<Plan, { look: Look; ground: Ground }>();

/** The ground of a plan, which is made once however many ask for it. */
export function groundOf(plan: Plan, look: Look): Ground {
  const before = made.get(plan);
  if (before?.look === look) return before.ground;
  const ground = make(plan, look);
  made.set(plan, { look, ground });
  return ground;
}

function make(plan: Plan, look: Look): Ground {
  const spots = Object.values(plan.places)
    .filter(lies)
    .filter((place) => place.kind in look.terrain);
  const hexes = spots.map((place) => ({
    id: place.id,
    place,
    terrain: look.terrain[place.kind] ?? 'land',
    points: place.outline.map(([x, y]) => `${x},${y}`).join(' '),
    sign: look.signs?.[place.kind] ?? '',
    labelled: !look.unlabelled?.includes(place.kind),
  }));
  const next = neighbours(spots);
  const lines = Object.values(plan.lines ?? {});
  return {
    hexes,
    byId: new Map(hexes.map((hex) => [hex.id, hex])),
    next,
    coast: border(spots, next),
    rivers: lines
      .filter((line) => line.kind === 'river')
      .map((line) => ({ hex: String(line.printed?.['hex']), d: riverPath(line.path ?? []) })),
    waves: hexes
      .filter(({ place, terrain }) => terrain === 'river' && !riverEdges(place).length)
      .map(({ place }) => wavesOn(place)),
    borders: lines
      .filter((line) => line.kind === 'border' && line.path?.length === 2)
      .map(({ id, name, path }) => ({ id, name, d: polyline(path ?? []) })),
    box: boxOf(spots),
  };
}

function riverEdges(place: Spot): unknown[] {
  const edges = place.printed?.['river'];
  return Array.isArray(edges) ? edges : [];
}

const polyline = (path: readonly (readonly [number, number])[]): string =>
  path.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');

/** Five points are a bent river: the curve through its middle one; others are straight. */
function riverPath(path: readonly (readonly [number, number])[]): string {
  const [a, , b, , c] = path;
  if (path.length !== 5 || !a || !b || !c) return polyline(path);
  const by = [2 * b[0] - (a[0] + c[0]) / 2, 2 * b[1] - (a[1] + c[1]) / 2];
  return `M${a[0]} ${a[1]}Q${tenth(by[0]!)} ${tenth(by[1]!)} ${c[0]} ${c[1]}`;
}

const wavesOn = ({ x, y }: Spot): string =>
  [-8, 1, 10].map((down) => `M${tenth(x - 16)} ${tenth(y + down)}q4-5 8 0t8 0t8 0t8 0`).join('');

function boxOf(spots: readonly Spot[]): readonly [number, number, number, number] {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const left = Math.min(...xs) - R;
  const top = Math.min(...ys) - H / 2;
  // Plates of two lines reach below the lowest hexes.
  return [left, top, Math.max(...xs) + R - left, Math.max(...ys) + H / 2 + 8 - top];
}
