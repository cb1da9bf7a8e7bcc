/** What a page remembers on this device for the next time. */
export function kept<T extends object>(shelf: string, usual: T): T {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(`footplate.${shelf}`) ?? 'null');
    return found !== null && typeof found === 'object' ? { ...usual, ...found } : usual;
  } catch {
    return usual;
  }
}

export function keep(shelf: string, what: object | null): void {
  try {
    if (what === null) localStorage.removeItem(`footplate.${shelf}`);
    else localStorage.setItem(`footplate.${shelf}`, JSON.stringify(what));
  } catch {
    // a device that keeps nothing is asked again the next time
  }
}
