import type { ShaftFlex, ShaftType } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { byPosition } from '../club.ts'
import type { CarryDoubt } from '../distances/number-doubts.ts'
import { doubtfulClub } from '../distances/number-doubts.ts'
import type { BagAction } from '../one-bag/bag-action.ts'
import type { SwingGap } from '../one-bag/holes.ts'
import type { CommonParts, Recommendation } from '../recommendations/recommendation.ts'

/** Two lofts of which the shorter club has less are doubtful as two carries are. */
export type NumberDoubt =
  | CarryDoubt
  | { readonly kind: 'lofts'; readonly pair: readonly [longer: ClubType, shorter: ClubType] }

/** Numbers of the golfer's own that contradict each other, or what else is known. */
export type CheckNumbers = CommonParts & { readonly rule: 'doubt'; readonly doubt: NumberDoubt }

/** Clubs are in the bag, but no putter. */
export type AddPutter = CommonParts & { readonly rule: 'putter' }

/** More clubs in the bag than the rules allow, and too few carries to say which would be missed least. */
export type ChooseClubs = Omit<CommonParts, 'clubType'> & { readonly rule: 'too-many'; readonly surplusCount: number }

/** A shaft and a loft of the fitting, a ball or a set that the golfer wants to think of. */
export type Wish =
  | {
      readonly from: 'fitting'
      readonly loftDeg: number
      readonly shaftType: ShaftType
      readonly shaftFlex: ShaftFlex
    }
  /** The price is that of a dozen. */
  | { readonly from: 'balls'; readonly name: string; readonly priceDollars: number }
  | { readonly from: 'starter-sets'; readonly name: string; readonly priceDollars: number }
export type WishSource = Wish['from']

/** What the golfer has added. */
export type FollowWish = Omit<CommonParts, 'clubType'> & { readonly rule: 'wish'; readonly wish: Wish }

/** A thing to do about the bag, as data: the page writes the sentences, in the golfer's units. */
export type TodoItem = Recommendation | CheckNumbers | AddPutter | ChooseClubs | FollowWish

export function checkNumbers(doubt: NumberDoubt): CheckNumbers {
  const numbers = numbersOf(doubt)
  return {
    rule: 'doubt',
    id: ['doubt', doubt.kind, ...clubsOf(doubt)].join('-'),
    category: 'set-optimization',
    priority: 'high',
    clubType: doubt.kind === 'lofts' ? doubt.pair[1] : doubtfulClub(doubt),
    specifications: {},
    trigger: [doubt.kind, ...numbers].join(' '),
    doubt,
  }
}

export const ADD_PUTTER: AddPutter = {
  rule: 'putter',
  id: 'putter',
  category: 'set-optimization',
  priority: 'low',
  clubType: 'putter',
  specifications: {},
  trigger: 'no-putter',
}

export function chooseClubs(surplusCount: number): ChooseClubs {
  return {
    rule: 'too-many',
    id: 'too-many',
    category: 'set-optimization',
    priority: 'high',
    specifications: {},
    trigger: `too-many ${surplusCount}`,
    surplusCount,
  }
}

const WISH_CATEGORIES = {
  fitting: 'club-replacement',
  balls: 'set-optimization',
  'starter-sets': 'beginner-essential',
} as const satisfies Record<WishSource, CommonParts['category']>

export function followWish(wish: Wish): FollowWish {
  const isFitting = wish.from === 'fitting'
  return {
    rule: 'wish',
    id: wishId(wish),
    category: WISH_CATEGORIES[wish.from],
    priority: 'medium',
    specifications: isFitting
      ? {
          loft: { fromDeg: wish.loftDeg, toDeg: wish.loftDeg },
          shaftFlex: wish.shaftFlex,
          shaftType: wish.shaftType,
        }
      : {},
    trigger: isFitting ? [wish.loftDeg, wish.shaftType, wish.shaftFlex].join(' ') : wish.name,
    wish,
  }
}

/** One for each tool: what it says later takes the place of what it said. */
export function wishId({ from }: Pick<Wish, 'from'>): string {
  return `wish-${from}`
}

/** A club, a ball or a set to buy; anything else is done without a shop, or only there. */
export function isPurchase(item: TodoItem): boolean {
  if (item.rule === 'wish') return item.wish.from !== 'fitting'
  return item.rule === 'plan' && isBuying(item.action)
}

export function isBuying({ kind }: BagAction): boolean {
  return kind === 'buy' || kind === 'later'
}

/** The two neighbors that an item is about; undefined where it is about none. */
export function gapOf(item: TodoItem): SwingGap | undefined {
  if (item.rule === 'normal-gap') return item.gap
  if (item.rule !== 'plan') return undefined
  if ('hole' in item.action) return item.action.hole
  return 'gap' in item.action ? item.action.gap : undefined
}

/** The two clubs that an item is about, in one order for all; undefined where it is about none. */
export function pairOf(item: TodoItem): string | undefined {
  const gap = gapOf(item)
  if (gap) return pairName([gap.longer.type, gap.shorter.type])
  if (item.rule !== 'doubt') return undefined
  const clubs = clubsOf(item.doubt)
  return clubs.length === 2 ? pairName(clubs) : undefined
}

function pairName(clubs: readonly ClubType[]): string {
  return clubs.toSorted(byPosition).join(' ')
}

function clubsOf(doubt: NumberDoubt): readonly ClubType[] {
  switch (doubt.kind) {
    case 'lofts':
      return doubt.pair
    case 'carries':
      return [doubt.longer.club, doubt.shorter.club]
    case 'beyond':
      return [doubt.beyond.club]
  }
}

/** What would make it another doubt. */
function numbersOf(doubt: NumberDoubt): readonly (string | number)[] {
  switch (doubt.kind) {
    case 'lofts':
      return doubt.pair
    case 'carries':
      return [doubt.longer.carryYards, doubt.shorter.carryYards]
    case 'beyond':
      return [doubt.beyond.carryYards, doubt.moreCount]
  }
}
