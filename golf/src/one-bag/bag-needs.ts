import type { BagAction, BagNeed } from './bag-action.ts'
import { isJoining } from './bag-action.ts'
import type { BagGolfer } from './bag-golfer.ts'

/** Golfers who take the game seriously carry at least these wedges, the pitching wedge included (specification 2 §9). */
export const SERIOUS_WEDGES = 3

/** The same actions, each marked with what the golfer's level asks for and it brings: each need is met once. */
export function withNeeds(actions: readonly BagAction[], golfer: BagGolfer): readonly BagAction[] {
  let missing = missingClubs(golfer)
  return actions.map((action) => {
    if (!isJoining(action)) return action
    const { kind } = action.club
    const need: BagNeed | undefined =
      kind === 'hybrid' && missing.hybridCount > 0
        ? 'first-hybrid'
        : kind === 'wedge' && missing.wedgeCount > 0
          ? 'few-wedges'
          : undefined
    if (need === undefined) return action
    missing = {
      hybridCount: missing.hybridCount - Number(kind === 'hybrid'),
      wedgeCount: missing.wedgeCount - Number(kind === 'wedge'),
    }
    return { ...action, need }
  })
}

function missingClubs({ clubs, isBeginner, isSerious }: BagGolfer) {
  const countOf = (kind: 'hybrid' | 'wedge') => clubs.filter((club) => club.isInBag && club.kind === kind).length
  return {
    hybridCount: isBeginner && countOf('hybrid') === 0 ? 1 : 0,
    wedgeCount: isSerious ? SERIOUS_WEDGES - countOf('wedge') : 0,
  }
}
