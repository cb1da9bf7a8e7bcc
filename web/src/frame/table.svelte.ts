/** A table as its viewer knows it: what the socket has told, put together. */
import { get } from '../api/http';
import { Live, type Line } from '../api/live';
import type { About, ChatLine, LogLine, Mark, News, Plan, SocketTold, Step } from '../api/types';

export interface Told {
  /** How many actions there are after it; 0: the set-up. */
  at: number;
  seat: number | null;
  lines: LogLine[];
  tentative: boolean;
  /** Nobody was asked: there was one answer. */
  forced?: boolean;
}

const NEVER = 'never';
const shelf = (id: string): string => `footplate.pass.${id}`;
/** Show every seat of a table without asking who looks at this screen. */
export const passUnasked = (id: string): void => localStorage.setItem(shelf(id), NEVER);

export class Table {
  about = $state.raw<About | null>(null);
  plan = $state.raw<Plan | null>(null);
  news = $state.raw<News | null>(null);
  steps = $state.raw<Step[]>([]);
  /** How many actions came before the first of the steps, and can no longer be told. */
  first = $state(0);
  opening = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** How many lines of chat were read here. */
  chatRead = $state(0);
  present = $state.raw<{ seats: number[]; watching: number }>({ seats: [], watching: 0 });
  line = $state<Line>('connecting');
  gone = $state(false);
  /** What the server would not take: a dead link, a table that nobody knows. */
  problem = $state.raw<{ sentence: string } | null>(null);
  /** The server's clock when `about` came, and ours: clocks are shown by the difference. */
  heard = $state.raw<{ at: number; here: number }>({ at: 0, here: 0 });
  /** When the present position was first seen here; 0: it was so before. */
  changed = $state(0);
  /** The own seat that the screen has to be passed to before anything of it is shown. */
  passing = $state<number | null>(null);

  readonly base: string;
  private live: Live | null = null;
  private planned = '';
  /** Which of several own seats the screen was handed to. */
  private shownTo: number | null = null;
  /** Whose turn it was when the screen was given to another seat; it stays there meanwhile. */
  private lentBy: number | null = null;

  /** As which of several own seats one looks; null: the one that is asked. */
  as = $state<number | null>(null);

  readonly moment = $derived(this.news?.moment ?? 0);
  readonly count = $derived(this.first + this.steps.length);
  readonly viewer = $derived(this.news?.view.viewer ?? null);
  readonly names = $derived(
    (this.news?.seats ?? this.about?.table.seats ?? []).map((seat) => seat.name),
  );
  /** Whether nobody but bots sits at the table beside the viewer. */
  readonly againstBots = $derived.by(() => {
    const { about } = this;
    if (!about?.yours.length) return false;
    return about.table.seats.every(
      (seat, at) => about.yours.includes(at) || (seat.kind !== 'me' && seat.kind !== 'open'),
    );
  });
  /** Whether the viewer decides now. */
  readonly mine = $derived(
    this.news !== null && this.viewer !== null && this.news.asked === this.viewer,
  );
  /** Whether the viewer's turn waits to be ended. */
  readonly held = $derived(
    this.news !== null && this.viewer !== null && this.news.held_by === this.viewer,
  );
  /** Whose decision or end of turn is awaited. */
  readonly waiting = $derived(this.news?.held_by ?? this.news?.asked ?? null);
  readonly over = $derived(this.news?.over ?? this.about?.status === 'over');
  /** Whether several own seats share this screen. */
  readonly shared = $derived((this.about?.yours.length ?? 0) > 1);
  /** Whether the viewer's seat is played by the viewer, and by no bot. */
  readonly seated = $derived(
    this.viewer !== null && this.about?.table.seats[this.viewer]?.kind === 'me',
  );
  /** All that has happened, as lines of the log under the action that brought them. */
  readonly log = $derived.by((): Told[] => {
    const first: Told = { at: this.first, seat: null, lines: this.opening, tentative: false };
    const settled = this.news?.settled ?? 0;
    const rest = this.steps.map((step, index) => ({
      at: this.first + index + 1,
      seat: step.seat,
      lines: step.lines,
      forced: step.by === 'forced',
      // What was told as tentative is so no more once its turn has been ended.
      tentative: this.first + index >= settled,
    }));
    return first.lines.length ? [first, ...rest] : rest;
  });
  /** Where each turn in a phase of a round began: what the history is divided by. */
  readonly turns = $derived.by((): Mark[] => {
    const found: Mark[] = [];
    this.steps.forEach(({ round = 0, phase = '', seat }, index) => {
      const last = found.at(-1);
      if (last?.round !== round || last.phase !== phase || last.seat !== seat)
        found.push({ at: this.first + index, round, phase, seat });
    });
    return found;
  });
  /** After how many actions the viewer's last turn was over; null: there was none. */
  readonly lastMine = $derived.by((): number | null => {
    if (this.viewer === null || !this.news) return null;
    let at = this.waiting === this.viewer ? this.news.asked_since - this.first : this.steps.length;
    while (at > 0 && this.steps[at - 1]?.seat !== this.viewer) at--;
    return at > 0 ? this.first + at : null;
  });

  constructor(readonly id: string) {
    this.base = `/api/tables/${encodeURIComponent(id)}`;
  }

  /** Look first by a plain call, which says in a sentence why there is nothing to see. */
  async open(): Promise<void> {
    try {
      this.heardOf(await get<About>(this.base));
    } catch (error) {
      this.problem = { sentence: error instanceof Error ? error.message : String(error) };
      return;
    }
    const about = this.about!;
    if (this.shared && about.status === 'playing') {
      const asked = about.table.asked ?? null;
      this.pass(asked !== null && about.yours.includes(asked) ? asked : about.yours[0]!);
    }
    if (this.passing === null) this.listen();
  }

  private listen(): void {
    if (this.live) {
      this.live.anew();
      return;
    }
    this.live = new Live(this.id, {
      known: () => ({ since: this.moment, chat: this.chat.length, seat: this.as }),
      told: (message) => this.told(message),
      line: (state) => (this.line = state),
    });
  }

  close(): void {
    this.live?.close();
    this.live = null;
  }

  /** Look as another seat, or be somebody else: what was known may not be that viewer's. */
  lookAs(seat: number | null): void {
    this.as = this.shownTo = seat;
    this.passing = null;
    this.forget();
    this.listen();
  }

  // One screen for several seats. --------------------------------------------------------------

  /** Whether another seat is shown without asking, at this table on this device. */
  get passes(): boolean {
    return localStorage.getItem(shelf(this.id)) !== NEVER;
  }

  set passes(asks: boolean) {
    if (asks) localStorage.removeItem(shelf(this.id));
    else passUnasked(this.id);
  }

  /** Nothing of one seat stays on screen while it goes to another. */
  private pass(seat: number): void {
    this.forget();
    if (this.passes) this.passing = seat;
    else this.lookAs(seat);
  }

  /** Give the screen to an own seat, whoever's turn it is. */
  lend(seat: number): void {
    this.lentBy = this.waiting === seat ? null : this.waiting;
    this.pass(seat);
  }

  heardOf(about: About): void {
    this.about = about;
    this.heard = { at: about.at, here: Date.now() };
    if (about.status !== 'open') void this.fetchPlan(about);
  }

  /** Ask for what changes without a word over the socket: own orders and wishes. */
  async refresh(): Promise<void> {
    const seat = this.viewer === null ? '' : `&seat=${this.viewer}`;
    const news = await get<News>(`${this.base}/news?since=${this.moment}${seat}`);
    if (news.view.viewer === this.viewer && news.moment >= this.moment) this.take(news);
  }

  private forget(): void {
    this.news = null;
    this.steps = [];
    this.first = 0;
    this.opening = [];
  }

  private async fetchPlan(about: About): Promise<void> {
    if (this.planned === about.id) return;
    this.planned = about.id;
    try {
      this.plan = await get<Plan>(`${this.base}/plan`);
    } catch {
      this.planned = ''; // with the next thing that is told
    }
  }

  private told(message: SocketTold): void {
    switch (message.tell) {
      case 'about':
        this.heardOf(message.about);
        break;
      case 'news':
        if (this.passing === null) this.take(message.news);
        break;
      case 'chat':
        // What was said before one came is no news.
        if (!this.chat.length && !this.news) this.chatRead = message.lines.length;
        this.chat = [...this.chat, ...message.lines];
        break;
      case 'presence':
        this.present = { seats: message.seats, watching: message.watching };
        break;
      case 'gone':
        this.gone = true;
        this.close();
        break;
      case 'problem':
        this.problem = message.problem;
        this.close();
        break;
    }
  }

  private take(news: News): void {
    const next = this.nextOnScreen(news);
    if (next !== null) {
      this.pass(next);
      return;
    }
    // Another viewer may know other things: only what is told now counts.
    const before = this.news?.view.viewer ?? news.view.viewer;
    if (before !== news.view.viewer && news.kept > 0) {
      this.forget();
      this.live?.anew();
      return;
    }
    if (this.news && this.news.moment !== news.moment) this.changed = Date.now();
    if (news.opening_lines?.length) this.opening = news.opening_lines;
    if (news.kept > this.count) {
      this.first = news.kept;
      this.steps = [];
    }
    this.steps = [...this.steps.slice(0, news.kept - this.first), ...news.steps];
    this.news = news;
    if (this.about && !this.plan) void this.fetchPlan(this.about);
  }

  /** The own seat that a shared screen has to go to; null: it stays where it is. Between the turns
   * of others it stays with whoever had it last. */
  private nextOnScreen(news: News): number | null {
    const yours = this.about?.yours ?? [];
    if (yours.length < 2 || news.over) return null;
    const waiting = news.held_by ?? news.asked;
    if (waiting !== null && waiting === this.lentBy) return null;
    this.lentBy = null;
    const next = waiting !== null && yours.includes(waiting) ? waiting : this.shownTo;
    return next === this.shownTo ? null : next;
  }
}
