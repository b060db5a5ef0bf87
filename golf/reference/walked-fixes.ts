import { planeAt } from '../src/course/plane.ts'
import type { LatLon } from '../src/course/plane.ts'
import type { Fix } from '../src/play/settled-place.ts'
import { yardsFromMetres } from '../src/units.ts'
import { seededChance } from './seeded-chance.ts'

/**
 * What a phone's receiver is off by, along each axis: an error that stays for minutes and one of reflections (Sensors
 * 20/6050, 2020: an Ornstein-Uhlenbeck process fits fixes, white noise does not). Under trees the second is worse.
 */
const STEADY = { sdMeters: 2.5, seconds: 480 } as const
const REFLECTED = { sdMeters: 1.5, underTreesMeters: 6, seconds: 20 } as const
/** 68 of 100 fixes are no farther off than what a receiver claims: of two axes 1.51 standard deviations. */
const CLAIMED_SDS = 1.51
const MS_PER_SECOND = 1_000

type Error = { readonly x: number; readonly y: number }

/** A receiver that is wrong as real ones are. Asked in the order of time. */
export function walkedReceiver(seed: number) {
  const chance = seededChance(seed)
  const draw = (sdMeters: number): Error => ({ x: sdMeters * chance.normal(), y: sdMeters * chance.normal() })
  let steady = draw(STEADY.sdMeters)
  let reflected = draw(1)
  let lastMs: number | undefined

  function aged(error: Error, sdMeters: number, keptShare: number): Error {
    const fresh = draw(sdMeters * Math.sqrt(1 - keptShare ** 2))
    return { x: keptShare * error.x + fresh.x, y: keptShare * error.y + fresh.y }
  }

  return {
    fixAt: (atMs: number, place: LatLon, { isUnderTrees = false }: { readonly isUnderTrees?: boolean } = {}): Fix => {
      const seconds = lastMs === undefined ? Infinity : (atMs - lastMs) / MS_PER_SECOND
      lastMs = atMs
      steady = aged(steady, STEADY.sdMeters, Math.exp(-seconds / STEADY.seconds))
      reflected = aged(reflected, 1, Math.exp(-seconds / REFLECTED.seconds))
      const reflectedMeters = isUnderTrees ? REFLECTED.underTreesMeters : REFLECTED.sdMeters
      const at = planeAt(place).from({
        x: yardsFromMetres(steady.x + reflectedMeters * reflected.x),
        y: yardsFromMetres(steady.y + reflectedMeters * reflected.y),
      })
      return { ...at, atMs, accuracyMeters: CLAIMED_SDS * Math.hypot(STEADY.sdMeters, reflectedMeters) }
    },
  }
}
