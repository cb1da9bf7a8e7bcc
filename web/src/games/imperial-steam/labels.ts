/** Where the names of cities stand on the map, so that all can be read. */
import type { Point, Spot } from '../../board/geometry';
import { along, type Ground, ROUND, tokenAt } from './ground';

/** The size of a name, and how wide a letter of it is. */
export const NAME = 14;
const LETTER = 5.6;
/** How wide a sign of the price of a station is. */
const DIGIT = 5;
/** The size of a cube that a city wants. */
export const CUBE = 13;
/** How far from its city the farthest corner of a name can be. */
const FAR = 150;
/** How bad it is to lie on something; where a name stands as badly as on one thing it chooses first
 * next time. */
const THING = 22;
const TOKEN = 12;
const NAMES = 40; // of two names on top of each other neither can be read
const OUTSIDE = 20;
const STRANGE = 10;
/** How often the badly placed may choose first. */
const TRIES = 6;

/** Where a name stands, with the goods below it: its left upper corner and its size. */
export interface Label {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What lies on a map from the set-up on. */
export interface Layout {
  /** How many goods a city wanted at first: they stand below its name. */
  wanted: ReadonlyMap<string, number>;
  hubs: ReadonlySet<string>;
  sites: ReadonlySet<string>;
  /** Links of the state railway. */
  crowns: ReadonlySet<string>;
}

type Box = readonly [left: number, top: number, width: number, height: number];

/** A box around a point. */
const around = (x: number, y: number, reach: number): Box => [
  x - reach,
  y - reach,
  2 * reach,
  2 * reach,
];

/** Where crowns of the state railway and sites lie. */
export const takenOf = (ground: Ground, { crowns, sites }: Layout): Point[] => [
  ...ground.rails.filter(({ id }) => crowns.has(id)).map(({ middle }) => middle),
  ...ground.sites.filter(({ id }) => sites.has(id)).map(({ x, y }): Point => [x, y]),
];

/** What lies on the map already; names keep clear of it, and of each other, as well as they can. */
class Room {
  readonly names = new Map<string, Box>();
  private readonly taken: Box[] = [];
  private readonly tokens: Box[] = [];
  private readonly links = new Map<string, Point[]>();

  constructor(
    private readonly ground: Ground,
    private readonly layout: Layout,
  ) {
    const points = ground.rails.flatMap((rail) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((step) => along(rail, step / 12)),
    );
    const thick = takenOf(ground, layout);
    for (const city of ground.cities) {
      const { id, x, y, printed } = city;
      const hub = layout.hubs.has(id);
      // the sign of a hub, with its influence; tokens lie at the others
      if (hub) this.taken.push([x - 11, y - ROUND - 19, 42, 20]);
      else
        for (const side of [1, -1] as const)
          this.tokens.push(around(...tokenAt(city, side, thick), 8));
      // stations, which stand in the first city from the beginning
      if (printed?.['start'] === true) this.taken.push([x - 26, y - ROUND - 15, 52, 17]);
      else this.tokens.push([x - 14, y - ROUND - (hub ? 33 : 15), 28, 17]);
      this.links.set(
        id,
        points.filter(([px, py]) => Math.hypot(px - x, py - y) < FAR),
      );
    }
    for (const { id, kind, semmering, middle } of ground.rails) {
      const [x, y] = middle;
      const crown = layout.crowns.has(id);
      if (kind !== 'plain' || crown) this.taken.push(around(x, y, crown ? 13 : 10));
      if (semmering) this.taken.push([x - 18, y - 7, 56, 28]);
    }
    for (const { id, x, y } of ground.sites)
      if (layout.sites.has(id)) this.taken.push(around(x, y, 10));
  }

  /** Put the name of a city where it covers least, and say how bad that is. */
  place(city: Spot): number {
    this.names.delete(city.id);
    const [width, height] = this.size(city);
    let best: Box = [city.x, city.y, width, height];
    let least = Infinity;
    for (const [left, top] of this.corners(city, width, height)) {
      const box: Box = [left, top, width, height];
      const covered = this.covered(city, box);
      if (covered < least) [best, least] = [box, covered];
    }
    this.names.set(city.id, best);
    return least;
  }

  private size(city: Spot): [width: number, height: number] {
    const goods = this.layout.wanted.get(city.id) ?? 0;
    const words = nameOf(city.name).length * LETTER + priceOf(city).length * DIGIT + 3;
    return [Math.max(words, goods * CUBE), NAME + (goods ? CUBE + 3 : 0)];
  }

  private corners({ id, x, y }: Spot, width: number, height: number): Point[] {
    const near = ROUND + (this.layout.hubs.has(id) ? 9 : 4);
    return [near, near + 7, near + 14, near + 21, near + 28].flatMap((away): Point[] => [
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
  }

  private covered(own: Spot, [left, top, width, height]: Box): number {
    const [right, bottom] = [left + width, top + height];
    const [x0, y0, w, h] = this.ground.box;
    const within = (x: number, y: number, reach: number): boolean =>
      left - reach < x && x < right + reach && top - reach < y && y < bottom + reach;
    const over = ([x, y, wide, high]: Box): boolean =>
      left < x + wide && x < right && top < y + high && y < bottom;
    // two names in a row stay apart
    const beside = ([x, y, wide, high]: Box): boolean => over([x - 4, y, wide + 8, high]);
    const cities = this.ground.cities.filter(({ id, x, y }) =>
      within(x, y, ROUND + (this.layout.hubs.has(id) ? 5 : 1)),
    );
    const outside = left < x0 || top < y0 || right > x0 + w || bottom > y0 + h;
    // what is nearer to another city seems to be that one's
    const far = ({ x, y }: Spot): number =>
      Math.hypot(x - Math.min(right, Math.max(left, x)), y - Math.min(bottom, Math.max(top, y)));
    const away = far(own);
    const strange = this.ground.cities.some((city) => city !== own && far(city) < away);
    return (
      this.links.get(own.id)!.filter(([x, y]) => within(x, y, 3)).length +
      THING * (cities.length + this.taken.filter(over).length) +
      TOKEN * this.tokens.filter(over).length +
      NAMES * [...this.names.values()].filter(beside).length +
      OUTSIDE * Number(outside) +
      STRANGE * Number(strange) +
      away / 8
    );
  }
}

/** Where each name goes, with room for the goods below it. */
export function labelsOf(ground: Ground, layout: Layout): Map<string, Label> {
  const room = new Room(ground, layout);
  const goods = ({ id }: Spot): number => layout.wanted.get(id) ?? 0;
  // Those with the most to write choose first, and next time those that stand badly.
  let order = [...ground.cities].sort(
    (a, b) => goods(b) - goods(a) || b.name.length - a.name.length,
  );
  let least = Infinity;
  let best = new Map<string, Box>();
  for (let nth = 0; nth < TRIES; nth++) {
    room.names.clear();
    for (const city of order) room.place(city);
    // and once more each, now that it is known where the others stand
    const bad = new Map(order.map((city) => [city, room.place(city)]));
    const total = [...bad.values()].reduce((sum, each) => sum + each, 0);
    if (total < least) [least, best] = [total, new Map(room.names)];
    const badly = order.filter((city) => bad.get(city)! >= THING);
    if (!badly.length) break;
    order = [...badly, ...order.filter((city) => !badly.includes(city))];
  }
  return new Map([...best].map(([id, [x, y, width, height]]) => [id, { x, y, width, height }]));
}

/** What a station costs, and how many fit. */
export function priceOf({ printed }: Spot): string {
  const [cost, sites] = [printed?.['station_cost'], printed?.['station_sites']];
  return cost ? `${cost}${Number(sites) > 1 ? `×${sites}` : ''}` : '';
}

/** As much of a name as a map has room for. */
export const nameOf = (name: string): string => name.replace(/ a\. d\. .*/, '');
