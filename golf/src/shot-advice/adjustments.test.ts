import { describe, expect, it } from 'vitest'
import type { Air } from '../flight/physics/air.ts'
import { ADJUSTMENTS, adjustmentsFor } from './adjustments.ts'
import type { Choice } from './choice.ts'
import { LIES, PINS, SLOPES } from './shot.ts'
import type { Shot } from './shot.ts'

const SHOT: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }
const FULL: Choice = {
  club: '7-iron',
  kind: 'full',
  swingFraction: 1,
  carryTodayYards: 146,
  finishYards: 150,
  aimYards: 0,
  startLineYards: 0,
  expectedStrokes: 3.7,
  costStrokes: 0,
}
const adjusted = (changed: Partial<Shot>, { choice = {}, air = {} }: { choice?: Partial<Choice>; air?: Air } = {}) =>
  adjustmentsFor({ ...FULL, ...choice }, { shot: { ...SHOT, ...changed }, air })

describe('the adjustments', () => {
  it('change nothing on a level fairway in still air', () => {
    expect(adjusted({})).toEqual({
      clubSelection: ['as-advised'],
      ballPosition: ['usual'],
      stance: ['usual'],
      swing: ['usual'],
      aim: ['at-pin'],
    })
  })

  it.each([
    {
      slope: 'uphill',
      expected: { clubSelection: ['uphill-more-club'], ballPosition: ['forward'], stance: ['shoulders-with-slope'] },
    },
    {
      slope: 'downhill',
      expected: { clubSelection: ['downhill-less-loft'], ballPosition: ['back'], stance: ['shoulders-with-slope'] },
    },
    { slope: 'sidehill-above', expected: { stance: ['grip-down'] } },
    { slope: 'sidehill-below', expected: { stance: ['bend-more'], swing: ['easy-below-feet'] } },
  ] as const)('follow the slope: $slope', ({ slope, expected }) => {
    expect(adjusted({ slope })).toMatchObject(expected)
  })

  it('make the swing steeper in rough, and catch the ball first from fairway sand', () => {
    expect(adjusted({ lie: 'rough' })).toMatchObject({
      clubSelection: ['rough-more-loft'],
      swing: ['steeper-from-rough'],
    })
    expect(adjusted({ lie: 'bunker' })).toMatchObject({
      clubSelection: ['sand-more-club'],
      stance: ['feet-level-in-sand'],
      swing: ['ball-first-from-sand'],
    })
  })

  it('open the face and hit the sand first beside the green', () => {
    const choice = { kind: 'splash', club: 'sw', finishYards: 30 } as const
    expect(adjusted({ lie: 'bunker', distanceYards: 30 }, { choice })).toMatchObject({
      ballPosition: ['forward-in-sand'],
      stance: ['open-in-sand'],
      swing: ['sand-first'],
    })
    const into = { windSpeedMph: 15, windFromDeg: 0 }
    expect(adjusted({ lie: 'bunker', distanceYards: 30 }, { choice, air: into }).clubSelection).toEqual(['as-advised'])
  })

  it('name one place for the ball, whatever lie and slope come together', () => {
    const choice = { kind: 'splash', club: 'sw', finishYards: 30 } as const
    const inSand = (slope: Shot['slope']) =>
      adjusted({ lie: 'bunker', distanceYards: 30, slope }, { choice }).ballPosition
    expect([inSand('uphill'), inSand('sidehill-above'), inSand('downhill')]).toEqual([
      ['forward-in-sand'],
      ['forward-in-sand'],
      ['back'],
    ])
    const beside = (kind: 'chip' | 'putt') =>
      adjusted({ distanceYards: 10, slope: 'uphill' }, { choice: { kind, finishYards: 10 } }).ballPosition
    expect([beside('chip'), beside('putt')]).toEqual([['back-for-chip'], ['usual']])
  })

  it('have the wind counted in the club and keep a full swing easy, when the green is in reach and it is no helping wind', () => {
    const into = { windSpeedMph: 15, windFromDeg: 0 }
    expect(adjusted({}, { air: into })).toMatchObject({
      clubSelection: ['wind-counted'],
      swing: ['easy-into-wind'],
    })
    expect(adjusted({}, { air: { ...into, windFromDeg: 180 } })).toEqual(adjusted({}))
    expect(adjusted({ distanceYards: 280 }, { air: into }).swing).toEqual(['usual'])
    const part = { kind: 'pitch', swingFraction: 0.8 } as const
    expect(adjusted({}, { choice: part, air: into }).swing).toEqual(['part-swing'])
  })

  it('call it into the wind from 8 mph in the face on, however hard it blows across', () => {
    const swingIn = (windSpeedMph: number, windFromDeg: number) =>
      adjusted({}, { air: { windSpeedMph, windFromDeg } }).swing
    expect(swingIn(8, 0)).toEqual(['easy-into-wind'])
    expect(swingIn(7.9, 0)).toEqual(['usual'])
    expect(swingIn(17, 300)).toEqual(['easy-into-wind'])
    expect(swingIn(15, 300)).toEqual(['usual'])
  })

  it('are for the green when the ball is meant to stop within 20 yards of the pin', () => {
    expect(adjusted({ pin: 'back' }, { choice: { finishYards: 130 } }).aim).toEqual(['at-pin', 'middle-of-green'])
    expect(adjusted({ pin: 'back' }, { choice: { finishYards: 129 } }).aim).toEqual(['at-pin'])
  })

  it('aim away from trouble only when the ball is to finish on its other side, else along the start line', () => {
    const choice = { aimYards: -9, startLineYards: -9 }
    expect(adjusted({ hazards: [{ kind: 'ob', side: 'right' }] }, { choice }).aim).toEqual(['away-from-trouble'])
    expect(adjusted({}, { choice: { startLineYards: 6 } }).aim).toEqual(['as-given'])
    const windy = { aimYards: 3, startLineYards: -28 }
    expect(adjusted({ hazards: [{ kind: 'water', side: 'left' }] }, { choice: windy }).aim).toEqual([
      'away-from-trouble',
    ])
    expect(adjusted({ hazards: [{ kind: 'water', side: 'back' }] }, { choice }).aim).toEqual(['as-given'])
  })

  it('play for the middle of the green only when the ball is to stop nearer to it than to the pin', () => {
    const aimStopping = (pin: 'front' | 'back', finishYards: number) =>
      adjusted({ pin }, { choice: { finishYards } }).aim
    expect(aimStopping('back', 150)).toEqual(['at-pin'])
    expect(aimStopping('back', 143)).toEqual(['at-pin', 'middle-of-green'])
    expect(aimStopping('front', 157)).toEqual(['at-pin', 'middle-of-green'])
    expect(aimStopping('front', 147)).toEqual(['at-pin'])
    expect(adjusted({ pin: 'back', distanceYards: 280 }).aim).toEqual(['at-pin'])
  })

  it('have five fields, none of them ever empty, with codes of that field only', () => {
    for (const lie of LIES) {
      for (const slope of SLOPES) {
        for (const pin of PINS) {
          const found = adjusted({ lie, slope, pin }, { air: { windSpeedMph: 12 } })
          expect(Object.keys(found)).toEqual(['clubSelection', 'ballPosition', 'stance', 'swing', 'aim'])
          for (const field of ['clubSelection', 'ballPosition', 'stance', 'swing', 'aim'] as const) {
            expect(found[field].length).toBeGreaterThan(0)
            expect(ADJUSTMENTS[field]).toEqual(expect.arrayContaining([...found[field]]))
          }
        }
      }
    }
  })
})
