import { CLUB_TYPES } from '../club.ts'
import type { ClubDistance, ClubDistances } from '../distances/club-distance.ts'
import { isEstimated, recordDistance } from '../distances/club-distance.ts'
import { carriesFromSevenIron } from '../distances/onboarding-factors.ts'
import type { DistanceEntry } from '../distances/recalculate.ts'
import type { GolfProfileAnswers } from './answers.ts'

type Answered = Pick<GolfProfileAnswers, 'sevenIronDistance'>

/** The golfer's own 7-iron number and a different answer: only the golfer can decide. */
export type SevenIronConflict = { readonly own: ClubDistance; readonly answeredYards: number }

export function sevenIronConflict(
  { sevenIronDistance }: Answered,
  distances: ClubDistances,
): SevenIronConflict | undefined {
  const own = distances['7-iron']
  if (sevenIronDistance === undefined || !own || isEstimated(own) || own.distance === sevenIronDistance) {
    return undefined
  }
  return { own, answeredYards: sevenIronDistance }
}

/**
 * Changed distances for a given 7-iron carry: the 7-iron becomes the golfer's own number, the others are estimated from
 * it, and measured or typed ones stay. Empty when the 7-iron is unknown.
 */
export function distancesFromAnswers({
  answers,
  distances,
  mayReplaceSevenIron,
}: {
  readonly answers: Answered
  readonly distances: ClubDistances
  /** The golfer was asked and prefers the answer. */
  readonly mayReplaceSevenIron: boolean
}): readonly DistanceEntry[] {
  if (answers.sevenIronDistance === undefined) return []
  const conflict = sevenIronConflict(answers, distances)
  const sevenIronYards = conflict && !mayReplaceSevenIron ? conflict.own.distance : answers.sevenIronDistance

  return carriesFromSevenIron(sevenIronYards, CLUB_TYPES).flatMap(({ club, carryYards }) => {
    const stored = distances[club]
    const isOwn = stored !== undefined && !isEstimated(stored)
    if (club === '7-iron' && isOwn && stored.distance === carryYards) return []
    const source = club === '7-iron' ? 'manual' : 'estimated'
    const recorded = recordDistance({ stored, proposed: { distance: carryYards, source } })
    const isStored = stored?.distance === recorded.distance && stored.source === recorded.source
    return isStored ? [] : [{ club, ...recorded }]
  })
}
