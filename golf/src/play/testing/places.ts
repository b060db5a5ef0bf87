import { planeAt } from '../../course/plane.ts'
import type { LatLon } from '../../course/plane.ts'
import { SUREST_SD_YARDS } from '../left.ts'
import type { Fix, SettledPlace } from '../settled-place.ts'

/** The tee of a hole that is played to the north. */
export const TEE: LatLon = { latitudeDeg: 33.5, longitudeDeg: -82.02 }
export const PLANE = planeAt(TEE)

/** So many yards along the hole and to the right of it. */
export const onEarth = (along: number, right = 0): LatLon => PLANE.from({ x: right, y: along })

export const placeAt = (along: number, right = 0, sdYards = SUREST_SD_YARDS): SettledPlace => ({
  at: onEarth(along, right),
  sdYards,
})

const USUAL_ACCURACY_METERS = 5

export const fixAt = (
  atMs: number,
  along: number,
  right = 0,
  accuracyMeters: number | null = USUAL_ACCURACY_METERS,
): Fix => ({
  ...onEarth(along, right),
  atMs,
  accuracyMeters,
})
