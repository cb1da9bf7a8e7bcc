/** Taking a piece up from where it lies, to put it on a zone. */
import type { Sitting } from '../../frame/sitting.svelte';
import { workbench } from './workbench.svelte';

/** Taken up twice it is put back. */
export function takeUp(here: Sitting, place: string): void {
  const { choosing } = here;
  const bench = workbench(here);
  const again = choosing.picked[0] === place;
  if (bench.layout) bench.clear();
  bench.zone = null;
  choosing.reset();
  if (!again) choosing.pick(place);
}
