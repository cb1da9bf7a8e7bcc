/** What somebody wants to see on the map, kept on this device. */
import { keep, kept } from '../../kit/kept';

const SHELF = 'imperial-steam.layers';

export const layers = $state(kept(SHELF, { plan: true, card: true, prices: true }));

export function setLayer(name: keyof typeof layers, on: boolean): void {
  layers[name] = on;
  keep(SHELF, { ...layers });
}
