import type { PreferredUnits } from '@bagwise/golf/golfer'
import { unitWords } from '#quantities/distance.ts'

export const showNumbers = 'Show numbers'

export const carryAxis = (units: PreferredUnits) => `Carry, ${unitWords(units)}`
