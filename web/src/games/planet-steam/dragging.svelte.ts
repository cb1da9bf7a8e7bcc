/** Dragging a piece onto a zone; a click on the one and then on the other does the same. */
const FAR = 7;

export const dropping = $state<{ over: string | null; words: string; x: number; y: number }>({
  over: null,
  words: '',
  x: 0,
  y: 0,
});

function zoneUnder(event: PointerEvent): string | null {
  const found = document.elementFromPoint(event.clientX, event.clientY);
  return found?.closest<Element>('[data-zone]')?.getAttribute('data-zone') ?? null;
}

export interface Dragged {
  words: string;
  /** It is taken up. */
  start(): void;
  /** It is let go over a zone. */
  drop(zone: string): void;
}

/** Follow a pointer that went down on a piece. A short press stays a click. */
export function drag(event: PointerEvent, dragged: Dragged): void {
  if (event.button !== 0) return;
  const { clientX, clientY, pointerId } = event;
  let begun = false;
  const move = (next: PointerEvent): void => {
    if (next.pointerId !== pointerId) return;
    if (!begun && Math.hypot(next.clientX - clientX, next.clientY - clientY) < FAR) return;
    if (!begun) {
      begun = true;
      dropping.words = dragged.words;
      dragged.start();
    }
    dropping.x = next.clientX;
    dropping.y = next.clientY;
    dropping.over = zoneUnder(next);
  };
  const end = (next: PointerEvent): void => {
    if (next.pointerId !== pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    dropping.over = null;
    dropping.words = '';
    if (!begun) return;
    // The click that follows a drag is none.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    const zone = next.type === 'pointerup' ? zoneUnder(next) : null;
    if (zone !== null) dragged.drop(zone);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
