/** What never changes on the map, made from its plan once: cities, sites, links, and where names go. */
import type { Plan } from '../../api/types';
import { lies, type Point, type Spot, tenth } from '../../board/geometry';

/** The radius of a city. */
export const ROUND = 14;
/** The size of a name, and how wide a letter of it is. */
export const NAME = 14;
export const LETTER = 6.5;
/** The size of a cube that a city wants. */
export const CUBE = 13;

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

/** Where a name stands: its left upper corner and its width. */
export interface Label {
  x: number;
  y: number;
  width: number;
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

type Box = readonly [left: number, top: number, width: number, height: number];

/** A box around a point. */
const around = (x: number, y: number, reach: number): Box => [
  x - reach,
  y - reach,
  2 * reach,
  2 * reach,
];

/** What lies on the map so far; what is placed keeps clear of it as well as it can. */
class Room {
  private readonly points: Point[];
  private readonly taken: Box[] = [];
  private readonly tokens: Box[] = [];
  private readonly names: Box[] = [];

  constructor(
    private readonly ground: Ground,
    private readonly hubs: ReadonlySet<string>,
    hidden: ReadonlySet<string>,
    crowns: ReadonlySet<string>,
  ) {
    for (const { id, x, y, printed } of ground.cities) {
      // the sign of a hub, with its influence; tokens lie at the lower corners of the others
      if (hubs.has(id)) this.taken.push([x - 11, y - ROUND - 19, 42, 20]);
      else this.tokens.push([x - 19, y, 38, ROUND + 4]);
      // stations, which stand in the first city from the beginning
      if (printed?.['start'] === true) this.taken.push([x - 26, y - ROUND - 15, 52, 17]);
      else this.tokens.push([x - 14, y - ROUND - (hubs.has(id) ? 33 : 15), 28, 17]);
    }
    this.points = ground.rails.flatMap((rail) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((step) => along(rail, step / 12)),
    );
    for (const { id, kind, semmering, middle } of ground.rails) {
      const [x, y] = middle;
      const crown = crowns.has(id);
      if (kind !== 'plain' || crown) this.taken.push(around(x, y, crown ? 13 : 10));
      if (semmering) this.taken.push([x + 10, y - 7, 58, 28]);
    }
    for (const { id, x, y } of ground.sites) if (!hidden.has(id)) this.taken.push(around(x, y, 10));
  }

  /** The best corner for something that belongs to a city. */
  take(own: Spot, corners: readonly Point[], width: number, height: number): Point {
    let best = corners[0]!;
    let least = Infinity;
    for (const corner of corners) {
      const covered = this.covered(own, corner, width, height);
      if (covered < least) [best, least] = [corner, covered];
    }
    this.names.push([best[0], best[1], width, height]);
    return best;
  }

  private covered(own: Spot, [left, top]: Point, width: number, height: number): number {
    const [right, bottom] = [left + width, top + height];
    const [x0, y0, w, h] = this.ground.box;
    const within = ({ x, y }: { x: number; y: number }, reach: number): boolean =>
      left - reach < x && x < right + reach && top - reach < y && y < bottom + reach;
    const links = this.points.filter(([x, y]) => within({ x, y }, 3)).length;
    const cities = this.ground.cities.filter((city) =>
      within(city, ROUND + (this.hubs.has(city.id) ? 5 : 1)),
    ).length;
    const over = ([x, y, wide, high]: Box): boolean =>
      left < x + wide && x < right && top < y + high && y < bottom;
    const boxes = this.taken.filter(over).length;
    const tokens = this.tokens.filter(over).length;
    // of two names on top of each other neither can be read
    const names = this.names.filter(over).length;
    const outside = left < x0 || top < y0 || right > x0 + w || bottom > y0 + h;
    // what is nearer to another city seems to be that one's
    const far = (city: Spot): number =>
      Math.hypot(
        city.x - Math.min(right, Math.max(left, city.x)),
        city.y - Math.min(bottom, Math.max(top, city.y)),
      );
    const away = far(own);
    const strange = this.ground.cities.some((city) => city !== own && far(city) < away);
    return (
      links +
      22 * (cities + boxes) +
      6 * tokens +
      40 * names +
      20 * Number(outside) +
      10 * Number(strange) +
      away / 8
    );
  }
}

/** Where each name goes, with room for the goods below it; `wanted` says how many a city wanted at
 * first, `hidden` the sites that are not there, `crowns` the links of the state railway. */
export function labelsOf(
  ground: Ground,
  wanted: ReadonlyMap<string, number>,
  hubs: ReadonlySet<string>,
  hidden: ReadonlySet<string>,
  crowns: ReadonlySet<string>,
): Map<string, Label> {
  const room = new Room(ground, hubs, hidden, crowns);
  const found = new Map<string, Label>();
  // Those with the most to write choose first.
  const ordered = [...ground.cities].sort(
    (a, b) => (wanted.get(b.id) ?? 0) - (wanted.get(a.id) ?? 0) || b.name.length - a.name.length,
  );
  for (const city of ordered) {
    const { id, x, y, name } = city;
    const goods = wanted.get(id) ?? 0;
    const width = Math.max(nameOf(name).length * LETTER, goods * CUBE);
    const height = NAME + (goods ? CUBE + 3 : 0);
    const near = ROUND + (hubs.has(id) ? 9 : 4);
    const corners = [near, near + 7, near + 14, near + 21].flatMap((away): Point[] => [
      [x - width / 2, y + away],
      [x + away + 2, y - height / 2],
      [x - away - 2 - width, y - height / 2],
      [x - width / 2, y - away - height],
      [x + away - 6, y + away - 6],
      [x - away - width + 6, y + away - 6],
      [x + away - 6, y - away - height + 6],
      [x - away - width + 6, y - away - height + 6],
      [x - 8, y + away],
      [x - width + 8, y + away],
      [x - 8, y - away - height],
      [x - width + 8, y - away - height],
    ]);
    const [left, top] = room.take(city, corners, width, height);
    found.set(id, { x: left, y: top, width });
  }
  return found;
}

/** As much of a name as a map has room for. */
export const nameOf = (name: string): string => name.replace(/ a\. d\. .*/, '');
