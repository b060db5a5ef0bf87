import type { Specifications } from '@bagwise/golf/recommendations/recommendation'
import { capitalised, loftText } from '#charts/gap-words.ts'
import { degreesText } from '#quantities/club-measure.ts'

/** What to ask for, as the rows of a list; a part that does not matter has none. */
export function specificationRows({ loft, shaftType, shaftFlex, lieDeg }: Specifications) {
  return [
    ...(loft ? [{ name: 'Loft', text: loftText(loft) }] : []),
    ...(shaftType ? [{ name: 'Shaft', text: capitalised(shaftType) }] : []),
    ...(shaftFlex ? [{ name: 'Flex', text: capitalised(shaftFlex) }] : []),
    ...(lieDeg === undefined ? [] : [{ name: 'Lie', text: degreesText(lieDeg) }]),
  ]
}
