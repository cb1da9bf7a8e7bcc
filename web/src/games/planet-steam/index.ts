/** Planet Steam: zones and terminal, a desk for each kind of question, wealth. */
import type { GamePages } from '../../frame/pages';
import { planetSteam } from '../../texts/planet-steam';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import Side from './Side.svelte';
import Watched from './Watched.svelte';
import { details, figures, foreseen, role, stake } from './panel';

/** Where a number is altered by minus and plus. */
const STEPPED = ['specialists', 'zones', 'freelance', 'trade'];

export const pages: GamePages = {
  Board,
  Ask,
  asks: () => true,
  stake,
  Watched,
  // what is touched is higher
  room: matchMedia('(hover: none)').matches ? 124 : 98,
  still: true,
  // the room of what happened last, which the log tells, is the desk's
  thin: () => false,
  stays: (phase) => STEPPED.includes(phase),
  Display: Side,
  details,
  figures,
  foreseen,
  role,
  keys: [{ keys: ['+', '-'], words: planetSteam.keys.quantity }],
};
