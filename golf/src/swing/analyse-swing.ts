import { CAUSE_IDS, CAUSES, explainsWell, isLikelyWith, weightOf } from './causes.ts'
import type { CauseId } from './causes.ts'
import { canGoTogether, CHANGES, CORRECTION_AREAS, SLICE_CHANGE } from './changes.ts'
import type { ChangeId, CorrectionArea } from './changes.ts'
import { CURVE_SIGNS, settleSigns } from './doubts.ts'
import { isShape, isSlice } from './signs.ts'
import type { SwingSign } from './signs.ts'
import type { SwingAnswers } from './swing-answers.ts'

export type LikelyCause = {
  readonly id: CauseId
  /** The golfer's signs for it, strongest first. */
  readonly signs: readonly SwingSign[]
  /** Together the signs are worth a typical one; otherwise the cause is merely possible. */
  readonly isLikely: boolean
}

export type SwingAnalysis = {
  readonly signs: readonly SwingSign[]
  /** Given by the golfer, but ruled out by another answer. */
  readonly leftOut: readonly SwingSign[]
  /** A consequence of how the ball is struck, with no information of its own. */
  readonly following: readonly SwingSign[]
  /** Most likely first; empty when the golfer named no fault. */
  readonly causes: readonly LikelyCause[]
  /** Not explained by any of the causes: to be looked at once those are fixed. */
  readonly waiting: readonly SwingSign[]
  /** What to change, each once and without contradictions, in the order of the causes. */
  readonly corrections: Readonly<Record<CorrectionArea, readonly ChangeId[]>>
}

/** Our judgement: golfers cannot keep more in mind over a ball. */
export const MOST_CAUSES = 4
/** Our judgement: causes with a smaller share of the likeliest one's evidence are left out. */
const LEAST_SHARE = 0.5
/** A ball that is not struck cleanly stays low with any loft and ball position. */
const LOW_STRIKES: readonly SwingSign[] = ['fat', 'thin', 'topped']

/**
 * Likely causes of what a golfer sees, by the sum of their evidence. Causes whose fix contradicts a likelier one's are
 * left out. Without a fault there are none. A slice gets more loft, never less.
 */
export function analyseSwing(answers: SwingAnswers): SwingAnalysis {
  const { signs, leftOut } = settleSigns(answers)
  const following = signs.filter((sign) => sign === 'too-low' && signs.some((other) => LOW_STRIKES.includes(other)))
  const telling = signs.filter((sign) => !following.includes(sign))
  const faults = telling.filter((sign) => !isShape(sign))
  const causes = faults.length === 0 ? [] : chosenCauses(telling, faults)
  return {
    signs,
    leftOut,
    following,
    causes: causes.map((id) => likelyCause(id, telling)),
    waiting: faults.filter((sign) => !isExplained(sign, causes, telling)),
    corrections: correctionsOf(causes, signs),
  }
}

/** First the cause that explains most, then those that explain the rest, then those nearly as likely. */
function chosenCauses(signs: readonly SwingSign[], faults: readonly SwingSign[]): readonly CauseId[] {
  const scores = new Map(CAUSE_IDS.map((cause) => [cause, evidenceFor(cause, signs)]))
  const score = (cause: CauseId) => scores.get(cause) ?? 0
  const standing: readonly ChangeId[] = signs.some(isSlice) ? [SLICE_CHANGE] : []
  const ranked = CAUSE_IDS.filter(
    (cause) => score(cause) > 0 && canGoTogether(CAUSES[cause].changes, standing),
  ).toSorted((a, b) => score(b) - score(a))
  const [likeliest] = ranked
  if (!likeliest) return []

  let chosen: readonly CauseId[] = []
  const take = (isWanted: (cause: CauseId) => boolean) => {
    for (const cause of ranked) {
      const fits = !chosen.includes(cause) && chosen.every((other) => agree(cause, other))
      if (chosen.length < MOST_CAUSES && fits && isWanted(cause)) chosen = [...chosen, cause]
    }
  }
  take((cause) =>
    faults.some((sign) => explainsWell(cause, sign) && !chosen.some((other) => explainsWell(other, sign))),
  )
  take((cause) => faults.some((sign) => weightAmong(signs, cause, sign) > 0 && !isExplained(sign, chosen, signs)))
  take((cause) => score(cause) >= score(likeliest) * LEAST_SHARE)
  return ranked.filter((cause) => chosen.includes(cause))
}

function evidenceFor(cause: CauseId, signs: readonly SwingSign[]): number {
  return signs.reduce((sum, sign) => sum + weightAmong(signs, cause, sign), 0)
}

function agree(one: CauseId, other: CauseId): boolean {
  return canGoTogether(CAUSES[one].changes, CAUSES[other].changes)
}

/** Much curve to one side is no evidence for a cause that curves the ball the other way. */
function weightAmong(signs: readonly SwingSign[], cause: CauseId, sign: SwingSign): number {
  const isOtherSide = (curve: SwingSign) => signs.includes(curve) && weightOf(cause, curve) < 0
  return sign === 'too-much-curve' && CURVE_SIGNS.some(isOtherSide) ? 0 : weightOf(cause, sign)
}

function isExplained(sign: SwingSign, causes: readonly CauseId[], signs: readonly SwingSign[]): boolean {
  return causes.some((cause) => weightAmong(signs, cause, sign) > 0)
}

function likelyCause(id: CauseId, signs: readonly SwingSign[]): LikelyCause {
  const speaking = signs
    .filter((sign) => weightAmong(signs, id, sign) > 0)
    .toSorted((a, b) => weightOf(id, b) - weightOf(id, a))
  return { id, signs: speaking, isLikely: isLikelyWith(evidenceFor(id, signs)) }
}

function correctionsOf(
  causes: readonly CauseId[],
  signs: readonly SwingSign[],
): Readonly<Record<CorrectionArea, readonly ChangeId[]>> {
  const forSlice = signs.some(isSlice) ? [SLICE_CHANGE] : []
  const changes: readonly ChangeId[] = [
    ...new Set([...causes.flatMap((cause): readonly ChangeId[] => CAUSES[cause].changes), ...forSlice]),
  ]
  const [grip, stance, swing, equipment] = CORRECTION_AREAS.map((area) =>
    changes.filter((change) => CHANGES[change].area === area),
  )
  return { grip: grip ?? [], stance: stance ?? [], swing: swing ?? [], equipment: equipment ?? [] }
}
