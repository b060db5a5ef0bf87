import { PROFILE_LIMITS } from '@bagwise/golf/golfer'
import type { CommonMiss } from '@bagwise/golf/onboarding/answers'
import type { ContactIssue, SwingMiss } from '@bagwise/golf/swing/swing-answers'
import type { DetailField } from './detail-field.ts'
import { choiceField } from './detail-field.ts'

/** The misses that practice knows a drill for. */
const MISS_WORDS = {
  slice: 'Slice',
  hook: 'Hook',
  push: 'Push',
  pull: 'Pull',
  'push-slice': 'Push-slice',
  'pull-hook': 'Pull-hook',
  'too-much-curve': 'Fade or draw that curves too much',
  right: 'Right',
  left: 'Left',
  'both-sides': 'Both sides',
  short: 'Short',
  long: 'Long',
  fat: 'Fat',
  thin: 'Thin',
  topped: 'Topped',
  toe: 'Off the toe',
  heel: 'Off the heel',
  shank: 'Shank',
  sky: 'Skied drive',
  inconsistent: 'Inconsistent',
} as const satisfies Record<CommonMiss | SwingMiss | ContactIssue, string>

/** The swing and the grip, as far as a golfer can know them. */
export const SWING_FIELDS: readonly DetailField[] = [
  {
    kind: 'number',
    key: 'swingSpeed',
    label: 'Swing speed',
    help: 'Of the club head with the driver, if you know it.',
    unit: 'mph',
    ...PROFILE_LIMITS.swingSpeed,
    isWhole: false,
  },
  choiceField({
    key: 'swingSpeedRange',
    label: 'Swing speed range',
    help: 'Counts as long as no speed is given.',
    words: {
      'under-85': 'Under 85 mph',
      '85-95': '85 to 95 mph',
      '95-105': '95 to 105 mph',
      'over-105': 'Over 105 mph',
    },
  }),
  choiceField({ key: 'swingTempo', label: 'Swing tempo', words: { slow: 'Slow', medium: 'Medium', fast: 'Fast' } }),
  choiceField({
    key: 'ballFlight',
    label: 'Ball flight',
    words: { straight: 'Straight', fade: 'Fade', draw: 'Draw', slice: 'Slice', hook: 'Hook' },
  }),
  choiceField({
    key: 'missPattern',
    label: 'Usual miss',
    help: 'As a right-hander sees it; left-handers swap right and left.',
    words: MISS_WORDS,
  }),
  choiceField({
    key: 'attackAngle',
    label: 'Attack angle',
    help: 'How the club comes down to the ball.',
    words: { steep: 'Steep', neutral: 'Neutral', shallow: 'Shallow' },
  }),
  choiceField({
    key: 'gripType',
    label: 'Grip type',
    words: { overlap: 'Overlap', interlock: 'Interlock', 'ten-finger': 'Ten-finger', baseball: 'Baseball' },
  }),
  choiceField({
    key: 'gripPressure',
    label: 'Grip pressure',
    words: { light: 'Light', medium: 'Medium', firm: 'Firm' },
  }),
]
