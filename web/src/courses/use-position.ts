import { useEffect, useState } from 'react'
import type { LatLon } from '@bagwise/golf/course/plane'
import { yardsFromMetres } from '@bagwise/golf/units'
import { locationFailure } from '#data/position.ts'
import type { LocationFailure } from '#data/position.ts'

export type Position = { readonly at: LatLon; readonly radiusYards: number; readonly atMs: number }

/** A fix older than this is shown as old (real-holes.md §8). */
const OLD_AFTER_MS = 10_000
const LOOK_EVERY_MS = 2_000

export type WatchedPosition = {
  readonly position: Position | undefined
  readonly isOld: boolean
  readonly failure: LocationFailure | undefined
}

/** Where the golfer is, watched while it is wanted and the page is open. It is in no request and kept nowhere. */
export function usePosition(isWanted: boolean): WatchedPosition {
  const [position, setPosition] = useState<Position>()
  const [failure, setFailure] = useState<LocationFailure>()
  const [nowMs, setNowMs] = useState(0)
  useEffect(() => {
    if (!isWanted || !('geolocation' in navigator)) return undefined
    const watch = navigator.geolocation.watchPosition(
      ({ coords, timestamp }) => {
        setFailure(undefined)
        setNowMs(Date.now())
        setPosition({
          at: { latitudeDeg: coords.latitude, longitudeDeg: coords.longitude },
          radiusYards: yardsFromMetres(coords.accuracy),
          atMs: timestamp,
        })
      },
      (error) => setFailure(locationFailure(error)),
      { enableHighAccuracy: true, maximumAge: OLD_AFTER_MS },
    )
    const looking = setInterval(() => setNowMs(Date.now()), LOOK_EVERY_MS)
    return () => {
      navigator.geolocation.clearWatch(watch)
      clearInterval(looking)
    }
  }, [isWanted])
  return { position, isOld: position !== undefined && nowMs - position.atMs > OLD_AFTER_MS, failure }
}
