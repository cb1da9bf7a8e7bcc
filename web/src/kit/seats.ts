/** How seats are told apart: class of the colour and pattern, initial. */
export const seatClass = (seat: number | null): string =>
  seat === null ? 'seatn' : `seat${seat % 6}`;

export const initial = (name: string): string => ([...name.trim()][0] ?? '–').toUpperCase();
