import { describe, expect, it } from 'vitest'
import { holeOf } from '@bagwise/golf/shot-advice/hole/hole'
import { flightSentence, landingSentence } from './flight.copy.ts'

const hole = holeOf({ distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] })
const sevenIron = (carryYards: number) =>
  ({ club: '7-iron', carryYards, apexYards: 27, landingDeg: 45, path: [] }) as const

describe('where the ball comes down', () => {
  it.each([
    [150.3, 'The 7-Iron comes down on the green, level with the pin.'],
    [149, 'The 7-Iron comes down on the green, 1 yard short of the pin.'],
    [160, 'The 7-Iron comes down on the green, 10 yards past the pin.'],
    [130, 'The 7-Iron comes down 5 yards short of the green.'],
    [170, 'The 7-Iron comes down 5 yards past the green.'],
    [95, 'The 7-Iron comes down 55 yards before the pin.'],
  ])('is said for a carry of %d yards', (carryYards, sentence) => {
    expect(landingSentence(sevenIron(carryYards), hole, 'yards')).toBe(sentence)
  })

  it('is said in metres, too', () => {
    expect(landingSentence(sevenIron(160), hole, 'metres')).toBe(
      'The 7-Iron comes down on the green, 9 meters past the pin.',
    )
  })
})

it('tells the whole picture to those who hear it', () => {
  const others = [{ ...sevenIron(139), club: '8-iron' }] as const
  expect(flightSentence([sevenIron(150), ...others], hole, 'yards')).toBe(
    'Flight of the 7-Iron from the side: it carries 150 yards and rises 27 yards. The 7-Iron comes down on the green, level with the pin. The 8-Iron carries 139.',
  )
})
