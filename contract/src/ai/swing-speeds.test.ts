import { expect, it } from 'vitest'
import { BallQuestion } from './ball-recommendations.ts'
import { EquipmentQuestion } from './equipment-recommendations.ts'

const BALLS = { golfer: {}, preferredFeel: 'soft', primaryGoal: 'spin', budget: 'budget' } as const

it('takes no swing speed of 0 or 300 mph into a question about balls or clubs', () => {
  const isTaken = (swingSpeed: number) => [
    BallQuestion.safeParse({ ...BALLS, swingSpeedMph: swingSpeed }).success,
    BallQuestion.safeParse({ ...BALLS, golfer: { swingSpeed }, swingSpeedMph: 90 }).success,
    EquipmentQuestion.safeParse({ golfer: { swingSpeed } }).success,
  ]
  expect([0, 300].map(isTaken)).toEqual([Array(3).fill(false), Array(3).fill(false)])
  expect(isTaken(62)).toEqual([true, true, true])
})
