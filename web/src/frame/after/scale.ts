/** Axes and badges of the charts. */

/** A step of an axis that people count in: 1, 2, 5, 10, 20 … */
export function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? power * 10;
}

/** Badges at the ends of lines, none over another and none below the lowest line. */
export function spread(
  ends: { seat: number; y: number }[],
  apart: number,
  lowest: number,
): Map<number, number> {
  const sorted = [...ends].sort((a, b) => a.y - b.y);
  let last = -Infinity;
  const places = sorted.map((end) => (last = Math.max(end.y, last + apart)));
  let next = lowest + apart;
  for (let at = places.length - 1; at >= 0; at--) {
    next = places[at] = Math.min(places[at]!, next - apart);
  }
  return new Map(sorted.map((end, at) => [end.seat, places[at]!]));
}
