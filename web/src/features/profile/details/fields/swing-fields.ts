import { PROFILE_LIMITS } from '@bagwise/golf/golfer'
import * as copy from '#features/profile/details/details.copy.ts'
import type { DetailField } from './detail-field.ts'
import { choiceField } from './detail-field.ts'

/** The swing and the grip, as far as a golfer can know them. */
export const SWING_FIELDS: readonly DetailField[] = [
  choiceField({ key: 'hand', label: copy.labels.hand, help: copy.help.hand, words: copy.hands }),
  choiceField({ key: 'tees', label: copy.labels.tees, help: copy.help.tees, words: copy.tees }),
  {
    kind: 'number',
    key: 'swingSpeed',
    label: copy.labels.swingSpeed,
    help: copy.help.swingSpeed,
    unit: 'mph',
    quantity: 'speed',
    ...PROFILE_LIMITS.swingSpeed,
    isWhole: false,
  },
  choiceField({
    key: 'swingSpeedRange',
    label: copy.labels.swingSpeedRange,
    help: copy.help.swingSpeedRange,
    words: copy.swingSpeedRanges('yards'),
  }),
  choiceField({ key: 'swingTempo', label: copy.labels.swingTempo, words: copy.swingTempos }),
  choiceField({ key: 'ballFlight', label: copy.labels.ballFlight, words: copy.ballFlights }),
  choiceField({
    key: 'missPattern',
    label: copy.labels.missPattern,
    words: copy.misses,
  }),
  choiceField({
    key: 'attackAngle',
    label: copy.labels.attackAngle,
    help: copy.help.attackAngle,
    words: copy.attackAngles,
  }),
  choiceField({ key: 'gripType', label: copy.labels.gripType, words: copy.gripTypes }),
  choiceField({ key: 'gripPressure', label: copy.labels.gripPressure, words: copy.gripPressures }),
]
