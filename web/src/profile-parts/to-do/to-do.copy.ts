import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { ChangeShafts, Recommendation } from '@bagwise/golf/recommendations/recommendation'
import { capitalised, clubName } from '#charts/gap-text.ts'
import { actionText, normalGapText } from '#profile-parts/bag-plan/bag-action.copy.ts'
import { sourcedSpeed } from '#profile-parts/golfer-speed.copy.ts'

/** At most six words, and one reason: the same on every screen. */
export type ToDoText = { readonly title: string; readonly reason: string }

export const driverTitle = 'An anti-slice driver'
export const ironsTitle = 'Game-improvement irons'
export const measureSpeedTitle = 'Measure your swing speed first'
export const shaftsTitle = ({ flex, specifications }: Pick<ChangeShafts, 'flex' | 'specifications'>) =>
  `${capitalised(flex)} flex ${specifications.shaftType === 'graphite' ? 'in graphite' : 'for your steel shafts'}`

export function toDoText(item: Recommendation, units: PreferredUnits): ToDoText {
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
        : { title: shaftsTitle(item), reason: `Your driver speed: ${sourcedSpeed(item.speed)}.` }
    case 'essential':
      return { title: clubName(item.clubType), reason: 'One of the first clubs to own.' }
  }
}
