/** The numbers of a player's panel, the hands, and what the rules foretell for the seat. */
import type { Plan, View } from '../../api/types';
import type { Figure, Foreseen } from '../../frame/pages';
import { capital } from '../../frame/words';
import { imperialSteam } from '../../texts/imperial-steam';
import { imperial, plain, signed, type SeatView } from './told';

const t = imperialSteam.figures;

const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

export function figures(view: View, before: View, seat: number): Figure[] {
  const now = imperial(before).players[seat];
  const then = imperial(view).players[seat];
  if (!now || !then) return [];
  const figure = (label: string, had: number, has: number, value = plain(had)): Figure => ({
    label,
    value,
    change: has === had ? '' : signed(has - had),
    good: has > had,
  });
  const money =
    now.money === null
      ? { label: t.guldens, value: t.hidden }
      : figure(t.guldens, now.money, then.money ?? now.money);
  const idle = (of: SeatView): number => sum(of.idle);
  return [
    money,
    figure(t.influence, now.influence, then.influence),
    figure(t.income, now.income, then.income),
    {
      ...figure(t.engines, now.engines.length, then.engines.length, t.levels(now.engines)),
      title: t.enginesAre,
    },
    {
      ...figure(t.idle, idle(now), idle(then), t.of(idle(now), idle(now) + sum(now.working))),
      title: t.idleAre,
    },
    { ...figure(t.share, now.share, then.share), title: t.shareIs },
  ];
}

export function foreseen(view: View, _before: View, seat: number): Foreseen | null {
  const told = imperial(view).forecasts[seat];
  if (!told?.now || view.over) return null;
  const { now, with_trieste: reached, without_trieste: without } = told;
  const words = now.trieste
    ? t.now(plain(now.total))
    : t.both(plain(without?.total ?? now.total), plain(reached?.total ?? now.total));
  const warning = view.warnings.find((each) => each.seat === seat);
  return warning ? { words, badge: { words: warning.sentence, kind: 'warn' } } : { words };
}

/** What the score of now leaves open: Trieste, each contract with it, shares, workers. */
export function details(view: View, seat: number, plan: Plan): [string, string][] {
  const told = imperial(view).forecasts[seat];
  if (!told) return [];
  const reached = told.with_trieste;
  const open = reached && !told.now?.trieste;
  return [
    ...(open ? [[imperialSteam.side.reached, plain(reached.total)] as [string, string]] : []),
    ...(reached?.contracts ?? []).map(({ contract, value, missing }): [string, string] => [
      t.contract(capital(plan.places[contract]?.name ?? contract), missing),
      plain(value),
    ]),
    [t.sales, plain(told.sales)],
    [t.experience, plain(told.experience)],
  ];
}

/** The hands: those that are left, then those that lie on the board. */
export function role(view: View, seat: number): string {
  const told = imperial(view);
  const player = told.players[seat];
  if (!player || told.step === 'bid' || view.over) return '';
  const placed = sum(Object.values(player.hands));
  // many of them would leave no room for the name
  if (player.hands_left + placed > 4) return `●${player.hands_left} ○${placed}`;
  return `${'●'.repeat(player.hands_left)}${'○'.repeat(placed)}`;
}
