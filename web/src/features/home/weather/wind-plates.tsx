import { STANDARD_BAG } from '@bagwise/golf/distances/standard-carry'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { yardsFromMetres } from '@bagwise/golf/units'
import { airOfReading } from '@bagwise/golf/weather/reading-air'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { DistanceText } from '#quantities/distance-text.tsx'
import { shownDistance, unitWord } from '#quantities/distance.ts'
import * as copy from './weather.copy.ts'
import styles from '../home.module.css'
import { useWorkedOut } from '#worker/use-worked-out.ts'

/** The distance that shot advice starts from (specification 2 §2), and about as far in a round number of metres. */
const SHOT_YARDS = { yards: 150, metres: yardsFromMetres(140) } as const satisfies Record<PreferredUnits, number>

const WINDS = [
  { words: copy.intoTheWind, windFromDeg: 0 },
  { words: copy.windAcross, windFromDeg: 90 },
  { words: copy.downwind, windFromDeg: 180 },
] as const

type WindPlatesProps = {
  readonly reading: WeatherReading
  /** Measured, not typical. */
  readonly isLive: boolean
  readonly units: PreferredUnits
}

/** One shot in today's air from three sides, with the standard carries as bag. */
export function WindPlates({ reading, isLive, units }: WindPlatesProps) {
  return (
    <div className={`${styles.conditionsPlates} mt-1`}>
      <h3 className="font-sans text-sm font-semibold">
        {copy.platesTitle({ distance: shownDistance(SHOT_YARDS[units], units), unit: unitWord(units), isLive })}
      </h3>
      <dl className={`${styles.plates} mt-2`}>
        {WINDS.map(({ words, windFromDeg }) => (
          <div key={words}>
            <dt className="text-xs">{words}</dt>
            <Plate reading={reading} units={units} windFromDeg={windFromDeg} />
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Empty until the answer for this very air is there. */
function Plate({ reading, units, windFromDeg }: Omit<WindPlatesProps, 'isLive'> & { readonly windFromDeg: number }) {
  const workedOut = useWorkedOut('playsLike', [
    STANDARD_BAG,
    { distanceYards: SHOT_YARDS[units] },
    airOfReading(reading, windFromDeg),
  ])
  if (!workedOut?.isCurrent) {
    return (
      <dd aria-busy="true">
        <span className={`plate ${styles.plate}`}>{'\u00A0'}</span>
      </dd>
    )
  }
  const { answer } = workedOut
  return (
    <dd>
      {'problem' in answer ? (
        <span className="text-sm">{copy.plateWords(answer, reading.temperatureF)}</span>
      ) : (
        <DistanceText carryYards={answer.playsLikeYards} units={units} className={styles.plate} />
      )}
    </dd>
  )
}
