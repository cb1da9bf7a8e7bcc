/** A table's socket. It says up to where one knows the table, so that after a break nothing is
 * missed and nothing comes twice; breaks are bridged with growing pauses. */
import type { SocketTold } from './types';

export type Line = 'connecting' | 'live' | 'lost';

export interface Listener {
  /** Up to where the table is known: the moment, and how many lines of chat. */
  known(): { since: number; chat: number; seat: number | null };
  told(message: SocketTold): void;
  line(state: Line): void;
}

const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
const STILL_EVERY = 25_000;

export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private timer = 0;
  private still = 0;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener('online', this.again);
    document.addEventListener('visibilitychange', this.again);
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.again);
    document.removeEventListener('visibilitychange', this.again);
    clearTimeout(this.timer);
    clearInterval(this.still);
    this.socket?.close();
  }

  /** As somebody else from now on: another seat of a shared screen, or another key. */
  anew(): void {
    if (!this.closed) this.open();
  }

  private readonly again = (): void => {
    if (document.hidden || this.socket?.readyState === WebSocket.OPEN) return;
    this.tries = 0;
    this.open();
  };

  private open(): void {
    clearTimeout(this.timer);
    clearInterval(this.still);
    const before = this.socket;
    this.socket = null;
    before?.close();
    const base = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
    const socket = new WebSocket(`${base}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => {
      const { since, chat, seat } = this.listener.known();
      socket.send(JSON.stringify({ say: 'hello', since, chat, seat }));
      this.still = window.setInterval(() => this.sayStill(socket), STILL_EVERY);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.tries = 0;
      this.listener.line('live');
      this.listener.told(JSON.parse(event.data as string) as SocketTold);
    };
    socket.onclose = () => {
      if (socket === this.socket && !this.closed) this.lost();
    };
  }

  private sayStill(socket: WebSocket): void {
    if (socket.readyState === WebSocket.OPEN) socket.send('{"say":"still"}');
  }

  private lost(): void {
    clearInterval(this.still);
    this.listener.line('lost');
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)] ?? 8000;
    this.timer = window.setTimeout(() => this.open(), pause);
  }
}
