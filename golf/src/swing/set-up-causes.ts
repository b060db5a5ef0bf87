import { COMMON, POSSIBLE, TYPICAL, UNLIKELY } from './evidence.ts'
import type { Cause } from './evidence.ts'

/** Causes in stance and grip: checked in a minute. */
export const SET_UP_CAUSES = {
  'weak-grip': {
    evidence: {
      slice: TYPICAL,
      'push-slice': TYPICAL,
      push: POSSIBLE,
      'too-much-curve': POSSIBLE,
      'usual-fade': POSSIBLE,
      'lost-distance': POSSIBLE,
      'too-high': POSSIBLE,
      pull: UNLIKELY,
      hook: UNLIKELY,
      'pull-hook': UNLIKELY,
      'usual-draw': UNLIKELY,
    },
    changes: ['stronger-grip'],
  },
  'strong-grip': {
    evidence: {
      hook: TYPICAL,
      'pull-hook': TYPICAL,
      pull: POSSIBLE,
      'too-much-curve': POSSIBLE,
      'usual-draw': POSSIBLE,
      'lost-distance': POSSIBLE,
      'too-low': POSSIBLE,
      push: UNLIKELY,
      slice: UNLIKELY,
      'push-slice': UNLIKELY,
      'usual-fade': UNLIKELY,
    },
    changes: ['weaker-grip'],
  },
  'aim-off': {
    evidence: { push: COMMON, pull: COMMON, 'both-sides': COMMON, slice: POSSIBLE, hook: POSSIBLE },
    changes: ['square-aim', 'check-lie'],
  },
  'ball-too-far-back': {
    evidence: {
      'too-low': TYPICAL,
      push: COMMON,
      'push-slice': POSSIBLE,
      hook: POSSIBLE,
      'lost-distance': POSSIBLE,
      'too-high': UNLIKELY,
      pull: UNLIKELY,
      // A ball far back is hit before the ground; moving it forward would make the strike worse.
      fat: UNLIKELY,
      thin: UNLIKELY,
      topped: UNLIKELY,
    },
    changes: ['ball-forward', 'loft-back'],
  },
  'ball-too-far-forward': {
    evidence: {
      pull: COMMON,
      'too-high': COMMON,
      thin: COMMON,
      topped: POSSIBLE,
      fat: POSSIBLE,
      'pull-hook': POSSIBLE,
      slice: POSSIBLE,
      'too-low': UNLIKELY,
      push: UNLIKELY,
    },
    changes: ['ball-back'],
  },
  'too-close': {
    evidence: { heel: TYPICAL, shank: TYPICAL, push: POSSIBLE, toe: UNLIKELY },
    changes: ['stand-farther', 'check-length'],
  },
  'too-far': {
    evidence: { toe: TYPICAL, topped: POSSIBLE, pull: POSSIBLE, heel: UNLIKELY, shank: UNLIKELY },
    changes: ['stand-closer', 'check-length'],
  },
  'tee-too-high': {
    evidence: { sky: TYPICAL, 'topped-and-sky': POSSIBLE, 'lost-distance': POSSIBLE },
    changes: ['tee-lower', 'sweep-it'],
  },
} as const satisfies Record<string, Cause>
