import { documentOf, isSameValue } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import { DEFAULT_BAG } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubCarry, ClubDistances } from '@bagwise/golf/distances/club-distance'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import type { Contradiction, Reference } from '@bagwise/golf/distances/order'
import { calculateDistances, calculatorClubs } from '@bagwise/golf/distances/recalculate'
import { distanceValues } from '#data/equipment-values.ts'
import { ownDistanceSave, shelfOf } from '#profile-parts/own-distances.ts'
import { estimatorOf } from '@bagwise/golf/distances/estimate-method'
import type { EstimateMethod } from '@bagwise/golf/distances/estimate-method'
import type { DistanceEntry } from '@bagwise/golf/distances/recalculate'
import type { ProfileValues } from '#sync/edit-state.ts'

/** What the calculation writes into the profile. */
type Ready = { readonly kind: 'ready'; readonly values: ProfileValues }

/** Two numbers that cannot both be right: the shorter club goes farther. */
export type Contradicted = { readonly kind: 'contradicted'; readonly longer: ClubCarry; readonly shorter: ClubCarry }

/** A number of the golfer's own, and what the calculation would put in its place. */
type Replacement = { readonly club: ClubType; readonly ownYards: number; readonly calculatedYards: number }

/** The golfer's own numbers stand in the way of what was entered. */
export type Question = {
  readonly kind: 'ask'
  readonly replacements: readonly Replacement[]
  /** They stay, and the others are fitted to them unless they contradict what was entered. */
  readonly kept: Ready | Contradicted
  readonly replaced: Ready
}

export type CalculationPlan = { readonly kind: 'no-references' } | Ready | Contradicted | Question

type Freely = { readonly result: ReturnType<typeof calculateDistances>; readonly mayReplace: readonly ClubType[] }
type Input = Pick<Parameters<typeof calculateDistances>[0], 'clubs' | 'onShelf' | 'stored' | 'references' | 'estimate'>

/**
 * Works out what Calculate does for this golfer, and what has to be asked first. Writes nothing. Like me bends through
 * the golfer's own numbers, so it asks only about those that contradict what was entered.
 */
export function planCalculation(
  profile: Profile,
  references: readonly Reference[],
  method: EstimateMethod,
): CalculationPlan {
  const { distances: stored } = documentOf(profile)
  const estimate = estimatorOf(method, profile)
  const input = { clubs: calculatorClubs(profile.golfBag), onShelf: shelfOf(profile), stored, references, estimate }
  const kept = calculateDistances(input)
  if ('problem' in kept) return { kind: 'no-references' }
  if (method === 'like-me' && 'distances' in kept) return ready(profile, kept.changes)

  const { result: free, mayReplace } = calculateFreely(input)
  if ('contradiction' in free) return contradicted(free.contradiction, input)
  if (!('distances' in free)) return { kind: 'no-references' }

  const keptOutcome = 'distances' in kept ? ready(profile, kept.changes) : contradicted(kept.contradiction, input)
  const replacements = replacementsIn(free.distances, { stored, mayReplace })
  if (replacements.length === 0) return keptOutcome
  return { kind: 'ask', replacements, kept: keptOutcome, replaced: ready(profile, free.changes) }
}

/** The estimates there are, worked out again by another method. It gives no club a distance that had none. */
export function planEstimates(profile: Profile, method: EstimateMethod): Ready | Contradicted {
  const { values, contradiction } = ownDistanceSave({ profile, own: [], method })
  return contradiction ? { kind: 'contradicted', ...contradiction } : { kind: 'ready', values }
}

/**
 * What the answer to a question comes to. The profile may have changed while the question was open, so `now` is the plan
 * from the profile as it is: numbers of the golfer's own that the question did not name are asked about again.
 */
export function planAnswer(
  answer: 'keep' | 'replace',
  { asked, now }: { readonly asked: Question; readonly now: CalculationPlan },
): CalculationPlan {
  if (now.kind !== 'ask') return now
  if (answer === 'keep') return now.kept
  return isSameValue(asked.replacements, now.replacements) ? now.replaced : now
}

/** The calculation without the own numbers that stand in the way of what was entered, and which those are. */
function calculateFreely(input: Input, mayReplace: readonly ClubType[] = [], hasGivenWay = false): Freely {
  const result = calculateDistances({ ...input, mayReplace })
  const isContradicted = 'contradiction' in result
  // Where numbers contradict each other only those give way; own numbers that fit what was entered stay.
  const obstacles = isContradicted
    ? result.replaceable
    : 'distances' in result && !hasGivenWay
      ? result.wouldReplace
      : []
  if (obstacles.length === 0) return { result, mayReplace }
  return calculateFreely(input, [...mayReplace, ...obstacles], hasGivenWay || isContradicted)
}

function replacementsIn(
  distances: readonly DistanceEntry[],
  { stored, mayReplace }: { readonly stored: ClubDistances; readonly mayReplace: readonly ClubType[] },
): readonly Replacement[] {
  return distances.flatMap(({ club, distance }) => {
    const own = mayReplace.includes(club) ? stored[club] : undefined
    return own && own.distance !== distance ? [{ club, ownYards: own.distance, calculatedYards: distance }] : []
  })
}

/** The first calculation of a golfer without any club takes the default bag over, in the same save. */
function ready(profile: Profile, changes: readonly DistanceEntry[]): Ready {
  const { distances: stored } = documentOf(profile)
  const bag = profile.golfBag.length === 0 ? DEFAULT_BAG : []
  return {
    kind: 'ready',
    values: Object.fromEntries([
      ...bag.map(({ type, ...club }) => [`golfBag.${type}`, club]),
      ...Object.entries(distanceValues(changes.filter((change) => !isConfirmed(change, stored)))),
    ]),
  }
}

/** A reference that says what the golfer has measured confirms it: it stays Measured. */
function isConfirmed({ club, distance }: DistanceEntry, stored: ClubDistances): boolean {
  const own = stored[club]
  return own !== undefined && !isEstimated(own) && own.distance === distance
}

function contradicted(
  [longer, shorter]: Contradiction,
  { stored, references }: Pick<Input, 'stored' | 'references'>,
): Contradicted {
  const carryOf = (club: ClubType): ClubCarry => {
    const entered = references.find((reference) => reference.club === club)
    return { club, carryYards: entered?.carryYards ?? stored[club]?.distance ?? 0 }
  }
  return { kind: 'contradicted', longer: carryOf(longer), shorter: carryOf(shorter) }
}
