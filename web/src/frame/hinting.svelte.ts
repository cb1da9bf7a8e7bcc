/** What a bot would do in one's place: asked for, shown, taken as the chosen one. */
import { post, problemOf } from '../api/http';
import type { Hint, Problem } from '../api/types';
import { targets, type Choosing, type Offer } from './choosing.svelte';
import type { Table } from './table.svelte';

export class Hinting {
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** Whether something is tried out that no bot knows of, such as another layout. */
  trying = $state(false);
  private asked = 0;

  constructor(
    private readonly table: Table,
    private readonly choosing: Choosing,
  ) {}

  /** Whether a bot may be asked: in a lesson its own hint says what is practised. */
  get open(): boolean {
    const lesson = this.table.about?.lesson;
    return this.table.mine && !this.trying && (!lesson || lesson.over);
  }

  /** `hard` looks ahead for a moment, and says what it has compared. */
  async ask(bot: 'greedy' | 'hard' = 'greedy'): Promise<void> {
    if (this.thinking || !this.choosing.prompt) return;
    const asked = ++this.asked;
    this.thinking = true;
    this.problem = null;
    // The hint comes to where a refusal stands, or what is chosen.
    this.choosing.cancel();
    try {
      const hint = await post<Hint>(`${this.table.base}/hint`, { seat: this.table.viewer, bot });
      if (asked === this.asked) this.hint = hint;
    } catch (error) {
      if (asked === this.asked) this.problem = problemOf(error);
    } finally {
      if (asked === this.asked) this.thinking = false;
    }
  }

  /** The places that the hint is about. */
  get places(): string[] {
    if (!this.hint) return [];
    const offer = this.choosing.find(this.hint.action);
    return offer ? targets(offer.choice) : [];
  }

  /** `how` puts together whatever belongs to it. */
  take(how: ((offer: Offer) => void) | null = null): void {
    const offer = this.hint && this.choosing.find(this.hint.action);
    this.forget();
    if (!offer) return;
    const take = () => (how ? how(offer) : this.choosing.take(offer));
    // the end of a turn is asked for once
    if (offer.group.id.startsWith('end')) this.choosing.last(offer, take);
    else take();
  }

  forget(): void {
    this.asked++;
    this.thinking = false;
    this.hint = null;
    this.problem = null;
  }
}
