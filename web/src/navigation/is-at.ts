/**
 * Whether the address shows this page: as the router sees it, whatever the case and with or without a slash at the end. A
 * path may end in a parameter, as '/clubs/:club'.
 */
export function isAt(path: string, pathname: string): boolean {
  const [page = '', parameter] = path.split('/:')
  const shown = (pathname.replace(/\/+$/, '') || '/').toLowerCase()
  return parameter === undefined ? shown === page : shown.slice(0, shown.lastIndexOf('/')) === page
}
