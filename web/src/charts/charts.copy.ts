import type { PreferredUnits } from '@bagwise/golf/golfer'
import { unitWords } from '#quantities/distance.ts'

export const showNumbers = 'Show numbers'

/** Below the figure of a carry that Bagwise worked out. */
export const estimatedNote = 'estimated'

export const carryAxis = (units: PreferredUnits) => `Carry, ${unitWords(units)}`
