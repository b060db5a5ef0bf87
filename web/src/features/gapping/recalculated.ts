import type { askAiDistances } from '@bagwise/contract/ai/distances'
import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import type { DistanceEntry, RecalculationProblem } from '@bagwise/golf/distances/recalculate'
import { recalculateEstimates, recordEstimates } from '@bagwise/golf/distances/recalculate'
import { carriesIn, distancesQuestion, isStillAsked } from '#api/ai/distances-question.ts'
import { askAi } from '#api/ai/use-ai-answer.ts'
import { bagDistances } from './clubs/bag-distances.ts'

/** What is to be written, and who says so. */
export type Recalculated = { readonly source: 'ai' | 'rules'; readonly changes: readonly DistanceEntry[] }

/** What the rules would write now. */
export function recalculatedByRules(profile: Profile): Recalculated | RecalculationProblem {
  const { carried, distances } = bagDistances(profile)
  const result = recalculateEstimates({ clubs: carried, stored: distances })
  return 'changes' in result ? { source: 'rules', ...result } : result
}

/**
 * AI first, else the rules. It takes seconds, in which the golfer may change a number: an answer to the numbers before
 * counts no more. Undefined when the screen was left meanwhile.
 */
export async function recalculated(
  profile: Profile,
  latest: () => Profile | undefined,
): Promise<Recalculated | RecalculationProblem | undefined> {
  const question = distancesQuestion(profile)
  const answer = question && (await askAi<typeof askAiDistances>('/api/ai/distances', question))
  const now = latest()
  if (!now) return undefined
  if (!answer || !isStillAsked(question, now)) return recalculatedByRules(now)
  return { source: 'ai', changes: recordEstimates({ stored: documentOf(now).distances, carries: carriesIn(answer) }) }
}
