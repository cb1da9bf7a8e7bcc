/** What the viewer tries out here before anything is sent: another layout of the tanks, and which
 * of them run. The server tells what would come of it. */
import { untrack } from 'svelte';
import { post, problemOf } from '../../api/http';
import type { Preview, Problem } from '../../api/types';
import { once, type Sitting } from '../../frame/sitting.svelte';
import { planet, type Resource, type Tank } from './told';

/** What is taken up when tanks are laid out anew. */
export type Piece = 'tank' | 'converter' | 'supercharger';

export class Workbench {
  /** The tanks as they would stand; null: nothing is laid out anew. */
  layout = $state.raw<Tank[] | null>(null);
  /** The last layout that was not refused. */
  private allowed: Tank[] | null = null;
  /** The layouts before this one, for taking steps back. */
  private before = $state.raw<Tank[][]>([]);
  piece = $state<Piece>('tank');
  /** From where something is taken up. */
  from = $state<string | null>(null);
  /** The tanks that would not run. */
  off = $state.raw<string[]>([]);
  /** A zone that was pointed at first, to see what can be done there. */
  zone = $state<string | null>(null);
  tried = $state.raw<Preview | null>(null);
  problem = $state.raw<Problem | null>(null);
  private asked = 0;

  constructor(private readonly here: Sitting) {
    // What was tried out was for that position and that viewer, on whatever screen it is shown.
    $effect(() => {
      void here.table.moment;
      void here.table.viewer;
      untrack(() => this.clear());
    });
  }

  readonly stepsBack = $derived(this.before.length);

  /** Nothing of it is for another position, or for somebody else who looks. */
  clear(): void {
    this.asked++;
    this.layout = null;
    this.here.hinting.trying = false;
    this.before = [];
    this.from = null;
    this.off = [];
    this.zone = null;
    this.show(null);
    this.problem = null;
  }

  private show(tried: Preview | null): void {
    const choosing = this.here.choosing;
    // The panels tell the changes of whatever is tried out.
    if (choosing.chosen === null && choosing.preview !== tried) choosing.preview = tried;
    this.tried = tried;
  }

  /** Whether it can be done; null: something else was asked meanwhile. */
  private async look(shortcut: string, argument: unknown): Promise<boolean | null> {
    const asked = ++this.asked;
    const { table } = this.here;
    try {
      const body = { shortcut, argument, seat: table.viewer };
      const tried = await post<Preview>(`${table.base}/preview`, body);
      if (asked !== this.asked) return null;
      this.problem = null;
      this.show(tried);
      return true;
    } catch (error) {
      if (asked !== this.asked) return null;
      this.problem = problemOf(error);
      return false;
    }
  }

  // --- laying out ------------------------------------------------------------------------------

  /** Begin with the tanks as they stand; what is tipped over stays where it is. */
  begin(): void {
    const view = this.here.table.news && planet(this.here.table.news.view);
    const seat = this.here.table.viewer;
    if (!view || seat === null) return;
    untrack(() => this.here.choosing.reset());
    this.clear();
    this.layout = view.tanks.filter((tank) => view.claims[tank.zone] === seat && !tank.tipped);
    this.here.hinting.forget();
    this.here.hinting.trying = true;
    const some = this.layout.some((tank) => tank.converter !== null);
    if (view.options['immobile_tanks'] === true) this.piece = some ? 'converter' : 'supercharger';
    else this.piece = 'tank';
    this.allowed = this.layout;
    void this.lookAt(this.layout);
  }

  /** What would come of a layout. Where it is refused, everything goes back to where it lay, with
   * what was told of that. */
  private async lookAt(layout: Tank[]): Promise<void> {
    const fits = await this.look('apply-layout', told(layout));
    if (fits) this.allowed = layout;
    if (fits !== false) return;
    const at = this.before.findIndex((each) => each === this.allowed);
    if (at < 0) return;
    this.layout = this.allowed;
    this.before = this.before.slice(0, at);
    this.from = null;
  }

  tankAt(zone: string): Tank | null {
    return this.layout?.find((tank) => tank.zone === zone) ?? null;
  }

  private holds(zone: string, piece: Piece): boolean {
    const tank = this.tankAt(zone);
    if (!tank) return false;
    return (
      piece === 'tank' || (piece === 'converter' ? tank.converter !== null : tank.supercharger)
    );
  }

  /** Whether something can be taken up there, or put down. */
  takes(zone: string, own: boolean): boolean {
    if (!this.layout || !own) return false;
    if (this.from === null) return this.holds(zone, this.piece);
    return this.piece === 'tank' || this.tankAt(zone) !== null;
  }

  /** Take up at the first zone, put down at the second; what lay there changes places with it. */
  touch(zone: string): void {
    if (!this.layout) return;
    if (this.from === null) {
      if (this.holds(zone, this.piece)) this.from = zone;
    } else {
      const from = this.from;
      this.from = null;
      if (from !== zone) this.move(from, zone, this.piece);
    }
  }

  move(from: string, to: string, piece: Piece): void {
    const one = this.tankAt(from);
    const other = this.tankAt(to);
    if (!this.layout || !one || (piece !== 'tank' && !other)) return;
    const changed = this.layout.map((tank): Tank => {
      if (tank !== one && tank !== other) return tank;
      if (piece === 'tank') return { ...tank, zone: tank === one ? to : from };
      const twin = tank === one ? other! : one;
      return piece === 'converter'
        ? { ...tank, converter: twin.converter }
        : { ...tank, supercharger: twin.supercharger };
    });
    this.lay(changed);
  }

  /** Leave a converter off: it goes back to the reserve. */
  bare(zone: string): void {
    if (!this.layout) return;
    this.from = null;
    this.lay(this.layout.map((tank) => (tank.zone === zone ? { ...tank, converter: null } : tank)));
  }

  private lay(layout: Tank[]): void {
    if (this.layout) this.before = [...this.before, this.layout];
    this.layout = layout;
    void this.lookAt(layout);
  }

  back(): void {
    const last = this.before.at(-1);
    if (this.from !== null) this.from = null;
    else if (last) {
      this.before = this.before.slice(0, -1);
      this.layout = last;
      void this.lookAt(last);
    } else this.clear();
  }

  async apply(): Promise<void> {
    if (this.layout) await this.here.choosing.shortcut('apply-layout', told(this.layout));
  }

  // --- which tanks run -------------------------------------------------------------------------

  toggle(zone: string): void {
    this.here.choosing.cancel();
    this.off = this.off.includes(zone)
      ? this.off.filter((each) => each !== zone)
      : [...this.off, zone];
    if (this.off.length) void this.tryOff();
    else this.clear();
  }

  private async tryOff(): Promise<void> {
    if ((await this.look('switch-off', this.off)) === false) this.show(null);
  }

  async run(ready: string[]): Promise<void> {
    const running = ready.filter((zone) => !this.off.includes(zone));
    await this.here.choosing.shortcut('run-exactly', running);
  }
}

const told = (
  layout: Tank[],
): { zone: string; converter: Resource | null; supercharger: boolean }[] =>
  layout.map(({ zone, converter, supercharger }) => ({ zone, converter, supercharger }));

/** The one of this table; its parts are drawn in several places. */
export const workbench = once((here) => new Workbench(here));
