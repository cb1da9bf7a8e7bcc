/** The games that have pages of their own, each loaded when it is opened. */
import type { GamePages } from '../frame/pages';

const shelves: Record<string, () => Promise<{ pages: GamePages }>> = {
  'age-of-steam': () => import('./age-of-steam'),
  'steam-power': () => import('./steam-power'),
  'planet-steam': () => import('./planet-steam'),
  'imperial-steam': () => import('./imperial-steam'),
};

export async function pagesOf(game: string): Promise<GamePages> {
  const load = shelves[game];
  return load ? (await load()).pages : {};
}
