/** What a click on a place does in Planet Steam, beyond the loop of every game: laying out tanks,
 * switching them off and on, and pointing at a zone before one says what should be there. */
import { targets, type Offer } from '../../frame/choosing.svelte';
import type { Sitting } from '../../frame/sitting.svelte';
import { planet } from './told';
import type { Workbench } from './workbench.svelte';

/** The viewer's tanks that could run, and whether they are asked about now. */
export function ready(here: Sitting): string[] {
  const { choosing } = here;
  return choosing.offers
    .filter((offer) => offer.group.id === 'switch-off')
    .map((offer) => targets(offer.choice)[0] ?? '');
}

/** Whatever ends or passes at a zone, as long as nothing else was picked. */
export function offersAt(here: Sitting, zone: string): Offer[] {
  const { choosing } = here;
  if (choosing.picked.length || choosing.group !== null) return [];
  return choosing.offers.filter(({ choice }) => {
    const places = targets(choice);
    return places.indexOf(zone) === 1; // the second click of those that begin with a piece
  });
}

export function litZones(here: Sitting, bench: Workbench): ReadonlySet<string> {
  const { choosing, table } = here;
  const lit = new Set<string>();
  if (choosing.prompt === null || table.viewer === null || !table.news) return lit;
  if (bench.layout) {
    for (const [zone, owner] of Object.entries(planet(table.news.view).claims)) {
      if (bench.takes(zone, owner === table.viewer)) lit.add(zone);
    }
    return lit;
  }
  for (const place of choosing.lit.keys()) lit.add(place);
  if (choosing.chosen) {
    // Another place can be chosen in its stead.
    for (const { choice, group } of choosing.offers) {
      const first = targets(choice)[0];
      if (group === choosing.chosen.group && first !== undefined) lit.add(first);
    }
  }
  if (!choosing.picked.length && choosing.group === null) {
    for (const { choice } of choosing.offers) {
      const zone = targets(choice)[1];
      if (zone !== undefined && table.plan?.places[zone]?.kind === 'zone') lit.add(zone);
    }
  }
  return lit;
}

export function touchZone(here: Sitting, bench: Workbench, zone: string): void {
  const { choosing } = here;
  if (bench.layout) {
    if (litZones(here, bench).has(zone)) bench.touch(zone);
    else if (bench.from !== null) bench.from = null;
    return;
  }
  if (ready(here).includes(zone)) {
    bench.toggle(zone);
    return;
  }
  bench.zone = null;
  if (!choosing.lit.has(zone)) {
    if (choosing.chosen || choosing.picked.length) choosing.reset();
    if (offersAt(here, zone).length) {
      bench.zone = zone;
      choosing.cancel();
      return;
    }
  }
  choosing.pick(zone);
}

/** One more or one less by key; 0: another key. What had the focus is left for the question as a
 * whole, so that Enter confirms and Tab goes on from there. */
export function stepBy(event: KeyboardEvent): -1 | 0 | 1 {
  const target = event.target as HTMLElement;
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || event.ctrlKey || event.altKey) return 0;
  const by = '+='.includes(event.key) ? 1 : '-−'.includes(event.key) ? -1 : 0;
  if (by) {
    event.preventDefault();
    if (target !== document.body) document.querySelector<HTMLElement>('main .prompt')?.focus();
  }
  return by;
}

/** Enter on what is chosen already confirms it, wherever the focus has stayed. */
export function confirmAgain(here: Sitting, event: KeyboardEvent): void {
  const { choosing } = here;
  if (event.key !== 'Enter' || !choosing.chosen) return;
  const target = event.target as HTMLElement;
  const place = target.dataset['place'];
  const same = target.classList.contains('on') || (place && choosing.picked.includes(place));
  if (!same) return;
  event.preventDefault();
  event.stopPropagation();
  void choosing.confirm();
}
