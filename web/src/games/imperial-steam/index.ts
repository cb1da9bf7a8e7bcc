/** Imperial Steam: the map with the way to Trieste, action board and displays, the player board, and
 * the scoring step by step. */
import type { GamePages } from '../../frame/pages';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import Side from './Side.svelte';
import { details, figures, foreseen, role } from './panel';

export const pages: GamePages = {
  Board,
  Ask,
  asks: () => true,
  stays: () => true,
  Display: Side,
  End: () => import('./End.svelte'),
  figures,
  foreseen,
  details,
  role,
};
