/** What the coach has to say: the phase, what a bot would look at here, what one may regret. */
import { post } from '../../api/http';
import type { Caution, Hint } from '../../api/types';
import { settings } from '../../kit/settings.svelte';
import { targets } from '../choosing.svelte';
import type { Sitting } from '../sitting.svelte';
import { saidOnce } from '../words';

/** Milliseconds that a position stands before a bot is asked: who plays quickly needs no hint. */
const STANDS = 300;

export class Coaching {
  hint = $state.raw<Hint | null>(null);
  private asked = '';
  private answer: Promise<unknown> | null = null;

  constructor(private readonly here: Sitting) {}

  /** Ask what a bot would do, once for each position that stands, and one question at a time;
   * without an answer the coach says less. */
  async look(): Promise<void> {
    const { table, deck } = this.here;
    const position = `${table.moment} ${table.viewer}`;
    if (this.asked === position) return;
    this.asked = position;
    this.hint = null;
    if (!this.here.hinting.open) return;
    await Promise.all([this.answer, new Promise((later) => setTimeout(later, STANDS))]);
    if (this.asked !== position || deck.sending) return;
    const asked = post<Hint>(`${table.base}/hint`, { seat: table.viewer });
    this.answer = asked.then(
      (hint) => {
        if (this.asked === position) this.hint = hint;
      },
      () => undefined, // it is a help that may be missing
    );
  }

  /** The places that the hint is about. */
  readonly places: string[] = $derived.by(() => {
    const offer = this.hint && this.here.choosing.find(this.hint.action);
    return offer ? targets(offer.choice) : [];
  });

  /** What the viewer may come to regret: as things stand, and by what is chosen. */
  readonly warnings: Caution[] = $derived.by(() => {
    const { table, choosing } = this.here;
    const found = [
      ...(choosing.chosen?.choice.warnings ?? []),
      ...(choosing.preview?.warnings ?? table.news?.view.warnings ?? []),
    ];
    return saidOnce(
      found.filter((each) => each.seat === table.viewer && !settings.silenced.includes(each.rule)),
    );
  });
}
