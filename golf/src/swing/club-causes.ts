import { COMMON, POSSIBLE, TYPICAL, UNLIKELY } from './evidence.ts'
import type { Cause } from './evidence.ts'

/** Causes in the club: fixing them costs money. */
export const CLUB_CAUSES = {
  'loft-too-low': {
    evidence: {
      'too-low': TYPICAL,
      'lost-distance': COMMON,
      'too-much-curve': POSSIBLE,
      hook: UNLIKELY,
      'pull-hook': UNLIKELY,
      'too-high': UNLIKELY,
    },
    changes: ['more-loft', 'check-flex'],
  },
  'loft-too-high': {
    evidence: { 'too-high': COMMON, 'lost-distance': COMMON, 'too-low': UNLIKELY },
    changes: ['less-loft', 'check-flex'],
  },
} as const satisfies Record<string, Cause>
