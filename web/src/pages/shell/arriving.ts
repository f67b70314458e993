/** The heading of a page takes the focus when one comes from another page, so that a screen reader
 * says where one is. On the first page the browser does that itself. */
let first = true;

export function arrived(heading: HTMLElement): void {
  if (!first) heading.focus({ preventScroll: true });
  first = false;
}
