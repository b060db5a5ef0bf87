import { useState } from 'react'
import type { DistancesQuestion, askAiDistances } from '@bagwise/contract/ai/distances'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import type { CarryCertainty } from '@bagwise/golf/distances/carry-certainty'
import { carriesWithAi } from '@bagwise/golf/distances/ai-carries'
import type { ClubCarry } from '@bagwise/golf/distances/club-distance'
import { likeMeForGolfer } from '@bagwise/golf/distances/like-me-for-golfer'
import type { DistanceEntry } from '@bagwise/golf/distances/recalculate'
import { calculatorClubs, estimateFromOwn, recordEstimates } from '@bagwise/golf/distances/recalculate'
import { carriesIn, distancesQuestion, isStillAsked } from '#ai/golfer-facts.ts'
import { certaintiesAfter } from '#profile-parts/carry-numeral/certainties-of.ts'
import { shelfOf } from '#profile-parts/own-distances.ts'
import { distanceValues } from '#data/equipment-values.ts'
import { useAiAnswer } from '#data/use-ai.ts'
import type { AiView } from '#data/use-ai.ts'

/** What the AI would say of a club, and what is shown. */
export type AiEstimate = DistanceEntry & {
  readonly shownYards: number | undefined
  /** Once it is taken. */
  readonly certainty: CarryCertainty | undefined
}

/**
 * Where the AI would put the estimates elsewhere, asked once for each calculation. Nothing when the golfer has given a club
 * another number since.
 */
export function useAiEstimates(profile: Profile, calculationCount: number): AiView<readonly AiEstimate[]> {
  const [asked, setAsked] = useState<{ readonly count: number; readonly question: DistancesQuestion | undefined }>()
  if (calculationCount > 0 && asked?.count !== calculationCount) {
    setAsked({ count: calculationCount, question: distancesQuestion(profile) })
  }
  const { said, silence } = useAiAnswer<typeof askAiDistances>('/api/ai/distances', asked?.question)
  if (!asked?.question || !isStillAsked(asked.question, profile)) return {}
  return { said: said && aiEstimates(profile, carriesIn(said)), silence }
}

/** The AI's numbers inside Like me's range of their clubs, where they differ from what is stored. */
export function aiEstimates(profile: Profile, answered: readonly ClubCarry[]): readonly AiEstimate[] {
  const stored = documentOf(profile).distances
  const by = { clubs: calculatorClubs(profile.golfBag), onShelf: shelfOf(profile), stored }
  const likely = estimateFromOwn({ ...by, estimate: likeMeForGolfer(profile) })
  if (!('carries' in likely)) return []
  const carries = carriesWithAi({ answered, estimates: likely.carries, ranges: likely.carries })
  const entries = recordEstimates({ stored, carries }).filter(({ basis }) => basis?.method === 'ai')
  const certainties = certaintiesAfter(profile, distanceValues(entries))
  return entries.map((entry) => ({
    ...entry,
    shownYards: stored[entry.club]?.distance,
    certainty: certainties[entry.club],
  }))
}
