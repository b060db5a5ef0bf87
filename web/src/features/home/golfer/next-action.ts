import { inOrderOfPriority } from '@bagwise/golf/one-bag/action-priority'
import type { BagAction, JoinBag } from '@bagwise/golf/one-bag/bag-action'
import { isJoining } from '@bagwise/golf/one-bag/bag-action'
import type { BagPlan } from '@bagwise/golf/one-bag/plan-bag'

/** The club that helps this bag most, and what to measure where none is missing; undefined for a bag without a plan. */
export function nextAction(
  { gaps, actions }: BagPlan,
  isPutOff: (action: BagAction) => boolean,
): { readonly next: JoinBag | undefined; readonly measure: BagAction | undefined } | undefined {
  if (gaps.length === 0) return undefined
  const open = inOrderOfPriority(actions).filter((action) => !isPutOff(action))
  return { next: open.find(isJoining), measure: open.find(({ kind }) => kind === 'measure') }
}
