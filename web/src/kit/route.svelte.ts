/** What the server answers itself. */
const SERVERS = ['/api/', '/openapi.json', '/mail/', '/health', '/metrics'];

/** Where one is: the path of the address, without loading a page anew. */
class Route {
  path = $state(location.pathname);
  search = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));
  /** Whether one has gone somewhere since the pages were loaded. */
  moved = false;

  constructor() {
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(address: string, instead = false): void {
    if (instead) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    const from = this.path;
    this.moved = true;
    this.read();
    if (from !== this.path) scrollTo(0, 0);
  }

  /** Where a hash holds a key it must not stay in the address. */
  forgetHash(): void {
    history.replaceState(history.state, '', location.pathname + location.search);
    this.read();
  }

  private read(): void {
    this.path = location.pathname;
    this.search = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  /** Links within the pages change the address alone. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
      return;
    if (SERVERS.some((path) => link.pathname.startsWith(path))) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const route = new Route();
