/** Where a link or an id leads that somebody has typed or pasted; null: nowhere here. */
export function whereTo(given: string, origin: string): string | null {
  const text = given.trim();
  if (/^[a-z0-9]{6,40}$/i.test(text)) return `/tables/${text}`;
  let link: URL;
  try {
    link = new URL(text, origin);
  } catch {
    return null;
  }
  // Other addresses may lead to the same server: what counts is the way behind the name.
  const known = /^\/tables\/[A-Za-z0-9]+(\/seats\/\d{1,3})?\/?$/.test(link.pathname);
  const own = link.pathname === '/me' && link.hash.length > 1;
  return known || own ? link.pathname + link.search + link.hash : null;
}
