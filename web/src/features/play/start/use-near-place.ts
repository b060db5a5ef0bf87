import { useEffect, useState } from 'react'
import type { LatLon } from '@bagwise/golf/course/plane'
import { readPosition } from '#data/position.ts'

/** A few hundred yards and minutes do not matter for which course is near. */
const COARSE: PositionOptions = { timeout: 5_000, maximumAge: 10 * 60 * 1000 }

/** Where the golfer is, where that was allowed before: nobody is asked, and it never leaves the page. */
export function useNearPlace(): LatLon | undefined {
  const [at, setAt] = useState<LatLon>()
  useEffect(() => {
    let isGone = false
    async function find() {
      const { state } = await navigator.permissions.query({ name: 'geolocation' })
      if (state !== 'granted') return
      const coords = await readPosition(COARSE)
      if (isGone || typeof coords === 'string') return
      setAt({ latitudeDeg: coords.latitude, longitudeDeg: coords.longitude })
    }
    find().catch((error: unknown) => console.warn('The browser does not say whether the location may be used', error))
    return () => {
      isGone = true
    }
  }, [])
  return at
}
