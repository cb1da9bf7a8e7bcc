/** The numbers of a player's panel, all as they are told. */
import { amount, change } from '../../frame/words';
import type { Figure, Foreseen } from '../../frame/pages';
import type { Plan, View } from '../../api/types';
import { aos } from '../../texts/age-of-steam';
import { aosView, charted } from './types';

const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

export function figures(view: View, before: View, seat: number, plan: Plan): Figure[] {
  const [now, then] = [aosView(before), aosView(view)];
  const [had, has] = [now.holdings[seat] ?? {}, then.holdings[seat] ?? {}];
  const [seen, will] = [now.forecasts[seat], then.forecasts[seat]];
  const most = charted(plan, 'shares', 'shares of a player at most');
  const held = (what: string, label: string, less: boolean, tail = ''): Figure => {
    const by = (has[what] ?? 0) - (had[what] ?? 0);
    const value = what === 'money' ? amount(plan, what, had[what] ?? 0) : String(had[what] ?? 0);
    const words = what === 'money' ? change(plan, what, by) : signed(by);
    return { label, value: value + tail, change: by ? words : '', good: less ? by < 0 : by > 0 };
  };
  const foretold = (
    label: string,
    was: number,
    is: number,
    less: boolean,
    net = false,
  ): Figure => ({
    label,
    value: net && was > 0 ? `+${was}` : net && was < 0 ? `−${-was}` : String(was),
    change: is === was ? '' : signed(is - was),
    good: less ? is < was : is > was,
  });
  const f = aos.figures;
  if (now.position.players[seat]?.out) return [];
  return [
    held('money', f.cash, false),
    held('income', f.income, false),
    held('share', f.shares, true, most === null ? '' : `/${most}`),
    held('engine', f.engine, false),
    ...(seen && will
      ? [
          foretold(f.expenses, seen.upkeep, will.upkeep, true),
          foretold(f.net, seen.net, will.net, false, true),
        ]
      : []),
  ];
}

export function foreseen(view: View, before: View, seat: number, plan: Plan): Foreseen | null {
  const [will, seen] = [aosView(view).forecasts[seat], aosView(before).forecasts[seat]];
  if (before.over || !will || !seen) return null;
  if (aosView(before).position.players[seat]?.out)
    return { words: '', badge: { words: aos.gone, kind: 'minus' } };
  const then = aosView(view);
  if (then.position.players[seat]?.out)
    return { words: '', badge: { words: aos.gone, kind: 'minus' } };
  // Once this turn's expenses are paid it brings nothing more; a preview that gets there knows it.
  if (paid(before)) return null;
  if (paid(view) || view.round !== before.round) {
    const [has, had] = [then.holdings[seat] ?? {}, before.holdings[seat] ?? {}];
    const cash = amount(plan, 'money', has['money'] ?? 0);
    return { words: aos.after(cash, had['income'] ?? 0, has['income'] ?? 0) };
  }
  const money = amount(plan, 'money', will.money_after);
  return {
    words: aos.after(money, will.income, will.income_after),
    ...badge(will, seen, plan),
  };
}

const paid = (view: View): boolean => view.over || view.phase === 'goods-growth';

type Seen = ReturnType<typeof aosView>['forecasts'][number];

function badge(will: Seen, seen: Seen, plan: Plan): Pick<Foreseen, 'badge'> {
  if (will.eliminated) return { badge: { words: aos.eliminated, kind: 'minus' } };
  if (will.shortage) {
    const words = aos.short(amount(plan, 'money', will.shortage), will.shortage);
    return { badge: { words, kind: 'warn' } };
  }
  if (will.reduction > seen.reduction)
    return { badge: { words: aos.tax(will.reduction, seen.reduction), kind: 'warn' } };
  if (will.shares_left === 0) return { badge: { words: aos.noShares, kind: 'plain' } };
  return will.next_band === null
    ? {}
    : { badge: { words: aos.rises(will.next_band), kind: 'plain' } };
}

const TURN_ORDER = 'Turn Order';

/** The action of this turn; of the one of the turn before only a pass in the bidding is left. */
export function role(view: View, seat: number): string {
  const told = aosView(view);
  const action = told.position.players[seat]?.action ?? '';
  const bidding = told.phase === 'determine-player-order';
  return told.phase === 'issue-shares' || (bidding && action !== TURN_ORDER) ? '' : action;
}
