/** The words of what is foretold, by the name of its field, for all games. */
export interface Told {
  words: string;
  /** Written as money is. */
  money?: boolean;
  /** Said beside a preview: what nothing else there says. */
  previewed?: boolean;
}

export const forecasts: Readonly<Record<string, Told>> = {
  money_after: { words: 'cash after this turn', money: true, previewed: true },
  upkeep: { words: 'expenses of a turn', money: true },
  net: { words: 'income less expenses' },
  shortage: { words: 'expenses that cannot be paid', money: true },
  eliminated: { words: 'out of the game' },
  reduction: { words: 'income reduction' },
  income_after: { words: 'income after this turn' },
  next_band: { words: 'reduction rises at an income of' },
  share_price: { words: 'a share brings', money: true },
  shares_left: { words: 'shares still to issue' },
  to_end: { words: 'contracts to the end', previewed: true },
  sales: { words: 'sales', previewed: true },
  income: { words: 'income', previewed: true },
  experience: { words: 'experience', previewed: true },
  production: { words: 'new tanks of the market', previewed: true },
  wealth: { words: 'wealth', previewed: true },
};
