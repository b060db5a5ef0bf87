import type { BagClub } from '../bag.ts'
import type { ClubType } from '../club.ts'
import type { SpeedEvidence } from '../golfer-speed.ts'
import type { ClubCarry, ClubDistances } from './club-distance.ts'
import { beyondLimits } from './like-me/beyond-limits.ts'
import type { BeyondLimits } from './like-me/beyond-limits.ts'
import { referencesInOrder } from './order.ts'
import { calculatorClubs, countedReferences } from './recalculate.ts'

/** What is doubtful about a golfer's own numbers: they are kept and used all the same. */
export type CarryDoubt =
  /** A number that goes with nothing else that is known, and how many more there are like it. */
  | { readonly kind: 'beyond'; readonly beyond: BeyondLimits; readonly moreCount: number }
  /** Two of which the shorter club goes farther. */
  | { readonly kind: 'carries'; readonly longer: ClubCarry; readonly shorter: ClubCarry }

/** More doubts alike would hide what else is in a list. */
const MOST_SINGLE = 2

/** One doubt for each club that has any. Of two numbers that contradict each other the pair says more than a limit does. */
export function carryDoubts({
  golfBag,
  distances,
  evidence,
}: {
  readonly golfBag: readonly BagClub[]
  readonly distances: ClubDistances
  readonly evidence: SpeedEvidence
}): readonly CarryDoubt[] {
  const pairs = contradictions(golfBag, distances)
  const paired = pairs.map(({ shorter }) => shorter.club)
  const beyond = beyondDoubts(evidence).filter((doubt) => !paired.includes(doubtfulClub(doubt)))
  return [...pairs, ...beyond]
}

/** The club at which a doubt is said. */
export function doubtfulClub(doubt: CarryDoubt): ClubType {
  return doubt.kind === 'carries' ? doubt.shorter.club : doubt.beyond.club
}

/** Where a speed can carry hardly any number, the longest club speaks for all: the speed is likely wrong. */
function beyondDoubts(evidence: SpeedEvidence): readonly CarryDoubt[] {
  const beyond = beyondLimits(evidence)
  const tooFar = beyond.filter((one) => 'tooFarFor' in one)
  const areMany = tooFar.length > MOST_SINGLE
  return beyond.flatMap((one): readonly CarryDoubt[] => {
    const isCounted = areMany && 'tooFarFor' in one
    if (isCounted && one !== tooFar[0]) return []
    return [{ kind: 'beyond', beyond: one, moreCount: isCounted ? tooFar.length - 1 : 0 }]
  })
}

/** Neighbouring own numbers of which the shorter club goes farther. */
function contradictions(golfBag: readonly BagClub[], distances: ClubDistances) {
  const own = referencesInOrder(countedReferences(calculatorClubs(golfBag), distances))
  return own.slice(1).flatMap((shorter, index) => {
    const longer = own[index]
    return longer && shorter.carryYards > longer.carryYards ? [{ kind: 'carries' as const, longer, shorter }] : []
  })
}
