/** The little of Markdown that rules are written in, read into plain data: nothing of it is markup
 * of its own, so nothing in it can be executed. */
export type Span =
  | { kind: 'text' | 'code' | 'strong' | 'em' | 'rule'; words: string }
  | { kind: 'link'; words: string; href: string };

export type Block =
  | { kind: 'heading'; level: number; id: string; spans: Span[]; words: string }
  | { kind: 'paragraph'; spans: Span[]; words: string }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'code'; words: string }
  | { kind: 'table'; head: Span[][]; rows: Row[] };

export interface Item {
  spans: Span[];
  words: string;
}

export interface Row {
  /** The rule that the row is; empty: none. */
  id: string;
  cells: Span[][];
  words: string;
}

const RULE = /[A-Z]{2,5}-[A-Z0-9]+-\d{2,3}/;
const INLINE = new RegExp(
  `\`([^\`]+)\`|\\*\\*([^*]+)\\*\\*|\\*([^*\\s][^*]*)\\*|\\[([^\\]]+)\\]\\(([^)\\s]+)\\)|(${RULE.source})`,
  'g',
);

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: 'text', words: text.slice(at, match.index) });
    const [whole, code, strong, em, words, href, rule] = match;
    if (code !== undefined)
      found.push({
        kind: new RegExp(`^${RULE.source}$`).test(code) ? 'rule' : 'code',
        words: code,
      });
    else if (strong !== undefined) found.push({ kind: 'strong', words: strong });
    else if (em !== undefined) found.push({ kind: 'em', words: em });
    else if (rule !== undefined) found.push({ kind: 'rule', words: rule });
    else if (words !== undefined && href !== undefined && /^(https?:\/\/|#)/.test(href))
      found.push({ kind: 'link', words, href });
    else found.push({ kind: 'text', words: words ?? whole });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: 'text', words: text.slice(at) });
  return found;
}

const said = (parts: Span[]): string => parts.map((part) => part.words).join('');

export const slug = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

function cells(line: string): string[] {
  const bare = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  return bare.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function table(lines: string[]): Block {
  const [first = '', , ...rest] = lines;
  const rows = rest.map((line): Row => {
    const found = cells(line);
    const id = found[0]?.replaceAll('`', '') ?? '';
    const parts = found.map(spans);
    return {
      id: new RegExp(`^${RULE.source}$`).test(id) ? id : '',
      cells: parts,
      words: parts.map(said).join(' '),
    };
  });
  return { kind: 'table', head: cells(first).map(spans), rows };
}

const ITEM = /^\s*(?:[-*]|\d+[.)])\s+/;

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  const ordered = /^\s*\d/.test(lines[0] ?? '');
  return {
    kind: 'list',
    ordered,
    items: items.map((item) => ({ spans: spans(item), words: said(spans(item)) })),
  };
}

function heading(line: string): Block {
  const level = line.match(/^#+/)?.[0].length ?? 1;
  const parts = spans(line.replace(/^#+\s*/, ''));
  return { kind: 'heading', level, id: slug(said(parts)), spans: parts, words: said(parts) };
}

/** Read a whole text. */
export function read(text: string): Block[] {
  const found: Block[] = [];
  for (const chunk of chunks(text)) {
    const [first = ''] = chunk;
    if (first.startsWith('```'))
      found.push({ kind: 'code', words: chunk.slice(1).join('\n').replace(/```$/, '') });
    else if (first.startsWith('#')) found.push(heading(first));
    else if (first.startsWith('|')) found.push(table(chunk));
    else if (ITEM.test(first)) found.push(list(chunk));
    else {
      const parts = spans(chunk.map((line) => line.trim()).join(' '));
      found.push({ kind: 'paragraph', spans: parts, words: said(parts) });
    }
  }
  return found;
}

/** Lines that belong together: parted by empty ones, headings by themselves. */
function chunks(text: string): string[][] {
  const found: string[][] = [];
  let now: string[] = [];
  let code = false;
  const close = (): void => {
    if (now.length) found.push(now);
    now = [];
  };
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('```')) {
      if (!code) close();
      now.push(line);
      code = !code;
      if (!code) close();
    } else if (code) now.push(line);
    else if (!line.trim()) close();
    else if (/^#{1,6}\s/.test(line)) {
      close();
      found.push([line]);
    } else now.push(line);
  }
  close();
  return found;
}
