import { expect, it } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { distanceDoubts } from './distance-doubts.ts'

function golfer(distances: ProfileDocument['distances'], scalars: Partial<ProfileDocument['scalars']> = {}) {
  return projectProfile({ ...NEW_GOLFER, distances, scalars: { ...NEW_GOLFER.scalars, ...scalars } })
}

const measured = (distance: number) => ({ distance, source: 'measured' }) as const

it('ONE-09 points at an own number that the said speed cannot carry, in the golfer’s units', () => {
  const distances = { driver: measured(240), '7-iron': measured(95) }
  const said = { swingSpeed: 75 }
  expect([...distanceDoubts(golfer(distances, said))]).toEqual([
    ['driver', '240 does not go with 75 mph. Check the number, or the swing speed in your profile.'],
  ])
  const inMetres = distanceDoubts(golfer(distances, { ...said, preferredUnits: 'metres' }))
  expect(inMetres.get('driver')).toBe(
    '219 does not go with 121 km/h. Check the number, or the swing speed in your profile.',
  )
})

it('ONE-09 points at one that is too short for a full swing, and at one that the other numbers cannot explain', () => {
  const short = distanceDoubts(golfer({ '7-iron': measured(145), lw: measured(30) }))
  expect(short.get('lw')).toBe('30 does not go with a 7-Iron of 145. Check both numbers.')
  const far = distanceDoubts(golfer({ driver: measured(320), '7-iron': measured(100), pw: measured(75) }))
  expect(far.get('driver')).toMatch(/^320 does not go with \d+ mph\. Check the number, or your other numbers\.$/)
})

it('says it once where a said speed can carry hardly any of the numbers', () => {
  const distances = { driver: measured(240), '7-iron': measured(150), '8-iron': measured(140), pw: measured(115) }
  expect([...distanceDoubts(golfer(distances, { swingSpeed: 75 }))]).toEqual([
    [
      'driver',
      '240 does not go with 75 mph. Nor do 3 more of your numbers. Check the number, or the swing speed in your profile.',
    ],
  ])
})

it('ONE-10 names both of two numbers that contradict each other', () => {
  const doubts = distanceDoubts(golfer({ driver: measured(150), '7-iron': measured(190), pw: measured(100) }))
  expect(doubts.get('7-iron')).toBe('Your 7-Iron (190) goes farther than your Driver (150).')
})

it('doubts no estimate and no number that fits', () => {
  const distances = { driver: { distance: 399, source: 'estimated' }, '7-iron': measured(145) } as const
  expect(distanceDoubts(golfer(distances, { swingSpeed: 90 })).size).toBe(0)
})
