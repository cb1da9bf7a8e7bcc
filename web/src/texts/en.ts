/** Every word that the pages themselves say. What the games say comes from the server. A game's own
 * pages have their words in `texts/<game>.ts`, which are loaded with them. */
import { common } from './common';
import { frame } from './frame';
import { home } from './home';
import { learning } from './learning';
import { making } from './making';

export const texts = { ...common, ...frame, ...home, ...learning, ...making } as const;
