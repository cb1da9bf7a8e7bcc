/** Words that every page uses. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const common = {
  name: 'Footplate',
  offline: 'The server cannot be reached. What you did is kept and sent again.',
  failed: (status: number) => `The server did not understand (${status}).`,
  counted,
  nothing: {
    title: 'Nothing here',
    here: 'There is nothing at this address.',
    home: 'To the tables',
  },
  top: { dark: 'Dark colours', light: 'Light colours' },
} as const;
