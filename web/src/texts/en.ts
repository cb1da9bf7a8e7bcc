/** Every word that the pages themselves say. What the games say comes from the server. A game's own
 * pages have their words in `texts/<game>.ts`, which are loaded with them; so have lessons
 * and the making of tables. */
import { common } from './common';
import { frame } from './frame';
import { home } from './home';

export const texts = { ...common, ...frame, ...home } as const;
