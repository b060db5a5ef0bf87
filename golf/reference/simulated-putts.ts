import { expectedPutts } from '../src/shot-advice/strokes.ts'
import type { Chance } from './seeded-chance.ts'

/**
 * Three putts more often the more putts are expected: rule of thumb, near what the tour needs from 20, 40 and 60 feet. It
 * decides only how much putts scatter, not their mean.
 */
const THREE_PUTTS = { fromPutts: 1.5, share: 0.5, exponent: 3 } as const
/** Longer than any putt that is left. */
const LONGEST_LEFT_FEET = 60
const HALVINGS = 30

/**
 * Putts of a golfer who putts as the curve says: one is holed or leaves so much that the mean of all of them is the
 * curve's. Nothing in the product scatters putts, so this is what can be played.
 */
export function simulatedPutts(handicap: number) {
  const puttsFrom = (distanceFeet: number) => expectedPutts({ handicap, distanceFeet })

  /** Where the ball is after a putt: in the hole, or so far from it. */
  const afterPutt = (feet: number, chance: Chance): 'holed' | { readonly leftFeet: number } => {
    const { first, third } = sharesOf(puttsFrom(feet))
    if (chance.next() < first) return 'holed'
    return { leftFeet: feetOf(1 + third / (1 - first), puttsFrom) }
  }

  /** How many putts it takes from here, three at most: a third one is short. */
  const puttCount = (feet: number, chance: Chance): number => {
    const { first, third } = sharesOf(puttsFrom(feet))
    const drawn = chance.next()
    if (drawn < first) return 1
    return drawn < 1 - third ? 2 : 3
  }
  return { afterPutt, puttCount }
}

/** Shares of one and of three putts; the others are two. */
function sharesOf(putts: number): { readonly first: number; readonly third: number } {
  const { fromPutts, share, exponent } = THREE_PUTTS
  const usual = share * Math.max(0, putts - fromPutts) ** exponent
  const third = Math.max(usual, putts - 2)
  return { first: 2 + third - putts, third }
}

function feetOf(putts: number, puttsFrom: (feet: number) => number): number {
  let [near, far] = [0, LONGEST_LEFT_FEET]
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (near + far) / 2
    if (puttsFrom(middle) < putts) near = middle
    else far = middle
  }
  return near
}
