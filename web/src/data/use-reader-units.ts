import type { PreferredUnits } from '@bagwise/golf/golfer'
import { useShownProfile } from './use-shown-profile.ts'

/** The units of whoever reads, as far as the page knows the profile: it asks the server nothing. */
export function useReaderUnits(): PreferredUnits {
  const { profile } = useShownProfile(false)
  return profile?.preferredUnits ?? 'yards'
}
