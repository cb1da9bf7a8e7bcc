/** The rules of a game as they are played here: fetched once, read into plain data, searched. */
import { text } from '../api/http';
import { read, type Block } from './markdown';

const pages = new Map<string, Promise<Block[]>>();

export function rulesOf(game: string): Promise<Block[]> {
  const found = pages.get(game) ?? text(`/api/games/${encodeURIComponent(game)}/rules`).then(read);
  pages.set(game, found);
  found.catch(() => pages.delete(game));
  return found;
}

/** Of each block what has all the words; headings stay where something under them does. */
export function searched(blocks: Block[], wanted: string): Block[] {
  const body = blocks.filter((block) => !(block.kind === 'heading' && block.level === 1));
  const words = wanted.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return body;
  const fits = (said: string): boolean => {
    const there = said.toLowerCase();
    return words.every((word) => there.includes(word));
  };
  const fitting = body.flatMap((block): Block[] => {
    if (block.kind === 'heading') return [block];
    if (block.kind === 'table') {
      const rows = block.rows.filter((row) => fits(row.words));
      return rows.length ? [{ ...block, rows }] : [];
    }
    if (block.kind === 'list') {
      const items = block.items.filter((item) => fits(item.words));
      return items.length ? [{ ...block, items }] : [];
    }
    return fits(block.words) ? [block] : [];
  });
  return fitting.filter(
    (block, index) =>
      block.kind !== 'heading' ||
      (fitting[index + 1] !== undefined && fitting[index + 1]?.kind !== 'heading'),
  );
}

/** How many passages there are: rows, items, paragraphs. */
export const passages = (blocks: Block[]): number =>
  blocks.reduce((sum, block) => {
    if (block.kind === 'heading') return sum;
    if (block.kind === 'table') return sum + block.rows.length;
    return sum + (block.kind === 'list' ? block.items.length : 1);
  }, 0);

/** Whether a rule of this id is among them. */
export const names = (blocks: Block[], id: string): boolean =>
  blocks.some((block) => block.kind === 'table' && block.rows.some((row) => row.id === id));
