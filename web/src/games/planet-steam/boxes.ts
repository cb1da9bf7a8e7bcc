/** Places of the plan that are boxes. */
import type { Place } from '../../api/types';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxOf(place: Place): Box {
  const xs = (place.outline ?? []).map(([x]) => x);
  const ys = (place.outline ?? []).map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
