import fc from 'fast-check'
import { expect, it } from 'vitest'
import { estimateBag } from './distances/estimate-bag.ts'
import { doubtedSpeed, golferSpeed } from './golfer-speed.ts'

it('ONE-12 turns a speed into carries and back within 4 mph, with a ± of at least 1', () => {
  for (let mph = 45; mph <= 130; mph += 1) {
    const clubs = [{ club: 'driver' }, { club: '7-iron' }] as const
    const estimate = estimateBag(clubs, [], { speed: { mph, from: 'typed' } })
    const references = 'carries' in estimate ? estimate.carries : []
    const speed = golferSpeed({ references, known: {} })
    expect(Math.abs(speed.mph - mph), `${mph} mph`).toBeLessThanOrEqual(4)
    expect(speed.plusMinusMph).toBeGreaterThanOrEqual(1)
  }
})

it('says what a speed follows from, and is the one that comes with the estimates', () => {
  const references = [{ club: '7-iron', carryYards: 145 }] as const
  const speed = { mph: 98, from: 'monitor' } as const
  const sources = [
    golferSpeed({ references, known: {} }),
    golferSpeed({ references, known: { speed } }),
    golferSpeed({ references: [], known: { speed } }),
    golferSpeed({ references: [], known: { reachInTwoYards: 330 } }),
    golferSpeed({ references: [], known: {} }),
  ]
  expect(sources.map(({ from }) => from)).toEqual(['carries', 'carries+said', 'said', 'answers', 'answers'])
  expect(sources.every(({ plusMinusMph }) => plusMinusMph >= 1)).toBe(true)

  const clubs = [{ club: '7-iron', loftDeg: 28 }] as const
  const estimate = estimateBag(clubs, references, { speed })
  expect('speed' in estimate && estimate.speed).toEqual(golferSpeed({ references, known: { speed }, clubs }))
})

it('is slower for a golfer whose 7-iron carries as far with a stronger loft', () => {
  const references = [{ club: '7-iron', carryYards: 145 }] as const
  const strong = golferSpeed({ references, known: {}, clubs: [{ club: '7-iron', loftDeg: 28 }] })
  expect(strong.mph).toBeLessThan(golferSpeed({ references, known: {} }).mph)
})

it('doubts a said speed that is more than 2.5 standard errors from the carries', () => {
  const references = [
    { club: 'driver', carryYards: 215 },
    { club: '7-iron', carryYards: 133 },
  ] as const
  const doubted = (mph: number) => doubtedSpeed({ references, known: { speed: { mph, from: 'typed' } } })
  expect(doubted(95)).toBeUndefined()
  expect(doubted(82)).toBeUndefined()
  expect(doubted(70)).toEqual({ saidMph: 70, carriesMph: 96 })
  expect(doubted(125)).toEqual({ saidMph: 125, carriesMph: 96 })
  expect(doubtedSpeed({ references: [], known: { speed: { mph: 70, from: 'typed' } } })).toBeUndefined()
  expect(doubtedSpeed({ references, known: {} })).toBeUndefined()
})

it('ONE-12 doubts exactly the said speeds that are more than 2.5 standard errors from the carries', () => {
  const oneOf = (values: readonly number[]) => fc.constantFrom(...values)
  fc.assert(
    fc.property(fc.integer({ min: 40, max: 190 }), oneOf([45, 62, 76, 90, 104, 118, 130]), (sevenYards, saidMph) => {
      const references = [{ club: '7-iron', carryYards: sevenYards }] as const
      const byCarries = golferSpeed({ references, known: {} })
      const carriesSd = byCarries.plusMinusMph / 1.2816 / byCarries.mph
      const errors = Math.abs(Math.log(saidMph / byCarries.mph)) / Math.hypot(carriesSd, 0.05)
      // Both speeds are rounded: what is nearly at the limit may fall on either side.
      fc.pre(Math.abs(errors - 2.5) > 0.25)
      const doubt = doubtedSpeed({ references, known: { speed: { mph: saidMph, from: 'typed' } } })
      expect(doubt).toEqual(errors > 2.5 ? { saidMph, carriesMph: byCarries.mph } : undefined)
    }),
  )
})
