import type { Profile } from '@bagwise/contract/profile'
import type { FittingAnswers } from '@bagwise/golf/fitting/answers'
import { carriedOver, startAnswers } from './fitting-answers.ts'

/** A fitting half-way. */
export type FittingDraft = {
  readonly golferId: string
  readonly answers: FittingAnswers
  /** What was typed and is no answer yet, by input. */
  readonly typed: Readonly<Record<string, string>>
  /** What the profile is taken to say: answers that differ from it are the golfer's changes. */
  readonly start: FittingAnswers
  /** The profile as it was when the fitting began; undefined when it could not be loaded. */
  readonly seen: Profile | undefined
  /** The farthest step the golfer has come to, counted from 0. */
  readonly farthest: number
}

/** By golfer, in memory only: they go with the page. */
const drafts = new Map<string, FittingDraft>()

export function keepDraft(draft: FittingDraft): void {
  drafts.set(draft.golferId, draft)
}

/** Where the golfer left off. What was answered while the profile could not be loaded is taken along into it. */
export function readDraft(golferId: string, profile: Profile | undefined): FittingDraft {
  const kept = drafts.get(golferId)
  if (kept && (kept.seen || !profile)) return kept
  const start = startAnswers(profile)
  return kept
    ? { ...kept, answers: carriedOver(kept, start), start, seen: profile }
    : { golferId, answers: start, typed: {}, start, seen: profile, farthest: 0 }
}
