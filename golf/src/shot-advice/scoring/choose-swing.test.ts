import { describe, expect, it } from 'vitest'
import { CLUBS } from '../../club.ts'
import type { ClubType } from '../../club.ts'
import { holeOf } from '../hole/hole.ts'
import type { Shot } from '../shot.ts'
import type { Swing } from '../swings/swing.ts'
import { chooseSwing } from './choose-swing.ts'
import type { ScoredSwing } from './score-swings.ts'

const SHOT: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }

function swingOf(club: ClubType, finishYards: number, swingFraction = 1): Swing {
  const { loftDeg } = CLUBS[club]
  const kind = swingFraction === 1 ? 'full' : 'pitch'
  return {
    club,
    kind,
    loftDeg,
    swingFraction,
    carryTodayYards: finishYards - 4,
    finishYards,
    driftYards: 0,
    scatters: [],
  }
}

const splashOf = (club: ClubType, finishYards: number, swingFraction: number): Swing => ({
  ...swingOf(club, finishYards, swingFraction),
  kind: 'splash',
})

const scored = (swing: Swing, expectedStrokes: number, aimYards = 0): ScoredSwing => ({
  swing,
  aimYards,
  expectedStrokes,
})
const choose = (all: readonly ScoredSwing[], shot: Shot, { handicap = 4 } = {}) =>
  chooseSwing(all, { shot, hole: holeOf(shot), handicap })
const SHORT = swingOf('7-iron', 145)
const LONGER = swingOf('6-iron', 155)
const LONGEST = swingOf('5-iron', 165)

describe('aims', () => {
  it('of two alike go to the golfer’s back, the mirror image for a left-hander', () => {
    const alike = [scored(SHORT, 3.7, 6), scored(SHORT, 3.7 + 1e-12, -6), scored(SHORT, 3.9)]
    const aimFor = (isLeftHanded: boolean) =>
      chooseSwing(alike, { shot: SHOT, hole: holeOf(SHOT), handicap: 15, isLeftHanded })?.recommended.aimYards
    expect([aimFor(false), aimFor(true)]).toEqual([-6, 6])
  })
})

describe('near-ties', () => {
  it('go to the next longer club when the cheapest stops short of the pin', () => {
    const all = [scored(SHORT, 3.7), scored(LONGER, 3.729), scored(LONGEST, 3.71)]
    expect(choose(all, SHOT)).toMatchObject({ recommended: { swing: LONGER }, rule: 'longer-club' })
  })

  it('stay with the cheapest when the longer club costs more than a hair', () => {
    const all = [scored(SHORT, 3.7), scored(LONGER, 3.731)]
    expect(choose(all, SHOT)).toMatchObject({ recommended: { swing: SHORT }, rule: 'cheapest' })
  })

  it('stay with the cheapest from rough, before trouble behind the green, and past the pin', () => {
    const all = [scored(SHORT, 3.7), scored(LONGER, 3.71)]
    const advisedFor = (changed: Partial<Shot>) => choose(all, { ...SHOT, ...changed })?.recommended.swing
    expect(advisedFor({ lie: 'rough' })).toBe(SHORT)
    expect(advisedFor({ hazards: [{ kind: 'water', side: 'back' }] })).toBe(SHORT)
    expect(advisedFor({ distanceYards: 144 })).toBe(SHORT)
    expect(advisedFor({ lie: 'cart-path' })).toBe(LONGER)
  })

  it('go to the longer club before trouble behind the green as long as it stops before the middle of the green', () => {
    const all = [scored(SHORT, 3.7), scored(LONGER, 3.71)]
    const hazards = [{ kind: 'ob', side: 'back' }] as const
    expect(choose(all, { ...SHOT, pin: 'front', hazards })).toMatchObject({ recommended: { swing: LONGER } })
    expect(choose(all, { ...SHOT, pin: 'back', hazards })).toMatchObject({ recommended: { swing: SHORT } })
  })

  it('stay with the cheapest that is laid up: it is short on purpose', () => {
    // The water extends from 182 to 207 yards.
    const shot: Shot = { ...SHOT, distanceYards: 225, hazards: [{ kind: 'water', side: 'front' }] }
    const all = [scored(SHORT, 3.7), scored(LONGER, 3.71)]
    expect(choose(all, shot)).toMatchObject({ recommended: { swing: SHORT }, rule: 'cheapest' })
    expect(choose(all, { ...shot, hazards: [] })).toMatchObject({ recommended: { swing: SHORT }, rule: 'cheapest' })
    const across = [scored(swingOf('3-wood', 215), 3.7), scored(swingOf('driver', 222), 3.71)]
    expect(choose(across, shot)).toMatchObject({ rule: 'longer-club' })
  })

  it('ADV-30 go to a swing that reaches unless laying up saves six hundredths of a stroke', () => {
    const short = swingOf('8-iron', 119)
    const reaching = swingOf('6-iron', 155)
    const advised = (savedStrokes: number) => choose([scored(short, 3.9), scored(reaching, 3.9 + savedStrokes)], SHOT)
    expect(advised(0.059)).toMatchObject({ recommended: { swing: reaching }, rule: 'no-lay-up' })
    expect(advised(0.061)).toMatchObject({ recommended: { swing: short }, rule: 'cheapest' })
    // A ball that stops 30 yards short is no lay-up.
    const nearly = swingOf('8-iron', 120)
    expect(choose([scored(nearly, 3.9), scored(reaching, 3.95)], SHOT)?.recommended.swing).toBe(nearly)
  })

  it('go to the fullest of part swings', () => {
    const half = swingOf('lw', 40, 0.6)
    const more = swingOf('sw', 40, 0.5)
    const fullest = swingOf('lw', 44, 0.66)
    const all = [scored(more, 2.9), scored(half, 2.91), scored(fullest, 2.919)]
    expect(choose(all, { ...SHOT, distanceYards: 40 })).toMatchObject({
      recommended: { swing: fullest },
      rule: 'fuller-swing',
    })
  })

  it('go to another wedge than the lob wedge from handicap 5 on, unless it saves more than a hair', () => {
    const shot = { ...SHOT, distanceYards: 40 }
    const lob = swingOf('lw', 40, 0.6)
    const sand = swingOf('sw', 40, 0.5)
    const advised = (sandStrokes: number, handicap: number) =>
      choose([scored(lob, 2.9), scored(sand, sandStrokes)], shot, { handicap })
    expect(advised(2.929, 5)).toMatchObject({ recommended: { swing: sand }, rule: 'no-lob-wedge' })
    expect(advised(2.931, 5)).toMatchObject({ recommended: { swing: lob }, rule: 'cheapest' })
    expect(advised(2.929, 4)).toMatchObject({ recommended: { swing: lob } })
    // The fuller lob wedge was only preferred.
    expect(choose([scored(sand, 2.9), scored(lob, 2.91)], shot, { handicap: 12 })).toMatchObject({
      recommended: { swing: sand },
      rule: 'cheapest',
    })
  })

  it('are measured from the cheapest swing of all, not one after the other', () => {
    const part = swingOf('pw', 91, 0.83)
    const fuller = swingOf('gw', 91, 0.94)
    const full = swingOf('gw', 96)
    // The full swing is within 0.02 of the fuller one, but not of the cheapest.
    const all = [scored(part, 3.418), scored(fuller, 3.42), scored(full, 3.439)]
    expect(choose(all, { ...SHOT, distanceYards: 91 })).toMatchObject({
      recommended: { swing: fuller },
      cheapest: { swing: part },
      rule: 'fuller-swing',
    })
  })

  it('go to the longer one of two full swings that are as good as a part swing', () => {
    const part = swingOf('sw', 72, 0.9)
    const lob = swingOf('lw', 66)
    const sand = swingOf('sw', 81)
    const all = [scored(part, 3.6), scored(lob, 3.605), scored(sand, 3.615)]
    expect(choose(all, { ...SHOT, distanceYards: 72 })).toMatchObject({
      recommended: { swing: sand },
      rule: 'cheapest',
      others: [{ swing: lob }],
    })
  })

  it('stay with the cheapest swing of a club from a bunker beside the green', () => {
    const short = splashOf('sw', 30, 0.4)
    const past = splashOf('sw', 34, 0.45)
    const shot: Shot = { ...SHOT, lie: 'bunker', distanceYards: 30 }
    expect(choose([scored(short, 3.2), scored(past, 3.205)], shot)?.recommended.swing).toBe(short)
  })

  it('go to the sand wedge from a bunker beside the green', () => {
    const lob = splashOf('lw', 30, 0.5)
    const sand = splashOf('sw', 30, 0.4)
    const shot: Shot = { ...SHOT, lie: 'bunker', distanceYards: 30 }
    expect(choose([scored(lob, 3.2), scored(sand, 3.219)], shot)?.recommended.swing).toBe(sand)
    expect(choose([scored(lob, 3.2), scored(sand, 3.221)], shot)?.recommended.swing).toBe(lob)
  })

  it('go to the most lofted club from a bunker beside the green that no sand wedge is about the best from', () => {
    const iron = splashOf('7-iron', 30, 0.15)
    const wedge = splashOf('pw', 30, 0.25)
    const shot: Shot = { ...SHOT, lie: 'bunker', distanceYards: 30 }
    expect(choose([scored(iron, 3.2), scored(wedge, 3.249)], shot)).toMatchObject({
      recommended: { swing: wedge },
      rule: 'most-loft',
    })
    expect(choose([scored(iron, 3.2), scored(wedge, 3.251)], shot)).toMatchObject({
      recommended: { swing: iron },
      rule: 'cheapest',
    })
  })

  it('go to an iron or a hybrid rather than a wood, from rough only', () => {
    const wood = swingOf('5-wood', 150)
    const hybrid = swingOf('3-hybrid', 152)
    const rough: Shot = { ...SHOT, lie: 'rough' }
    const all = [scored(wood, 4.1), scored(hybrid, 4.129)]
    expect(choose(all, rough)).toMatchObject({ recommended: { swing: hybrid }, rule: 'no-wood-from-rough' })
    expect(choose(all, SHOT)?.recommended.swing).toBe(wood)
    expect(choose([scored(wood, 4.1), scored(hybrid, 4.131)], rough)?.recommended.swing).toBe(wood)
  })
})

describe('the choice', () => {
  it('takes the straightest aim that is as good as the best one', () => {
    const all = [scored(SHORT, 3.7, 12), scored(SHORT, 3.709, 6), scored(SHORT, 3.711, 0)]
    expect(choose(all, SHOT)?.recommended).toEqual(scored(SHORT, 3.709, 6))
  })

  it('keeps the aim clear of the edge of water while that costs about the same', () => {
    // Next to the green water begins 15 yards off the line.
    const shot: Shot = { ...SHOT, hazards: [{ kind: 'water', side: 'left' }] }
    const aimed = (...costs: readonly (readonly [aimYards: number, strokes: number])[]) =>
      choose(
        costs.map(([aimYards, strokes]) => scored(SHORT, strokes, aimYards)),
        shot,
      )?.recommended.aimYards
    expect(aimed([-15, 3.7], [-12, 3.715], [-9, 3.729])).toBe(-9)
    expect(aimed([-15, 3.7], [-12, 3.715], [-9, 3.731])).toBe(-12)
    expect(aimed([-15, 3.7], [-12, 3.731])).toBe(-15)
  })

  it('lists every other club once, the cheapest first', () => {
    const all = [scored(LONGEST, 3.9), scored(SHORT, 3.7), scored(LONGER, 3.8), scored(LONGER, 3.85, 3)]
    expect(choose(all, SHOT)?.others).toEqual([scored(LONGER, 3.8), scored(LONGEST, 3.9)])
  })

  it('is nothing where nothing was scored', () => {
    expect(choose([], SHOT)).toBeUndefined()
  })
})
