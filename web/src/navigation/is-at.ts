import { matchPath } from 'react-router'

/**
 * Whether the address shows this page: as the router sees it, whatever the case and with or without a slash at the end. A
 * path may have parameters, as '/clubs/:club'.
 */
export function isAt(path: string, pathname: string): boolean {
  return matchPath(path, pathname) !== null
}
