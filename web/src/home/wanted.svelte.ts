/** A table as somebody puts it together; what is chosen is remembered for the next one. */
import type { BoardTold, GameTold, OptionTold } from '../api/types';
import { library } from '../kit/games.svelte';
import { keep, kept } from '../kit/kept';
import { me } from '../kit/me.svelte';
import { settings } from '../kit/settings.svelte';
import { texts } from '../texts/en';
import { complete, soloOption, withNames, type SeatWish, type Value } from './making';

export type Visibility = 'public' | 'unlisted' | 'hot-seat';

export interface ClockWish {
  kind: 'none' | 'live' | 'daily';
  turnSeconds: number | null;
  reserveMinutes: number | null;
  turnHours: number | null;
  reserveHours: number | null;
  active: boolean;
  from: string;
  until: string;
  zone: string;
  onExpiry: 'bot' | 'others';
}

interface Memory {
  game: string;
  visibility: Visibility;
  clock: Partial<ClockWish>;
  /** By game: board, options, kinds of seats. */
  games: Record<string, { board: string; options: Record<string, Value>; seats: SeatWish[] }>;
}

const USUAL_CLOCK: ClockWish = {
  kind: 'none',
  turnSeconds: 60,
  reserveMinutes: 10,
  turnHours: 24,
  reserveHours: 48,
  active: false,
  from: '08:00',
  until: '22:30',
  zone: 'UTC',
  onExpiry: 'others',
};

const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
const usualMemory = (): Memory => ({ game: '', visibility: 'unlisted', clock: {}, games: {} });
const seat = (kind: string): SeatWish => ({ kind, name: '', level: '' });

export class Wanted {
  game = $state('');
  board = $state('');
  /** The text of a board file; empty: one of the game's own. */
  own = $state('');
  ownChosen = $state(false);
  options = $state<Record<string, Value>>({});
  seats = $state<SeatWish[]>([]);
  name = $state('');
  visibility = $state<Visibility>('unlisted');
  clock = $state<ClockWish>({ ...USUAL_CLOCK });
  scripted = $state(false);
  script = $state.raw<number[]>([]);
  scriptDone = $state(false);
  position = $state.raw<Record<string, unknown> | null>(null);
  positionName = $state('');
  private memory: Memory;

  constructor() {
    this.memory = kept('new', usualMemory());
    this.visibility = this.memory.visibility;
    this.clock = { ...USUAL_CLOCK, zone: here(), ...this.memory.clock };
  }

  readonly told: GameTold | undefined = $derived(library.game(this.game));
  readonly boardTold: BoardTold | undefined = $derived(
    this.ownChosen ? undefined : this.told?.boards.find((each) => each.id === this.board),
  );
  readonly least = $derived.by(() => {
    const told = this.boardTold ?? this.told;
    if (!told) return 1;
    return Math.min(told.min_seats, this.told && Object.keys(soloOption(this.told)).length ? 1 : 9);
  });
  readonly most = $derived((this.boardTold ?? this.told)?.max_seats ?? 1);
  readonly complete = $derived(complete(this.seats));

  /** Another game, with what was chosen for it last. */
  choose(name: string, board = ''): void {
    const told = library.game(name) ?? library.game(this.memory.game) ?? library.games[0];
    if (!told) return;
    const before = this.memory.games[told.name];
    const known = (id: string | undefined): boolean => told.boards.some((each) => each.id === id);
    this.game = told.name;
    this.board = known(board)
      ? board
      : known(before?.board)
        ? (before?.board ?? '')
        : told.default_board;
    this.ownChosen = false;
    this.options = { ...(before?.options ?? {}) };
    this.seats = before?.seats.length
      ? before.seats.map((each) => ({ ...each }))
      : this.usual(told);
    this.dropScript();
    this.position = null;
    this.fit();
  }

  usual(told: GameTold): SeatWish[] {
    const bot = library.bots[0] ?? 'open';
    return Array.from({ length: told.usual_seats }, (_, index) =>
      seat(index && this.visibility !== 'hot-seat' ? bot : 'me'),
    );
  }

  /** Everything as if nothing had ever been chosen. */
  reset(): void {
    this.memory = usualMemory();
    keep('new', null);
    this.visibility = 'unlisted';
    this.clock = { ...USUAL_CLOCK, zone: here() };
    this.name = '';
    this.choose(this.game);
  }

  /** What a button of the front page wants: people by link, or several at this screen. */
  invite(how: string): void {
    if (how !== 'screen' && how !== 'people') return;
    this.visibility = how === 'screen' ? 'hot-seat' : 'unlisted';
    this.seats = this.seats.map((_, index) =>
      seat(index === 0 || how === 'screen' ? 'me' : 'open'),
    );
    this.nameAll();
  }

  /** Several people share this screen: the seats that bots would have had are theirs. */
  share(): void {
    this.seats = this.seats.map((each) => (each.kind === 'automa' ? each : seat('me')));
    this.fit();
  }

  /** As many seats as the board takes; a shared screen has no seats for others. */
  fit(): void {
    while (this.seats.length > this.most) this.seats.pop();
    while (this.seats.length < this.least) this.seats.push(seat(library.bots[0] ?? 'open'));
    if (this.visibility !== 'hot-seat')
      this.seats.forEach((each, index) => {
        const again = each.kind === 'me' && this.seats.findIndex((s) => s.kind === 'me') < index;
        if (again) this.seats[index] = seat('open');
      });
    else
      this.seats.forEach((each, index) => {
        if (each.kind === 'open') this.seats[index] = seat('me');
      });
    this.nameAll();
  }

  /** Bots have a name from the beginning, and so have those who share a screen. */
  nameAll(): void {
    this.seats = withNames(this.seats, me.name, this.visibility === 'hot-seat');
  }

  addSeat(): void {
    const last = this.seats.at(-1);
    const kind = last && (last.kind !== 'me' || this.visibility === 'hot-seat') ? last.kind : '';
    this.seats.push({ ...seat(kind || library.bots[0] || 'open'), level: last?.level ?? '' });
    this.nameAll();
  }

  dropScript(): void {
    this.script = [];
    this.scriptDone = false;
  }

  /** What the set-up of the game depends on. */
  readonly setup = $derived.by(() => ({
    seats: this.seats.length,
    board: this.ownChosen ? this.own : this.board,
    options: this.chosenOptions,
  }));

  /** Whether the options that this one belongs to are chosen so. */
  open(option: OptionTold): boolean {
    const now = (name: string): Value | null | undefined =>
      this.options[name] ?? this.told?.options.find((each) => each.name === name)?.default;
    return Object.entries(option.needs ?? {}).every(([name, value]) => now(name) === value);
  }

  /** What the board has for an option, with its words; nothing: as everywhere. */
  known(option: OptionTold): Record<string, string> | undefined {
    return this.boardTold?.choices?.[option.name]?.[this.seats.length];
  }

  /** The options that are not as usual. */
  readonly chosenOptions: Record<string, Value> = $derived.by(() => {
    const told = this.told;
    if (!told) return {};
    const solo = this.seats.length === 1 ? soloOption(told) : {};
    const others = Object.entries(this.options).filter(([name, value]) => {
      const option = told.options.find((each) => each.name === name);
      if (!option || value === option.default || value === '' || !this.open(option)) return false;
      const known = this.known(option);
      return !known || `${value}` in known;
    });
    return { ...solo, ...Object.fromEntries(others) };
  });

  private clockBody(): Record<string, unknown> {
    const clock = this.clock;
    if (clock.kind === 'none') return { kind: 'none' };
    const live = clock.kind === 'live';
    return {
      kind: clock.kind,
      // An empty field is no number: the server says which ones there are.
      turn: Math.round((live ? clock.turnSeconds : clock.turnHours) ?? 0),
      reserve: Math.round((live ? (clock.reserveMinutes ?? 0) * 60 : clock.reserveHours) ?? 0),
      on_expiry: clock.onExpiry,
      ...(clock.active && !live
        ? { active: { from: clock.from, until: clock.until, zone: clock.zone } }
        : {}),
    };
  }

  body(): Record<string, unknown> {
    return {
      game: this.game,
      ...this.setup,
      name: this.name,
      visibility: this.visibility,
      clock: this.clockBody(),
      pace: settings.pace,
      ...(this.scripted ? { scripted: true, script: this.script } : {}),
      ...(this.position ? { position: this.position } : {}),
    };
  }

  remember(): void {
    const games = {
      ...this.memory.games,
      [this.game]: {
        board: this.board,
        options: $state.snapshot(this.options),
        seats: this.seats.map(({ kind, level }) => ({ kind, level, name: '' })),
      },
    };
    this.memory = {
      game: this.game,
      visibility: this.visibility,
      clock: $state.snapshot(this.clock),
      games,
    };
    keep('new', this.memory);
  }
}

export type Part = 'board' | 'options' | 'seats' | 'clock' | 'luck' | 'position' | 'all';

/** At which part of the page a sentence of the server belongs. */
export function partOf(sentence: string, wanted: Wanted): Part {
  const said = sentence.replace(/^body: /, '');
  if (/^clock/.test(said)) return 'clock';
  if (/^position/.test(said)) return 'position';
  if (/^script/.test(said)) return 'luck';
  const named = wanted.told?.options.some((option) => said.startsWith(option.name));
  if (named || /^option/.test(said)) return 'options';
  if (/\bseats?\b|Automa/.test(said)) return 'seats';
  if (wanted.ownChosen || /\bboard\b/.test(said)) return 'board';
  return 'all';
}

/** A sentence without the names that only programs need. */
export const plainly = (sentence: string): string => {
  const said = sentence
    .replace(/^body: /, '')
    .replace(/^(clock|position|script|board)(\.\w+)?: /, '')
    .replace(/^\w+_\w+/, (name) => texts.plain(name));
  return said.charAt(0).toUpperCase() + said.slice(1);
};
