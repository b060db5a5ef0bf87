import { CONFLICTS_KEY } from '#api/device/device.ts'
import { conflicts, profileEdits } from './profile.ts'

let isWatching = false

/** Tries again when the connection or the golfer comes back, and asks before the page closes on what is not kept. */
export function watchConnection(): void {
  if (isWatching) return
  isWatching = true
  window.addEventListener('online', () => void profileEdits.flush())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') profileEdits.followDevice()
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === CONFLICTS_KEY) conflicts.followCopy()
  })
  window.addEventListener('pagehide', () => {
    // Safari may bring this very page back: by then another one has taken up what it left, or a sign-out has cleared it.
    if (profileEdits.leave()) window.addEventListener('pageshow', () => location.reload())
  })
  window.addEventListener('beforeunload', (event) => {
    if (!profileEdits.isKept()) event.preventDefault()
  })
}
