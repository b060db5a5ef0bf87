import { useState } from 'react'
import { radiusOfSd } from '@bagwise/golf/play/left'
import { forecastAge } from '#data/play/frozen-card.ts'
import { useWeather } from '#data/use-weather.ts'
import { forecastOld } from '#features/play/play.copy.ts'
import { Button } from '#ui/button.tsx'
import type { Left } from './ball.ts'
import * as copy from './hole.copy.ts'
import type { HoleParts } from './play-hole.tsx'

type PlaceNoteProps = Pick<HoleParts, 'position' | 'units' | 'isTournament' | 'here'> & {
  readonly left: Left | undefined
  /** The phone is not on this hole. */
  readonly isFar?: boolean
}

const MS_PER_SECOND = 1_000

/** Where the number comes from, and what the position says, in a line. */
export function PlaceNote({ position, units, isTournament, here, left, isFar = false }: PlaceNoteProps) {
  const { mode, start } = position
  const weather = useWeather()
  const reading = weather && !weather.isTypical ? weather : undefined
  const [nowMs] = useState(() => Date.now())
  const age = reading && forecastAge(reading, nowMs)
  return (
    <>
      {left?.from === 'typed' && <p>{copy.typedNote}</p>}
      {left?.from === 'position' && here && (
        <p>
          {position.isLost
            ? copy.lostFor(Math.round((position.ageMs ?? 0) / MS_PER_SECOND))
            : copy.goodTo(radiusOfSd(here.sdYards), units)}
        </p>
      )}
      {mode === 'typed' && position.why !== undefined && left?.from !== 'typed' && <p>{copy.why[position.why]}</p>}
      {isFar && <p>{copy.why.far}</p>}
      {mode === 'off' && (
        <Button look="quiet" className="text-base" onClick={start}>
          {copy.startPosition}
        </Button>
      )}
      {isTournament && reading && <p>{copy.forecastText(reading.reading, units)}</p>}
      {age?.isOld === true && <p>{forecastOld(age.hours)}</p>}
    </>
  )
}
