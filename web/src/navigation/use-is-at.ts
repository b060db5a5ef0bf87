import { useLocation } from 'react-router'
import { useIsLive } from '#ui/use-is-live.ts'
import { isAt } from './is-at.ts'

/** Whether the address shows the page at one of these paths. */
export function useIsAt(...paths: readonly string[]): boolean {
  const { pathname } = useLocation()
  const isLive = useIsLive()
  return isLive && paths.some((path) => isAt(path, pathname))
}
