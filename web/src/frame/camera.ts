/** Which part of a picture is seen: pan and zoom by wheel, drag and pinch, kept as numbers. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 8;
const DRAG = 6;

export class Camera {
  /** Null: the whole picture, as large as it goes. */
  frame: Frame | null = null;
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private moved = 0;

  constructor(
    private readonly svg: () => SVGSVGElement | null,
    private readonly whole: () => Frame | null,
  ) {}

  show(): void {
    const frame = this.frame ?? this.whole();
    if (frame)
      this.svg()?.setAttribute('viewBox', `${frame.x} ${frame.y} ${frame.width} ${frame.height}`);
  }

  /** Closer or further away, around a point of the screen, or the middle. */
  zoom(by: number, around?: { x: number; y: number }): void {
    const whole = this.whole();
    const svg = this.svg();
    if (!whole || !svg) return;
    const now = this.frame ?? whole;
    const width = Math.min(whole.width, Math.max(whole.width / CLOSEST, now.width / by));
    if (width >= whole.width) {
      this.reset();
      return;
    }
    const point = around ? this.onPicture(around) : null;
    const fixed = point ?? { x: now.x + now.width / 2, y: now.y + now.height / 2 };
    const scale = width / now.width;
    this.frame = this.held({
      x: fixed.x - (fixed.x - now.x) * scale,
      y: fixed.y - (fixed.y - now.y) * scale,
      width,
      height: now.height * scale,
    });
    this.show();
  }

  reset(): void {
    this.frame = null;
    this.show();
  }

  /** Let a point of the picture be seen, where it is not. */
  reveal(x: number, y: number): void {
    const now = this.frame;
    if (!now) return;
    const margin = now.width / 8;
    const inside =
      x > now.x + margin &&
      x < now.x + now.width - margin &&
      y > now.y + margin &&
      y < now.y + now.height - margin;
    if (inside) return;
    this.frame = this.held({ ...now, x: x - now.width / 2, y: y - now.height / 2 });
    this.show();
  }

  private held(frame: Frame): Frame {
    const whole = this.whole()!;
    return {
      ...frame,
      x: Math.min(whole.x + whole.width - frame.width, Math.max(whole.x, frame.x)),
      y: Math.min(whole.y + whole.height - frame.height, Math.max(whole.y, frame.y)),
    };
  }

  private onPicture(point: { x: number; y: number }): { x: number; y: number } | null {
    const matrix = this.svg()?.getScreenCTM();
    return matrix ? new DOMPoint(point.x, point.y).matrixTransform(matrix.inverse()) : null;
  }

  // Fingers and mice. --------------------------------------------------------------------------

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.fingers.size === 0) this.moved = 0;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    const scale = this.svg()?.getScreenCTM()?.a;
    if (!before || !scale) return;
    const now = { x: event.clientX, y: event.clientY };
    this.moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.fingers.size === 2) this.pinch(event.pointerId, before, now);
    else if (this.moved > DRAG && this.frame) {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.frame = this.held({
        ...this.frame,
        x: this.frame.x - (now.x - before.x) / scale,
        y: this.frame.y - (now.y - before.y) / scale,
      });
      this.show();
    }
    this.fingers.set(event.pointerId, now);
  }

  private pinch(id: number, before: { x: number; y: number }, now: { x: number; y: number }): void {
    const other = [...this.fingers].find(([each]) => each !== id)?.[1];
    if (!other) return;
    const far = (point: { x: number; y: number }): number =>
      Math.hypot(point.x - other.x, point.y - other.y);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    if (far(before) > 0) this.zoom(far(now) / far(before), middle);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  /** Whether what ends now was a movement, and no click. */
  get dragged(): boolean {
    return this.moved > DRAG;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const by = Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015));
    this.zoom(by, { x: event.clientX, y: event.clientY });
  }
}
