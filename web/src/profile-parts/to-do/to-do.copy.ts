import { MAX_CLUBS_IN_BAG } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { ChangeShafts } from '@bagwise/golf/recommendations/recommendation'
import type { NumberDoubt, TodoItem, Wish } from '@bagwise/golf/to-do/todo-item'
import { capitalised, clubName } from '#charts/gap-text.ts'
import { actionText, normalGapText } from '#profile-parts/bag-plan/bag-action.copy.ts'
import { beyondLimitsText, contradictingLoftsText, contradictionSentence } from '#profile-parts/doubts.copy.ts'
import { sourcedSpeed } from '#profile-parts/golfer-speed.copy.ts'
import { degreesText } from '#quantities/club-measure.ts'
import { dollars } from '#quantities/dollars.ts'
import { numberWord } from '#quantities/number-words.copy.ts'

/** At most six words, and one reason: the same on every screen. */
export type ToDoText = { readonly title: string; readonly reason: string }

export const driverTitle = 'An anti-slice driver'
export const ironsTitle = 'Game-improvement irons'
export const measureSpeedTitle = 'Measure your swing speed first'
export const shaftsTitle = ({ flex, specifications }: Pick<ChangeShafts, 'flex' | 'specifications'>) =>
  `${capitalised(flex)} flex ${specifications.shaftType === 'graphite' ? 'in graphite' : 'for your steel shafts'}`

/** The first clubs to own. */
const ESSENTIAL_TITLES: Readonly<Partial<Record<ClubType, string>>> = {
  '7-iron': 'A 7-iron and its neighbors',
  putter: 'A putter you can aim',
  '5-hybrid': 'A hybrid for the long shots',
  driver: 'A forgiving driver',
  sw: 'A sand wedge',
}

export function toDoText(item: TodoItem, units: PreferredUnits): ToDoText {
  switch (item.rule) {
    case 'plan': {
      const { title, reason, detail } = actionText(item.action, units)
      return { title, reason: item.action.kind === 'measure' ? detail : reason }
    }
    case 'normal-gap': {
      const { title, reason } = normalGapText(item.gap)
      return { title, reason }
    }
    case 'anti-slice-driver':
      return { title: driverTitle, reason: 'You slice it. A draw bias and more loft help.' }
    case 'easier-irons':
      return { title: ironsTitle, reason: 'You play now and then. Forgiving irons help most.' }
    case 'shaft-flex':
      return item.speed.from === 'answers'
        ? { title: measureSpeedTitle, reason: 'We only guess your speed, and some shafts do not fit it.' }
        : { title: shaftsTitle(item), reason: `Your driver speed: ${sourcedSpeed(item.speed, units)}.` }
    case 'essential':
      return {
        title: ESSENTIAL_TITLES[item.clubType] ?? clubName(item.clubType),
        reason: 'One of the first clubs to own.',
      }
    case 'doubt':
      return doubtText(item.doubt, units)
    case 'putter':
      return { title: 'Add your putter', reason: 'There is no putter in the bag yet.' }
    case 'too-many':
      return {
        title: `Leave ${numberWord(item.surplusCount)} ${item.surplusCount === 1 ? 'club' : 'clubs'} at home`,
        reason: `The Rules allow ${MAX_CLUBS_IN_BAG} clubs, the putter included.`,
      }
    case 'wish':
      return wishText(item.wish)
  }
}

function doubtText(doubt: NumberDoubt, units: PreferredUnits): ToDoText {
  switch (doubt.kind) {
    case 'lofts':
      return { title: 'Check two lofts', reason: contradictingLoftsText(doubt.pair) }
    case 'carries':
      return { title: 'Check two numbers', reason: contradictionSentence(doubt, units) }
    case 'beyond':
      return {
        title: `Check your ${clubName(doubt.beyond.club)} number`,
        reason: beyondLimitsText(doubt.beyond, units),
      }
  }
}

/** What a tool found, as the golfer has put it on the list. */
export function wishText(wish: Wish): ToDoText {
  switch (wish.from) {
    case 'fitting':
      return {
        title: `Driver: ${degreesText(wish.loftDeg)}, ${wish.shaftFlex} ${wish.shaftType} shaft`,
        reason: 'What the fitting says for your swing.',
      }
    case 'balls':
      return { title: wish.name, reason: `Your ball match, ${dollars(wish.priceDollars)} a dozen.` }
    case 'starter-sets':
      return { title: wish.name, reason: `Your starter set, ${dollars(wish.priceDollars)}.` }
  }
}
