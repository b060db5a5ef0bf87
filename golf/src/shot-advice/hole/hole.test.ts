import { describe, expect, it } from 'vitest'
import type { Hazard, Shot } from '../shot.ts'
import { hazardRange, holeOf } from './hole.ts'

const FAIRWAY: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }
const areaOf = (hazard: Hazard, changed: Partial<Shot> = {}) =>
  holeOf({ ...FAIRWAY, ...changed, hazards: [hazard] }).areas[0]

describe('a placed hazard', () => {
  it('ADV-35 lies from the yards to reach to the yards to clear, and without them where it usually is', () => {
    const place = { toReachYards: 95, toClearYards: 118 }
    expect(areaOf({ kind: 'water', side: 'front', ...place })).toMatchObject({
      side: 'front',
      nearYards: 95,
      farYards: 118,
    })
    expect(areaOf({ kind: 'bunker', side: 'left', ...place })).toMatchObject({
      side: 'left',
      nearYards: 95,
      farYards: 118,
    })
    expect(areaOf({ kind: 'water', side: 'front' })).toMatchObject({ nearYards: 107, farYards: 132 })
    expect(areaOf({ kind: 'bunker', side: 'left' })).toMatchObject({ nearYards: 140, farYards: 160 })
  })

  it('is as long as usual where only one of its ends was said', () => {
    expect(hazardRange({ kind: 'water', side: 'front', toClearYards: 138 })).toEqual({ from: 113, to: 138 })
    expect(hazardRange({ kind: 'water', side: 'front', toReachYards: 113 })).toEqual({ from: 113, to: 138 })
    expect(hazardRange({ kind: 'bunker', side: 'right', toReachYards: 200 })).toEqual({ from: 200, to: 220 })
    expect(hazardRange({ kind: 'ob', side: 'back', toReachYards: 170 })).toEqual({ from: 170, to: Infinity })
    expect(hazardRange({ kind: 'ob', side: 'back', toClearYards: 170 })).toEqual({ from: 145, to: 170 })
    expect(hazardRange({ kind: 'ob', side: 'left', toClearYards: 170 })).toEqual({ from: -Infinity, to: 170 })
    expect(hazardRange({ kind: 'water', side: 'front' })).toBeUndefined()
  })

  it('is behind when it begins at the pin or past it, whichever side was chosen, and in front when it begins before', () => {
    const place = (toReachYards: number) => ({ toReachYards, toClearYards: toReachYards + 20 })
    expect(areaOf({ kind: 'water', side: 'front', ...place(150) })?.side).toBe('back')
    expect(areaOf({ kind: 'water', side: 'back', ...place(100) })?.side).toBe('front')
  })

  it('begins 5 yards off a fairway of any width, and beside the green as close as is usual', () => {
    const along = { kind: 'water', side: 'right', toReachYards: 60, toClearYards: 105 } as const
    expect(areaOf(along)).toMatchObject({ leftYards: 21, rightYards: 46 })
    expect(areaOf(along, { fairwayWidthYards: 24 })).toMatchObject({ leftYards: 17, rightYards: 42 })
    expect(areaOf({ ...along, toReachYards: 110, toClearYards: 190 })).toMatchObject({ leftYards: 15, rightYards: 40 })
  })

  it('has no part at the ball or behind it', () => {
    expect(areaOf({ kind: 'water', side: 'front', toReachYards: 0, toClearYards: 40 })).toMatchObject({ nearYards: 3 })
    expect(areaOf({ kind: 'water', side: 'front', toReachYards: 0, toClearYards: 2 })).toBeUndefined()
  })
})

describe('a pin at a side', () => {
  it('stands 7 yards off the middle of a green that stays, with the hazards around it', () => {
    const left = holeOf({ ...FAIRWAY, pinSide: 'left', hazards: [{ kind: 'bunker', side: 'left' }] })
    expect(left).toMatchObject({ pinYards: 150, greenYards: 150, greenAsideYards: 7 })
    // Beside the green as ever, 15 yards off its middle.
    expect(left.areas[0]).toMatchObject({ leftYards: -16, rightYards: -8, nearYards: 140, farYards: 160 })
    expect(holeOf({ ...FAIRWAY, pinSide: 'right' }).greenAsideYards).toBe(-7)
    expect(holeOf(FAIRWAY).greenAsideYards).toBe(0)
  })
})
