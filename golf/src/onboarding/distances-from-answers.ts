import { clubsInBag } from '../bag.ts'
import type { BagClub } from '../bag.ts'
import type { ClubDistance, ClubDistances } from '../distances/club-distance.ts'
import { isEstimated } from '../distances/club-distance.ts'
import { basedEstimates } from '../distances/based-estimates.ts'
import type { EstimateMethod } from '../distances/estimate-method.ts'
import type { ProfileOfGolfer } from '../distances/like-me-for-golfer.ts'
import type { Contradiction } from '../distances/order.ts'
import type { DistanceEntry } from '../distances/recalculate.ts'
import type { QuickShot } from '../quick-bag/quick-shot.ts'
import type { GolfProfileAnswers } from './answers.ts'

type Answered = Partial<Pick<GolfProfileAnswers, 'sevenIronDistance' | 'reachInTwoYards' | 'knownShot'>>

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

/** Distances of the bag after the answers. */
export type AnsweredDistances = {
  /** Changed ones: the answered carries as the golfer's own numbers, and estimates with their basis. */
  readonly distances: readonly DistanceEntry[]
  /** Own numbers that cannot both be right. Then only clubs without a distance get one. */
  readonly contradiction: Contradiction | undefined
}

/**
 * An answered 7-iron and a known shot become the golfer's own numbers. With them, or with the longest hole in two, every club in the bag
 * without a measured or typed number is estimated again; without either, only those without any number.
 */
export function distancesFromAnswers({
  answers,
  golfer,
  distances,
  method,
  mayReplaceSevenIron,
}: {
  readonly answers: Answered
  /** With the answers, and the bag after them. */
  readonly golfer: ProfileOfGolfer & { readonly golfBag: readonly BagClub[] }
  readonly distances: ClubDistances
  readonly method: EstimateMethod
  /** The golfer was asked and prefers the answer. */
  readonly mayReplaceSevenIron: boolean
}): AnsweredDistances {
  const seven = answeredSevenIron(answers, distances, mayReplaceSevenIron)
  const shot = newKnownShot(answers, distances, golfer.golfBag)
  const own: readonly DistanceEntry[] = [
    ...(shot ? [{ club: shot.club, distance: shot.carryYards, source: 'manual' } as const] : []),
    ...(seven ? [{ club: '7-iron' as const, ...seven }] : []),
  ]
  const known: ClubDistances = {
    ...distances,
    ...Object.fromEntries(own.map(({ club, ...distance }) => [club, distance])),
  }
  const isAnswered =
    answers.sevenIronDistance !== undefined || typeof answers.reachInTwoYards === 'number' || shot !== undefined
  const { estimates, contradiction } = basedEstimates({
    clubs: clubsInBag(golfer.golfBag).map(({ type }) => type),
    stored: known,
    method,
    profile: golfer,
  })
  const wanted = estimates.filter(({ club }) => (isAnswered && !contradiction) || known[club] === undefined)
  const changed = wanted.filter(({ club, ...estimate }) => !isStored(estimate, known[club]))
  return { distances: [...own, ...changed], contradiction }
}

/** The shot to store: of a club in the bag, without a number of the golfer's own. The 7-iron has a question of its own. */
function newKnownShot(
  { knownShot, sevenIronDistance }: Answered,
  distances: ClubDistances,
  bag: readonly BagClub[],
): QuickShot | undefined {
  if (!knownShot || (knownShot.club === '7-iron' && sevenIronDistance !== undefined)) return undefined
  const stored = distances[knownShot.club]
  const isOwn = stored !== undefined && !isEstimated(stored)
  return isOwn || !clubsInBag(bag).some(({ type }) => type === knownShot.club) ? undefined : knownShot
}

/** The 7-iron to store; undefined where the golfer's own number stays. */
function answeredSevenIron(answers: Answered, distances: ClubDistances, mayReplace: boolean): ClubDistance | undefined {
  const { '7-iron': stored } = distances
  const { sevenIronDistance } = answers
  if (sevenIronDistance === undefined) return undefined
  const isOwn = stored !== undefined && !isEstimated(stored)
  if (isOwn && !(mayReplace && sevenIronConflict(answers, distances))) return undefined
  return { distance: sevenIronDistance, source: 'manual' }
}

function isStored({ distance, basis }: ClubDistance, stored: ClubDistance | undefined): boolean {
  return (
    stored?.distance === distance &&
    stored.basis?.method === basis?.method &&
    stored.basis?.plusMinusYards === basis?.plusMinusYards
  )
}
