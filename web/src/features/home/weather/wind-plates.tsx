import { useMemo } from 'react'
import { STANDARD_BAG } from '@bagwise/golf/distances/standard-carry'
import { playsLike } from '@bagwise/golf/flight/plays-like'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { yardsFromMetres } from '@bagwise/golf/units'
import { airOfReading } from '@bagwise/golf/weather/reading-air'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { DistanceText } from '#quantities/distance-text.tsx'
import { shownDistance, unitWord } from '#quantities/distance.ts'
import { plateWords } from './plate-words.ts'

/** The distance that shot advice starts from (specification 2 §2), and about as far in a round number of metres. */
const SHOT_YARDS = { yards: 150, metres: yardsFromMetres(140) } as const satisfies Record<PreferredUnits, number>

const WINDS = [
  { words: 'into the wind', windFromDeg: 0 },
  { words: 'wind across', windFromDeg: 90 },
  { words: 'downwind', windFromDeg: 180 },
] as const

type WindPlatesProps = { readonly reading: WeatherReading; readonly units: PreferredUnits }

/** One shot in today's air from three sides, with the standard carries as bag. */
export function WindPlates({ reading, units }: WindPlatesProps) {
  // Flights are not free: another theme does not fly them again.
  const shotYards = SHOT_YARDS[units]
  const plates = useMemo(() => platesFor(reading, shotYards), [reading, shotYards])
  return (
    <div className="conditions-plates mt-1">
      <h3 className="font-sans text-sm font-semibold">
        What a {shownDistance(shotYards, units)} {unitWord(units)} shot plays today
      </h3>
      <dl className="home-plates mt-2">
        {plates.map(({ words, answer }) => (
          <div key={words}>
            <dt className="text-xs">{words}</dt>
            <dd>
              {'problem' in answer ? (
                <span className="text-sm">{plateWords(answer, reading.temperatureF)}</span>
              ) : (
                <DistanceText carryYards={answer.playsLikeYards} units={units} className="home-plate" />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function platesFor(reading: WeatherReading, shotYards: number) {
  return WINDS.map(({ words, windFromDeg }) => {
    const answer = playsLike(STANDARD_BAG, { distanceYards: shotYards }, airOfReading(reading, windFromDeg))
    return { words, answer }
  })
}
