import type { GolferSpeed } from '@bagwise/golf/golfer-speed'
import { numberText } from '#quantities/number-text.ts'

const sources = {
  carries: 'from your carries',
  said: 'as you gave it',
  'carries+said': 'from your carries and the speed you gave',
  answers: 'a guess until you measure a club',
} as const satisfies Record<GolferSpeed['from'], string>

/** '76 ± 6 mph'. */
export const speedText = ({ mph, plusMinusMph }: Pick<GolferSpeed, 'mph' | 'plusMinusMph'>) =>
  `${numberText(mph)} ± ${numberText(plusMinusMph)} mph`

/** '76 ± 6 mph, from your carries'. */
export const sourcedSpeed = (speed: GolferSpeed) => `${speedText(speed)}, ${sources[speed.from]}`
