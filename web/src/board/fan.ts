/** Where things stand around a place so that all of them lie on the stage. */
import type { Point } from './geometry';

export interface Fan {
  spots: Point[];
  /** The arc behind them, as a path. */
  band: string;
}

const STEPS = 72;

/** Spots on an arc around a middle, as many as there is room for. The arc is the longest one whose
 * spots lie on the stage with `half` a width around them. */
export function fan(middle: Point, radius: number, half: Point, count: number, stage: Point): Fan {
  const at = (step: number): Point => {
    const angle = (step / STEPS) * 2 * Math.PI - Math.PI / 2;
    return [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)];
  };
  const free = (step: number): boolean => {
    const [x, y] = at(step);
    return x >= half[0] && y >= half[1] && x <= stage[0] - half[0] && y <= stage[1] - half[1];
  };
  const [start, length] = longest(free);
  if (length === 0) return { spots: [], band: '' };
  const gap = (STEPS * 2 * Math.asin(Math.min(1, half[0] / radius))) / (2 * Math.PI) + 1;
  const round = length === STEPS;
  const room = Math.max(1, Math.floor(round ? STEPS / gap : length / gap + 1));
  const shown = Math.min(count, room);
  const step = round && shown === room ? STEPS / shown : gap;
  const first = start + (round ? 0 : (length - (shown - 1) * step) / 2);
  const spots = Array.from({ length: shown }, (_, index) => at(first + index * step));
  return { spots, band: arc(middle, radius, spots, round && shown === room) };
}

/** The longest run of free steps around the circle: where it starts, and how long it is. */
function longest(free: (step: number) => boolean): [number, number] {
  let best: [number, number] = [0, 0];
  for (let start = 0; start < STEPS; start++) {
    let length = 0;
    while (length < STEPS && free((start + length) % STEPS)) length++;
    if (length > best[1]) best = [start, length];
    if (length === STEPS) break;
  }
  return best[1] > 0 && best[1] < STEPS ? [best[0], best[1] - 1] : best;
}

function arc(middle: Point, radius: number, spots: readonly Point[], round: boolean): string {
  const [first, last] = [spots[0], spots.at(-1)];
  if (!first || !last) return '';
  if (round) {
    const [x, y] = middle;
    return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`;
  }
  const angle = ([x, y]: Point): number => Math.atan2(y - middle[1], x - middle[0]);
  const sweep = (angle(last) - angle(first) + 4 * Math.PI) % (2 * Math.PI);
  return `M${first[0]} ${first[1]}A${radius} ${radius} 0 ${sweep > Math.PI ? 1 : 0} 1 ${last[0]} ${last[1]}`;
}
