import type { PreferredUnits } from '@bagwise/golf/golfer'
import { useProfile } from './profile.ts'
import { useSession } from './session.ts'

/** The golfer's units; yards until the profile says otherwise. */
export function useUnits(): PreferredUnits {
  const session = useSession()
  const { profile } = useProfile(session.status === 'signed-in')
  return profile?.preferredUnits ?? 'yards'
}
