import { pressureAltitudeM } from '../flight/physics/atmosphere.ts'
import type { SessionAir } from '../memory/kept-shot.ts'
import { SESSION_AIR } from '../memory/shot-record.ts'
import { feetFromMetres } from '../units.ts'

/** As a monitor measures it. */
type MeasuredAir = {
  readonly temperatureF?: number | undefined
  readonly stationPressurePa?: number | undefined
  readonly humidity?: number | undefined
}

const TENTHS = 10
const HUNDREDTHS = 100

/**
 * The air of a session as it is kept: a measured pressure as the altitude at which it is normal. What is beyond the ranges
 * of the flight model is left out; undefined where nothing is known.
 */
export function sessionAir({ temperatureF, stationPressurePa, humidity }: MeasuredAir): SessionAir | undefined {
  const altitudeFeet =
    stationPressurePa === undefined ? undefined : Math.round(feetFromMetres(pressureAltitudeM(stationPressurePa)))
  const air = {
    ...within('temperatureF', rounded(temperatureF, TENTHS)),
    ...within('altitudeFeet', altitudeFeet),
    ...within('humidity', rounded(humidity, HUNDREDTHS)),
  }
  return Object.keys(air).length === 0 ? undefined : air
}

function rounded(figure: number | undefined, steps: number): number | undefined {
  return figure === undefined ? undefined : Math.round(figure * steps) / steps
}

function within(name: keyof typeof SESSION_AIR, figure: number | undefined): SessionAir {
  const { lowest, highest } = SESSION_AIR[name]
  // Plus zero: no height is minus zero.
  return figure === undefined || figure < lowest || figure > highest ? {} : { [name]: figure + 0 }
}
