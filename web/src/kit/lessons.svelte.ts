/** The lessons: listed once, begun at tables of their own, and how far one has come on this device. */
import { call, get, post, problemOf } from '../api/http';
import type { About, Lessons, LessonTold } from '../api/types';
import { keep, kept } from './kept';
import { me } from './me.svelte';
import { route } from './route.svelte';

export interface Progress {
  done?: boolean;
  /** The table where it goes on. */
  table?: string;
  at?: number;
  steps?: number;
}

const SHELF = 'lessons';
const name = (game: string, id: string): string => `${game}/${id}`;

class Learning {
  games = $state.raw<Lessons['games']>([]);
  problem = $state('');
  progress = $state.raw<Record<string, Progress>>(kept<Record<string, Progress>>(SHELF, {}));

  async load(): Promise<void> {
    if (this.games.length) return;
    try {
      this.games = (await get<Lessons>('/api/lessons')).games;
      this.problem = '';
    } catch (error) {
      this.problem = problemOf(error).sentence;
    }
  }

  of(game: string, id: string): Progress {
    return this.progress[name(game, id)] ?? {};
  }

  /** The lesson that comes after one; null: it was the last. */
  after(game: string, id: string): { id: string; title: string } | null {
    const lessons = this.games.find((each) => each.game === game)?.lessons ?? [];
    const at = lessons.findIndex((each) => each.id === id);
    return at < 0 ? null : (lessons[at + 1] ?? null);
  }

  /** Remember how a lesson stands at its table; one's own files are not kept. */
  note(about: About, lesson: LessonTold): void {
    if (!about.lesson_id) return;
    const done = lesson.over || this.of(about.table.game, about.lesson_id).done === true;
    this.set(about.table.game, about.lesson_id, {
      done,
      at: lesson.at,
      steps: lesson.steps,
      ...(lesson.over ? {} : { table: about.id }),
    });
  }

  private set(game: string, id: string, progress: Progress): void {
    this.progress = { ...this.progress, [name(game, id)]: progress };
    keep(SHELF, this.progress);
  }

  /** Begin one of the lessons, and go there; throws what the server would not do. */
  async begin(game: string, id: string): Promise<void> {
    const before = this.of(game, id);
    await this.open({ game, lesson: id });
    if (before.table) void this.drop(before.table);
  }

  /** Go on where one was, or begin where that is gone. */
  async resume(game: string, id: string): Promise<void> {
    const { table } = this.of(game, id);
    const there = table
      ? await get<About>(`/api/tables/${encodeURIComponent(table)}`).catch(() => null)
      : null;
    if (there) route.go(`/tables/${there.id}`);
    else await this.begin(game, id);
  }

  async open(wanted: { game: string; lesson: string } | { text: string }): Promise<void> {
    await me.become();
    const about = await post<About>('/api/lessons', wanted);
    if (about.lesson) this.note(about, about.lesson);
    route.go(`/tables/${about.id}`);
  }

  /** A lesson's table that nobody goes on at; it may be gone already. */
  async drop(table: string): Promise<void> {
    await call('DELETE', `/api/tables/${encodeURIComponent(table)}`).catch(() => undefined);
  }
}

export const learning = new Learning();
