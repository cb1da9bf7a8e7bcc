/** The one loop: targets glow, places are picked, something is chosen, previewed, confirmed. */
import { Failure, get, post, problemOf } from '../api/http';
import type { Choice, Group, Preview, Problem, Prompt, Refusal, WhyNot } from '../api/types';
import type { Deck } from './deck.svelte';
import type { Past } from './past.svelte';
import type { Table } from './table.svelte';

export interface Offer {
  choice: Choice;
  group: Group;
  /** Said in place of the action: several actions by one name. */
  shortcut?: { name: string; argument: unknown };
}

export class Choosing {
  /** The kind of thing that one wants to do; null: any. */
  group = $state<string | null>(null);
  // What is being put together belongs to now: it waits while somebody looks at the past.
  private waiting = $state.raw<string[]>([]);
  private taken = $state.raw<Offer | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** Why what was clicked cannot be, and where, or what it is called. */
  refusal = $state.raw<{ refusal: Refusal; place: string | null; label?: string } | null>(null);
  /** The lit place that the keys have come to. */
  cursor = $state<string | null>(null);

  /** Enter is down on a button: what it has chosen already is meant to be confirmed. A second click
   * may be a mistake, so that it confirms nothing. */
  insisting = false;
  /** Whether the turn was ended just now. */
  ending = $state(false);

  /** What was clicked while an answer was on its way. */
  private later: string | Offer | null = null;
  /** What was sent last. */
  private sent: Offer | null = null;

  private why: { moment: number; told: Promise<WhyNot> } | null = null;
  private asking = 0;
  /** The preview that was asked for last. */
  private looking: AbortController | null = null;

  constructor(
    private readonly table: Table,
    private readonly deck: Deck,
    private readonly past: Past,
  ) {}

  readonly prompt: Prompt | null = $derived.by(() =>
    this.past.at === null && this.table.mine ? (this.table.news?.prompt ?? null) : null,
  );

  /** The places that were picked so far, in order. */
  get picked(): string[] {
    return this.past.at === null ? this.waiting : [];
  }

  set picked(places: string[]) {
    this.waiting = places;
  }

  get chosen(): Offer | null {
    return this.past.at === null ? this.taken : null;
  }

  /** Everything that can be chosen now. */
  readonly offers: Offer[] = $derived.by(() =>
    (this.prompt?.groups ?? []).flatMap((group) =>
      (group.choices ?? []).map((choice) => ({ choice, group })),
    ),
  );

  /** What can still be chosen after the group and the places that were picked. */
  readonly open: Offer[] = $derived.by(() => this.after(this.picked, this.group));

  /** The places where something can be picked next, with what goes on there. */
  readonly lit: ReadonlyMap<string, Offer[]> = $derived.by(() => litBy(this.open, this.picked));

  /** What ends at the place that was picked last: tiles of a hex, payments, ways. */
  readonly alternatives: Offer[] = $derived.by(() =>
    this.picked.length === 0
      ? []
      : this.open.filter(({ choice }) => targets(choice).length === this.picked.length),
  );

  /** What is offered without a place on the board: buttons. */
  readonly placeless: Offer[] = $derived.by(() =>
    this.offers.filter(({ choice }) => targets(choice).length === 0),
  );

  private after(picked: string[], group: string | null): Offer[] {
    return this.offers.filter(
      (offer) =>
        (group === null || offer.group.id === group) &&
        picked.every((place, index) => targets(offer.choice)[index] === place),
    );
  }

  /** Begin anew: what was picked was for another position, or is not wanted any more. */
  reset(): void {
    this.group = null;
    this.cancel();
  }

  cancel(): void {
    this.asking++;
    this.cursor = null;
    this.picked = [];
    this.taken = null;
    this.preview = null;
    this.refusal = null;
  }

  /** One step back: from what is chosen to the alternatives, from these to the places before. */
  back(): void {
    this.later = null;
    const further = this.chosen && targets(this.chosen.choice).length > this.picked.length;
    if (this.chosen && (this.alternatives.length > 1 || (further && this.picked.length > 0))) {
      this.asking++;
      this.taken = null;
      this.preview = null;
    } else if (this.picked.length > 1 && !this.chosen) {
      this.picked = this.picked.slice(0, -1);
    } else if (this.picked.length || this.chosen || this.refusal) {
      this.cancel();
    } else {
      this.group = null;
    }
  }

  want(group: string | null): void {
    this.cancel();
    this.group = group;
  }

  /** A click on a place: it goes on, or begins there, or says why not. */
  pick(place: string): void {
    if (this.prompt === null || this.waits(place)) return;
    if (this.lit.has(place)) {
      this.go([...this.picked, place], this.group);
    } else if (litBy(this.after([], this.group), []).has(place)) {
      this.go([place], this.group);
    } else if (litBy(this.offers, []).has(place)) {
      this.go([place], null);
    } else {
      this.cancel();
      void this.ask(place);
    }
  }

  /** While an answer is on its way, a click is kept; one on what was sent is no second one. */
  private waits(what: string | Offer): boolean {
    if (!this.deck.sending) return false;
    if (typeof what === 'string' || what.choice !== this.sent?.choice) this.later = what;
    return true;
  }

  /** The answer is there: what was clicked meanwhile is picked, and no more, if it is offered now.
   * `how` puts together whatever belongs to it. */
  resume(how: ((offer: Offer) => void) | null): void {
    const { later } = this;
    this.later = null;
    if (typeof later === 'string') {
      if (litBy(this.offers, []).has(later)) this.pick(later);
      return;
    }
    const offer = later && this.find(later.choice.action);
    if (offer) (how ?? this.take.bind(this))(offer);
  }

  private go(picked: string[], group: string | null): void {
    this.cancel();
    this.group = group;
    this.picked = picked;
    const [only, another] = this.open;
    if (only && !another) this.choose(only);
  }

  /** To the next place that is lit, or the one before, in the order of the board; false: there is
   * none. Where all places are picked, another one is looked for in their stead. `lights`: what is
   * lit, where the game lights more than what can be picked next. */
  walk(
    by: -1 | 1,
    order: (place: string) => number,
    lights: (() => ReadonlySet<string>) | null = null,
  ): boolean {
    const from = this.cursor ?? this.picked.at(-1) ?? '';
    if (!this.lit.size && this.picked.length) this.cancel();
    const lit = [...(lights?.() ?? this.lit.keys())].sort((a, b) => order(a) - order(b));
    if (!lit.length) return false;
    const at = lit.indexOf(from);
    const next = at < 0 ? (by > 0 ? 0 : lit.length - 1) : (at + by + lit.length) % lit.length;
    this.cursor = lit[next] ?? null;
    return true;
  }

  /** The offer that an action stands for. */
  find(action: Choice['action']): Offer | null {
    const wanted = canonical(action);
    return this.offers.find(({ choice }) => canonical(choice.action) === wanted) ?? null;
  }

  /** Say why nothing can be done there; what is chosen stays. */
  async ask(place: string): Promise<void> {
    const { asking } = this;
    const { moment } = this.table;
    const refusal = await this.whyNot(place);
    if (refusal && this.table.moment === moment && this.asking === asking) {
      this.refusal = { refusal, place };
    }
  }

  /** Why nothing can be done at a place; null where there is something, or nobody knows. */
  async whyNot(place: string): Promise<Refusal | null> {
    if (!this.prompt) return null;
    const moment = this.table.moment;
    if (this.why?.moment !== moment) {
      const seat = this.table.viewer === null ? '' : `?seat=${this.table.viewer}`;
      this.why = { moment, told: get<WhyNot>(`${this.table.base}/why-not${seat}`) };
    }
    try {
      return (await this.why.told).places?.[place] ?? null;
    } catch {
      this.why = null;
      return null;
    }
  }

  /** Say why there is nothing of a kind. */
  explain(refusal: Refusal): void {
    this.cancel();
    this.refusal = { refusal, place: null };
  }

  /** Choose something outright, as if its places had been picked one by one. */
  take(offer: Offer): void {
    if (this.waits(offer) || this.insisted(offer)) return;
    this.cancel();
    this.group = offer.group.id;
    this.picked = targets(offer.choice);
    this.choose(offer);
  }

  /** A press on a button of an offer: chosen, and by keyboard on what is chosen, confirmed. */
  press(offer: Offer, event: MouseEvent): void {
    if (event.detail === 0 && this.chosen?.choice === offer.choice) void this.confirm();
    else this.choose(offer);
  }

  choose(offer: Offer): void {
    if (this.waits(offer) || this.insisted(offer)) return;
    this.refusal = null;
    this.taken = offer;
    this.preview = null;
    void this.look(offer);
  }

  /** The end of a turn: at once where what was done in it could be taken back until now. */
  last(offer: Offer, otherwise = () => this.choose(offer)): void {
    const open = this.table.news?.back?.restart && !offer.choice.warnings?.length;
    if (open) this.end(offer);
    else otherwise();
  }

  /** Without a second question, unless such a one is wished after every turn. */
  end(offer: Offer): void {
    // not before it is seen what comes of what is on its way
    if (this.waits(offer)) return;
    this.ending = this.table.news?.wishes?.hold !== 'always';
    void this.play(offer);
  }

  private insisted({ choice }: Offer): boolean {
    if (!this.insisting || this.chosen?.choice !== choice) return false;
    void this.confirm();
    return true;
  }

  private async look(offer: Offer): Promise<void> {
    const asked = ++this.asking;
    const { signal } = (this.looking = new AbortController());
    try {
      const body = { ...said(offer), seat: this.table.viewer };
      const preview = await post<Preview>(`${this.table.base}/preview`, body, signal);
      if (asked === this.asking) this.preview = preview;
    } catch (error) {
      if (asked === this.asking && !signal.aborted) this.deny(problemOf(error));
    }
  }

  private deny(problem: Problem): void {
    this.refusal = {
      refusal: { rule: problem.rule ?? '', sentence: problem.sentence },
      place: null,
      label: this.taken?.choice.label,
    };
    this.taken = null;
    this.preview = null;
    // where nothing else can go on there, whatever else there is is lit again
    if (!this.lit.size && this.alternatives.length < 2) this.waiting = [];
  }

  /** Send what is chosen. */
  async confirm(): Promise<void> {
    const offer = this.chosen;
    if (offer) await this.play(offer);
  }

  async play(offer: Offer): Promise<void> {
    if (!this.deck.sending) this.sent = offer;
    await this.send(said(offer));
  }

  /** Send several actions by one name, such as a whole layout. */
  async shortcut(name: string, argument: unknown): Promise<void> {
    await this.send({ shortcut: name, argument });
  }

  private async send(body: Record<string, unknown>): Promise<void> {
    if (this.past.at !== null) return;
    const asked = this.asking;
    // who is quicker than the preview does not want it any more, and it would be of the past
    this.looking?.abort();
    try {
      await this.deck.command('actions', { ...body, moment: this.table.moment });
      // the news may have come before the answer, and something may be chosen again already
      if (asked === this.asking) this.reset();
    } catch (error) {
      if (error instanceof Failure && error.status === 422) this.deny(error.problem);
      else this.cancel();
    }
  }
}

/** An offer as it is sent. */
function said({ choice, shortcut }: Offer): Record<string, unknown> {
  return shortcut
    ? { shortcut: shortcut.name, argument: shortcut.argument }
    : { action: choice.action };
}

/** The same text for the same action, in whatever order its fields came. */
export function canonical(action: unknown): string {
  return JSON.stringify(action, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

export function targets(choice: Choice): string[] {
  return choice.targets ?? [];
}

function litBy(open: Offer[], picked: string[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of open) {
    const next = targets(offer.choice)[picked.length];
    if (next === undefined) continue;
    const there = found.get(next);
    if (there) there.push(offer);
    else found.set(next, [offer]);
  }
  return found;
}
