/** Marks over the server's picture: a wash of lamp with a dark dashed line inside for what can be
 * picked, a thick line for what is picked, a ring for what is pointed at. */
import type { Plan } from '../api/types';

const SVG = 'http://www.w3.org/2000/svg';

export interface Marks {
  lit: Iterable<string>;
  picked: Iterable<string>;
  pointed: Iterable<string>;
  cursor: string | null;
}

export function drawMarks(svg: SVGSVGElement, plan: Plan | null, marks: Marks): void {
  svg.querySelector(':scope > .marks')?.remove();
  const layer = document.createElementNS(SVG, 'g');
  layer.setAttribute('class', 'marks');
  const elements = new Map<string, SVGGraphicsElement>();
  for (const element of svg.querySelectorAll<SVGGraphicsElement>('[data-place]')) {
    const place = element.dataset['place'] ?? '';
    if (!elements.has(place)) elements.set(place, element);
    element.classList.remove('lit');
  }
  const put = (places: Iterable<string>, kind: string): void => {
    for (const place of places) {
      const shape = shapeOf(svg, plan, place, elements.get(place));
      if (!shape) continue;
      shape.setAttribute('class', `mark ${kind}`);
      layer.append(shape);
      if (kind !== 'lit') continue;
      elements.get(place)?.classList.add('lit');
      const dashes = shape.cloneNode() as SVGElement;
      dashes.setAttribute('class', 'mark dashes');
      layer.append(dashes);
    }
  };
  put(marks.lit, 'lit');
  put(marks.pointed, 'pointed');
  put(marks.picked, 'picked');
  if (marks.cursor) put([marks.cursor], 'cursor');
  svg.append(layer);
}

/** The middle of a place on the picture. */
export function middleOf(svg: SVGSVGElement, place: string): DOMPoint | null {
  const element = svg.querySelector<SVGGraphicsElement>(`[data-place="${CSS.escape(place)}"]`);
  if (!element) return null;
  const box = boxOf(svg, element);
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
}

function shapeOf(
  svg: SVGSVGElement,
  plan: Plan | null,
  place: string,
  element: SVGGraphicsElement | undefined,
): SVGElement | null {
  if (!element) return null;
  const box = boxOf(svg, element);
  const corners = plan?.places[place]?.outline ?? [];
  const parent = element.parentElement;
  if (corners.length > 2 && parent instanceof SVGGraphicsElement) {
    const matrix = within(svg, parent);
    const points = corners.map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
    // Where a picture lays its pieces out otherwise than its plan, the piece itself is right.
    if (points.every((point) => near(point, box)))
      return made('polygon', { points: points.map(({ x, y }) => `${x},${y}`).join(' ') });
  }
  const path = plan?.lines?.[place]?.path ?? [];
  if (path.length > 1 && parent instanceof SVGGraphicsElement) {
    const matrix = within(svg, parent);
    const points = path.map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
    if (points.every((point) => near(point, box)))
      return made('polyline', { points: points.map(({ x, y }) => `${x},${y}`).join(' ') });
  }
  return made('rect', {
    x: `${box.x - 2}`,
    y: `${box.y - 2}`,
    width: `${box.width + 4}`,
    height: `${box.height + 4}`,
    rx: '5',
  });
}

function near(point: DOMPoint, box: DOMRect): boolean {
  const slack = 30;
  return (
    point.x > box.x - slack &&
    point.x < box.x + box.width + slack &&
    point.y > box.y - slack &&
    point.y < box.y + box.height + slack
  );
}

/** From an element's own coordinates to those of the picture. */
function within(svg: SVGSVGElement, element: SVGGraphicsElement): DOMMatrix {
  const screen = svg.getScreenCTM();
  const own = element.getScreenCTM();
  if (!screen || !own) return new DOMMatrix();
  return DOMMatrix.fromMatrix(screen).inverse().multiply(DOMMatrix.fromMatrix(own));
}

function boxOf(svg: SVGSVGElement, element: SVGGraphicsElement): DOMRect {
  const { x, y, width, height } = element.getBBox();
  const matrix = within(svg, element);
  const a = new DOMPoint(x, y).matrixTransform(matrix);
  const b = new DOMPoint(x + width, y + height).matrixTransform(matrix);
  return new DOMRect(
    Math.min(a.x, b.x),
    Math.min(a.y, b.y),
    Math.abs(b.x - a.x),
    Math.abs(b.y - a.y),
  );
}

function made(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
