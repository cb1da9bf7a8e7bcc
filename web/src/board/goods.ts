/** Goods by letter and shape; their colours are tokens. As in the server's pictures. */
interface Good {
  letter: string;
  shape: string;
  /** Whether the letter on its colour is dark. */
  dark?: boolean;
}

const GOODS: Readonly<Record<string, Good>> = {
  red: { letter: 'R', shape: 'triangle' },
  blue: { letter: 'B', shape: 'disc' },
  purple: { letter: 'P', shape: 'diamond' },
  yellow: { letter: 'Y', shape: 'square', dark: true },
  black: { letter: 'K', shape: 'cross' },
  white: { letter: 'W', shape: 'disc', dark: true },
  orange: { letter: 'O', shape: 'disc', dark: true },
  gray: { letter: 'G', shape: 'square' },
  stone: { letter: 'S', shape: 'square', dark: true },
};

/** How a good is drawn; one that a board's author thought of gets its initial. */
export const good = (name: string): Good =>
  GOODS[name] ?? { letter: name.slice(0, 1).toUpperCase() || '?', shape: 'square' };

export const INK = '#2b2a27';
export const LIGHT = '#fffaf0';

export const inkOn = (name: string): string => (good(name).dark ? INK : '#fff');
