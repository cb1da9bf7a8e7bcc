/** Where the keyboard goes on a board of hexes. */
import type { Ground } from './ground';

/** Edges to try for each arrow, the best one first; left and right have no straight neighbour, so
 * they go by turns to the upper and the lower one and stay on one height. */
const EDGES: Readonly<Record<string, readonly number[]>> = {
  ArrowUp: [0],
  ArrowDown: [3],
  ArrowLeft: [5, 4],
  ArrowRight: [1, 2],
};

export function moved(ground: Ground, from: string, key: string): string | undefined {
  const next = ground.next.get(from);
  const here = ground.byId.get(from);
  const edges = EDGES[key];
  if (!next || !here || !edges) return undefined;
  const low = Math.round(here.place.x / 60) % 2 === 1;
  const ordered = edges.length > 1 && !low ? [...edges].reverse() : edges;
  return ordered.map((edge) => next[edge]).find(Boolean);
}

/** The next place where something can be chosen, column by column; round the board if wished. */
export function nextLit(
  ground: Ground,
  lit: ReadonlyMap<string, unknown>,
  from: string,
  by: 1 | -1,
  round: boolean,
): string | undefined {
  const order = ground.hexes.map((hex) => hex.id);
  const start = order.indexOf(from);
  for (let step = 1; step <= order.length; step++) {
    const index = start + by * step;
    if (!round && (index < 0 || index >= order.length)) return undefined;
    const id = order[(index + order.length * 2) % order.length];
    if (id && id !== from && lit.has(id)) return id;
  }
  return undefined;
}
