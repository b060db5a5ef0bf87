import type { Profile } from '@bagwise/contract/profile'
import type { FittingAnswers } from '@bagwise/golf/fitting/answers'
import { carriedOver, startAnswers } from './fitting-answers.ts'

/** A fitting half-way. */
export type FittingDraft = {
  readonly golferId: string
  readonly answers: FittingAnswers
  /** What was typed and is no answer yet, by input. */
  readonly typed: Readonly<Record<string, string>>
  /** The profile as it was when the fitting was opened, with what was saved since; undefined when it could not be loaded. */
  readonly seen: Profile | undefined
  /** The farthest step the golfer has come to, counted from 0. */
  readonly farthest: number
}

/** By golfer, in memory only: they go with the page. */
const drafts = new Map<string, FittingDraft>()

export function keepDraft(draft: FittingDraft): void {
  drafts.set(draft.golferId, draft)
}

/** Where the golfer left off. What the golfer has not answered differently follows the profile. */
export function readDraft(golferId: string, profile: Profile | undefined): FittingDraft {
  const kept = drafts.get(golferId)
  if (!kept) return { golferId, answers: startAnswers(profile), typed: {}, seen: profile, farthest: 0 }
  if (!profile) return kept
  const left = { answers: kept.answers, start: startAnswers(kept.seen) }
  return { ...kept, answers: carriedOver(left, startAnswers(profile)), seen: profile }
}
