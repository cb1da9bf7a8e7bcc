/** What a hex is called when it is read out. */
import type { Plan } from '../../api/types';
import { aos } from '../../texts/age-of-steam';
import type { Stop } from './pieces';
import type { AosView } from './types';

export interface Spoken {
  stops: ReadonlyMap<string, Stop>;
  /** The owners of track by hex, in words. */
  track: ReadonlyMap<string, string>;
}

export function spokenOf(view: AosView, stops: readonly Stop[], names: readonly string[]): Spoken {
  const track = new Map<string, string>();
  for (const tile of view.position.tiles) {
    const owners = new Set(
      tile.track.map(({ owner }) => (owner === null ? aos.hex.nobody : (names[owner] ?? ''))),
    );
    track.set(tile.hex, [...owners].join(', '));
  }
  return { stops: new Map(stops.map((stop) => [stop.id, stop])), track };
}

/** `C4, mountain`; `Chicago H6, city, takes red, grows on light 3, with red, blue`. */
export function hexWords(plan: Plan, spoken: Spoken, id: string): string {
  const place = plan.places[id];
  if (!place) return id;
  const stop = spoken.stops.get(id);
  const parts = [place.name === id ? id : `${place.name} ${id}`];
  if (stop?.kind === 'city') {
    const takes = stop.takes.join(', ');
    const growth = stop.growth.join(', ');
    parts.push(
      stop.letter ? aos.hex.newCity(stop.letter, takes, growth) : aos.hex.city(takes, growth),
    );
  } else parts.push(aos.hex.kinds[place.kind] ?? place.kind);
  if (stop?.cubes.length) parts.push(aos.hex.cubes(stop.cubes.join(', ')));
  const owners = spoken.track.get(id);
  if (owners) parts.push(aos.hex.track(owners));
  return parts.join(', ');
}
