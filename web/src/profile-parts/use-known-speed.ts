import { useEffect, useState } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { GolferSpeed } from '@bagwise/golf/golfer-speed'

type KnownSpeed = { readonly speed: GolferSpeed | undefined }

/**
 * The one speed of the profile where anything speaks for it, loaded after the screen; undefined until then. For screens that
 * only tell the AI.
 */
export function useKnownSpeed(profile: Profile | undefined): KnownSpeed | undefined {
  const [known, setKnown] = useState<KnownSpeed>()
  useEffect(() => {
    if (!profile) return
    let isCurrent = true
    const load = async () => {
      const speed = await loadKnownSpeed(profile)
      if (isCurrent) setKnown({ speed })
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [profile])
  return known
}

/** The same once; without reception the AI cannot be asked either. */
export async function loadKnownSpeed(profile: Profile): Promise<GolferSpeed | undefined> {
  try {
    const { knownSpeedOf } = await import('./golfer-speed.ts')
    return knownSpeedOf(profile)
  } catch (error) {
    console.warn('The swing speed could not be worked out', error)
    return undefined
  }
}
