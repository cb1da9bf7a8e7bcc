/** Flat-top hexes on paper: the same curves and corners as the server's pictures have. Edges count
 * clockwise from the north, corner 0 is the right one of the northern edge. */
import type { Place } from '../api/types';

/** From the middle of a hex to its corners, and from edge to edge. */
export const R = 40;
export const H = R * Math.sqrt(3);

export type Point = readonly [number, number];

const turn = (degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
};

export function edgePoint(x: number, y: number, edge: number, reach = H / 2): Point {
  const [dx, dy] = turn(60 * edge - 90);
  return [x + reach * dx, y + reach * dy];
}

export function cornerPoint(x: number, y: number, corner: number, radius = R): Point {
  const [dx, dy] = turn(60 * corner - 60);
  return [x + radius * dx, y + radius * dy];
}

export const tenth = (value: number): number => Math.round(value * 10) / 10;
const at = ([x, y]: Point): string => `${tenth(x)} ${tenth(y)}`;

/** The corners of a hex as a polygon takes them. */
export function outline(x: number, y: number, radius = R): string {
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => cornerPoint(x, y, corner, radius))
    .map(([px, py]) => `${tenth(px)},${tenth(py)}`)
    .join(' ');
}

/** A path between two edges that leaves both at a right angle; with one, to the middle. */
export function curve(x: number, y: number, exits: readonly number[]): string {
  const start = `M${at(edgePoint(x, y, exits[0] ?? 0))}`;
  const end = exits[1];
  if (end === undefined) return `${start}L${at([x, y])}`;
  return `${start}Q${at([x, y])} ${at(edgePoint(x, y, end))}`;
}

/** A piece of track on a hex. */
export interface Piece {
  x: number;
  y: number;
  exits: readonly number[];
}

/** A way from one middle to another over pieces of track, in order, as one path. */
export function way(from: Point, pieces: readonly Piece[], to: Point): string {
  let path = `M${at(from)}`;
  let here = from;
  for (const { x, y, exits } of pieces) {
    const ends: Point[] = exits.map((edge) => edgePoint(x, y, edge));
    if (ends.length === 1) ends.push([x, y]);
    const forward = near(ends[0]!, here) <= near(ends[1]!, here);
    const [first, last] = forward ? [ends[0]!, ends[1]!] : [ends[1]!, ends[0]!];
    path += `L${at(first)}Q${at([x, y])} ${at(last)}`;
    here = last;
  }
  return `${path}L${at(to)}`;
}

const near = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** A place that lies on the board. */
export interface Spot extends Place {
  x: number;
  y: number;
  outline: [number, number][];
}

export function lies(place: Place | undefined): place is Spot {
  return place?.x != null && place.y != null && (place.outline?.length ?? 0) > 0;
}

/** The path around hexes, without the sides where two of them meet. */
export function border(
  places: readonly Spot[],
  next: ReadonlyMap<string, (string | undefined)[]> = neighbours(places),
): string {
  const inside = new Set(places.map(({ id }) => id));
  return places
    .flatMap(({ id, outline: corners }) =>
      corners.map((to, edge) =>
        inside.has(next.get(id)?.[edge] ?? '') ? '' : `M${at(corners.at(edge - 1)!)}L${at(to)}`,
      ),
    )
    .join('');
}

/** The hex that lies over each edge of a hex, found by where hexes lie. */
export function neighbours(places: readonly Spot[]): Map<string, (string | undefined)[]> {
  const key = (x: number, y: number): string => `${Math.round(x / 15)},${Math.round(y / 15)}`;
  const around = (x: number, y: number): string[] =>
    [-3, 0, 3].flatMap((dx) => [-3, 0, 3].map((dy) => key(x + dx, y + dy)));
  const there = new Map<string, Spot>();
  for (const place of places) there.set(key(place.x, place.y), place);
  const find = ([x, y]: Point): string | undefined =>
    around(x, y)
      .map((each) => there.get(each))
      .find((place) => place && near([place.x, place.y], [x, y]) < R / 2)?.id;
  return new Map(
    places.map(({ id, x, y }) => [
      id,
      [0, 1, 2, 3, 4, 5].map((edge) => find(edgePoint(x, y, edge, H))),
    ]),
  );
}

/** The ends of unfinished track: exits over which no track and no city lies. */
export function looseEnds(
  exits: ReadonlyMap<string, ReadonlySet<number>>,
  cities: ReadonlySet<string>,
  next: ReadonlyMap<string, (string | undefined)[]>,
): { hex: string; edge: number }[] {
  const found: { hex: string; edge: number }[] = [];
  for (const [hex, edges] of exits) {
    for (const edge of edges) {
      const over = next.get(hex)?.[edge] ?? '';
      if (!cities.has(over) && !exits.get(over)?.has((edge + 3) % 6)) found.push({ hex, edge });
    }
  }
  return found;
}
