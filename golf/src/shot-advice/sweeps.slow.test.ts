import { describe, expect, it } from 'vitest'
import { BASE_SITUATIONS, fourteenClubs } from '../../reference/base-situations.ts'
import type { BaseSituation } from '../../reference/base-situations.ts'
import { IS_WHOLE_SWEEP } from '../../reference/sweep-size.ts'
import type { Air } from '../flight/physics/air.ts'
import { adviseShot } from './advise.ts'
import type { Advice } from './advise.ts'
import type { Shot } from './shot.ts'
import type { AdvisedClub } from './swings/swing.ts'

// A quick run looks at a part of each sweep, another one from situation to situation; an exhaustive one at all of it.
/** How often the situations' part of a sweep fits into it. */
const PARTS = { yards: 60, mph: 6, handicaps: 6, feet: 7 } as const
/** Turns are far apart, so that 24 of them are spread over a sweep of many parts. */
const NEXT_PART = 7
const TURNS_THE_SCALE = 0.03
const STEPS_AWAY = 3
const MOST_AIM_YARDS = 6

type Asked = {
  readonly distanceYards?: number
  readonly windSpeedMph?: number
  readonly handicap?: number
  readonly targetElevationFeet?: number
  readonly bag?: readonly AdvisedClub[]
}

function ask(
  { bag, handicap, shot, air }: BaseSituation,
  { distanceYards = shot.distanceYards, ...asked }: Asked,
): Advice {
  const { windSpeedMph = air.windSpeedMph, targetElevationFeet = air.targetElevationFeet } = asked
  const advice = adviseShot(
    asked.bag ?? bag,
    { handicap: asked.handicap ?? handicap },
    { ...shot, distanceYards },
    { ...air, windSpeedMph, targetElevationFeet },
  )
  if ('problem' in advice) throw new Error(`${advice.problem} at ${JSON.stringify({ distanceYards, ...asked })}`)
  return advice
}

function numbers(from: number, to: number, step = 1): readonly number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}

/** A sweep, or the part of it that is this situation's turn, and two steps of the next one's. */
function partOf<Value>(sweep: readonly Value[], index: number, parts: number): readonly Value[] {
  if (IS_WHOLE_SWEEP) return sweep
  const length = Math.ceil(sweep.length / parts)
  const from = ((index * NEXT_PART) % parts) * length
  return sweep.slice(from, from + length + STEPS_AWAY)
}

/** What the other club costs more, where the advice tells it. */
function costOf({ recommended, alternatives }: Advice, club: string): number {
  return [recommended, ...alternatives].find((choice) => choice.club === club)?.costStrokes ?? Infinity
}

/** Clubs that leave and come back at once though neither change is worth speaking of, and aims that leap. */
function restless(advices: readonly Advice[]): readonly string[] {
  return advices.flatMap((advice, index) => {
    const before = advices[index - 1]
    if (!before) return []
    const { club, kind, aimYards } = advice.recommended
    if (before.recommended.club === club) {
      const leapYards = Math.abs(aimYards - before.recommended.aimYards)
      const isOneSwing = before.recommended.kind === kind
      return isOneSwing && leapYards > MOST_AIM_YARDS ? [`step ${index}: aim of the ${club} leaps ${leapYards}`] : []
    }
    const last = advices
      .slice(Math.max(0, index - STEPS_AWAY), index)
      .findLastIndex((one) => one.recommended.club === club)
    if (last < 0) return []
    const away = advices[Math.max(0, index - STEPS_AWAY) + last + 1]
    const isSmall =
      costOf(advice, before.recommended.club) <= TURNS_THE_SCALE &&
      away !== undefined &&
      costOf(away, club) <= TURNS_THE_SCALE
    return isSmall ? [`step ${index}: ${club} is back from ${before.recommended.club}`] : []
  })
}

function restlessIn(sweep: (situation: BaseSituation, index: number) => readonly Asked[]): readonly string[] {
  return BASE_SITUATIONS.flatMap((situation, index) =>
    restless(sweep(situation, index).map((asked) => ask(situation, asked))).map((what) => `${situation.name}: ${what}`),
  )
}

describe('advice in 24 situations', () => {
  it('ADV-31 has no club that comes back within three yards, unless more than 0.03 strokes speak for it', () => {
    expect(BASE_SITUATIONS).toHaveLength(24)
    const yards = numbers(5, 600).map((distanceYards) => ({ distanceYards }))
    expect(restlessIn((_, index) => partOf(yards, index, PARTS.yards))).toEqual([])
  })

  it('ADV-31 has no club that comes back within three mph of wind or three strokes of handicap, unless it is worth it', () => {
    const winds = numbers(0, 40).map((windSpeedMph) => ({ windSpeedMph }))
    const handicaps = numbers(0, 40).map((handicap) => ({ handicap }))
    expect(restlessIn((_, index) => partOf(winds, index, PARTS.mph))).toEqual([])
    expect(restlessIn((_, index) => partOf(handicaps, index, PARTS.handicaps))).toEqual([])
  })

  it('ADV-31 has the same answer to the same question, whatever was asked before', () => {
    const questions = BASE_SITUATIONS.flatMap((situation) => [
      { situation, asked: {} },
      { situation, asked: { distanceYards: situation.shot.distanceYards + 2 } },
    ])
    const answersOf = (asked: typeof questions) =>
      new Map(asked.map((question) => [question, ask(question.situation, question.asked)]))
    const forwards = answersOf(questions)
    const backwards = answersOf(questions.toReversed())
    for (const question of questions) expect(backwards.get(question)).toEqual(forwards.get(question))
  })

  it('ADV-40 is there up to 100 ft above and below the ball, with fourteen clubs and with one', () => {
    const feet = numbers(-100, 100, 10).map((targetElevationFeet) => ({ targetElevationFeet }))
    const far = numbers(5, 600, 35).map((distanceYards) => ({ distanceYards }))
    for (const [index, situation] of BASE_SITUATIONS.entries()) {
      const single = situation.bag.slice(index % 13, (index % 13) + 1)
      for (const asked of [...partOf(feet, index, PARTS.feet), ...partOf(far, index, PARTS.feet)]) {
        for (const bag of [situation.bag, single]) {
          const { recommended } = ask(situation, { ...asked, bag })
          expect(Number.isFinite(recommended.expectedStrokes)).toBe(true)
          expect(bag.map(({ club }) => club)).toContain(recommended.club)
        }
      }
    }
  })
})

describe('a question far from the usual', () => {
  const bag = fourteenClubs(1)
  const shot: Shot = { distanceYards: 600, lie: 'tee', slope: 'uphill', pin: 'back', hazards: [] }
  const answerTo = (asked: Partial<Shot>, air: Air, clubs = bag) =>
    adviseShot(clubs, { handicap: 18 }, { ...shot, ...asked }, air)

  it('ADV-40 has an answer 600 yards uphill, and one sentence’s problem for wind beyond the model or an empty bag', () => {
    for (const targetElevationFeet of [50, 100, 300, 600])
      expect(answerTo({}, { targetElevationFeet })).toHaveProperty('recommended')
    expect(answerTo({}, { windSpeedMph: 61 })).toHaveProperty('problem')
    expect(answerTo({ distanceYards: 601 }, {})).toHaveProperty('problem')
    expect(answerTo({ distanceYards: 0 }, {})).toHaveProperty('problem')
    expect(answerTo({}, {}, [])).toEqual({ problem: 'empty-bag' })
  })

  it('ADV-40 knows no target that is too high', () => {
    const problems = new Set<string>()
    for (const targetElevationFeet of numbers(-1500, 1500, 300)) {
      for (const distanceYards of [5, 30, 150, 400, 600]) {
        for (const clubs of [bag, fourteenClubs(0.5), bag.slice(0, 1), bag.slice(-2)]) {
          const found = answerTo({ distanceYards }, { targetElevationFeet, windSpeedMph: 25, windFromDeg: 0 }, clubs)
          if ('problem' in found) problems.add(found.problem)
        }
      }
    }
    expect([...problems]).not.toContain('target-too-high')
    expect(
      [...problems].filter((problem) => problem !== 'wind-too-strong' && problem !== 'elevation-out-of-range'),
    ).toEqual([])
  })
})
