/** What the pages draw of Steam Power alone. */
import type { GamePages } from '../../frame/pages';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import Display from './Display.svelte';
import { figures, foreseen, role } from './figures';
import Hand from './Hand.svelte';

export const pages: GamePages = {
  Board,
  Hand,
  Ask,
  asks: () => true,
  room: 44,
  Display,
  End: () => import('./End.svelte'),
  figures,
  foreseen,
  role,
};
