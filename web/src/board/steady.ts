/** Keep what has not changed: items of a new list that say the same as before are the old objects,
 * so that a new position touches only what differs. */
export function steady<T extends { id: string }>(): (items: readonly T[]) => T[] {
  let before = new Map<string, { said: string; item: T }>();
  return (items) => {
    const now = new Map<string, { said: string; item: T }>();
    const kept = items.map((item) => {
      const said = JSON.stringify(item);
      const old = before.get(item.id);
      const entry = old && old.said === said ? old : { said, item };
      now.set(item.id, entry);
      return entry.item;
    });
    before = now;
    return kept;
  };
}
