import { useEffect, useRef, useState } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { keepEstimateMethod, keptEstimateMethod } from '#api/device/estimate-method.ts'
import type { EstimateMethod } from '#api/device/estimate-method.ts'
import { likeMeOf, loadLikeMe } from './like-me.ts'

/** The method the golfer has chosen, remembered on the device. */
export function useEstimateMethod() {
  const [method, setMethod] = useState(keptEstimateMethod)
  const latest = useRef(method)
  const [, setIsLoaded] = useState(false)

  useEffect(() => {
    if (method === 'like-me') void loadLikeMe().then(setIsLoaded)
  }, [method])

  return {
    method,
    /** Like me, when it is chosen and there. */
    likeMe: (profile: Profile) => (method === 'like-me' ? likeMeOf(profile) : undefined),
    /** Resolves when the choice can be carried out; false when it cannot, or another one was made meanwhile. */
    choose: async (next: EstimateMethod): Promise<boolean> => {
      latest.current = next
      setMethod(next)
      keepEstimateMethod(next)
      return (next === 'classic' || (await loadLikeMe())) && latest.current === next
    },
  }
}
