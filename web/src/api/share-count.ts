import { useEffect, useRef } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { storedShareCount, storeShareCount } from './device/device.ts'
import { useProfile } from './profile/use-profile.ts'

type ShareCount = {
  readonly shareCount: number
  /** Counts one share, here and in the profile. */
  readonly countShare: () => void
}

/** How often the golfer has shared Bagwise: the larger of what the device and the profile know. */
export function useShareCount({ id, shareCount: inProfile }: Pick<Profile, 'id' | 'shareCount'>): ShareCount {
  const { save } = useProfile()
  const shareCount = Math.max(inProfile, storedShareCount(id))

  // A share that the server never heard of: the page was closed too early, or there was no connection.
  const offeredCount = useRef(0)
  useEffect(() => {
    if (shareCount <= inProfile || shareCount <= offeredCount.current) return
    offeredCount.current = shareCount
    save({ shareCount })
  }, [shareCount, inProfile, save])

  return {
    shareCount,
    countShare: () => {
      // Two windows of one device may have counted meanwhile.
      const next = Math.max(inProfile, storedShareCount(id), offeredCount.current) + 1
      storeShareCount(id, next)
      offeredCount.current = next
      save({ shareCount: next })
    },
  }
}
