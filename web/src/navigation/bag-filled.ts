import { useLocation } from 'react-router'

/** What the questionnaire leaves with the page that it leads to: the golfer has just filled the bag. */
export const BAG_FILLED = { isBagFilled: true } as const

/** Whether the golfer has come to this page from the questionnaire. A reload changes nothing, another page ends it. */
export function useIsBagFilled(): boolean {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'isBagFilled' in state
}
