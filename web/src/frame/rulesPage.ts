/** The rules page of a game, read from its Markdown: chapters of rules with ids, and words between. */
import { text } from '../api/http';

export interface Rule {
  id: string;
  words: string;
  source: string;
  ruling: string;
}

export interface Chapter {
  title: string;
  /** Paragraphs that are no rules. */
  words: string[];
  rules: Rule[];
}

export interface Piece {
  kind: 'plain' | 'bold' | 'code';
  words: string;
}

const ID = /^[A-Z]{2,5}-[A-Z]+-\d{2,3}$/;
const pages = new Map<string, Promise<Chapter[]>>();

/** The page of a game, fetched once. */
export function rulesOf(game: string): Promise<Chapter[]> {
  const found = pages.get(game) ?? text(`/api/games/${encodeURIComponent(game)}/rules`).then(read);
  pages.set(game, found);
  found.catch(() => pages.delete(game));
  return found;
}

export function read(page: string): Chapter[] {
  const chapters: Chapter[] = [];
  let chapter: Chapter | null = null;
  for (const line of page.split('\n')) {
    const heading = /^#{1,3} (.*)/.exec(line);
    if (heading) {
      chapter = { title: heading[1] ?? '', words: [], rules: [] };
      chapters.push(chapter);
    } else if (line.startsWith('|')) {
      const [id = '', words = '', source = '', ruling = ''] = cells(line);
      if (ID.test(id)) chapter?.rules.push({ id, words, source, ruling });
      else if (/^[-: ]*$/.test(id))
        chapter?.words.pop(); // above it stood the heads of the columns
      else chapter?.words.push(cells(line).join(' · '));
    } else if (line.trim()) {
      chapter?.words.push(line.trim());
    }
  }
  return chapters.filter((each) => each.words.length || each.rules.length);
}

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** Bold and code of a line; whatever else Markdown knows is shown as it is written. */
export function pieces(words: string): Piece[] {
  return words
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part): Piece => {
      if (part.startsWith('**')) return { kind: 'bold', words: part.slice(2, -2) };
      if (part.startsWith('`')) return { kind: 'code', words: part.slice(1, -1) };
      return { kind: 'plain', words: part };
    });
}
