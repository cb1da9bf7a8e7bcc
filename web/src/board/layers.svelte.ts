/** What somebody wants to see on boards, kept on this device. */
const SHELF = 'footplate.layers';

interface Layers {
  owners: boolean;
  last: boolean;
}

function kept(): Layers {
  try {
    const told = JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Partial<Layers>;
    return { owners: told.owners ?? false, last: told.last ?? true };
  } catch {
    return { owners: false, last: true };
  }
}

export const layers = $state<Layers>(kept());

export function setLayer(name: keyof Layers, on: boolean): void {
  layers[name] = on;
  localStorage.setItem(SHELF, JSON.stringify(layers));
}
