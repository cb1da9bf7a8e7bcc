/** What a player's panel says: numbers in the same order everywhere, what they are worth, the end. */
import type { Plan, View } from '../../api/types';
import type { Figure, Foreseen } from '../../frame/pages';
import { amount, change } from '../../frame/words';
import { texts } from '../../texts/steam-power';
import { powerView, type PowerView } from './types';

interface Counted {
  label: string;
  of: (view: PowerView, seat: number) => number;
  money?: boolean;
  /** Whether fewer is no loss and more no gain: contracts leave the hand to be fulfilled. */
  neutral?: boolean;
}

const EVERYWHERE: Counted[] = [
  { label: texts.panel.money, of: (view, seat) => view.players[seat]?.money ?? 0, money: true },
  { label: texts.panel.contracts, of: (view, seat) => view.players[seat]?.fulfilled.length ?? 0 },
  { label: texts.panel.hand, of: (view, seat) => view.players[seat]?.cards ?? 0, neutral: true },
];
const OF_COMPANY: Counted[] = [
  { label: texts.panel.trains, of: (view, seat) => view.companies[seat]?.trains ?? 0 },
  {
    label: texts.panel.factories,
    of: (view, seat) => view.companies[seat]?.factories ?? 0,
    neutral: true,
  },
  { label: texts.panel.cities, of: (view, seat) => view.companies[seat]?.network.length ?? 0 },
];

/** In basic solo one seat leads all companies, which have a card of their own. */
export function figures(told: View, settled: View, seat: number, plan: Plan): Figure[] {
  const [view, before] = [powerView(told), powerView(settled)];
  const solo = before.bag !== null;
  return [...EVERYWHERE, ...(solo ? [] : OF_COMPANY)].map(({ label, of, money, neutral }) => {
    const had = of(before, seat);
    const by = of(view, seat) - had;
    const needed = label === texts.panel.contracts && !solo ? `/${before.needed}` : '';
    return {
      label,
      value: (money ? amount(plan, 'money', had) : String(had)) + needed,
      change: by ? (money ? change(plan, 'money', by) : texts.signed(by)) : '',
      ...(neutral ? {} : { good: by > 0 }),
    };
  });
}

export function foreseen(_told: View, settled: View, seat: number): Foreseen | null {
  const view = powerView(settled);
  const forecast = view.forecasts[seat];
  if (!forecast) return null;
  const told = { words: texts.panel.worth(forecast.sources), inDetails: true };
  const near = view.warnings.some((each) => each.seat === seat && each.rule === 'SP-SCORE-02');
  if (near && forecast.to_end !== null) {
    return { ...told, badge: { words: texts.panel.fromEnd(forecast.to_end), kind: 'warn' } };
  }
  return told;
}

export function role(settled: View, seat: number): string {
  const view = powerView(settled);
  if (view.over || view.seat !== seat) return '';
  if (view.bonus || view.phase === 'bonus') return texts.panel.bonus;
  return view.phase === 'automa' || view.bag !== null
    ? ''
    : texts.panel.action(view.turn_actions - view.actions + 1);
}
