/** What never changes on the map, made from its plan once: cities, sites, links. */
import type { Plan } from '../../api/types';
import { lies, type Point, type Spot, tenth } from '../../board/geometry';

/** The radius of a city. */
export const ROUND = 14;

export interface Rail {
  id: string;
  name: string;
  ends: [string, string];
  from: Point;
  to: Point;
  middle: Point;
  kind: 'plain' | 'bridge' | 'tunnel';
  semmering: boolean;
}

export interface Ground {
  cities: Spot[];
  sites: Spot[];
  rails: Rail[];
  /** Everything that can be pointed at, with where its middle is. */
  byId: ReadonlyMap<string, { place: { x: number; y: number; name: string } }>;
  box: readonly [number, number, number, number];
}

const made = new WeakMap<Plan, Ground>();

export function groundOf(plan: Plan): Ground {
  let found = made.get(plan);
  if (!found) made.set(plan, (found = make(plan)));
  return found;
}

function make(plan: Plan): Ground {
  const spots = Object.values(plan.places).filter(lies);
  const cities = spots.filter((place) => place.kind === 'city');
  const sites = spots.filter((place) => place.kind === 'site');
  const rails = Object.values(plan.lines ?? {}).flatMap((line): Rail[] => {
    const [from, to] = line.path ?? [];
    if (!from || !to || !line.ends) return [];
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const kind = line.printed?.['kind'];
    return [
      {
        id: line.id,
        name: line.name,
        ends: line.ends as [string, string],
        from,
        to,
        middle,
        kind: kind === 'bridge' || kind === 'tunnel' ? kind : ('plain' as const),
        semmering: line.printed?.['semmering'] === true,
      },
    ];
  });
  const byId = new Map<string, { place: { x: number; y: number; name: string } }>();
  for (const place of [...cities, ...sites]) byId.set(place.id, { place });
  for (const { id, name, middle } of rails)
    byId.set(id, { place: { x: middle[0], y: middle[1], name } });
  const xs = cities.map(({ x }) => x);
  const ys = cities.map(({ y }) => y);
  const left = Math.min(...xs) - 46;
  const top = Math.min(...ys) - 34;
  const box = [left, top, Math.max(...xs) + 50 - left, Math.max(...ys) + 46 - top] as const;
  return { cities, sites, rails, byId, box };
}

/** Where a token of a city lies: at its lower corner, or at an upper one where crowns or sites, which
 * have `taken` these points, are in the way. */
export function tokenAt({ x, y }: Spot, side: 1 | -1, taken: readonly Point[]): Point {
  const [aside, low, high] = [x + side * (ROUND - 1), y + ROUND - 3, y - ROUND + 3];
  const corners: Point[] = [
    [aside, low],
    [aside, high],
    [2 * x - aside, high],
    [2 * x - aside, low],
  ];
  const room = ([at, up]: Point): number =>
    Math.min(...taken.map(([cx, cy]) => Math.hypot(cx - at, cy - up)));
  const most = (a: Point, b: Point): Point => (room(b) > room(a) ? b : a);
  return corners.find((corner) => room(corner) >= 18) ?? corners.reduce(most);
}

/** A link as a path, moved sideways by so much. */
export function railPath({ from, to }: Rail, shift = 0): string {
  const [[ax, ay], [bx, by]] = [from, to];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [dx, dy] = [(-(by - ay) / length) * shift, ((bx - ax) / length) * shift];
  return `M${tenth(ax + dx)} ${tenth(ay + dy)}L${tenth(bx + dx)} ${tenth(by + dy)}`;
}

/** A point of a link, from 0 at its one end to 1 at the other. */
export function along({ from, to }: Rail, part: number, shift = 0): Point {
  const [[ax, ay], [bx, by]] = [from, to];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [
    ax + (bx - ax) * part - ((by - ay) / length) * shift,
    ay + (by - ay) * part + ((bx - ax) / length) * shift,
  ];
}
