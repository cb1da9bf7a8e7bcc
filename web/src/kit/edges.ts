/** A row that runs on beyond its edge says so: it fades out there, by classes of the shared style. */
export function edges(row: HTMLElement): () => void {
  const look = (): void => {
    const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
    row.classList.toggle('more-after', rest > 4);
    row.classList.toggle('more-before', row.scrollLeft > 4);
  };
  const watch = new ResizeObserver(look);
  watch.observe(row);
  row.addEventListener('scroll', look, { passive: true });
  look();
  return () => {
    watch.disconnect();
    row.removeEventListener('scroll', look);
  };
}
