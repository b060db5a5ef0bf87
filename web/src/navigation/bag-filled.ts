import { useLocation } from 'react-router'

/** What the questionnaire leaves with the page that it leads to: the golfer has just filled the bag. */
export const BAG_FILLED = { isBagFilled: true } as const

/** What sign-up leaves with the questionnaire: the bag that the golfer made before has an account now. */
export const BAG_SAVED = { isBagSaved: true } as const

/** Whether the golfer has just signed up with a bag. */
export function useIsBagSaved(): boolean {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'isBagSaved' in state
}

/** Whether the golfer has come to this page from the questionnaire. A reload changes nothing, another page ends it. */
export function useIsBagFilled(): boolean {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'isBagFilled' in state
}
