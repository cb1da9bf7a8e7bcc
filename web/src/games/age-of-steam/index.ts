import type { GamePages } from '../../frame/pages';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import Display from './Display.svelte';
import { figures, foreseen, role } from './figures';
import { PHASES } from './phases';

export const pages: GamePages = {
  Board,
  Ask,
  asks: (phase) => phase in PHASES,
  thin: (phase) => phase === 'build-track' || phase === 'move-goods',
  Display,
  End: () => import('./End.svelte'),
  figures,
  foreseen,
  role,
};
