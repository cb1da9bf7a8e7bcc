import type { GamePages } from '../../frame/pages';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import Display from './Display.svelte';
import { figures, foreseen, role } from './figures';
import { aos } from '../../texts/age-of-steam';
import { PHASES } from './phases';

const k = aos.keys;

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
    { keys: ['r'], words: k.turn },
    { keys: ['w', 'Tab'], words: k.way },
    { keys: ['e'], words: k.end },
    { keys: ['u'], words: k.raise },
    { keys: ['d'], words: k.drop },
    { keys: ['s'], words: k.skip },
    { keys: ['t'], words: k.pass },
  ],
};
