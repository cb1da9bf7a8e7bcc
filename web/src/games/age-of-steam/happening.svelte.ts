/** What moves on the map after something happened: track that was built, cubes on their way. */
import { untrack } from 'svelte';
import type { Plan } from '../../api/types';
import type { Sitting } from '../../frame/sitting.svelte';
import { settings } from '../../kit/settings.svelte';
import { legsMade } from './pieces';
import { aosView, eventsOf, type AosView } from './types';

const LINK = 420;
/** After a longer absence nothing is played back. */
const FEW = 6;

export interface Journey {
  id: number;
  good: string;
  d: string;
  ms: number;
}

export class Happening {
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  journeys = $state.raw<Journey[]>([]);
  /** The places of the last step, for the layer that shows it. */
  changed = $state.raw<string[]>([]);

  private tracks: ReadonlySet<string> | null = null;
  private steps = -1;
  private count = 0;

  constructor(private readonly here: Sitting) {}

  get moving(): boolean {
    return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** The track of the position on screen; what was seen as a ghost does not draw in again. */
  noteTracks(ids: readonly string[], ghosts: ReadonlySet<string>): void {
    const now = new Set(ids);
    const before = this.tracks;
    this.tracks = now;
    untrack(() => {
      const added = before ? ids.filter((id) => !before.has(id) && !ghosts.has(id)) : [];
      this.fresh = new Set(this.moving && added.length <= FEW ? added : []);
    });
  }

  noteSteps(plan: Plan): void {
    const { table, past } = this.here;
    const { steps } = table;
    const before = this.steps;
    this.steps = steps.length;
    const view = table.news?.view;
    if (!view || past.at !== null) return;
    const last = [...steps].reverse().find((step) => step.lines.some((line) => line.places.length));
    this.changed = last ? [...new Set(last.lines.flatMap((line) => line.places))] : [];
    const added = before < 0 ? [] : steps.slice(before);
    if (!this.moving || !added.length || added.length > FEW) return;
    const journeys = added.flatMap((step) => this.journeysOf(plan, aosView(view), step));
    if (journeys.length) untrack(() => (this.journeys = [...this.journeys, ...journeys]));
  }

  private journeysOf(plan: Plan, view: AosView, step: Parameters<typeof eventsOf>[0]): Journey[] {
    return eventsOf(step).flatMap((event) => {
      if (event.event !== 'cube-delivered') return [];
      const legs = legsMade(plan, view, event.route, event.owners);
      if (!legs.length) return [];
      const d = legs.map((leg) => leg.d).join('');
      return [{ id: ++this.count, good: event.good, d, ms: LINK * legs.length }];
    });
  }

  arrived(id: number): void {
    this.journeys = this.journeys.filter((journey) => journey.id !== id);
  }
}
