/** What part of a board is on screen: where it is moved to, and how large it is drawn. */
import type { Point } from './geometry';

const MOST = 4;
const MARGIN = 8;
/** Hexes of this scale can be hit with a finger. */
const FINGER = 0.62;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** The stage in pixels. */
  width = $state(0);
  height = $state(0);
  /** Whether somebody has moved or zoomed: then a new size of the stage does not undo it. */
  free = $state(false);

  /** A place with which one is busy: while it is, a new size of the stage moves nothing on screen. */
  private busy: Point | null = null;
  /** Where the board was before a sheet has moved it; null: none has, or somebody has since. */
  private unlifted: Point | null = null;
  private box: readonly [number, number, number, number] = [0, 0, 1, 1];
  /** Where to look first on a small screen. */
  private heart: Point | null = null;

  readonly transform = $derived(`translate(${this.x} ${this.y}) scale(${this.scale})`);
  /** The same for a picture that fills the stage: what of it is seen. */
  readonly viewBox = $derived(
    [-this.x, -this.y, this.width, this.height].map((each) => each / this.scale).join(' '),
  );

  /**
   * @param finger From which scale on fingers can use it; 0: a small screen shows all of it, too.
   * @param lean Where it lies in a stage that is wider: 0 on the left, 1 on the right.
   */
  constructor(
    private readonly finger = FINGER,
    private readonly lean = 0.5,
  ) {}

  show(box: readonly [number, number, number, number]): void {
    this.box = box;
    if (!this.free && !this.busy) this.home();
  }

  resize(width: number, height: number): void {
    if (!width || !height) return; // it is hidden, and shown again as it was
    const [dx, dy] = [(width - this.width) / 2, (height - this.height) / 2];
    this.width = width;
    this.height = height;
    if (!this.busy && !this.free) this.home();
    // What comes and goes does so above the board: its lower edge stays where it is.
    else this.moveTo(this.x + dx, this.y + (dx ? dy : 2 * dy));
    if (this.busy && !dx) this.bring(this.busy);
  }

  /** Somebody is busy at a place, which may be out of sight; null: not any more. */
  hold(place: Point | null): void {
    const before = this.busy;
    this.busy = place;
    if (before && !place && !this.free) this.home();
    if (place && place.join() !== before?.join() && this.partly) this.bring(place, 30);
  }

  /** Of several places the middle; used when a small screen cannot show all. */
  care(points: readonly Point[]): void {
    if (!points.length) return;
    const sum = points.reduce(([ax, ay], [x, y]) => [ax + x, ay + y] as const, [0, 0] as Point);
    this.heart = [sum[0] / points.length, sum[1] / points.length];
    if (!this.free && !this.busy) this.home();
  }

  private get whole(): number {
    const [, , width, height] = this.box;
    if (!this.width || !this.height) return 1;
    return Math.min((this.width - 2 * MARGIN) / width, (this.height - 2 * MARGIN) / height, MOST);
  }

  /** Where all of the board is seen, a place at its edge is no reason to move it. */
  private get partly(): boolean {
    return this.free || this.scale > this.whole;
  }

  private get least(): number {
    return this.whole * 0.8;
  }

  /** The whole board, or on a small screen a part that fingers can use. */
  home(): void {
    this.free = false;
    this.unlifted = null;
    const whole = this.whole;
    const small = this.width < 560 && whole < this.finger;
    this.scale = small ? this.finger : whole;
    const [left, top, width, height] = this.box;
    const middle: Point = small && this.heart ? this.heart : [left + width / 2, top + height / 2];
    const spare = Math.max(0, this.width - 2 * MARGIN - width * this.scale);
    this.centre([middle[0] - (spare * (this.lean - 0.5)) / this.scale, middle[1]]);
  }

  centre([x, y]: Point): void {
    this.moveTo(this.width / 2 - x * this.scale, this.height / 2 - y * this.scale);
  }

  panBy(dx: number, dy: number): void {
    this.free = true;
    this.unlifted = null;
    this.moveTo(this.x + dx, this.y + dy);
  }

  /** Zoom so that the point of the stage keeps what it shows. */
  zoomAt(factor: number, px = this.width / 2, py = this.height / 2): void {
    const scale = Math.min(MOST, Math.max(this.least, this.scale * factor));
    const by = scale / this.scale;
    this.free = true;
    this.unlifted = null;
    this.scale = scale;
    this.moveTo(px - (px - this.x) * by, py - (py - this.y) * by);
  }

  /** Bring a place into view, with as much room around it in pixels. */
  reveal(place: Point, room = 60): void {
    if (this.partly && this.bring(place, room)) this.free = true;
  }

  /** A sheet covers the board below: bring a place above it, until the sheet is closed. */
  lift(place: Point, below: number): void {
    this.unlifted ??= [this.x, this.y];
    this.bring(place, 60, below);
  }

  /** The sheet is closed: back to where the board was, unless somebody has moved it meanwhile. */
  lower(): void {
    const before = this.unlifted;
    this.unlifted = null;
    if (before && !this.free && !this.busy) this.home();
    else if (before) this.moveTo(...before);
  }

  private bring(place: Point, room = 60, below = 0): boolean {
    const [px, py] = this.toScreen(place);
    const bottom = this.height - below;
    const dx = px < room ? room - px : px > this.width - room ? this.width - room - px : 0;
    const dy = py < room ? room - py : py > bottom - room ? bottom - room - py : 0;
    if (dx || dy) this.moveTo(this.x + dx, this.y + dy);
    return Boolean(dx || dy);
  }

  toScreen([x, y]: Point): Point {
    return [x * this.scale + this.x, y * this.scale + this.y];
  }

  /** Never so far that the board is lost: its middle part stays on the stage. */
  private moveTo(x: number, y: number): void {
    const [left, top, width, height] = this.box;
    const keep = (at: number, from: number, size: number, stage: number): number => {
      const start = from * this.scale;
      const end = start + size * this.scale;
      const slack = Math.min(stage, size * this.scale) * 0.5;
      return Math.min(stage - slack - start, Math.max(slack - end, at));
    };
    this.x = keep(x, left, width, this.width);
    this.y = keep(y, top, height, this.height);
  }
}
