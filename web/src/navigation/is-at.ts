/** Whether the address shows this page: as the router sees it, whatever the case and with or without a slash at the end. */
export function isAt(path: string, pathname: string): boolean {
  return (pathname.replace(/\/+$/, '') || '/').toLowerCase() === path
}
