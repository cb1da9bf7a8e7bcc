/** The sheet of symbols that the server's pictures use as well; `make pictures` writes it. */
import sheet from './symbols.svg?raw';

/** The inside of the sheet, to stand once in a board. */
export const definitions = sheet.slice(sheet.indexOf('>') + 1, sheet.lastIndexOf('</svg>'));

/** How far each symbol reaches from its middle. */
export const reach: Readonly<Record<string, readonly [number, number]>> = Object.fromEntries(
  [...sheet.matchAll(/<symbol id="fp-([\w-]+)" viewBox="(\S+) (\S+) /g)].map(
    ([, name, left, top]) => [name!, [-Number(left), -Number(top)] as const],
  ),
);
