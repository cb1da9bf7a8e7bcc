/** The options of a table that are not as usual, in words. */
import type { GameTold } from '../api/types';
import { texts } from '../texts/en';
import { making } from '../texts/making';

export function unusual(
  game: GameTold | undefined,
  options: Record<string, unknown>,
): { name: string; value: string; words: string }[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const told = game?.options.find((option) => option.name === name);
    if (told?.default === value) return [];
    const said = value === true ? making.yes : texts.plain(`${value}`);
    return [{ name: texts.plain(name), value: said, words: told?.words ?? '' }];
  });
}
