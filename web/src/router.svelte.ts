/** Where we are: a path of this host and its query. Pages are named in routes.ts. */

class Place {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash);
}

export const place = new Place();

function look(): void {
  place.path = location.pathname;
  place.query = new URLSearchParams(location.search);
  place.hash = location.hash;
}

addEventListener('popstate', look);

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  look();
  scrollTo(0, 0);
}

/** For plain links of this host: no new page is loaded. Modified clicks stay the browser's. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target) return;
  if (link.origin !== location.origin || link.hasAttribute('download')) return;
  if (/^\/(api|art)\//.test(link.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** '/table/:id' against '/table/ab12' gives {id: 'ab12'}; null if it is another place. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [n, part] of wanted.entries()) {
    const word = given[n] ?? '';
    if (part.startsWith(':')) found[part.slice(1)] = decodeURIComponent(word);
    else if (part !== word) return null;
  }
  return found;
}
