import type { ShotQuestion } from '@bagwise/contract/ai/shot-advice'
import type { ClubType } from '@bagwise/golf/club'
import type { Advice } from '@bagwise/golf/shot-advice/advise'
import type { Adjustments } from '@bagwise/golf/shot-advice/adjustments'
import type { Moves } from '@bagwise/golf/swing/changes'
import { knownOf } from './known.ts'
import type { Known, Range } from './known.ts'

type Situation = Omit<ShotQuestion['situation'], 'isTournament'>

type Asked = {
  readonly golfer: ShotQuestion['golfer']
  readonly situation: Situation
  readonly advice: Advice
  /** Clubs that the advice may name to play it. */
  readonly clubs: ReadonlySet<ClubType>
  readonly year: number
}

/** What is known of a golfer and a shot: carries in its air, the lengths of it, and what the rules say. */
export function knownOfShot({ golfer, situation, advice, clubs, year }: Asked): Known {
  const known = knownOf(golfer, year)
  const { distanceYards, hazards, air } = situation
  const choices = [advice.recommended, ...advice.alternatives]
  const plays = 'problem' in advice.playsLike ? distanceYards : advice.playsLike.playsLikeYards
  const bag = known.bag.map((club) => {
    const today = choices.find((choice) => choice.club === club.club && choice.kind === 'full')
    const share = distanceYards / Math.max(1, plays)
    return { ...club, carryYards: club.carryYards && inTheAir(club.carryYards, share, today?.carryTodayYards) }
  })
  const pinYards = [distanceYards, plays].map((yards) => ({ from: yards, to: yards }))
  return {
    ...known,
    bag,
    moves: movesOf(advice.adjustments),
    shot: {
      pinYards,
      lengthsYards: [
        ...pinYards,
        ...choices.map(({ finishYards }) => ({ from: finishYards, to: finishYards })),
        ...bag.flatMap(({ carryYards }) => (carryYards ? [carryYards] : [])),
        ...hazards.flatMap(({ toReachYards, toClearYards }) =>
          [toReachYards, toClearYards].flatMap((yards) => (yards === undefined ? [] : [{ from: yards, to: yards }])),
        ),
      ],
      hazardSides: new Set(hazards.map(({ side }) => side)),
      aimYards: Math.round(advice.recommended.startLineYards),
      clubs,
      windMph: air.windSpeedMph ?? 0,
      temperatureF: air.temperatureF,
    },
  }
}

/** From what a club carries in still air to what it carries today. */
function inTheAir({ from, to }: Range, share: number, todayYards: number | undefined): Range {
  const today =
    todayYards === undefined ? [from * share, to * share] : [todayYards - (to - from) / 2, todayYards + (to - from) / 2]
  return { from: Math.min(from, ...today), to: Math.max(to, ...today) }
}

const BALL_PLACES: Partial<Record<Adjustments['ballPosition'][number], Moves>> = {
  forward: { ballPlace: 1 },
  'forward-in-sand': { ballPlace: 1 },
  back: { ballPlace: -1 },
  'back-for-chip': { ballPlace: -1 },
  'back-for-low-ball': { ballPlace: -1 },
}

function movesOf({ ballPosition, swing }: Adjustments): readonly Moves[] {
  const places = ballPosition.flatMap((code) => BALL_PLACES[code] ?? [])
  return swing.includes('steeper-from-rough') ? [...places, { attack: 1 }] : places
}
