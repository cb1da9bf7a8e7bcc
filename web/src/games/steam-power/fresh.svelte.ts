/** What was laid and flipped since the position before, for as long as it moves. */
import { tracksOf } from './drawn';
import type { PowerView } from './types';

/** More than this is another position, not a move. */
const MOST = 8;
const LASTS = 700;

export class Fresh {
  tracks = $state.raw<ReadonlySet<string>>(new Set());
  cities = $state.raw<ReadonlySet<string>>(new Set());

  private moment = -1;
  private laid = new Set<string>();
  private flipped = new Set<string>();
  private timer = 0;

  see(view: PowerView, moment: number): void {
    if (moment === this.moment) return;
    const laid = new Set(tracksOf(view).map(({ id }) => id));
    const flipped = new Set(view.cities.filter((city) => city.flipped).map(({ hex }) => hex));
    if (this.moment >= 0 && moment > this.moment) {
      this.tracks = added(laid, this.laid);
      this.cities = added(flipped, this.flipped);
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => {
        this.tracks = this.cities = new Set();
      }, LASTS);
    }
    this.moment = moment;
    this.laid = laid;
    this.flipped = flipped;
  }
}

function added(now: Set<string>, before: Set<string>): Set<string> {
  const found = [...now].filter((id) => !before.has(id));
  return new Set(found.length > MOST ? [] : found);
}
