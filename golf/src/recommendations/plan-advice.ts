import type { ClubType } from '../club.ts'
import { byPosition } from '../club.ts'
import { LARGE_GAP_ABOVE_YARDS } from '../gapping/find-gaps.ts'
import { actionPriority } from '../one-bag/action-priority.ts'
import type { BagAction } from '../one-bag/bag-action.ts'
import type { SwingGap } from '../one-bag/holes.ts'
import type { BagPlan } from '../one-bag/plan-bag.ts'
import type { FollowPlan, NormalGap, RecommendationCategory, Specifications } from './recommendation.ts'
import type { RecommendedGolfer } from './recommended-golfer.ts'
import { shopSpecifications, specificationsOf } from './shop-specifications.ts'
import { specifiedAnswer } from './specified-answer.ts'

/** Each action of the plan once, and each gap over 20 yards that it has nothing to do about. */
export function planAdvice(plan: BagPlan, golfer: RecommendedGolfer): readonly (FollowPlan | NormalGap)[] {
  const followed = plan.actions.map((action) => followPlan(action, golfer))
  const judgedIds = followed.flatMap(({ action }) => gapOf(action)?.id ?? [])
  const wide = plan.gaps.filter(({ id, gapYards }) => gapYards > LARGE_GAP_ABOVE_YARDS && !judgedIds.includes(id))
  return [...followed, ...wide.map(normalGap)]
}

/** The two neighbours that an action is about; undefined where it is about the whole bag. */
function gapOf(action: BagAction): SwingGap | undefined {
  if ('hole' in action) return action.hole
  return 'gap' in action ? action.gap : undefined
}

function followPlan(action: BagAction, golfer: RecommendedGolfer): FollowPlan {
  const clubs = clubsOf(action)
  const priority = actionPriority(action)
  const gap = gapOf(action)
  return {
    rule: 'plan',
    id: idOf(action),
    category: categoryOf(action),
    priority,
    clubType: clubs[0],
    specifications: specificationsFor(action, golfer),
    trigger: [action.kind, ...clubs, priority].join(' '),
    action,
    specified: gap && specifiedAnswer(gap),
  }
}

function normalGap(gap: SwingGap): NormalGap {
  return {
    rule: 'normal-gap',
    id: `gap-${pairName(gap)}`,
    category: 'gap-filler',
    priority: 'low',
    clubType: gap.longer.type,
    specifications: {},
    trigger: 'normal low',
    gap,
    specified: specifiedAnswer(gap),
  }
}

/** The same for the same cause when its numbers change; a hole may take more than one club. */
function idOf(action: BagAction): string {
  switch (action.kind) {
    case 'buy':
    case 'later':
    case 'put-back':
      return action.reason === 'hole' ? `gap-${pairName(action.hole)}-${action.club.type}` : action.reason
    case 'measure':
      return `${action.gap.verdict === 'too-close' ? 'overlap' : 'gap'}-${pairName(action.gap)}`
    case 'normal':
    case 'grip-down':
    case 'part-swing':
      return `gap-${pairName(action.hole)}`
    case 'leave-out':
      return action.gap ? `overlap-${pairName(action.gap)}` : `leave-out-${action.club}`
    case 'bend':
    case 'keep-both':
      return `overlap-${pairName(action.gap)}`
  }
}

/** Ordered by club, so that a pair keeps its name when the carries swap. */
function pairName({ longer, shorter }: SwingGap): string {
  return [longer.type, shorter.type].toSorted(byPosition).join('-')
}

/** The clubs to do something with, the first of which names the advice. */
function clubsOf(action: BagAction): readonly [ClubType, ...ClubType[]] {
  switch (action.kind) {
    case 'buy':
    case 'later':
    case 'put-back':
      return [action.club.type]
    case 'measure': {
      const [first = action.gap.longer.type, ...others] = action.clubs
      return [first, ...others]
    }
    case 'normal':
    case 'grip-down':
    case 'part-swing':
      return [action.hole.longer.type]
    case 'leave-out':
      return [action.club]
    case 'bend':
    case 'keep-both':
      return [action.gap.longer.type, action.gap.shorter.type]
  }
}

/** A club that the golfer's level asks for stands there, whether it fills a gap or not. */
function categoryOf(action: BagAction): RecommendationCategory {
  if ('need' in action) return action.need === 'first-hybrid' ? 'beginner-essential' : 'set-optimization'
  if ('reason' in action && action.reason === 'easier') return 'beginner-essential'
  const isAboutHole = 'hole' in action || (action.kind === 'measure' && action.gap.verdict === 'too-large')
  return isAboutHole ? 'gap-filler' : 'set-optimization'
}

function specificationsFor(action: BagAction, golfer: RecommendedGolfer): Specifications {
  switch (action.kind) {
    case 'buy':
    case 'later': {
      const { type, loftDeg } = action.club
      return { ...shopSpecifications(type, golfer), loft: { fromDeg: loftDeg, toDeg: loftDeg } }
    }
    case 'put-back':
      return specificationsOf(action.club.type, golfer)
    default:
      return {}
  }
}
