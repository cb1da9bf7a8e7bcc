/** Wheel, drag, pinch and double-tap move a camera. A press that did not move is a click and is
 * left to whoever listens for clicks. */
import type { Camera } from './camera.svelte';

/** Below this nobody meant to drag. */
const STILL = 3;
const TWICE = 300;

export function gestures(camera: Camera) {
  return (stage: HTMLElement): (() => void) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let moved = false;
    let span = 0;
    let tapped = { at: 0, x: 0, y: 0 };

    const spot = (event: MouseEvent): { x: number; y: number } => {
      const { left, top } = stage.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const spread = (): { span: number; x: number; y: number } => {
      const [a, b] = [...fingers.values()];
      if (!a || !b) return { span: 0, x: 0, y: 0 };
      return { span: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    };

    const down = (event: PointerEvent): void => {
      if (event.button || (event.target as Element).closest('[data-still]')) return;
      if (!fingers.size) moved = false;
      fingers.set(event.pointerId, spot(event));
      span = spread().span;
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = spot(event);
      if (fingers.size === 1) {
        if (!moved && Math.hypot(now.x - before.x, now.y - before.y) < STILL) return;
        if (!moved) stage.setPointerCapture(event.pointerId);
        moved = true;
        camera.panBy(now.x - before.x, now.y - before.y);
        fingers.set(event.pointerId, now);
        return;
      }
      const was = spread();
      fingers.set(event.pointerId, now);
      const is = spread();
      moved = true;
      if (span) {
        camera.panBy(is.x - was.x, is.y - was.y);
        camera.zoomAt(is.span / was.span, is.x, is.y);
      }
    };
    const up = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId)) return;
      span = spread().span;
      if (moved || event.pointerType !== 'touch' || event.type === 'pointercancel') return;
      const { x, y } = spot(event);
      const twice =
        event.timeStamp - tapped.at < TWICE && Math.hypot(x - tapped.x, y - tapped.y) < 24;
      tapped = { at: twice ? 0 : event.timeStamp, x, y };
      if (twice) camera.zoomAt(1.8, x, y);
    };
    // What was dragged is not clicked as well.
    const click = (event: MouseEvent): void => {
      if (!moved) return;
      moved = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent): void => {
      if ((event.target as Element).closest('[data-still]')) return;
      event.preventDefault();
      const { x, y } = spot(event);
      const lines = event.deltaMode === 1 ? 33 : 1;
      camera.zoomAt(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
    };

    stage.addEventListener('pointerdown', down);
    stage.addEventListener('pointermove', move);
    stage.addEventListener('pointerup', up);
    stage.addEventListener('pointercancel', up);
    stage.addEventListener('click', click, { capture: true });
    stage.addEventListener('wheel', wheel, { passive: false });
    return () => {
      stage.removeEventListener('pointerdown', down);
      stage.removeEventListener('pointermove', move);
      stage.removeEventListener('pointerup', up);
      stage.removeEventListener('pointercancel', up);
      stage.removeEventListener('click', click, { capture: true });
      stage.removeEventListener('wheel', wheel);
    };
  };
}
