/** The numbers of a player's panel, and what the rules foretell for the seat. */
import type { Prompt, View } from '../../api/types';
import type { Figure, Foreseen } from '../../frame/pages';
import { planetSteam } from '../../texts/planet-steam';
import { LETTERS, planet, RESOURCES, signed, type Amounts } from './told';

const t = planetSteam.figures;

/** `2 ore, 1 water`; empty where there is nothing. */
export const listed = (amounts: Amounts): string =>
  RESOURCES.filter((what) => amounts[what] > 0)
    .map((what) => `${amounts[what]} ${what}`)
    .join(', ');

export function figures(view: View, before: View, seat: number): Figure[] {
  const now = planet(before).players[seat];
  const then = planet(view).players[seat];
  if (!now || !then) return [];
  const figure = (label: string, had: number, has: number, value = String(had)): Figure => ({
    label,
    value,
    change: has === had ? '' : signed(has - had),
    good: has > had,
  });
  const credits =
    now.credits === null
      ? { label: t.credits, value: t.hidden }
      : figure(t.credits, now.credits, then.credits ?? now.credits);
  return [
    credits,
    figure(t.zones, now.zones.length, then.zones.length),
    figure(t.tanks, now.tanks, then.tanks),
    figure(
      t.superchargers,
      before.holdings[seat]?.['supercharger'] ?? 0,
      view.holdings[seat]?.['supercharger'] ?? 0,
    ),
    figure(t.licenses, now.licenses, then.licenses),
    figure(t.luxury, now.luxuries, then.luxuries),
    ...RESOURCES.map((what) => ({
      ...figure(
        what.charAt(0).toUpperCase() + what.slice(1),
        now.resources[what],
        then.resources[what],
        `${now.resources[what]}/${now.capacities[what]}`,
      ),
      brief: LETTERS[what],
    })),
    ...(now.freelance
      ? [{ label: t.freelance, value: `${now.freelance.load}/${now.freelance.holds}` }]
      : []),
  ];
}

export function foreseen(view: View, _before: View, seat: number): Foreseen | null {
  const forecast = planet(view).forecasts[seat];
  if (!forecast?.extracts) return null;
  const told = forecast.extraction;
  const total = listed(told.total);
  if (!total) return null;
  const words = t.extraction(total, told.energy);
  const lost = listed(told.lost);
  if (!told.enough) return { words, badge: { words: t.missing(told.missing), kind: 'warn' } };
  if (lost) return { words, badge: { words: t.noRoom(lost), kind: 'warn' } };
  return { words };
}

/** What an opened panel tells besides: known wealth by its sources, where it stands nowhere else, and
 * the next extraction. */
export function details(view: View, seat: number): [string, string][] {
  const told = planet(view).forecasts[seat];
  if (!told) return [];
  const ranked = view.result?.standings.some((each) => each.seat === seat);
  const found: [string, string][] = ranked
    ? []
    : [...Object.entries(told.sources).map(worth), worth([t.known, told.wealth])];
  if (told.extracts) {
    const { total, energy, lost } = told.extraction;
    found.push([t.extracts, listed(total)], worth([t.energy, energy]), [t.lost, listed(lost)]);
  }
  return found.filter(([, value]) => value !== '' && value !== '0');
}

const worth = ([source, count]: [string, number]): [string, string] => [source, String(count)];

/** What whoever wins an auction has of it. */
export function stake(prompt: Prompt): readonly string[] {
  const told = prompt.groups?.find((group) => group.id === 'bid')?.facts?.['brings'];
  return Array.isArray(told) ? told.map(String) : [];
}

/** A card by its number and its short title. */
export const titled = ({ number, roles }: { number: number; roles: string[] }): string =>
  `${number} ${roles.map((each) => t.roles[each] ?? each).join(' + ')}`;

export function role(view: View, seat: number): string {
  const player = planet(view).players[seat];
  if (!player || player.card === null) return '';
  return titled({ number: player.card, roles: player.roles });
}
