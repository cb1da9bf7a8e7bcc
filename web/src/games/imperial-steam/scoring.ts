/** Why a step of the scoring brings a seat what it brings, from what the wealth tells. */
import { imperialSteam } from '../../texts/imperial-steam';
import { plain, type Wealth } from './told';

const t = imperialSteam.scoring;

export function reasonOf(
  wealth: Wealth,
  step: string,
  nameOf: (id: string) => string,
  names: readonly string[],
): string {
  switch (step) {
    case 'money':
      return t.money;
    case 'income':
      return wealth.doubled ? t.doubled : t.income;
    case 'goods':
      return wealth.goods ? t.goods : t.nothing;
    case 'keys': {
      const gold = Object.entries(wealth.gold_keys).map(([hub, worth]) => t.gold(hub, worth));
      const silver = Object.entries(wealth.silver_keys).map(([hub, worth]) => t.silver(hub, worth));
      return [...gold, ...silver].join(', ') || t.noKeys;
    }
    case 'hubs':
      return wealth.hubs.length ? t.hubs(wealth.hubs.join(', ')) : t.noHubs;
    case 'contracts':
      if (!wealth.trieste) return t.noTrieste;
      return (
        wealth.contracts
          .map(({ contract, value, missing }) =>
            missing.length
              ? t.unfilled(nameOf(contract), plain(value), missing.join(', '))
              : t.filled(nameOf(contract), value),
          )
          .join(', ') || t.noContracts
      );
    case 'fees': {
      if (!wealth.trieste) return t.noTrieste;
      const paid = wealth.way.map(({ link, seat, amount }) =>
        t.pays(amount, names[seat] ?? '', nameOf(link)),
      );
      if (wealth.fees_received) paid.push(t.receives(wealth.fees_received));
      return paid.join(', ') || t.noFees;
    }
    case 'shareholders':
      return wealth.shareholders ? t.cut(wealth.shareholders, wealth.before) : t.noShareholders;
  }
  return '';
}
