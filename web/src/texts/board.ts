/** The words of a board, for any game. */
export const boardTexts = {
  board: (title: string) => `Board: ${title}`,
  keys: 'Arrows go from hex to hex, Enter picks, N and P go to the next place that can be chosen.',
  larger: 'Zoom in',
  smaller: 'Zoom out',
  whole: 'Show the whole board',
  layers: 'Layers',
  coordinates: 'Coordinates',
  owners: 'Owners',
  last: 'Last move',
  confirm: 'Confirm',
  cancel: 'Cancel',
  more: (count: number) => `${count} more`,
  close: 'Close',
  picked: 'picked',
} as const;
