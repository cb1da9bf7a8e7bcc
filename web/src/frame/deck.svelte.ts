/** What is sent to a table: every command has a name of its own, is kept until it is answered, and
 * is sent again when the line was down, so that nothing is lost and nothing is done twice. */
import { Failure, newId, post, problemOf } from '../api/http';
import type { About, Problem } from '../api/types';
import type { Table } from './table.svelte';

const PAUSES = [300, 700, 1500, 3000, 5000];

interface Unsent {
  path: string;
  body: Record<string, unknown>;
}

/** How an answer tells where the table stands now, if it does. */
type Done = { moment?: number } | undefined;

export class Deck {
  /** What is on its way, and the moment that the table showed when it was sent. */
  private under = $state.raw<{ moment: number } | null>(null);
  /** Whether one has to wait: no longer than until the table has moved on, though the answer may come later. */
  readonly sending = $derived.by(() => this.under?.moment === this.table.moment);
  /** What went wrong last, for the toast. */
  problem = $state.raw<Problem | null>(null);
  /** What was done, for the toast. */
  done = $state('');
  /** When the command before has been answered. */
  private answered: Promise<unknown> = Promise.resolve();

  constructor(private readonly table: Table) {}

  private get shelf(): string {
    return `footplate.unsent.${this.table.id}`;
  }

  /** Send what a reload has interrupted; the server knows by its id whether it was done. */
  async resume(): Promise<void> {
    const kept = sessionStorage.getItem(this.shelf);
    if (!kept) return;
    try {
      const { path, body } = JSON.parse(kept) as Unsent;
      await this.deliver({ path, body });
    } catch {
      // it was said in `problem`, and is not tried for ever
    }
  }

  /** Send a command of this viewer's seat; throws the `Failure` that it has also shown. */
  async command(path: string, body: Record<string, unknown>): Promise<void> {
    const seat = this.table.viewer;
    await this.deliver({
      path,
      body: { ...body, id: newId(), ...(seat === null ? {} : { seat }) },
    });
  }

  /** Send what is for the present position, and leave what goes wrong to the toast. */
  async try(path: string, body: Record<string, unknown> = {}): Promise<boolean> {
    try {
      await this.command(path, { ...body, moment: this.table.moment });
      return true;
    } catch {
      return false;
    }
  }

  /** Orders and wishes: for no position, and told to nobody. */
  async quietly(path: string, body: Record<string, unknown>): Promise<void> {
    try {
      await this.command(path, body);
      await this.table.refresh();
    } catch {
      // it was said in `problem`
    }
  }

  /** What is no seat's: talk, typed luck, the clock. It does not wait for a decision on its way. */
  async aside(path: string, body: Record<string, unknown>): Promise<boolean> {
    this.problem = null;
    try {
      await this.insist({ path, body: { ...body, id: newId() } });
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    }
  }

  /** What changes the table itself; the answer is the table as it is then. */
  async alter(work: Promise<About>): Promise<boolean> {
    this.problem = null;
    try {
      this.table.heardOf(await work);
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    }
  }

  /** One after the other; what is pressed twice is sent once. */
  private async deliver(unsent: Unsent): Promise<void> {
    if (this.sending) return;
    const under = (this.under = { moment: this.table.moment });
    const sent = this.answered.then(() => this.dispatch(unsent));
    this.answered = sent.catch(() => undefined);
    let moved = false;
    try {
      moved = ((await sent)?.moment ?? 0) > under.moment;
    } finally {
      // where it has moved the table, that is seen with the news
      if (!moved && this.under === under) this.under = null;
    }
  }

  private async dispatch(unsent: Unsent): Promise<Done> {
    this.problem = null;
    sessionStorage.setItem(this.shelf, JSON.stringify(unsent));
    try {
      return await this.insist(unsent);
    } catch (error) {
      this.problem = problemOf(error);
      throw error;
    } finally {
      sessionStorage.removeItem(this.shelf);
    }
  }

  private async insist(unsent: Unsent): Promise<Done> {
    for (let tries = 0; ; tries++) {
      try {
        return await post<Done>(`${this.table.base}/${unsent.path}`, unsent.body);
      } catch (error) {
        const pause = PAUSES[tries];
        if (!(error instanceof Failure) || !error.passing || pause === undefined) throw error;
        await new Promise((later) => setTimeout(later, pause));
      }
    }
  }
}
