/** What a preview changes of what the rules foretell: numbers that the engine tells, side by side. */
import type { View } from '../api/types';

export interface Foretold {
  label: string;
  from: number;
  to: number;
}

const words = (field: string): string => field.replaceAll('_', ' ');
const MOST = 4;
/** Said elsewhere: whose it is, and the score of the result. */
const ELSEWHERE = new Set(['seat', 'score']);

/** The plain numbers of a seat's forecast that are others afterwards. */
export function foretold(before: View, after: View, seat: number): Foretold[] {
  const had = (before.forecasts[seat] ?? {}) as Record<string, unknown>;
  const has = (after.forecasts[seat] ?? {}) as Record<string, unknown>;
  const holds = after.holdings[seat] ?? {};
  const found: Foretold[] = [];
  for (const [field, to] of Object.entries(has)) {
    const from = had[field];
    if (ELSEWHERE.has(field) || field in holds) continue;
    if (typeof to !== 'number' || typeof from !== 'number') continue;
    if (to !== from) found.push({ label: words(field), from, to });
  }
  return found.slice(0, MOST);
}

/** All plain fields of a seat's forecast, for who looks closer; nested ones by their path. */
export function fieldsOf(forecast: unknown): [string, string][] {
  const found: [string, string][] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') {
      if (path !== 'seat' && !path.endsWith(' seat') && value !== '' && found.length < 60)
        found.push([path, value === true ? '✓' : value === false ? '–' : String(value)]);
    } else if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      for (const [field, inner] of Object.entries(value))
        visit(inner, path ? `${path} ${words(field)}` : words(field));
    }
  };
  visit(forecast, '');
  return found;
}
