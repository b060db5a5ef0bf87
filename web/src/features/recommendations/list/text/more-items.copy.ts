import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { AddPutter, CheckNumbers, ChooseClubs, FollowWish, WishSource } from '@bagwise/golf/to-do/todo-item'
import { loftsDoNotCount } from '#profile-parts/estimates.copy.ts'
import { toDoText } from '#profile-parts/to-do/to-do.copy.ts'
import type { Fact } from './recommendation-text.ts'
import { ruleFacts } from './rule.copy.ts'

/** What is to be done beside the recommendations. */
type MoreItem = CheckNumbers | AddPutter | ChooseClubs | FollowWish

export const wholeBagChip = 'Bag'
export const wishChips = {
  fitting: 'Driver',
  balls: 'Ball',
  'starter-sets': 'Set',
} as const satisfies Record<WishSource, string>

const WISH_TOOLS = {
  fitting: 'Equipment Fitting',
  balls: 'Ball Matching',
  'starter-sets': 'Starter Sets',
} as const satisfies Record<WishSource, string>

/** The reason with what it means for the numbers. */
export function moreText(item: MoreItem, units: PreferredUnits): string {
  const { reason } = toDoText(item, units)
  if (item.rule !== 'doubt') return reason
  const means =
    item.doubt.kind === 'lofts'
      ? loftsDoNotCount
      : item.doubt.kind === 'carries'
        ? 'One of the two is likely a slip, and the estimates between them wait.'
        : 'It counts all the same until you correct it.'
  return `${reason} ${means}`
}

export function factsOf(item: MoreItem): readonly Fact[] {
  switch (item.rule) {
    case 'doubt':
      return item.doubt.kind === 'beyond'
        ? ruleFacts('No swing of that speed carries it, or a full swing carries more.', 'The numbers agree.')
        : ruleFacts('A shorter club goes less far and has more loft.', 'The two agree.')
    case 'putter':
      return ruleFacts('A bag has a putter.', 'A putter is in the bag.')
    case 'too-many':
      return ruleFacts('Rule 4.1b: one club more costs two strokes a hole.', 'The bag holds no more than 14.')
    case 'wish':
      return ruleFacts(
        `You put it here from ${WISH_TOOLS[item.wish.from]}.`,
        item.wish.from === 'fitting' ? 'You say so.' : 'You have bought it.',
      )
  }
}
