import type { ChangeId } from './changes.ts'
import type { SwingSign } from './signs.ts'

// How much a sign speaks for a cause. That the face sends the ball and the path against the face curves it is measured
// (Wood, Henrikson and Broadie 2018, doi:10.3390/proceedings2060249); what a golfer does to bring the club there so is
// teaching experience. The weights are our judgement of it: rules of thumb, not measurements.

/** What the cause typically does. */
const TYPICAL = 3
/** What it often does as well. */
const COMMON = 2
/** What it can do. */
const POSSIBLE = 1
/** What it hardly ever does: the sign speaks against the cause. */
const UNLIKELY = -2

type Cause = {
  readonly evidence: Readonly<Partial<Record<SwingSign, number>>>
  readonly changes: readonly ChangeId[]
}

/** From what is checked in a minute to what takes practice or money: of two equally likely causes the earlier comes first. */
export const CAUSES = {
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
      // A ball that lies far back is met before the ground; moved forward it would be struck worse.
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
  'out-to-in': {
    evidence: {
      slice: TYPICAL,
      pull: TYPICAL,
      'too-much-curve': POSSIBLE,
      'usual-fade': POSSIBLE,
      heel: POSSIBLE,
      shank: POSSIBLE,
      sky: POSSIBLE,
      'lost-distance': POSSIBLE,
      push: UNLIKELY,
      hook: UNLIKELY,
      // Swung more from the inside, a face that is shut to the path curves the ball more.
      'pull-hook': UNLIKELY,
      'usual-draw': UNLIKELY,
    },
    changes: ['square-aim', 'from-inside'],
  },
  'in-to-out': {
    evidence: {
      push: TYPICAL,
      hook: TYPICAL,
      'too-much-curve': POSSIBLE,
      'usual-draw': POSSIBLE,
      fat: POSSIBLE,
      thin: POSSIBLE,
      shank: POSSIBLE,
      pull: UNLIKELY,
      slice: UNLIKELY,
      // Swung less from the inside, a face that is open to the path curves the ball more.
      'push-slice': UNLIKELY,
      'usual-fade': UNLIKELY,
    },
    changes: ['square-aim', 'around-the-body'],
  },
  'face-stays-open': {
    evidence: {
      'push-slice': TYPICAL,
      slice: COMMON,
      push: COMMON,
      'too-much-curve': POSSIBLE,
      'usual-fade': POSSIBLE,
      'lost-distance': POSSIBLE,
      'too-high': POSSIBLE,
      pull: UNLIKELY,
      hook: UNLIKELY,
      'pull-hook': UNLIKELY,
      'usual-draw': UNLIKELY,
    },
    changes: ['lighter-grip', 'turn-the-face', 'fresh-grips'],
  },
  'body-stops': {
    evidence: {
      'pull-hook': TYPICAL,
      hook: COMMON,
      'both-sides': COMMON,
      pull: POSSIBLE,
      'too-much-curve': POSSIBLE,
      'usual-draw': POSSIBLE,
      thin: POSSIBLE,
      push: UNLIKELY,
      slice: UNLIKELY,
      'push-slice': UNLIKELY,
      'usual-fade': UNLIKELY,
    },
    changes: ['quiet-hands', 'keep-turning'],
  },
  'weight-stays-back': {
    evidence: {
      fat: TYPICAL,
      thin: COMMON,
      topped: COMMON,
      'too-high': COMMON,
      'lost-distance': COMMON,
      push: POSSIBLE,
      'uneven-distance': POSSIBLE,
      'low-and-high': COMMON,
    },
    changes: ['lead-foot-first', 'weight-through'],
  },
  'lifting-the-ball': {
    evidence: {
      'too-high': TYPICAL,
      thin: COMMON,
      topped: COMMON,
      fat: COMMON,
      'lost-distance': COMMON,
      'low-and-high': COMMON,
      'wedge-distance': POSSIBLE,
      'uneven-distance': POSSIBLE,
      'too-low': UNLIKELY,
    },
    changes: ['hands-first'],
  },
  'standing-up': {
    evidence: {
      thin: TYPICAL,
      topped: TYPICAL,
      'topped-and-sky': TYPICAL,
      heel: COMMON,
      shank: COMMON,
      push: COMMON,
      'both-sides': COMMON,
      hook: POSSIBLE,
      'push-slice': POSSIBLE,
      'uneven-distance': POSSIBLE,
      fat: UNLIKELY,
    },
    changes: ['keep-height'],
  },
  'arms-pull-in': {
    evidence: {
      topped: TYPICAL,
      toe: TYPICAL,
      thin: COMMON,
      slice: POSSIBLE,
      'push-slice': POSSIBLE,
      'lost-distance': POSSIBLE,
      heel: UNLIKELY,
      shank: UNLIKELY,
      fat: UNLIKELY,
    },
    changes: ['lighter-grip', 'long-arms'],
  },
  'weight-on-toes': {
    evidence: {
      shank: TYPICAL,
      'toe-and-heel': TYPICAL,
      heel: COMMON,
      'uneven-distance': POSSIBLE,
      'both-sides': POSSIBLE,
    },
    changes: ['mid-foot'],
  },
  'steep-strike': {
    evidence: {
      sky: TYPICAL,
      fat: COMMON,
      'topped-and-sky': COMMON,
      slice: POSSIBLE,
      pull: POSSIBLE,
      'too-high': POSSIBLE,
      'lost-distance': POSSIBLE,
      thin: UNLIKELY,
    },
    changes: ['driver-tilt', 'sweep-it'],
  },
  'rushed-tempo': {
    evidence: {
      'uneven-distance': TYPICAL,
      'both-sides': TYPICAL,
      'toe-and-heel': COMMON,
      'low-and-high': COMMON,
      'topped-and-sky': COMMON,
      'wedge-distance': POSSIBLE,
      'too-much-curve': POSSIBLE,
      topped: POSSIBLE,
      fat: POSSIBLE,
    },
    changes: ['easy-pace'],
  },
  'short-turn': {
    evidence: { 'lost-distance': TYPICAL, 'too-low': POSSIBLE, pull: POSSIBLE },
    changes: ['full-turn'],
  },
  'unsteady-wedges': {
    evidence: { 'wedge-distance': TYPICAL, 'uneven-distance': POSSIBLE },
    changes: ['three-lengths', 'wedge-card'],
  },
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
export type CauseId = keyof typeof CAUSES

/** All of them, the quickest to check first. */
export const CAUSE_IDS = Object.keys(CAUSES) as readonly CauseId[]

/** How much a sign speaks for a cause; negative when it speaks against it. */
export function weightOf(cause: CauseId, sign: SwingSign): number {
  const { evidence }: Cause = CAUSES[cause]
  return evidence[sign] ?? 0
}

/** Whether the evidence is worth a typical sign; with less a cause is no more than possible. */
export function isLikelyWith(evidence: number): boolean {
  return evidence >= TYPICAL
}

/** Whether the cause is a good reason for the sign, and not merely a possible one. */
export function explainsWell(cause: CauseId, sign: SwingSign): boolean {
  return weightOf(cause, sign) >= COMMON
}

/** Whether a cause is mended by a change. */
export function asksFor(cause: CauseId, change: ChangeId): boolean {
  const { changes }: Cause = CAUSES[cause]
  return changes.includes(change)
}

/** The signs that speak for a cause. */
export function signsFor(cause: CauseId): readonly SwingSign[] {
  const { evidence }: Cause = CAUSES[cause]
  const signs = Object.keys(evidence) as SwingSign[]
  return signs.filter((sign) => weightOf(cause, sign) > 0)
}
