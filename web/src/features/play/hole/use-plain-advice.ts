import { useMemo } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { ClubType } from '@bagwise/golf/club'
import type { Pin } from '@bagwise/golf/shot-advice/shot'
import { airOfReading } from '@bagwise/golf/weather/reading-air'
import { useShotMemory } from '#data/use-shot-memory.ts'
import { useWeather } from '#data/use-weather.ts'
import { advisedBag } from '@bagwise/contract/from-profile/advised-bag'
import { useWorkedOut } from '#worker/use-worked-out.ts'
import type { BallSaid, Left } from './ball.ts'
import type { HoleAdvice } from './hole-advice.ts'
import { ADVISED_LIES, swingOf } from './hole-advice.ts'
import type { PlayedLie } from '@bagwise/golf/play/played-record'

type Asked = {
  readonly profile: Profile
  readonly left: Left | undefined
  readonly lie: PlayedLie
  readonly said: BallSaid
  /** None in a tournament and on the green. */
  readonly isWanted: boolean
}

/** The farthest that the rules advise on; a longer hole is advised on as this one. */
const MOST_YARDS = 600

/** Club and number without a map: by the distance alone, with the wind that the golfer feels. */
export function usePlainAdvice({ profile, left, lie, said, isWanted }: Asked): HoleAdvice {
  const memory = useShotMemory(profile)
  const bag = useMemo(() => advisedBag(profile, memory), [profile, memory])
  const weather = useWeather()
  const reading = weather && !weather.isTypical && weather.defaultPlaceName === null ? weather.reading : undefined
  const { clubs, golfer, missing } = bag
  const isAsked = isWanted && missing === undefined && left !== undefined && left.yards >= 1
  const air = {
    ...(reading && airOfReading({ ...reading, windSpeedMph: 0 }, 0)),
    ...(said.wind && { windSpeedMph: said.wind.mph, windFromDeg: said.wind.fromDeg }),
  }
  const worked = useWorkedOut(
    'picturedAdvice',
    isAsked
      ? [
          clubs,
          golfer,
          {
            distanceYards: Math.min(MOST_YARDS, Math.round(left.yards)),
            lie: ADVISED_LIES[lie],
            slope: said.slope,
            pin: pinOf(said.pin),
            hazards: [],
          },
          air,
        ]
      : undefined,
  )
  const answer = isAsked ? worked?.answer : undefined
  const base = {
    clubs,
    isBagEmpty: missing !== undefined,
    isLate: isAsked && worked?.isCurrent !== true,
    air: null,
    line: undefined,
  }
  if (!answer || !('advice' in answer)) return { ...base, advised: undefined, swing: null, playsLike: undefined }
  const { recommended, alternatives, playsLike } = answer.advice
  const shown = [recommended, ...alternatives].find(({ club }) => club === (said.club ?? recommended.club))
  return {
    ...base,
    advised: recommended.club,
    swing: swingOf(shown),
    playsLike: 'problem' in playsLike ? undefined : { yards: playsLike.playsLikeYards, parts: playsLike.partsYards },
  }
}

function pinOf(pin: BallSaid['pin']): Pin {
  return typeof pin === 'string' ? pin : 'middle'
}

/** As far as the bag says that a club carries. */
export function useUsualYards(profile: Profile): (club: ClubType) => number | undefined {
  const memory = useShotMemory(profile)
  return useMemo(() => {
    const { clubs } = advisedBag(profile, memory)
    return (club) => clubs.find((one) => one.club === club)?.carryYards
  }, [profile, memory])
}
