import { beforeAll, describe, expect, it } from 'vitest'
import { expectedScore, simulatedHandicap } from '../../reference/simulated-rounds.ts'
import type { SimulatedRounds } from '../../reference/simulated-rounds.ts'
import { IS_WHOLE_SWEEP } from '../../reference/sweep-size.ts'
import { PLAYED_PARTS } from './parts.ts'
import { CORRECTED_KINDS, PLACE_CORRECTIONS } from './place-correction.ts'

/** Without this no part of a golfer's game may be judged: what is left in a round is chance. */
describe.each(IS_WHOLE_SWEEP ? [5, 10, 15, 20, 25] : [5, 15, 25])(
  '2,000 rounds of a golfer of handicap %d with the spread of the product',
  (handicap) => {
    let fitted: SimulatedRounds
    let others: SimulatedRounds
    beforeAll(() => {
      const simulated = simulatedHandicap(handicap)
      fitted = simulated.fitted
      others = simulated.others
    })

    it('are within 0.3 of nothing in every part, played to the handicap', () => {
      expect(Math.abs(fitted.meanScore - expectedScore(handicap))).toBeLessThanOrEqual(0.2)
      for (const part of PLAYED_PARTS) {
        const { curveStrokes, movedStrokes } = others.parts[part]
        expect(Math.abs(curveStrokes + movedStrokes), part).toBeLessThanOrEqual(0.3)
      }
    })

    it('are mostly as usual, and seldom clear', () => {
      for (const part of PLAYED_PARTS) {
        // Of normals 68 in 100 are within one standard error, and 5 beyond two.
        expect(others.parts[part].clarities['as-usual'], part).toBeGreaterThan(0.55)
        expect(others.parts[part].clarities.clear, part).toBeLessThan(0.12)
      }
    })

    it('ask for the correction that is made, where there is a row of it', () => {
      const made = PLACE_CORRECTIONS.find((row) => row.handicap === handicap) ?? fitted.needed
      for (const kind of CORRECTED_KINDS) {
        expect(Math.abs(made[kind] - fitted.needed[kind]), kind).toBeLessThanOrEqual(0.0005)
      }
    })

    it('name no drill much more often than others, since nothing is wrong', () => {
      const shares = Object.values(others.speaking)
      expect(Math.max(...shares)).toBeLessThan(0.3)
    })
  },
)
