import { BALL_FLIGHTS, HANDS, SKILL_LEVELS } from '@bagwise/golf/golfer'
import { BIGGEST_CHALLENGES, COMMON_MISSES, PRIMARY_GOALS } from '@bagwise/golf/onboarding/answers'
import { CHALLENGE_WORDS, currentIssuesOf, MAIN_CHALLENGES } from '@bagwise/golf/onboarding/current-issues'
import { MISS_WORDS } from '@bagwise/golf/onboarding/miss-words'
import { ROUND_NEEDS } from '@bagwise/golf/play/shot-cells'
import { CONTACT_ISSUES, SWING_MISSES } from '@bagwise/golf/swing/swing-answers'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drillForNeed, practiceAdvice, practiceFor } from './practice.ts'
import type { PractisingGolfer } from './practice/answers-of.ts'

const SILENT: PractisingGolfer = {
  missPattern: null,
  currentIssues: [],
  golfGoals: [],
  ballFlight: null,
  skillLevel: null,
  hand: null,
}

const ISSUE_WORDS = [...MAIN_CHALLENGES, ...Object.values(CHALLENGE_WORDS), ...Object.values(MISS_WORDS)]
const MISS_PATTERNS = [...new Set([...COMMON_MISSES, ...SWING_MISSES, ...CONTACT_ISSUES])]

/** Unknown words, and property names that every object inherits. */
const unknownWord = fc
  .oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'toString', 'Slice', 'break 90', 'chipping '))
  .filter((word) => ![...ISSUE_WORDS, ...MISS_PATTERNS, ...PRIMARY_GOALS].some((known) => known === word))

const golfers: fc.Arbitrary<PractisingGolfer> = fc.record({
  missPattern: fc.option(fc.oneof(fc.constantFrom(...MISS_PATTERNS), unknownWord)),
  currentIssues: fc.array(fc.oneof(fc.constantFrom(...ISSUE_WORDS), unknownWord), { maxLength: 8 }),
  golfGoals: fc.subarray([...PRIMARY_GOALS, 'break 90']),
  ballFlight: fc.option(fc.constantFrom(...BALL_FLIGHTS)),
  skillLevel: fc.option(fc.constantFrom(...SKILL_LEVELS)),
  hand: fc.option(fc.constantFrom(...HANDS)),
})

const idsFor = (golfer: Partial<PractisingGolfer>) => practiceFor({ ...SILENT, ...golfer }).map(({ drill }) => drill.id)
const firstFor = (golfer: Partial<PractisingGolfer>) => practiceFor({ ...SILENT, ...golfer })[0]
const mainNeedFor = (golfer: Partial<PractisingGolfer>) => firstFor(golfer)?.drill.serves[0]
const adviceFor = (golfer: Partial<PractisingGolfer>) => practiceAdvice({ ...SILENT, ...golfer })

describe('practiceFor', () => {
  it('recommends nothing to a golfer who has said nothing, nor for a straight shot, a fade or a draw', () => {
    expect(practiceFor(SILENT)).toEqual([])
    for (const ballFlight of ['straight', 'fade', 'draw'] as const) {
      expect(practiceFor({ ...SILENT, ballFlight, skillLevel: 'beginner' })).toEqual([])
    }
  })

  it.each([...ISSUE_WORDS])('has a drill for a golfer of any level who names %j', (issue) => {
    for (const skillLevel of [...SKILL_LEVELS, null]) {
      const first = firstFor({ currentIssues: [issue], skillLevel })
      expect(first?.drill.tips.length).toBeGreaterThan(0)
      expect(first?.because).toMatch(/^Because .+\.$/)
    }
  })

  it.each(MISS_PATTERNS)('has a drill for a golfer of any level and shape whose miss is %j', (missPattern) => {
    for (const skillLevel of [...SKILL_LEVELS, null]) {
      for (const ballFlight of [...BALL_FLIGHTS, null]) {
        expect(firstFor({ missPattern, skillLevel, ballFlight })?.because).toMatch(/^Because .+\.$/)
      }
    }
  })

  it.each([...PRIMARY_GOALS])('has a drill for a golfer whose only wish is %j', (goal) => {
    expect(firstFor({ golfGoals: [goal] })?.because).toMatch(/^Because you .+\.$/)
  })

  it('ADV-37 has the same drills for a left-hander, and exchanges the side of the miss in the reason', () => {
    const rightHander = { missPattern: 'right', currentIssues: ['Choosing the right club'], hand: 'right' } as const
    const leftHander = { ...rightHander, hand: 'left' } as const
    expect(idsFor(leftHander)).toEqual(idsFor(rightHander))
    const reasonsOf = (golfer: Partial<PractisingGolfer>) => [
      ...new Set(practiceFor({ ...SILENT, ...golfer }).map(({ because }) => because)),
    ]
    const clubChoice = 'Because you want to choose the right club.'
    expect(reasonsOf(rightHander).toSorted()).toEqual(['Because your bad shot goes right.', clubChoice].toSorted())
    expect(reasonsOf(leftHander).toSorted()).toEqual(['Because your bad shot goes left.', clubChoice].toSorted())
    expect(reasonsOf({ currentIssues: ['Misses to the left'], hand: 'left' })).toEqual([
      'Because your bad shot goes right.',
    ])
  })

  it('begins with a drill made for just that fault', () => {
    for (const missPattern of [...SWING_MISSES, ...CONTACT_ISSUES]) {
      expect(mainNeedFor({ missPattern })).toBe(missPattern)
    }
    expect(mainNeedFor({ currentIssues: ['Fat and thin irons'] })).toBe('fat')
    expect(mainNeedFor({ currentIssues: ['Three-putts'] })).toBe('long-putts')
    expect(mainNeedFor({ currentIssues: ['Bunker shots'] })).toBe('bunker')
    expect(mainNeedFor({ currentIssues: ['Putting'] })).toBe('short-putts')
    expect(mainNeedFor({ golfGoals: ['more-distance'] })).toBe('lost-distance')
  })

  it('tells a push from a slice, and a hook from a pull, by the usual shape', () => {
    expect(mainNeedFor({ missPattern: 'right', ballFlight: 'fade' })).toBe('slice')
    expect(mainNeedFor({ missPattern: 'right', ballFlight: 'draw' })).toBe('push')
    expect(mainNeedFor({ missPattern: 'left', ballFlight: 'slice' })).toBe('pull')
    expect(mainNeedFor({ missPattern: 'left', ballFlight: 'hook' })).toBe('hook')
    expect(mainNeedFor({ currentIssues: ['Slicing or hooking off the tee'], ballFlight: 'hook' })).toBe('hook')
    expect(mainNeedFor({ currentIssues: ['Slicing or hooking off the tee'], ballFlight: 'slice' })).toBe('slice')
  })

  it('has something for either curve when the shape tells nothing', () => {
    for (const ballFlight of ['straight', null] as const) {
      const first = firstFor({ currentIssues: ['Slicing or hooking off the tee'], ballFlight })
      expect(first?.drill.serves).toEqual(expect.arrayContaining(['slice', 'hook']))
    }
  })

  it('never sends a drawer to drills against a slice, nor a slicer to drills against a hook', () => {
    const servedFor = (golfer: Partial<PractisingGolfer>) =>
      practiceFor({ ...SILENT, ...golfer }).map(({ drill }) => drill.serves[0])
    for (const currentIssues of [['Slicing or hooking off the tee'], ['Misses to the left'], ['Misses to the right']]) {
      expect(servedFor({ currentIssues, ballFlight: 'draw' })).not.toContain('slice')
      expect(servedFor({ currentIssues, ballFlight: 'fade' })).not.toContain('hook')
    }
  })

  it('says why, from the answer the drill follows from', () => {
    expect(firstFor({ missPattern: 'slice' })?.because).toBe('Because your bad shot is a slice.')
    expect(firstFor({ currentIssues: ['Chipping'] })?.because).toBe('Because chipping costs you strokes.')
    expect(firstFor({ ballFlight: 'slice' })?.because).toBe('Because your profile names a slice as your usual shot.')
  })

  it('PRO-09 gives the first three places to three different answers, the costliest part of the game first', () => {
    const golfer: PractisingGolfer = {
      missPattern: 'short',
      currentIssues: currentIssuesOf({
        mainChallenges: ['Losing balls', 'Three-putts'],
        biggestChallenge: 'putting',
        mostCommonMiss: 'short',
      }),
      golfGoals: ['fun'],
      ballFlight: 'straight',
      skillLevel: 'intermediate',
      hand: null,
    }
    expect(
      practiceFor(golfer)
        .slice(0, 3)
        .map(({ because }) => because),
    ).toEqual([
      'Because you three-putt.',
      'Because putting is your biggest challenge.',
      'Because your bad shot ends up short.',
    ])
  })

  it('gives every answer of the questionnaire its drill before any answer gets a second one', () => {
    fc.assert(
      fc.property(
        fc.record({
          mainChallenges: fc.subarray([...MAIN_CHALLENGES]),
          biggestChallenge: fc.option(fc.constantFrom(...BIGGEST_CHALLENGES), { nil: undefined }),
          mostCommonMiss: fc.option(fc.constantFrom(...COMMON_MISSES), { nil: undefined }),
        }),
        (answers) => {
          const currentIssues = currentIssuesOf(answers)
          const ids = idsFor({ currentIssues, missPattern: answers.mostCommonMiss ?? null })
          const first = ids.slice(0, currentIssues.length)
          for (const issue of currentIssues) expect(first).toContain(idsFor({ currentIssues: [issue] })[0])
        },
      ),
      { seed: 18, numRuns: 60 },
    )
  })

  it('counts the miss and its words in the focus list as one answer', () => {
    for (const miss of COMMON_MISSES) {
      expect(idsFor({ missPattern: miss, currentIssues: [MISS_WORDS[miss]] })).toEqual(idsFor({ missPattern: miss }))
      expect(idsFor({ currentIssues: [MISS_WORDS[miss]] })).toEqual(idsFor({ missPattern: miss }))
    }
  })

  it('names each drill once, and the same ones in the same order every time', () => {
    fc.assert(
      fc.property(golfers, (golfer) => {
        const recommended = practiceFor(golfer)
        expect(new Set(recommended.map(({ drill }) => drill.id)).size).toBe(recommended.length)
        expect(practiceFor(golfer)).toEqual(recommended)
      }),
      { seed: 9, numRuns: 80 },
    )
  })

  it('passes over words it does not know', () => {
    fc.assert(
      fc.property(golfers, unknownWord, fc.nat(8), (golfer, word, place) => {
        const known = { ...golfer, missPattern: null }
        expect(
          practiceFor({
            ...known,
            missPattern: word,
            currentIssues: golfer.currentIssues.toSpliced(place, 0, word),
            golfGoals: [word, ...golfer.golfGoals],
          }),
        ).toEqual(practiceFor(known))
      }),
      { seed: 14, numRuns: 80 },
    )
  })

  it('prefers, of drills for one fault, the one nearest to the level', () => {
    expect(firstFor({ currentIssues: ['Bunker shots'], skillLevel: 'beginner' })?.drill.difficulty).toBe('beginner')
    expect(firstFor({ currentIssues: ['Bunker shots'], skillLevel: 'advanced' })?.drill.difficulty).toBe('intermediate')
    expect(idsFor({ currentIssues: ['Putting'], skillLevel: 'beginner' })[0]).toBe('listen-for-the-drop')
    expect(idsFor({ currentIssues: ['Putting'], skillLevel: 'advanced' })[0]).toBe('two-balls-at-once')
  })
})

describe('practiceAdvice', () => {
  it('PRO-10 says to focus on 1-2 from the fourth current issue on', () => {
    for (const issueCount of [0, 1, 2, 3]) {
      const advice = adviceFor({ currentIssues: MAIN_CHALLENGES.slice(0, issueCount) })
      expect(advice.map(({ id }) => id)).not.toContain('focus')
    }
    for (const issueCount of [4, 5, MAIN_CHALLENGES.length]) {
      const [first] = adviceFor({ currentIssues: MAIN_CHALLENGES.slice(0, issueCount) })
      expect(first?.id).toBe('focus')
      expect(first?.text).toContain(`${issueCount} things`)
      expect(first?.text).toMatch(/focus on 1-2/i)
    }
  })

  it('counts the golfer’s own words as issues too, and a repeated one once', () => {
    expect(adviceFor({ currentIssues: ['my grip', 'nerves', 'wind', 'hills'] }).map(({ id }) => id)).toEqual(['focus'])
    expect(adviceFor({ currentIssues: ['nerves', 'nerves', 'nerves', 'nerves'] })).toEqual([])
  })

  it('PRO-11 says that a pre-shot routine takes under 30 seconds, in the advice and in the drill', () => {
    const routine = adviceFor({ golfGoals: ['consistency'] }).find(({ id }) => id === 'pre-shot-routine')
    expect(routine?.text).toMatch(/pre-shot routine under 30 seconds/)
    const drill = practiceFor({ ...SILENT, golfGoals: ['consistency'] }).find(
      (recommended) => recommended.drill.id === 'routine-on-the-clock',
    )
    expect(drill?.drill.description).toMatch(/pre-shot routine.* under 30 seconds/)
  })

  it('has nothing to say to a golfer who has said nothing', () => {
    expect(adviceFor({})).toEqual([])
  })
})

it('has a drill made for each need that a round can name', () => {
  for (const need of ROUND_NEEDS) expect(drillForNeed(need, null)?.serves[0], need).toBe(need)
})
