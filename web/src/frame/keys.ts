/** Keys that work everywhere at a table. */
import { texts } from '../texts/en';
import type { Sitting } from './sitting.svelte';

export interface Key {
  keys: string[];
  /** What it does, for the list of keys. */
  words: string;
  ctrl?: boolean;
  run(here: Sitting): boolean;
}

const t = texts.keys;
const done = (work: unknown): true => (void work, true);

export const KEYS: Key[] = [
  { keys: ['n'], words: t.nextLit, run: (here) => done(here.walk(1)) },
  { keys: ['p'], words: t.prevLit, run: (here) => done(here.walk(-1)) },
  { keys: ['q'], words: t.question, run: (here) => done(here.ask()) },
  {
    keys: ['Enter'],
    words: t.confirm,
    run: ({ choosing }) => {
      if (choosing.chosen) return done(choosing.confirm());
      if (choosing.cursor) return done(choosing.pick(choosing.cursor));
      return false;
    },
  },
  { keys: ['Escape'], words: t.cancel, run: (here) => done(cancel(here)) },
  {
    keys: ['z'],
    ctrl: true,
    words: t.undo,
    run: (here) => takeBack(here, 'undo'),
  },
  {
    keys: ['y'],
    ctrl: true,
    words: t.redo,
    run: (here) => takeBack(here, 'redo'),
  },
  {
    keys: ['e'],
    words: t.end,
    run: (here) =>
      here.table.held
        ? here.past.at === null && done(here.deck.try('end'))
        : Boolean(here.finish) && done(here.finish?.()),
  },
  { keys: ['h'], words: t.hint, run: (here) => here.hinting.open && done(here.hinting.ask()) },
  { keys: ['['], words: t.back, run: (here) => done(here.past.step(-1)) },
  { keys: [']'], words: t.on, run: (here) => done(here.past.step(1)) },
  { keys: ['{'], words: t.backTurn, run: (here) => done(here.past.stepTurn(-1)) },
  { keys: ['}'], words: t.onTurn, run: (here) => done(here.past.stepTurn(1)) },
  {
    keys: ['k'],
    words: t.play,
    run: ({ past }) => done(past.playing ? past.pause() : past.play()),
  },
  { keys: ['End'], words: t.now, run: (here) => done(here.past.look(null)) },
  {
    keys: ['+', '=', '-', '0'],
    words: t.closer,
    run: () => false, // by `zoom` below, which has to know which of them it was
  },
  { keys: ['/'], words: t.chat, run: (here) => done((here.tab = 'chat')) },
  { keys: ['r'], words: t.rules, run: (here) => done((here.rule = '')) },
  { keys: ['?'], words: t.list, run: (here) => done((here.drawer = 'keys')) },
];

/** In the past there is nothing to do but look. */
function takeBack(here: Sitting, what: 'undo' | 'redo'): boolean {
  return (
    here.past.at === null && Boolean(here.table.news?.back?.[what]) && done(here.deck.try(what))
  );
}

function cancel(here: Sitting): void {
  if (here.rule !== null) here.rule = null;
  else if (here.drawer) here.drawer = null;
  else if (here.past.at !== null) void here.past.look(null);
  else if (here.hinting.hint) here.hinting.forget();
  else if (here.ordering) here.ordering = false;
  else here.choosing.back();
}

function zoom(here: Sitting, key: string): boolean {
  const by: Record<string, number | null> = { '+': 1.4, '=': 1.4, '-': 1 / 1.4, '0': null };
  if (!here.zoom || !(key in by)) return false;
  here.zoom(by[key] ?? null);
  return true;
}

/** Whether a key is for what has the focus; what is only switched takes no letters. */
function writes(target: HTMLElement, key: string): boolean {
  const switched = target.matches('input:is([type=radio], [type=checkbox])');
  return /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && (!switched || key === 'Enter');
}

/** Listen until the table is left; who writes somewhere is left alone. */
export function listen(here: Sitting): () => void {
  const pointed = (): void => void (here.keyed = false);
  // before anything on the page takes the key for itself
  const keyed = (): void => void (here.keyed = true);
  const pressed = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (writes(target, event.key) || event.altKey || event.defaultPrevented) return;
    // A question has to be answered first, and Escape is its own.
    if (here.table.passing !== null || document.querySelector('dialog[open]')) return;
    if (event.key === 'Enter' && /^(BUTTON|A|SUMMARY)$/.test(target.tagName)) {
      here.choosing.insisting = !event.repeat;
      return;
    }
    const ctrl = event.ctrlKey || event.metaKey;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (!ctrl && zoom(here, name)) {
      event.preventDefault();
      return;
    }
    const key = KEYS.find((each) => each.keys.includes(name) && Boolean(each.ctrl) === ctrl);
    if (key?.run(here)) event.preventDefault();
  };
  const released = (): void => void (here.choosing.insisting = false);
  addEventListener('keydown', keyed, true);
  addEventListener('keydown', pressed);
  addEventListener('keyup', released);
  addEventListener('pointerdown', pointed);
  return () => {
    removeEventListener('keydown', keyed, true);
    removeEventListener('keydown', pressed);
    removeEventListener('keyup', released);
    removeEventListener('pointerdown', pointed);
  };
}
