import type { FlightAir } from './air.ts'

/** A golfer looks at some days and holes at a time; then all are forgotten. */
const MOST_KNOWN = 16
const known = new Map<string, FlightAir>()

/** The same object for the same air: what was flown in it is remembered as long as it is kept. */
export function sameAir(air: FlightAir): FlightAir {
  const key = JSON.stringify(air)
  const found = known.get(key)
  if (found) return found
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, air)
  return air
}
