import type { Choice } from '@bagwise/golf/shot-advice/choice'
import { holeOf } from '@bagwise/golf/shot-advice/hole/hole'
import { lieDetailOf } from '@bagwise/golf/shot-advice/shot'
import type { HazardSide, Shot } from '@bagwise/golf/shot-advice/shot'
import { CLUBS } from '@bagwise/golf/club'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { TipSituation } from '../shot-tips.ts'
import type { WindSide } from './shot-tip.ts'

/** Thresholds for wind and for cold or hot air. Rules of thumb. */
const WIND_FROM_MPH = 5
const COLD_UP_TO_F = 50
const HOT_FROM_F = 85
const HALF_TURN_DEG = 180
const FULL_TURN_DEG = 360
/** A ball that stops farther from the pin is laid up. */
const LAY_UP_FROM_YARDS = 30
const INTO_UP_TO_DEG = 45
const HELPING_FROM_DEG = 135

/** The facts that tips need. */
export function tipSituation(
  { club, kind, finishYards }: Pick<Choice, 'club' | 'kind' | 'finishYards'>,
  { shot, air, isLeftHanded }: { readonly shot: Shot; readonly air: Air; readonly isLeftHanded?: boolean | undefined },
): TipSituation {
  const { distanceYards, lie, slope, pin, isSoft } = shot
  // A hazard that was placed past the pin lies behind, whichever side was chosen.
  const { areas } = holeOf(shot)
  const isOn = (one: HazardSide) => areas.some(({ side }) => side === one)
  return {
    kind: CLUBS[club].kind,
    swing: kind,
    isToGreen: distanceYards - finishYards <= LAY_UP_FROM_YARDS,
    isBesideTrouble: isOn('left') !== isOn('right'),
    isOverTrouble: isOn('front'),
    lie,
    detail: lieDetailOf(shot),
    slope,
    pin,
    isLeftHanded,
    wind: windSide(air),
    weather: isSoft ? 'wet' : temperature(air),
  }
}

function windSide({ windSpeedMph = 0, windFromDeg = 0 }: Air): WindSide | undefined {
  if (windSpeedMph < WIND_FROM_MPH) return undefined
  const turnDeg = windFromDeg % FULL_TURN_DEG
  const offLineDeg = turnDeg > HALF_TURN_DEG ? FULL_TURN_DEG - turnDeg : turnDeg
  if (offLineDeg <= INTO_UP_TO_DEG) return 'into'
  return offLineDeg >= HELPING_FROM_DEG ? 'helping' : 'across'
}

function temperature({ temperatureF }: Air): TipSituation['weather'] {
  if (temperatureF === undefined) return undefined
  if (temperatureF <= COLD_UP_TO_F) return 'cold'
  return temperatureF >= HOT_FROM_F ? 'hot' : undefined
}
