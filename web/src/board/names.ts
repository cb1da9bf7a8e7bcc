/** How names are broken and fitted, as the server's pictures do it. */
const WIDE = 0.53;

/** A long name of several words takes two lines. */
export function nameLines(name: string, longest = 9): string[] {
  const space = name.indexOf(' ');
  return name.length > longest && space > 0
    ? [name.slice(0, space), name.slice(space + 1)]
    : [name];
}

export const widthOf = (words: string, size: number): number => words.length * size * WIDE;

/** The size of letters with which words take no more than the room. */
export const fitting = (words: string, size: number, room: number): number =>
  Math.min(size, room / Math.max(1, words.length * WIDE));
