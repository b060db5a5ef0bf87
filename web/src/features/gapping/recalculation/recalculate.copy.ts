import type { RecalculationProblem } from '@bagwise/golf/distances/recalculate'
import type { DISTANCE_METHODS } from '@bagwise/golf/distances/club-distance'
import { label } from '#ai/ai-labels.copy.ts'
import { clubName } from '#charts/gap-text.ts'
import { methodLabels } from '#profile-parts/estimates.copy.ts'

export const calculating = 'Calculating...'

/** What the panel says before anybody presses: what would be worked out, and what stays. */
export function panelText({
  carriedCount,
  ownCount,
  estimatedCount,
  missingCount,
}: {
  readonly carriedCount: number
  /** Measured or typed. */
  readonly ownCount: number
  readonly estimatedCount: number
  readonly missingCount: number
}): string {
  if (carriedCount === 0) return 'Add clubs to your bag, and this fills in the distances you have not measured.'
  if (missingCount === 0 && estimatedCount === 0) return 'Every number is yours. Nothing to estimate.'
  if (ownCount === 0) return `${foundText(missingCount, estimatedCount)}. Add one number, and the rest follow.`
  const work = estimatedCount > 0 ? 'Estimate them again' : 'Estimate them'
  return `${foundText(missingCount, estimatedCount)}. ${work} from your own numbers. Those don't change.`
}

/**
 * Why nothing was calculated, in the specification's words where it has them (1 §8). From numbers that contradict each
 * other neither the AI nor the rules can work anything out: the one way in which both fail.
 */
export function problemText(problem: RecalculationProblem, hasAi: boolean): string {
  if ('contradiction' in problem) {
    const [longer, shorter] = problem.contradiction
    return `${label('notRecalculated', hasAi)} Your ${clubName(shorter)} carries farther than your ${clubName(longer)}: correct one of the two numbers first. Nothing was changed.`
  }
  return problem.problem === 'no-clubs' ? 'Please add clubs to your bag first' : label('noKnownClub', hasAi)
}

/** To golfers whose estimates are older than the method. */
export const likeMeNow = (count: number) =>
  `Your estimates come from Like me now. It's closer for most golfers. ${count === 1 ? '1 would change' : `${count} would change`}.`
export const dismiss = 'Dismiss'

/** Above the list of what changes. */
export const changesTitle = (count: number) => (count === 1 ? '1 estimate changes' : `${count} estimates change`)
export const ownStay = "Your own numbers don't change."
export const clubColumn = 'Club'
export const beforeColumn = (unit: string) => `Before, ${unit}`
export const afterColumn = (unit: string) => `After, ${unit}`
/** How the new number was made. */
export const fromColumn = 'From'
export const methodNames = { ...methodLabels, ai: 'AI' } as const satisfies Record<
  (typeof DISTANCE_METHODS)[number],
  string
>
/** Of a club without a distance. */
export const noneBefore = '–'
export const useThese = 'Use these'
export const keepOld = 'Keep the old ones'
/** When another device has changed every number of the list. */
export const changedMeanwhile = 'These numbers have changed meanwhile, so nothing was written.'

/** When every estimate is what it would be worked out to again. */
export const upToDate = 'Already up to date'

export function successText(clubCount: number, hasAi: boolean): string {
  return clubCount === 1
    ? label('recalculatedOne', hasAi)
    : label('recalculated', hasAi).replace('{n}', String(clubCount))
}

/** When the numbers are on the page and Bagwise could not be reached. */
export function unsentText(clubCount: number): string {
  return clubCount === 1
    ? "Updated 1 estimate. We'll sync when you're online."
    : `Updated ${clubCount} estimates. We'll sync when you're online.`
}

/** Who has worked the numbers out: after `successText` or `unsentText`. */
export function sourceText(source: 'ai' | 'rules'): string {
  return `Source: ${source === 'ai' ? 'AI' : 'Rules'}.`
}

function foundText(missingCount: number, estimatedCount: number): string {
  const missing = missingCount === 1 ? '1 club has no distance yet' : `${missingCount} clubs have no distance yet`
  if (estimatedCount === 0) return missing
  if (missingCount > 0)
    return `${missing} and ${estimatedCount} ${estimatedCount === 1 ? 'is an estimate' : 'are estimates'}`
  return estimatedCount === 1 ? '1 club is an estimate' : `${estimatedCount} clubs are estimates`
}
