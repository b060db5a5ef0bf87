import { isEighteenHoles } from '@bagwise/golf/handicap/round'
import type { Round } from '@bagwise/golf/handicap/round'
import { nineHoleDifferential } from '@bagwise/golf/handicap/expected-differential'
import { scoreDifferential } from '@bagwise/golf/handicap/score-differential'
import { holeLogs } from '@bagwise/golf/play/hole-log'
import { PLAYED_PARTS } from '@bagwise/golf/play/parts'
import type { PlayedPart } from '@bagwise/golf/play/parts'
import { roundGains } from '@bagwise/golf/play/round-gains'
import type { RoundGains } from '@bagwise/golf/play/round-gains'
import { comparedHandicap } from '@bagwise/golf/play/spot'
import type { PlayedWithRows } from '#features/play/round-card.ts'
import type { ShownPlayedRound } from '#sync/policies/played-rounds.ts'

/** By the rows of a round, which are the same until something of them changes, and the handicap compared with. */
const known = new WeakMap<PlayedWithRows['holes'], Map<number | null, RoundGains>>()

/** Strokes gained of a round, by the handicap at its start or against another one. */
export function gainsOf(played: PlayedWithRows, handicap = played.round.handicapThen): RoundGains {
  const ofRound = known.get(played.holes) ?? new Map<number | null, RoundGains>()
  known.set(played.holes, ofRound)
  const gains = ofRound.get(handicap) ?? judged(played, handicap)
  ofRound.set(handicap, gains)
  return gains
}

function judged(played: PlayedWithRows, handicap: number | null): RoundGains {
  const { courseRating, slopeRating, holeCount } = played.round
  return roundGains(
    holeLogs(played).map(({ hole, shots }) => ({ ...hole, shots })),
    {
      handicap,
      tees: courseRating === null || slopeRating === null ? null : { courseRating, slopeRating, holeCount },
    },
  )
}

/** Rounds that are over and have their rows here, the oldest first. */
export function endedRounds(rounds: readonly ShownPlayedRound[]): readonly PlayedWithRows[] {
  return rounds.toReversed().flatMap((played) => {
    const { round, holes, shots } = played
    return round.state !== 'playing' && holes && shots ? { ...played, holes, shots } : []
  })
}

/** Five of them count, and some may have nothing to say. */
const MOST_LOOKED_AT = 20

/** This round and the latest before it, the oldest first. */
export function roundsUpTo(rounds: readonly ShownPlayedRound[], played: PlayedWithRows): readonly PlayedWithRows[] {
  const ended = endedRounds(rounds)
  const at = ended.findIndex(({ round }) => round.id === played.round.id)
  const before = at === -1 ? ended : ended.slice(0, at)
  return [...before.slice(-MOST_LOOKED_AT), played]
}

export type CostliestPart = { readonly part: PlayedPart; readonly strokes: number }

/** The part that cost most, or gave least. */
export function costliestPart({ byPart }: RoundGains): CostliestPart {
  const parts = PLAYED_PARTS.map((part) => ({ part, strokes: byPart[part].strokes }))
  return parts.reduce((worst, one) => (one.strokes < worst.strokes ? one : worst))
}

/** Golfers five strokes better, as a target; undefined where there is nobody better to compare with. */
export function targetHandicap(handicap: number | null): number | undefined {
  const own = comparedHandicap(handicap)
  return own > 0 ? Math.max(0, Math.round(own) - BETTER_BY) : undefined
}
const BETTER_BY = 5

/** Strokes that golfers of the handicap need from the tees of the holes that have gains, and those it took. */
export function expectedScore({ total, holes }: RoundGains, { holes: rows }: Pick<PlayedWithRows, 'holes'>) {
  const counted = new Set(holes.map(({ number }) => number))
  const score = rows.reduce((sum, hole) => sum + (counted.has(hole.number) ? (hole.score ?? 0) : 0), 0)
  return { expected: total.strokes + score, score }
}

/** An estimate; undefined for nine holes of a golfer without an index yet. */
export function differentialOf(round: Round, index: number | null): number | undefined {
  if (isEighteenHoles(round)) return scoreDifferential(round)
  return index === null ? undefined : nineHoleDifferential({ ...round, index })
}
