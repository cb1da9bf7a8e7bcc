/** What a preview changes of what the rules foretell: numbers that the engine tells, side by side. */
import type { Plan, View } from '../api/types';
import { forecasts } from '../texts/forecasts';
import { amount, figure } from './words';

export interface Foretold {
  label: string;
  /** As they are written. */
  from: string;
  to: string;
}

const words = (field: string): string => forecasts[field]?.words ?? field.replaceAll('_', ' ');
const written = (plan: Plan | null, field: string, count: number): string =>
  forecasts[field]?.money ? amount(plan, 'money', count) : figure(count);
const MOST = 4;

/** The plain numbers of a seat's forecast that are others afterwards. What is foretold of one round
 * says nothing of another. */
export function foretold(
  before: View,
  after: View,
  seat: number,
  plan: Plan | null = null,
): Foretold[] {
  if (before.round !== after.round) return [];
  const had = (before.forecasts[seat] ?? {}) as Record<string, unknown>;
  const has = (after.forecasts[seat] ?? {}) as Record<string, unknown>;
  const holds = after.holdings[seat] ?? {};
  const found: Foretold[] = [];
  for (const [field, to] of Object.entries(has)) {
    const from = had[field];
    if (!forecasts[field]?.previewed || field in holds) continue;
    if (typeof to !== 'number' || typeof from !== 'number') continue;
    if (to !== from) {
      const [was, is] = [written(plan, field, from), written(plan, field, to)];
      found.push({ label: words(field), from: was, to: is });
    }
  }
  return found.slice(0, MOST);
}

/** All plain fields of a seat's forecast, for who looks closer; nested ones by their path. */
export function fieldsOf(forecast: unknown, plan: Plan | null = null): [string, string][] {
  const found: [string, string][] = [];
  const said = (value: unknown, field: string): string =>
    value === true
      ? '✓'
      : value === false
        ? '–'
        : typeof value === 'number'
          ? written(plan, field, value)
          : String(value);
  const visit = (value: unknown, path: string, last = ''): void => {
    if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') {
      if (path !== 'seat' && !path.endsWith(' seat') && value !== '' && found.length < 60)
        found.push([path, said(value, last)]);
    } else if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      for (const [field, inner] of Object.entries(value))
        visit(inner, path ? `${path} ${words(field)}` : words(field), field);
    }
  };
  visit(forecast, '');
  return found;
}
