import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../reference/advised-bag.ts'
import { adviseShot } from './advise.ts'
import { LAID_UP_YARDS } from './scoring/score-swings.ts'
import type { Shot } from './shot.ts'

const BETWEEN_FENCES: Omit<Shot, 'distanceYards'> = {
  lie: 'fairway',
  slope: 'flat',
  pin: 'middle',
  hazards: [
    { kind: 'ob', side: 'left' },
    { kind: 'ob', side: 'right' },
  ],
}

describe('lay-ups', () => {
  it('ADV-30 are not for an approach between out of bounds on both sides', () => {
    for (let distanceYards = 148; distanceYards <= 196; distanceYards += 1) {
      const advice = adviseShot(ADVISED_BAG, { handicap: 10 }, { ...BETWEEN_FENCES, distanceYards })
      if ('problem' in advice) throw new Error(advice.problem)
      const { finishYards, club } = advice.recommended
      expect(distanceYards - finishYards, `${club} from ${distanceYards} yd`).toBeLessThanOrEqual(LAID_UP_YARDS)
    }
  })
})
