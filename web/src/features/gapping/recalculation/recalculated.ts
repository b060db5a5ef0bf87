import type { Profile } from '@bagwise/contract/profile'
import type { askAiDistances } from '@bagwise/contract/ai/distances'
import { documentOf, isSameValue } from '@bagwise/contract/profile-document'
import type { ClubType } from '@bagwise/golf/club'
import { carriesWithAi } from '@bagwise/golf/distances/ai-carries'
import type { ClubCarry, ClubDistance } from '@bagwise/golf/distances/club-distance'
import { estimatorOf } from '@bagwise/golf/distances/estimate-method'
import type { EstimateMethod } from '@bagwise/golf/distances/estimate-method'
import { likeMeForGolfer } from '@bagwise/golf/distances/like-me-for-golfer'
import type { DistanceEntry, RecalculationProblem } from '@bagwise/golf/distances/recalculate'
import { estimateFromOwn, recalculateEstimates, recordEstimates } from '@bagwise/golf/distances/recalculate'
import { carriesIn, distancesQuestion, isStillAsked } from '#ai/golfer-facts.ts'
import { askAi } from '#data/use-ai.ts'
import { distanceValues } from '#data/equipment-values.ts'
import { shelfOf } from '#profile-parts/own-distances.ts'
import type { ProfileValues } from '#sync/edit-state.ts'
import { bagDistances } from '#features/gapping/clubs/bag-distances.ts'

/** A club of which the estimate changes, or which gets its first one. */
export type Change = {
  readonly club: ClubType
  readonly before: ClubDistance | undefined
  readonly after: DistanceEntry
}

/** What is to be written, and who says so. */
export type Recalculated = {
  readonly source: 'ai' | 'rules'
  readonly changes: readonly Change[]
  /** Why the AI said nothing. */
  readonly silence?: string | undefined
}

/** What the rules would write now. */
export function recalculatedByRules(profile: Profile, method: EstimateMethod): Recalculated | RecalculationProblem {
  const result = recalculateEstimates({ ...inputOf(profile), estimate: estimatorOf(method, profile) })
  return 'changes' in result ? { source: 'rules', changes: changesOf(profile, result.changes) } : result
}

/** The AI's numbers where Like me thinks them possible; the other clubs keep the estimate. */
export function recalculatedWithAi(
  profile: Profile,
  method: EstimateMethod,
  answered: readonly ClubCarry[],
): Recalculated | RecalculationProblem {
  const input = inputOf(profile)
  const estimated = estimateFromOwn({ ...input, estimate: estimatorOf(method, profile) })
  const ranged = estimateFromOwn({ ...input, estimate: likeMeForGolfer(profile) })
  if (!('carries' in estimated)) return estimated
  if (!('carries' in ranged)) return ranged
  const carries = carriesWithAi({ answered, estimates: estimated.carries, ranges: ranged.carries })
  const isAnyTaken = carries.some(({ club, carryYards }) =>
    answered.some((said) => said.club === club && said.carryYards === carryYards),
  )
  const changes = recordEstimates({ stored: input.stored, carries })
  return { source: isAnyTaken ? 'ai' : 'rules', changes: changesOf(profile, changes) }
}

/**
 * AI first, else the rules. It takes seconds, in which the golfer may change a number: an answer to the numbers before
 * counts no more. Undefined when the screen was left meanwhile.
 */
export async function recalculated(
  profile: Profile,
  method: EstimateMethod,
  latest: () => Profile | undefined,
): Promise<Recalculated | RecalculationProblem | undefined> {
  const question = distancesQuestion(profile)
  const { said, silence } = question ? await askAi<typeof askAiDistances>('/api/ai/distances', question) : {}
  const now = latest()
  if (!now) return undefined
  if (!said || !question || !isStillAsked(question, now)) return { ...recalculatedByRules(now, method), silence }
  return recalculatedWithAi(now, method, carriesIn(said))
}

/** The changes as they are written, without clubs whose number has changed since they were listed. */
export function valuesOfChanges(changes: readonly Change[], now: Profile): ProfileValues {
  const { distances } = documentOf(now)
  return distanceValues(
    changes.flatMap(({ club, before, after }) => (isSameValue(distances[club], before) ? [after] : [])),
  )
}

function inputOf(profile: Profile) {
  const { carried, distances: stored } = bagDistances(profile)
  return { clubs: carried, onShelf: shelfOf(profile), stored }
}

function changesOf(profile: Profile, entries: readonly DistanceEntry[]): readonly Change[] {
  const { distances } = documentOf(profile)
  return entries.map((after) => ({ club: after.club, before: distances[after.club], after }))
}
