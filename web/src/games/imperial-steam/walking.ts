/** Where the arrow keys go on the map: to the nearest thing in that direction. */
import type { Ground } from './ground';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isArrow = (key: string): boolean => key in STEPS;

export function stepped(
  ground: Ground,
  there: (id: string) => boolean,
  from: string,
  key: string,
): string | undefined {
  const step = STEPS[key];
  const start = ground.byId.get(from)?.place;
  if (!step || !start) return undefined;
  const [dx, dy] = step;
  let best: string | undefined;
  let least = Infinity;
  for (const [id, { place }] of ground.byId) {
    if (!there(id)) continue;
    const [x, y] = [place.x - start.x, place.y - start.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const far = along + 2.2 * aside;
    if (along > 2 && far < least) [best, least] = [id, far];
  }
  return best;
}

/** The next thing that can be chosen, from the top left on, round the map if wished. */
export function nextLit(
  ground: Ground,
  lit: ReadonlyMap<string, unknown>,
  from: string,
  by: 1 | -1,
  round: boolean,
): string | undefined {
  const order = [...ground.byId.entries()]
    .filter(([id]) => lit.has(id) || id === from)
    .sort(([, a], [, b]) => a.place.y - b.place.y || a.place.x - b.place.x)
    .map(([id]) => id);
  const next = order.indexOf(from) + by;
  if (!round && (next < 0 || next >= order.length)) return undefined;
  const found = order[(next + order.length) % order.length];
  return found !== from ? found : undefined;
}
