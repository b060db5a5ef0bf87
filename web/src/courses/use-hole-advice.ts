import { useMemo } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import type { CompassAir } from '@bagwise/golf/shot-advice/ground/air-on-line'
import { airOfReading } from '@bagwise/golf/weather/reading-air'
import { useShotMemory } from '#data/use-shot-memory.ts'
import { useWeather } from '#data/use-weather.ts'
import type { ShownWeather } from '#data/use-weather.ts'
import { advisedBag } from '@bagwise/contract/from-profile/advised-bag'
import { useWorkedOut } from '#worker/use-worked-out.ts'
import type { HolePlay } from './hole-play.ts'
import type { ShownHole } from './shown-hole.ts'

type Asked = {
  readonly profile: Profile
  readonly packed: PackedCourse
  readonly holeId: string
  readonly shown: ShownHole
  readonly play: HolePlay
  readonly isOutlineOut: boolean
  /** No club is chosen on the green, and none in a tournament. */
  readonly isWanted: boolean
}

/** Club and line for the ball, worked out beside the page; `isLate` while a newer answer is on its way. */
export function useHoleAdvice({ profile, packed, holeId, shown, play, isOutlineOut, isWanted }: Asked) {
  const memory = useShotMemory(profile)
  const bag = useMemo(() => advisedBag(profile, memory), [profile, memory])
  const weather = useWeather()
  const reading = weather && isHere(weather) ? weather.reading : undefined
  const air = airOf(reading, play.heightFeet)
  const { clubs, golfer, missing } = bag
  const worked = useWorkedOut(
    'adviseOnHole',
    isWanted && missing === undefined
      ? [
          {
            course: packed,
            holeId,
            bag: clubs,
            golfer,
            air,
            shot: {
              ball: shown.ball,
              lie: shown.lie,
              pin: play.pin,
              slope: play.slope,
              isSoft: play.isSoft,
              isOutlineOut,
              towards: play.aim ?? undefined,
              club: play.club ?? undefined,
            },
          },
        ]
      : undefined,
  )
  const answer = isWanted && missing === undefined ? worked?.answer : undefined
  return { bag, answer, isLate: isWanted && worked?.isCurrent !== true, reading }
}

/** The weather at the golfer's own place: that of the place the operator chose says nothing about this hole. */
function isHere({ isTypical, defaultPlaceName }: ShownWeather): boolean {
  return !isTypical && defaultPlaceName === null
}

/** The same air as the book has. */
function airOf(reading: ShownWeather['reading'] | undefined, heightFeet: number | null): CompassAir {
  return {
    ...(reading && { ...airOfReading(reading, 0), windFromCompassDeg: reading.windFromDeg }),
    ...(heightFeet !== null && { targetElevationFeet: heightFeet }),
  }
}
