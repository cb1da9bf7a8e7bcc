/** The numbers of a seat for its panel: a game's own, or what it holds, by the words of the plan. */
import type { Plan, View } from '../api/types';
import { texts } from '../texts/en';
import type { Figure, GamePages } from './pages';
import { amount, change, heading } from './words';

/** How many numbers a panel shows before it is opened. */
export const FEW = 6;

export function figuresOf(
  pages: GamePages,
  view: View,
  before: View,
  seat: number,
  plan: Plan,
): Figure[] {
  if (pages.figures) return pages.figures(view, before, seat, plan);
  const had = before.holdings[seat] ?? {};
  const all = Object.entries(view.holdings[seat] ?? {}).map(([what, count]) => {
    const was = had[what] ?? 0;
    const by = count - was;
    return {
      what,
      seen: was !== 0 || by !== 0,
      figure: {
        label: heading(plan, what),
        value: what === 'money' ? amount(plan, what, was) : String(was),
        change: by ? change(plan, what, by).split(' ')[0]! : '',
        good: by > 0,
      },
    };
  });
  // What others may not know they still count on.
  const secret = !('money' in (before.holdings[seat] ?? {}));
  if (secret && before.holdings.some((each) => 'money' in each))
    all.unshift({
      what: 'money',
      seen: true,
      figure: { label: heading(plan, 'money'), value: texts.table.hidden, change: '', good: false },
    });
  // What nobody has anything of is only noise, but the same columns for all are not.
  const known = (what: string): boolean =>
    what === 'money' || before.holdings.some((each) => (each[what] ?? 0) !== 0);
  return all.filter((each) => each.seen || known(each.what)).map((each) => each.figure);
}
