import type { BallFlight } from '../persona.ts'
import { CONTACT_ISSUES, DISTANCE_ISSUES, SWING_MISSES } from './swing-answers.ts'
import type { SwingAnswers } from './swing-answers.ts'

/** Evidence for or against a cause: an answer, a usual shape, or two opposite misses that are equally frequent. */
export const SWING_SIGNS = [
  ...SWING_MISSES,
  ...CONTACT_ISSUES,
  ...DISTANCE_ISSUES,
  'usual-fade',
  'usual-draw',
  'toe-and-heel',
  'low-and-high',
  'topped-and-sky',
] as const
export type SwingSign = (typeof SWING_SIGNS)[number]

/** A usual slice or hook is the same fault as the miss of that name; a fade or draw is a shape, not a fault. */
const SIGN_OF_FLIGHT = {
  straight: undefined,
  draw: 'usual-draw',
  fade: 'usual-fade',
  slice: 'slice',
  hook: 'hook',
} as const satisfies Record<BallFlight, SwingSign | undefined>

/** A shape alone is no fault. */
export function isShape(sign: SwingSign): boolean {
  return sign === 'usual-fade' || sign === 'usual-draw'
}

/** A ball that curves away from the golfer more than it should. */
export function isSlice(sign: SwingSign): boolean {
  return sign === 'slice' || sign === 'push-slice'
}

/** The signs in the answers, each once, in the order of the list. */
export function givenSigns({ ballFlight, misses, contacts, distances }: SwingAnswers): readonly SwingSign[] {
  const given = new Set<SwingSign | undefined>([SIGN_OF_FLIGHT[ballFlight], ...misses, ...contacts, ...distances])
  return SWING_SIGNS.filter((sign) => given.has(sign))
}
