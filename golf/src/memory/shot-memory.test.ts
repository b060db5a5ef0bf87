import { describe, expect, it } from 'vitest'
import type { KeptSession, KeptShot } from './kept-shot.ts'
import { shotMemory } from './shot-memory.ts'
import type { GolferWithShots } from './shot-memory.ts'

const GOLFER: Omit<GolferWithShots, 'sessions'> = {
  clubs: [{ type: '7-iron' }, { type: '8-iron' }, { type: 'pw' }],
  profile: { golfBag: [{ type: '7-iron', loft: null }], handicap: 15, swingSpeed: null, swingSpeedRange: null },
  distances: { '7-iron': { distance: 133, source: 'manual' } },
  handicap: 15,
  today: '2026-11-21',
}

const shot = (id: string, carryYards: number, words: Partial<KeptShot> = {}): KeptShot => ({
  id,
  club: '7-iron',
  swing: 'full',
  carryYards,
  isSpinMeasured: false,
  mark: 'by-rule',
  ...words,
})

const session = (...shots: readonly KeptShot[]): KeptSession => ({
  id: 'range',
  day: '2026-11-20',
  origin: 'device-outdoor',
  isNormalised: false,
  shots,
})

const twelve = Array.from({ length: 12 }, (_, index) => shot(`s${index}`, 144 + (index % 5), { sideYards: index - 6 }))

describe('what kept shots teach', () => {
  it('is nothing without a shot', () => {
    expect(shotMemory({ ...GOLFER, sessions: [] })).toMatchObject({ learned: [], launches: new Map() })
    expect(shotMemory({ ...GOLFER, sessions: [] }).verdicts).toEqual(new Map())
  })

  it('moves the carry of the club from the own number towards the shots', () => {
    const [seven] = shotMemory({ ...GOLFER, sessions: [session(...twelve)] }).learned
    expect(seven?.club).toBe('7-iron')
    expect(seven?.carryYards).toBeGreaterThan(140)
    expect(seven?.carryYards).toBeLessThan(147)
  })

  it('takes easier swings as shares of the number of the club while no full swing is kept', () => {
    const half = { club: 'pw', swing: 'half' } as const
    const halves = ['a', 'b', 'c'].map((id) => shot(id, 70, half))
    const { learned, partSwings } = shotMemory({
      ...GOLFER,
      distances: { ...GOLFER.distances, pw: { distance: 110, source: 'manual' } },
      sessions: [session(...halves)],
    })
    expect(learned).toEqual([])
    expect(partSwings.half.isOwn).toBe(true)
    expect(partSwings.half.carryShare).toBeGreaterThan(0.55)
    expect(partSwings.half.carryShare).toBeLessThan(70 / 110)
    expect(partSwings.threeQuarter).toMatchObject({ carryShare: 0.75, isOwn: false })
  })

  it('says of every shot what became of it', () => {
    const { verdicts, solidCounts } = shotMemory({
      ...GOLFER,
      sessions: [
        session(
          ...twelve,
          shot('duff', 60),
          shot('misread', 390),
          shot('left', 146, { mark: 'left-out' }),
          shot('unknown', 146, { club: null }),
          shot('driver', 230, { club: 'driver' }),
          shot('chip', 20, { club: 'pw', swing: 'other' }),
          shot('half', 60, { club: 'pw', swing: 'half' }),
        ),
      ],
    })
    expect(verdicts.size).toBe(19)
    expect(solidCounts).toEqual(new Map([['7-iron', 12]]))
    expect(Object.fromEntries([...verdicts].filter(([id]) => !/^s\d/.test(id)))).toEqual({
      duff: 'mishit',
      misread: 'odd',
      left: 'left-out',
      unknown: 'no-club',
      driver: 'not-owned',
      chip: 'part-swing',
      half: 'solid',
    })
  })

  it('takes the golfer’s word for a shot that looks like a mishit', () => {
    const { verdicts } = shotMemory({ ...GOLFER, sessions: [session(...twelve, shot('said', 70, { mark: 'counts' }))] })
    expect(verdicts.get('said')).toBe('solid')
  })
})
