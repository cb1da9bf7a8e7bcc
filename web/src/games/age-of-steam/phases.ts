/** The groups of choices that the parts of this game show, by phase. */
export const PHASES: Readonly<Record<string, readonly string[]>> = {
  'issue-shares': ['issue-none', 'issue-shares'],
  'determine-player-order': ['drop-out', 'pass', 'bid'],
  'select-actions': ['select-action'],
  'build-track': ['end-build', 'build', 'urbanize'],
  'move-goods': ['decline', 'upgrade-engine', 'deliver'],
  'goods-growth': ['draw-goods', 'skip-production', 'stock-goods'],
};
