import { useState } from 'react'
import type { DistancesQuestion, askAiDistances } from '@bagwise/contract/ai/distances'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import type { DistanceEntry } from '@bagwise/golf/distances/recalculate'
import { recordEstimates } from '@bagwise/golf/distances/recalculate'
import { carriesIn, distancesQuestion, isStillAsked } from '#ai/golfer-facts.ts'
import { useAiAnswer } from '#data/use-ai.ts'

/** What the AI would say of a club, and what is shown. */
export type AiEstimate = DistanceEntry & { readonly shownYards: number | undefined }

/**
 * Where the AI would put the estimates elsewhere, asked once for each calculation. Undefined while it has said nothing,
 * and when the golfer has given a club another number since.
 */
export function useAiEstimates(profile: Profile, calculationCount: number): readonly AiEstimate[] | undefined {
  const [asked, setAsked] = useState<{ readonly count: number; readonly question: DistancesQuestion | undefined }>()
  if (calculationCount > 0 && asked?.count !== calculationCount) {
    setAsked({ count: calculationCount, question: distancesQuestion(profile) })
  }
  const answer = useAiAnswer<typeof askAiDistances>('/api/ai/distances', asked?.question)
  if (!answer || !asked?.question || !isStillAsked(asked.question, profile)) return undefined
  const stored = documentOf(profile).distances
  return recordEstimates({ stored, carries: carriesIn(answer) }).map((entry) => ({
    ...entry,
    shownYards: stored[entry.club]?.distance,
  }))
}
