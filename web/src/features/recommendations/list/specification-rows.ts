import type { Specifications } from '@bagwise/golf/recommendations/recommendation'
import { FLEX_WORDS, SHAFT_WORDS } from './words/words.ts'
import { loftText } from '#charts/gap-words.ts'
import { degreesText } from '#quantities/club-measure.ts'

/** What to ask for, as the rows of a list; a part that does not matter has none. */
export function specificationRows({ loft, shaftType, shaftFlex, lieDeg }: Specifications) {
  return [
    ...(loft ? [{ name: 'Loft', text: loftText(loft) }] : []),
    ...(shaftType ? [{ name: 'Shaft', text: SHAFT_WORDS[shaftType] }] : []),
    ...(shaftFlex ? [{ name: 'Flex', text: FLEX_WORDS[shaftFlex] }] : []),
    ...(lieDeg === undefined ? [] : [{ name: 'Lie', text: degreesText(lieDeg) }]),
  ]
}
