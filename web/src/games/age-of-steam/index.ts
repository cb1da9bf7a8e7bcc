import type { GamePages } from '../../frame/pages';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import Display from './Display.svelte';
import { figures, foreseen, role } from './figures';
import { aos } from '../../texts/age-of-steam';
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
  keys: [
    { keys: ['r'], words: aos.keys.turn },
    { keys: ['w', 'Tab'], words: aos.keys.way },
    { keys: ['d'], words: aos.keys.drop },
    { keys: ['t'], words: aos.keys.pass },
    { keys: ['u'], words: aos.keys.engine },
    { keys: ['e'], words: aos.keys.end },
    { keys: ['s'], words: aos.keys.skip },
  ],
};
