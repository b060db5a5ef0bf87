import { givenSigns, isShape, SWING_SIGNS } from './signs.ts'
import type { SwingSign } from './signs.ts'
import type { SwingAnswers } from './swing-answers.ts'

/** Contradictory or ambiguous signs that the golfer has to decide. */
export const DOUBT_IDS = ['curve', 'curve-side', 'start', 'strike', 'top-or-sky', 'height'] as const
export type DoubtId = (typeof DOUBT_IDS)[number]

/** The first side, the second, or both about equally, which is also "I cannot say". */
export const DOUBT_CHOICES = ['first', 'second', 'both'] as const
export type DoubtChoice = (typeof DOUBT_CHOICES)[number]

type Sides = {
  readonly first: readonly SwingSign[]
  readonly second: readonly SwingSign[]
  /** Replaces both sides when they are equally frequent. */
  readonly both: SwingSign
}

/** On the first side the ball curves or starts away from the golfer: right for a right-hander. */
const SIDES = {
  curve: {
    first: ['slice', 'push-slice', 'usual-fade'],
    second: ['hook', 'pull-hook', 'usual-draw'],
    both: 'both-sides',
  },
  start: { first: ['push', 'push-slice'], second: ['pull', 'pull-hook'], both: 'both-sides' },
  strike: { first: ['toe'], second: ['heel', 'shank'], both: 'toe-and-heel' },
  'top-or-sky': { first: ['topped'], second: ['sky'], both: 'topped-and-sky' },
  height: { first: ['too-low'], second: ['too-high'], both: 'low-and-high' },
} as const satisfies Record<Exclude<DoubtId, 'curve-side'>, Sides>

/** Signs of the side to which the ball curves. */
export const CURVE_SIGNS: readonly SwingSign[] = [...SIDES.curve.first, ...SIDES.curve.second]

/** A doubt to put to the golfer, with the signs for either side. */
export type Doubt = {
  readonly id: DoubtId
  readonly first: readonly SwingSign[]
  readonly second: readonly SwingSign[]
}

export type SettledSigns = {
  /** The signs used by the analysis, free of contradictions. */
  readonly signs: readonly SwingSign[]
  /** Given by the golfer, but ruled out by another answer. */
  readonly leftOut: readonly SwingSign[]
  /** The first undecided doubt; until decided both sides count as equally frequent. */
  readonly open: Doubt | undefined
}

/** Signs without contradictions: the golfer's decisions are followed, nothing is guessed. */
export function settleSigns(answers: SwingAnswers): SettledSigns {
  const given = givenSigns(answers)
  let signs = given
  let open: Doubt | undefined
  for (const id of DOUBT_IDS) {
    const doubt = findDoubt(id, signs)
    if (!doubt) continue
    const choice = meansBoth(id, signs) ? 'both' : answers.toldApart[id]
    if (choice === undefined) open ??= doubt
    signs = inOrder(applied(doubt, choice ?? 'both', signs))
  }
  return { signs, leftOut: given.filter((sign) => !isStillSaid(sign, signs)), open }
}

function findDoubt(id: DoubtId, signs: readonly SwingSign[]): Doubt | undefined {
  if (id === 'curve-side') return isSideUnknown(signs) ? { id, first: [], second: [] } : undefined
  const { first, second } = SIDES[id]
  const doubt = { id, first: among(first, signs), second: among(second, signs) }
  return doubt.first.length > 0 && doubt.second.length > 0 ? doubt : undefined
}

/** Too much curve, without a sign of its side. */
function isSideUnknown(signs: readonly SwingSign[]): boolean {
  const tells = (sign: SwingSign) => sign === SIDES.curve.both || CURVE_SIGNS.includes(sign)
  return signs.includes('too-much-curve') && !signs.some(tells)
}

/** Misses to both sides, with one named of each, already answer the question. */
function meansBoth(id: DoubtId, signs: readonly SwingSign[]): boolean {
  return (id === 'curve' || id === 'start') && signs.includes('both-sides')
}

function applied(doubt: Doubt, choice: DoubtChoice, signs: readonly SwingSign[]): readonly SwingSign[] {
  if (doubt.id === 'curve-side') {
    if (choice === 'both') return [...signs, 'both-sides']
    return [...signs, choice === 'first' ? 'usual-fade' : 'usual-draw']
  }
  // A shape that costs more than the opposite miss is itself a fault.
  if (doubt.id === 'curve' && choice !== 'both') {
    const fault = choice === 'first' ? 'slice' : 'hook'
    const side = doubt[choice]
    const others = choice === 'first' ? doubt.second : doubt.first
    return [...signs.filter((sign) => !others.includes(sign)), ...(side.every(isShape) ? ([fault] as const) : [])]
  }
  const out = [...(choice === 'first' ? [] : doubt.first), ...(choice === 'second' ? [] : doubt.second)]
  const kept = signs.filter((sign) => !out.includes(sign))
  return choice === 'both' ? [...kept, SIDES[doubt.id].both] : kept
}

/** Both sides of a doubt are represented by the sign for both. */
function isStillSaid(sign: SwingSign, signs: readonly SwingSign[]): boolean {
  const inBoth = Object.values(SIDES).some(
    ({ first, second, both }: Sides) => signs.includes(both) && [...first, ...second].includes(sign),
  )
  return inBoth || signs.includes(sign)
}

function among(wanted: readonly SwingSign[], signs: readonly SwingSign[]): readonly SwingSign[] {
  return signs.filter((sign) => wanted.includes(sign))
}

function inOrder(signs: readonly SwingSign[]): readonly SwingSign[] {
  return SWING_SIGNS.filter((sign) => signs.includes(sign))
}
