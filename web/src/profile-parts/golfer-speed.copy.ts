import type { GolferSpeed } from '@bagwise/golf/golfer-speed'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { quantityText, shownAs } from '#quantities/quantity.ts'

const sources = {
  carries: 'from your carries',
  said: 'as you gave it',
  'carries+said': 'from your carries and the speed you gave',
  answers: 'a guess until you measure a club',
} as const satisfies Record<GolferSpeed['from'], string>

/** '76 ± 6 mph'. */
export const speedText = ({ mph, plusMinusMph }: Pick<GolferSpeed, 'mph' | 'plusMinusMph'>, units: PreferredUnits) =>
  `${shownAs('speed', mph, units)} ± ${quantityText('speed', plusMinusMph, units)}`

/** '76 ± 6 mph, from your carries'. */
export const sourcedSpeed = (speed: GolferSpeed, units: PreferredUnits) =>
  `${speedText(speed, units)}, ${sources[speed.from]}`
