/** What somebody has chosen for the pages on this device. */
export interface Choices {
  theme: 'system' | 'light' | 'dark';
  /** Which decisions are confirmed before they are sent. */
  confirm: 'always' | 'commits' | 'never';
  sound: boolean;
  /** Whether title and icon say that it is one's turn. */
  flash: boolean;
  /** How long a bot's decision takes at least at new tables, in milliseconds. */
  pace: number;
  motion: boolean;
  coordinates: boolean;
  plain: boolean;
  /** Whether phases are explained and warned of, in games against bots. */
  coach: boolean;
  /** The rules whose warnings the coach keeps to itself. */
  silenced: string[];
}

const SHELF = 'footplate.settings';
const USUAL: Choices = {
  theme: 'system',
  confirm: 'always',
  sound: true,
  flash: true,
  pace: 700,
  motion: true,
  coordinates: true,
  plain: false,
  coach: false,
  silenced: [],
};

function kept(): Choices {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Partial<Choices>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state<Choices>(kept());

/** Keep what is chosen, and let the page look so. Called once, by the app. */
export function keepSettings(): void {
  const night = matchMedia('(prefers-color-scheme: dark)');
  const show = (): void => {
    const dark = settings.theme === 'dark' || (settings.theme === 'system' && night.matches);
    document.documentElement.classList.toggle('dark', dark);
    document.documentElement.classList.toggle('still', !settings.motion);
  };
  night.addEventListener('change', show);
  $effect(() => {
    localStorage.setItem(SHELF, JSON.stringify(settings));
    show();
  });
}
