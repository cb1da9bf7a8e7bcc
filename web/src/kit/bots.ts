/** What bots are called: people who built the first railways, each by an initial of its own. */
import { initial } from './seats';

const NAMES = [
  'Brunel',
  'Crampton',
  'Denis',
  'Engerth',
  'Fowler',
  'Ghega',
  'Hackworth',
  'Judah',
  'Kessler',
  'Locke',
  'Maffei',
  'Norris',
  'Pease',
  'Riggenbach',
  'Stephenson',
  'Trevithick',
  'Vignoles',
  'Winans',
];

/** A name whose initial nobody at the table has yet. */
export function botName(taken: string[]): string {
  const used = new Set(taken.map(initial));
  const free = NAMES.filter((name) => !used.has(initial(name)));
  const from = free.length ? free : NAMES;
  return from[Math.floor(Math.random() * from.length)] ?? 'Bot';
}

/** So many names, apart from each other and from those that are there. */
export function botNames(count: number, taken: string[]): string[] {
  const found: string[] = [];
  while (found.length < count) found.push(botName([...taken, ...found]));
  return found;
}
