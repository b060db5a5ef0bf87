import { describe, expect, it } from 'vitest'
import type { Choice } from '@bagwise/golf/shot-advice/choice'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import { tipSituation } from './tip-situation.ts'

const LEVEL: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }
const CHOICE: Choice = {
  club: '6-iron',
  kind: 'full',
  swingFraction: 1,
  carryTodayYards: 146,
  finishYards: 150,
  aimYards: 0,
  startLineYards: 0,
  expectedStrokes: 3.7,
  costStrokes: 0,
}

describe('the situation that tips are chosen by', () => {
  it('has the side of a wind worth the name, and the weather', () => {
    const side = (windFromDeg: number) =>
      tipSituation(CHOICE, { shot: LEVEL, air: { windSpeedMph: 10, windFromDeg } }).wind
    expect([0, 45, 90, 180, 225, 270, 345].map(side)).toEqual([
      'into',
      'into',
      'across',
      'helping',
      'helping',
      'across',
      'into',
    ])
    expect(tipSituation(CHOICE, { shot: LEVEL, air: { windSpeedMph: 4, temperatureF: 45 } })).toMatchObject({
      wind: undefined,
      weather: 'cold',
    })
    expect(tipSituation(CHOICE, { shot: { ...LEVEL, isSoft: true }, air: { temperatureF: 90 } }).weather).toBe('wet')
  })

  it('has what more was said of the lie, as far as it belongs to it', () => {
    const detail = (shot: Partial<Shot>) => tipSituation(CHOICE, { shot: { ...LEVEL, ...shot }, air: {} }).detail
    expect(detail({ lie: 'rough', lieDetail: 'deep-rough' })).toBe('deep-rough')
    expect(detail({ lie: 'bunker', lieDetail: 'deep-rough' })).toBeUndefined()
    expect(detail({})).toBeUndefined()
  })

  it('knows a lay-up from a ball for the green, and trouble on one side from trouble on both', () => {
    const seen = (changed: Partial<Shot>) => tipSituation(CHOICE, { shot: { ...LEVEL, ...changed }, air: {} })
    expect(seen({ distanceYards: 180 }).isToGreen).toBe(true)
    expect(seen({ distanceYards: 181 }).isToGreen).toBe(false)
    const left = { kind: 'ob', side: 'left' } as const
    const right = { kind: 'water', side: 'right' } as const
    expect([[], [left], [right], [left, right]].map((hazards) => seen({ hazards }).isBesideTrouble)).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(seen({ hazards: [{ kind: 'water', side: 'front' }] }).isOverTrouble).toBe(true)
    const past = { kind: 'water', side: 'front', toReachYards: 200, toClearYards: 220 } as const
    expect(seen({ hazards: [past] }).isOverTrouble).toBe(false)
  })
})
