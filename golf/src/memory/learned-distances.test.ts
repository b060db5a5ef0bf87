import { expect, it } from 'vitest'
import type { KeptShot } from './kept-shot.ts'
import { learnedDistances } from './learned-distances.ts'
import { shotMemory } from './shot-memory.ts'

const shot = (id: string, carryYards: number, others: Partial<KeptShot> = {}): KeptShot => ({
  id,
  club: '7-iron',
  swing: 'full',
  carryYards,
  isSpinMeasured: false,
  mark: 'by-rule',
  ...others,
})

it('is the learned carry in whole yards, with number and spread of the full swings that count and how well it is known', () => {
  const shots = [
    ...[148, 150, 152].map((carryYards, index) => shot(`solid ${index}`, carryYards, { sideYards: carryYards - 150 })),
    shot('duff', 60),
    shot('left out', 150, { mark: 'left-out' }),
    shot('pitch', 40, { club: 'sw', swing: 'other' }),
    shot('half', 50, { club: 'sw', swing: 'half' }),
    shot('unknown', 150, { club: null }),
  ]
  const session = { id: 'file', day: '2026-11-20', origin: 'device-outdoor', isNormalised: false, shots } as const
  const memory = shotMemory({
    sessions: [session],
    clubs: [{ type: '7-iron' }, { type: 'sw' }],
    profile: { golfBag: [], handicap: 15, swingSpeed: null, swingSpeedRange: null },
    distances: {},
    handicap: 15,
    today: '2026-11-21',
  })
  const learned = memory.learned.find(({ club }) => club === '7-iron')
  const carryYards = learned?.carryYards ?? 0
  const ownShare = learned?.shares.carry.own ?? 0
  const carrySdYards = learned?.carrySdYards ?? 0
  expect(ownShare).toBeGreaterThan(0.5)
  expect(carrySdYards).toBeGreaterThan(2)
  expect([...learnedDistances(memory, [session])]).toEqual([
    [
      '7-iron',
      {
        distance: Math.round(carryYards),
        source: 'measured',
        shots: {
          count: 3,
          longShortYards: 2,
          leftRightYards: 2,
          known: {
            ownShare: Math.round(100 * ownShare) / 100,
            plusMinusYards: Math.round(12.8155 * carrySdYards) / 10,
          },
        },
      },
    ],
  ])
})
