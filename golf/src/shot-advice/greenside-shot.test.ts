import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../reference/advised-bag.ts'
import { adviseShot } from './advise.ts'
import { greensideShot, isGreensideShot } from './greenside-shot.ts'
import type { Lie, Shot } from './shot.ts'
import { expectedStrokes } from './strokes.ts'
import type { AdvisedClub } from './swings/swing.ts'

const PUTTER = { club: 'putter', carryYards: 10, loftDeg: 3 } as const
const BAG: readonly AdvisedClub[] = [...ADVISED_BAG, PUTTER]
const beside = (lie: Lie, distanceYards = 12): Shot => ({
  distanceYards,
  lie,
  slope: 'flat',
  pin: 'middle',
  hazards: [],
})
const clubFor = (bag: typeof ADVISED_BAG, lie: Lie) => greensideShot(bag, { shot: beside(lie), handicap: 15 })

describe('a ball beside the green', () => {
  it.each([
    { lie: 'fringe', club: 'putter', kind: 'putt' },
    { lie: 'fairway', club: 'pw', kind: 'chip' },
    { lie: 'cart-path', club: 'pw', kind: 'chip' },
    { lie: 'rough', club: 'sw', kind: 'chip' },
  ] as const)('is played with the $club from $lie', ({ lie, club, kind }) => {
    expect(clubFor(BAG, lie)).toMatchObject({ club, kind, costStrokes: 0, aimYards: 0 })
  })

  it('is run with the 8-iron from the fringe without a putter', () => {
    expect(clubFor(ADVISED_BAG, 'fringe')).toMatchObject({ club: '8-iron', kind: 'bump-and-run' })
  })

  it('is played with the nearest loft where the usual club is missing', () => {
    const few = ADVISED_BAG.filter(({ club }) => club === '5-iron' || club === '9-iron' || club === 'lw')
    expect(clubFor(few, 'fairway').club).toBe('9-iron')
    expect(clubFor(few, 'rough').club).toBe('lw')
  })

  it('costs what is usual from there', () => {
    const { recommended } = advice(beside('rough'))
    expect(recommended.expectedStrokes).toBe(expectedStrokes({ handicap: 15, surface: 'rough', distanceYards: 12 }))
  })

  it('ends at 20 yards, and is a swing in a bunker', () => {
    expect(isGreensideShot(BAG, beside('rough', 20))).toBe(true)
    expect(isGreensideShot(BAG, beside('rough', 21))).toBe(false)
    expect(isGreensideShot(BAG, beside('bunker', 12))).toBe(false)
    expect(advice(beside('bunker')).recommended).toMatchObject({ kind: 'splash' })
  })

  it('is set up as a chip, with its reason', () => {
    expect(advice(beside('fairway'))).toMatchObject({
      reasons: [{ code: 'least-loft' }],
      adjustments: { ballPosition: ['back-for-chip'], stance: ['narrow-for-chip'], swing: ['rocking-shoulders'] },
    })
    expect(advice(beside('rough')).reasons).toEqual([{ code: 'loft-through-grass' }])
  })

  it('is not praised for its loft where the bag has no choice of lofts', () => {
    const only = ADVISED_BAG.filter(({ club }) => club === '7-iron')
    expect(advice(beside('fairway'), only).reasons).toEqual([{ code: 'only-club' }])
    expect(advice(beside('rough'), only).reasons).toEqual([{ code: 'only-club' }])

    const few = ADVISED_BAG.filter(({ club }) => club === 'driver' || club === '7-iron')
    expect(advice(beside('fairway'), few).reasons).toEqual([{ code: 'nearest-loft' }])
    expect(advice(beside('rough'), few).reasons).toEqual([{ code: 'nearest-loft' }])
  })
})

function advice(shot: Shot, bag: readonly AdvisedClub[] = BAG) {
  const found = adviseShot(bag, { handicap: 15 }, shot)
  if ('problem' in found) throw new Error(found.problem)
  return found
}
