import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BAG, isAssumed, loftOf, newBagClub } from '../bag.ts'
import type { BagClub } from '../bag.ts'
import { CLUB_TYPES, CLUBS } from '../club.ts'
import type { ClubType } from '../club.ts'
import { DISTANCE_SOURCES, isEstimated } from '../distances/club-distance.ts'
import type { ClubDistances } from '../distances/club-distance.ts'
import { ESTIMATE_METHODS } from '../distances/estimate-method.ts'
import { estimateBag } from '../distances/estimate-bag.ts'
import { clubsWithCarry } from '../distances/order.ts'
import { onboardingFactor } from '../distances/onboarding-factors.ts'
import {
  BALL_FLIGHTS,
  COURSE_FREQUENCIES,
  PLAYING_EXPERIENCES,
  SKILL_LEVELS,
  SWING_SPEED_RANGES,
  SWING_TEMPOS,
} from '../golfer.ts'
import { PERSONA_IDS, personaOfScore } from '../persona.ts'
import { estimateSkill } from '../skill-estimate.ts'
import { factOf } from '../facts.ts'
import { quickBag } from '../quick-bag/quick-bag.ts'
import { usualLoftDeg } from '../usual-loft.ts'
import type { GolfProfileAnswers, KnownGolfer } from './answers.ts'
import {
  BIGGEST_CHALLENGES,
  COMMON_MISSES,
  PRIMARY_GOALS,
  REACH_IN_TWO_CHOICES_YARDS,
  STARTER_SET_IDS,
} from './answers.ts'
import {
  completeFirstSection,
  completeOnboarding,
  previewDistances,
  questionsBeforeCompletion,
} from './complete-onboarding.ts'
import { MAIN_CHALLENGES } from './current-issues.ts'
import { startAnswers } from './start-answers.ts'
import { typicalClubs } from './typical-clubs.ts'

const NEW_GOLFER: KnownGolfer = {
  handicap: null,
  height: null,
  age: null,
  ballFlight: null,
  swingTempo: null,
  playingExperience: null,
  courseFrequency: null,
  averageScore: null,
  golfGoals: [],
  swingSpeed: null,
  swingSpeedRange: null,
  reachInTwoYards: null,
  facts: {},
  missPattern: null,
  currentIssues: [],
  hasCompletedOnboarding: false,
  golfBag: [],
  distances: {},
}

const ANSWERS: GolfProfileAnswers = {
  playingExperience: 'regular',
  averageScore: 88,
  courseFrequency: 'weekly',
  primaryGoal: 'consistency',
  hasExistingClubs: 'yes',
  selectedClubs: ['driver', '7-wood', '7-iron', 'pw', 'putter'],
  starterSetId: undefined,
  sevenIronDistance: 145,
  reachInTwoYards: undefined,
  ballFlight: 'fade',
  swingTempo: 'slow',
  biggestChallenge: 'putting',
  mostCommonMiss: 'short',
  heightFeet: 6,
  heightInches: 1,
  age: 54,
  physicalLimitations: ['Back'],
  mainChallenges: ['Three-putts', 'Chipping'],
}

const ASKED_NOTHING = { mayReplaceBag: false, mayReplaceSevenIron: false, method: 'like-me' } as const
const AGREED = { mayReplaceBag: true, mayReplaceSevenIron: true, method: 'like-me' } as const

const whole = (min: number, max: number) => fc.integer({ min, max })
const someOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values)

const answersGiven: fc.Arbitrary<GolfProfileAnswers> = fc.record({
  playingExperience: someOf(PLAYING_EXPERIENCES),
  averageScore: whole(65, 150),
  courseFrequency: someOf(COURSE_FREQUENCIES),
  primaryGoal: fc.option(someOf(PRIMARY_GOALS), { nil: undefined }),
  hasExistingClubs: fc.constantFrom('yes', 'no', undefined),
  selectedClubs: fc.subarray([...CLUB_TYPES], { maxLength: 14 }),
  starterSetId: fc.option(someOf(STARTER_SET_IDS), { nil: undefined }),
  sevenIronDistance: fc.option(whole(40, 210), { nil: undefined }),
  reachInTwoYards: fc.constantFrom(...REACH_IN_TWO_CHOICES_YARDS, null, undefined),
  ballFlight: someOf(BALL_FLIGHTS),
  swingTempo: someOf(SWING_TEMPOS),
  biggestChallenge: fc.option(someOf(BIGGEST_CHALLENGES), { nil: undefined }),
  mostCommonMiss: fc.option(someOf(COMMON_MISSES), { nil: undefined }),
  heightFeet: whole(4, 7),
  heightInches: whole(0, 11),
  age: whole(15, 85),
  physicalLimitations: fc.subarray(['Back', 'Stiffness']),
  mainChallenges: fc.subarray([...MAIN_CHALLENGES, 'Putting']),
})

const storedDistances: fc.Arbitrary<ClubDistances> = fc.dictionary(
  someOf(CLUB_TYPES.filter((club) => club !== 'putter')),
  fc.record({ distance: whole(1, 400), source: someOf(DISTANCE_SOURCES) }),
)

const ownedBag: fc.Arbitrary<readonly BagClub[]> = fc
  .subarray([...CLUB_TYPES])
  .chain((types) =>
    fc.tuple(
      ...types.map((type) =>
        fc.boolean().map((isInBag) => ({ ...newBagClub(type), brand: 'Mine', model: 'Old', loft: 33, isInBag })),
      ),
    ),
  )

const knownGolfers: fc.Arbitrary<KnownGolfer> = fc.record({
  playingExperience: fc.option(someOf(PLAYING_EXPERIENCES)),
  averageScore: fc.option(whole(50, 200)),
  courseFrequency: fc.option(someOf(COURSE_FREQUENCIES)),
  golfGoals: fc.subarray([...PRIMARY_GOALS, 'break 90']),
  handicap: fc.option(whole(-10, 54)),
  swingSpeed: fc.option(whole(40, 160)),
  swingSpeedRange: fc.option(someOf(SWING_SPEED_RANGES)),
  reachInTwoYards: fc.option(whole(80, 650)),
  facts: fc.constant({}),
  ballFlight: fc.option(someOf(BALL_FLIGHTS)),
  swingTempo: fc.option(someOf(SWING_TEMPOS)),
  missPattern: fc.option(fc.constantFrom('right', 'slice', 'thin')),
  currentIssues: fc.subarray([...MAIN_CHALLENGES, 'Putting']),
  height: fc.option(whole(36, 107)),
  age: fc.option(whole(5, 110)),
  hasCompletedOnboarding: fc.boolean(),
  golfBag: ownedBag,
  distances: storedDistances,
})

const agreements = fc.record({
  mayReplaceBag: fc.boolean(),
  mayReplaceSevenIron: fc.boolean(),
  method: fc.constantFrom(...ESTIMATE_METHODS),
})

describe('the bag', () => {
  it('ONB-28 holds the selected clubs, brand Personal', () => {
    const { bag } = completeOnboarding(ANSWERS, NEW_GOLFER, ASKED_NOTHING)
    expect(bag.joining.map(({ type, brand, isInBag }) => [type, brand, isInBag])).toEqual(
      ['driver', '7-wood', '7-iron', 'pw', 'putter'].map((type) => [type, 'Personal', true]),
    )
  })

  it('ONB-29 holds the nine clubs of a starter set without selected clubs', () => {
    for (const starterSetId of STARTER_SET_IDS) {
      for (const choice of [
        { hasExistingClubs: 'no' as const },
        { hasExistingClubs: 'no' as const, selectedClubs: [] },
        { hasExistingClubs: 'yes' as const, selectedClubs: [] },
      ]) {
        const { bag } = completeOnboarding({ ...ANSWERS, ...choice, starterSetId }, NEW_GOLFER, ASKED_NOTHING)
        expect(bag.joining.map(({ type, brand }) => [type, brand])).toEqual(
          ['driver', '5-wood', '6-iron', '7-iron', '8-iron', '9-iron', 'pw', 'sw', 'putter'].map((type) => [
            type,
            'Starter Set',
          ]),
        )
      }
    }
  })

  it('ONB-30 gives new clubs lie 60, length 36 and their usual loft, 10 or 45 where none is known', () => {
    const everyClub = [CLUB_TYPES.slice(0, 14), CLUB_TYPES.slice(14)]
    const joining = everyClub.flatMap(
      (selectedClubs) => completeOnboarding({ ...ANSWERS, selectedClubs }, NEW_GOLFER, ASKED_NOTHING).bag.joining,
    )
    expect(
      joining.map((club) => ({ type: club.type, lie: club.lie, length: club.length, loft: loftOf(club) })),
    ).toEqual(
      CLUB_TYPES.toSorted((a, b) => CLUBS[a].position - CLUBS[b].position).map((type) => ({
        type,
        lie: 60,
        length: 36,
        loft: CLUBS[type].loftDeg,
      })),
    )
    expect(joining.filter((club) => !isAssumed(club, 'loft'))).toEqual([])
    expect([usualLoftDeg('4-wood'), usualLoftDeg('chipper')]).toEqual([10, 45])
  })

  it('stays untouched without an answer about clubs', () => {
    const none = { ...ANSWERS, hasExistingClubs: undefined, selectedClubs: [] }
    expect(completeOnboarding(none, { ...NEW_GOLFER, golfBag: DEFAULT_BAG }, AGREED).bag).toEqual({
      joining: [],
      returning: [],
      leaving: [],
    })
  })

  it('ONB-40 is replaced only after asking, and a type that stays is left as it is', () => {
    fc.assert(
      fc.property(answersGiven, knownGolfers, agreements, (answers, golfer, agreement) => {
        const { bag } = completeOnboarding(answers, golfer, agreement)
        const asked = questionsBeforeCompletion(answers, golfer).bag
        const after = bagAfter(golfer.golfBag, bag)
        const before = inBag(golfer.golfBag)
        const agreed = !asked || agreement.mayReplaceBag ? after : before
        expect(after).toEqual(agreed)
        const leaving = before.filter(({ type }) => !after.some((club) => club.type === type)).map(({ type }) => type)
        const mayLeave = agreement.mayReplaceBag ? (asked?.leaving ?? []) : []
        expect(leaving).toEqual(mayLeave)
        expect(after).toEqual(expect.arrayContaining(before.filter(({ type }) => !leaving.includes(type))))
        expect(new Set(after.map(({ type }) => type)).size).toBe(after.length)
      }),
    )
  })

  it('leaves clubs on the shelf where they are unless they were chosen', () => {
    const shelf: readonly BagClub[] = [
      { ...newBagClub('pw'), isInBag: false },
      { ...newBagClub('gw'), isInBag: false },
    ]
    const { bag } = completeOnboarding(ANSWERS, { ...NEW_GOLFER, golfBag: shelf }, ASKED_NOTHING)
    expect(bag).toMatchObject({ returning: ['pw'], leaving: [] })
    expect(bag.joining.map(({ type }) => type)).toEqual(['driver', '7-wood', '7-iron', 'putter'])
  })
})

describe('the distances', () => {
  it('ONB-31 follow the onboarding factors where the golfer chose them, in whole yards, interpolated where none is given', () => {
    const byFactors = { ...ASKED_NOTHING, method: 'factors' } as const
    const everyClub = [CLUB_TYPES.slice(0, 12), CLUB_TYPES.slice(12)].map((clubs) =>
      clubs.filter((one) => one !== '7-iron'),
    )
    for (const selectedClubs of everyClub) {
      const { distances } = completeOnboarding({ ...ANSWERS, selectedClubs }, NEW_GOLFER, byFactors)
      const carried = clubsWithCarry([...selectedClubs, '7-iron'])
      expect(distances.map(({ club }) => club).toSorted()).toEqual(carried.toSorted())
      for (const { club, distance } of distances) {
        expect(Number.isInteger(distance)).toBe(true)
        expect(Math.abs(distance - 145 * onboardingFactor(club)), club).toBeLessThanOrEqual(0.5 + 1e-9)
      }
    }
    const golfer: KnownGolfer = {
      ...NEW_GOLFER,
      distances: { driver: { distance: 230, source: 'measured' }, pw: { distance: 99, source: 'manual' } },
    }
    const kept = completeOnboarding(ANSWERS, golfer, byFactors).distances.map(({ club }) => club)
    expect(kept).toEqual(['7-iron', '7-wood'])
  })

  it('ONE-13 follow the method that the golfer chose, each with its basis', () => {
    const answers = { ...ANSWERS, sevenIronDistance: 95 }
    const byMethod = ESTIMATE_METHODS.map((method) => {
      const { distances } = completeOnboarding(answers, NEW_GOLFER, { ...ASKED_NOTHING, method })
      const estimates = distances.filter(({ source }) => source === 'estimated')
      expect(estimates.map(({ basis }) => basis?.method)).toEqual(estimates.map(() => method))
      return Object.fromEntries(distances.map(({ club, distance }) => [club, distance]))
    })
    const likeMe = estimateBag([{ club: 'driver' }, { club: 'pw' }], [{ club: '7-iron', carryYards: 95 }])
    const expected = 'carries' in likeMe ? likeMe.carries.map(({ carryYards }) => carryYards) : []
    expect(byMethod).toEqual([
      expect.objectContaining({ driver: expected[0], '7-iron': 95, pw: expected[1] }),
      // Classic says 191 yards, which the swing of a 95-yard 7-iron cannot reach.
      expect.objectContaining({ driver: 182, '7-iron': 95, pw: 59 }),
      expect.objectContaining({ driver: 162, '7-iron': 95, pw: 71 }),
    ])
  })

  it('ONE-20 fill the bag on every way, with estimates that say what they rest on', () => {
    const ways: readonly Partial<GolfProfileAnswers>[] = [
      { sevenIronDistance: 95 },
      ...REACH_IN_TWO_CHOICES_YARDS.map((reachInTwoYards) => ({ sevenIronDistance: undefined, reachInTwoYards })),
      { sevenIronDistance: undefined, reachInTwoYards: null },
      { sevenIronDistance: undefined, hasExistingClubs: 'no', selectedClubs: [], starterSetId: 'good' },
    ]
    const completed = [
      ...ways.map((way) => completeOnboarding({ ...ANSWERS, ...way }, NEW_GOLFER, ASKED_NOTHING)),
      completeFirstSection(ANSWERS, NEW_GOLFER, 'like-me'),
      completeFirstSection({ ...ANSWERS, untouched: ['averageScore'] }, NEW_GOLFER, 'like-me'),
    ]
    for (const { bag, distances } of completed) {
      const carried = clubsWithCarry(bag.joining.map(({ type }) => type))
      expect(carried.length).toBeGreaterThan(3)
      expect(distances.map(({ club }) => club).toSorted()).toEqual(carried.toSorted())
      const estimates = distances.filter(({ club, source }) => club !== '7-iron' || source === 'estimated')
      expect(estimates.filter(({ source, basis }) => source !== 'estimated' || basis === undefined)).toEqual([])
      expect(estimates.filter(({ basis }) => (basis?.plusMinusYards ?? 0) < 1)).toEqual([])
    }
  })

  it('take the one known shot of a golfer without clubs as their own number, with the usual clubs around it', () => {
    const knownShot = { club: 'pw', carryYards: 68 } as const
    const { bag, distances } = completeFirstSection({ ...ANSWERS, knownShot }, NEW_GOLFER, 'like-me')
    expect(bag.joining.map(({ type }) => type)).toEqual(typicalClubs(quickBag(knownShot).speed.mph))
    expect(distances.filter(({ source }) => source !== 'estimated')).toEqual([
      { club: 'pw', distance: 68, source: 'manual' },
    ])
    const without = completeFirstSection(ANSWERS, NEW_GOLFER, 'like-me').distances
    const longest = (entries: typeof distances) => Math.max(...entries.map(({ distance }) => distance))
    expect(longest(distances)).toBeLessThan(longest(without) - 20)

    const driver = { club: 'driver', carryYards: 150 } as const
    const own = (answers: Partial<GolfProfileAnswers>) =>
      completeOnboarding({ ...ANSWERS, knownShot: driver, ...answers }, NEW_GOLFER, ASKED_NOTHING)
        .distances.filter(({ source }) => source !== 'estimated')
        .map(({ club, distance }) => [club, distance])
    expect(own({ sevenIronDistance: 95 })).toEqual([
      ['driver', 150],
      ['7-iron', 95],
    ])
    expect(own({ sevenIronDistance: 95, knownShot: { club: '7-iron', carryYards: 95 } })).toEqual([['7-iron', 95]])
    // A club that is not in the bag has no number, and one of the golfer's own stays.
    expect(own({ sevenIronDistance: undefined, selectedClubs: ['7-iron', 'pw'] })).toEqual([])
    const measured: KnownGolfer = { ...NEW_GOLFER, distances: { driver: { distance: 171, source: 'measured' } } }
    const { distances: changed } = completeOnboarding({ ...ANSWERS, knownShot: driver }, measured, ASKED_NOTHING)
    expect(changed.map(({ club }) => club)).not.toContain('driver')
  })

  it('follow the longest hole in two, which is kept and no reference', () => {
    const answers = { ...ANSWERS, sevenIronDistance: undefined, reachInTwoYards: 250 } as const
    const { values, distances } = completeOnboarding(answers, NEW_GOLFER, ASKED_NOTHING)
    expect(values.reachInTwoYards).toBe(250)
    expect(distances).toContainEqual({
      club: 'driver',
      distance: 130,
      source: 'estimated',
      basis: { method: 'like-me', plusMinusYards: 21 },
    })
    expect(distances.filter(({ source }) => source !== 'estimated')).toEqual([])

    const stored = Object.fromEntries(distances.map(({ club, ...distance }) => [club, distance]))
    const golfer = {
      ...NEW_GOLFER,
      ...values,
      distances: stored,
      golfBag: bagAfter([], completeOnboarding(answers, NEW_GOLFER, ASKED_NOTHING).bag),
    }
    expect(completeOnboarding(answers, golfer, ASKED_NOTHING).distances).toEqual([])
    const forgotten = completeOnboarding({ ...answers, reachInTwoYards: null }, golfer, ASKED_NOTHING)
    expect(forgotten.values.reachInTwoYards).toBeNull()
  })

  it('change none of a golfer whose own numbers contradict each other, and fill the missing ones', () => {
    const golfer: KnownGolfer = {
      ...NEW_GOLFER,
      distances: { driver: { distance: 120, source: 'measured' }, pw: { distance: 99, source: 'estimated' } },
    }
    const { distances } = completeOnboarding(ANSWERS, golfer, ASKED_NOTHING)
    expect(distances.map(({ club }) => club)).toEqual(['7-iron', '7-wood'])
    expect(previewDistances(ANSWERS, golfer, 'like-me').contradiction).toEqual(['driver', '7-iron'])
  })

  it('keep the 7-iron itself as the number of the golfer', () => {
    const { distances } = completeOnboarding(ANSWERS, NEW_GOLFER, ASKED_NOTHING)
    expect(distances).toContainEqual({ club: '7-iron', distance: 145, source: 'manual' })
    const measured: KnownGolfer = { ...NEW_GOLFER, distances: { '7-iron': { distance: 145, source: 'measured' } } }
    expect(questionsBeforeCompletion(ANSWERS, measured).sevenIron).toBeUndefined()
    expect(completeOnboarding(ANSWERS, measured, AGREED).distances.map(({ club }) => club)).not.toContain('7-iron')
  })

  it('ONB-36 never take the place of a measured or typed number without asking', () => {
    fc.assert(
      fc.property(answersGiven, knownGolfers, agreements, (answers, golfer, agreement) => {
        const conflict = questionsBeforeCompletion(answers, golfer).sevenIron
        for (const { club, distance } of completeOnboarding(answers, golfer, agreement).distances) {
          expect(Number.isInteger(distance) && distance >= 1 && distance <= 400).toBe(true)
          const stored = golfer.distances[club]
          if (!stored || isEstimated(stored)) continue
          expect([club, agreement.mayReplaceSevenIron, distance]).toEqual(['7-iron', true, conflict?.answeredYards])
        }
      }),
    )
  })

  it('follow the own 7-iron when it is kept', () => {
    const golfer: KnownGolfer = { ...NEW_GOLFER, distances: { '7-iron': { distance: 120, source: 'measured' } } }
    expect(questionsBeforeCompletion(ANSWERS, golfer).sevenIron).toEqual({
      own: { distance: 120, source: 'measured' },
      answeredYards: 145,
    })
    const driverYards = (agreement: typeof ASKED_NOTHING | typeof AGREED) =>
      completeOnboarding(ANSWERS, golfer, { ...agreement, method: 'factors' }).distances.find(
        ({ club }) => club === 'driver',
      )?.distance
    expect(driverYards(ASKED_NOTHING)).toBe(204)
    expect(driverYards(AGREED)).toBe(247)
    const replaced = completeOnboarding(ANSWERS, golfer, AGREED).distances
    expect(replaced).toContainEqual({ club: '7-iron', distance: 145, source: 'manual' })
  })
})

describe('the values of the profile', () => {
  it('ONB-32 ONB-33 leave handicap, swing speed and skill to be estimated from score and age, and store the persona', () => {
    fc.assert(
      fc.property(answersGiven, (answers) => {
        const { values } = completeOnboarding(answers, NEW_GOLFER, ASKED_NOTHING)
        const { swingSpeedMph, handicap, skillLevel, golfPersona } = estimateSkill({
          averageScore: answers.averageScore,
          ageYears: answers.age,
        })
        const after = { ...NEW_GOLFER, skillLevel: null, facts: {}, ...values }
        expect(factOf(after, 'handicap')).toEqual({ value: handicap, source: 'estimated', from: 'score' })
        expect(factOf(after, 'swingSpeed')).toEqual({ value: swingSpeedMph, source: 'estimated', from: 'score' })
        expect(factOf(after, 'skillLevel')).toEqual({ value: skillLevel, source: 'estimated', from: 'score' })
        expect([...SKILL_LEVELS]).toContain(skillLevel)
        expect(values.golfPersona).toBe(golfPersona)
        expect([...PERSONA_IDS]).toContain(values.golfPersona)
        for (const field of ['handicap', 'swingSpeed', 'skillLevel']) expect(values).not.toHaveProperty(field)
      }),
    )
  })

  it('leave a handicap and a swing speed that the golfer gave', () => {
    const own: KnownGolfer = { ...NEW_GOLFER, handicap: 11.4, swingSpeed: 97 }
    const after = { ...own, facts: {}, ...completeOnboarding(ANSWERS, own, ASKED_NOTHING).values }
    expect([factOf(after, 'handicap'), factOf(after, 'swingSpeed')]).toEqual([
      { value: 11.4, source: 'said' },
      { value: 97, source: 'said' },
    ])
  })

  it('store no answer that is a start value which the golfer left alone', () => {
    const untouched = [
      'playingExperience',
      'averageScore',
      'courseFrequency',
      'ballFlight',
      'swingTempo',
      'heightFeet',
      'age',
    ]
    const { values } = completeOnboarding({ ...ANSWERS, untouched }, NEW_GOLFER, ASKED_NOTHING)
    expect(values).toEqual({
      golfGoals: ['consistency'],
      hasCompletedOnboarding: true,
      missPattern: 'short',
      currentIssues: ['Three-putts', 'Chipping', 'Putting', 'Misses short'],
    })
    const scored: KnownGolfer = { ...NEW_GOLFER, averageScore: 88 }
    expect(completeFirstSection({ ...ANSWERS, untouched }, scored, 'like-me').values).toMatchObject({
      golfPersona: 'bogey-golfer',
    })
  })

  it('ONB-35 list main challenges, then the biggest challenge and the miss in words, each once', () => {
    const { values } = completeOnboarding(
      { ...ANSWERS, mainChallenges: ['Putting', 'Chipping'] },
      NEW_GOLFER,
      ASKED_NOTHING,
    )
    expect(values.currentIssues).toEqual(['Putting', 'Chipping', 'Misses short'])
    expect(completeOnboarding(ANSWERS, NEW_GOLFER, ASKED_NOTHING).values.currentIssues).toEqual([
      'Three-putts',
      'Chipping',
      'Putting',
      'Misses short',
    ])
    fc.assert(
      fc.property(answersGiven, (answers) => {
        const { currentIssues } = completeOnboarding(answers, NEW_GOLFER, ASKED_NOTHING).values
        expect(new Set(currentIssues).size).toBe(currentIssues.length)
        expect(currentIssues.slice(0, answers.mainChallenges.length)).toEqual(answers.mainChallenges)
        expect(currentIssues.length).toBeLessThanOrEqual(answers.mainChallenges.length + 2)
      }),
    )
  })

  it('say that onboarding is done, with the answers', () => {
    expect(completeOnboarding(ANSWERS, NEW_GOLFER, ASKED_NOTHING).values).toEqual({
      playingExperience: 'regular',
      averageScore: 88,
      courseFrequency: 'weekly',
      golfGoals: ['consistency'],
      golfPersona: 'bogey-golfer',
      hasCompletedOnboarding: true,
      ballFlight: 'fade',
      swingTempo: 'slow',
      missPattern: 'short',
      currentIssues: ['Three-putts', 'Chipping', 'Putting', 'Misses short'],
      height: 73,
      age: 54,
    })
  })

  it('DAT-28 read controlled flights as straight and draw, and store the misses as they are', () => {
    const flightAt = (averageScore: number) => {
      const { values } = completeFirstSection({ ...ANSWERS, averageScore }, NEW_GOLFER, 'like-me')
      return factOf({ ...NEW_GOLFER, facts: {}, ...values }, 'ballFlight')
    }
    expect(personaOfScore(68).typicalBallFlight).toBe('controlled')
    expect(flightAt(68)).toMatchObject({ value: 'straight', source: 'estimated' })
    expect(personaOfScore(73).typicalBallFlight).toBe('controlled-draw')
    expect(flightAt(73)).toMatchObject({ value: 'draw', source: 'estimated' })
    expect(flightAt(130)).toMatchObject({ value: 'slice', source: 'estimated' })
    for (const mostCommonMiss of COMMON_MISSES) {
      const { values } = completeOnboarding({ ...ANSWERS, mostCommonMiss }, NEW_GOLFER, ASKED_NOTHING)
      expect(values.missPattern).toBe(mostCommonMiss)
    }
  })

  it('keep goals that the questionnaire does not ask for', () => {
    const golfer: KnownGolfer = { ...NEW_GOLFER, golfGoals: ['fun', 'break 90'] }
    expect(completeFirstSection(ANSWERS, golfer, 'like-me').values.golfGoals).toEqual(['consistency', 'break 90'])
    const { values } = completeFirstSection({ ...ANSWERS, primaryGoal: undefined }, golfer, 'like-me')
    expect(values.golfGoals).toEqual(golfer.golfGoals)
  })
})

it('starts a retake with what is known, and changes no number that was left alone', () => {
  fc.assert(
    fc.property(knownGolfers, (golfer) => {
      const start = startAnswers(golfer)
      const { values, bag } = completeOnboarding({ ...start, sevenIronDistance: undefined }, golfer, AGREED)
      for (const field of ['height', 'age', 'averageScore'] as const) {
        expect(values[field]).toBe(golfer[field] ?? values[field])
      }
      expect(bag).toMatchObject({ returning: [], leaving: [] })
      expect(bag.joining.length > 0).toBe(golfer.golfBag.length === 0)
    }),
  )
})

it('starts a new golfer with the defaults of the specification', () => {
  expect(startAnswers(NEW_GOLFER)).toMatchObject({
    playingExperience: 'casual',
    averageScore: 95,
    courseFrequency: 'monthly',
    sevenIronDistance: undefined,
    ballFlight: 'straight',
    swingTempo: 'medium',
    heightFeet: 5,
    heightInches: 10,
    age: 35,
  })
})

function inBag(bag: readonly BagClub[]): readonly BagClub[] {
  return bag.filter((club) => club.isInBag)
}

/** Clubs in the bag after the change. */
function bagAfter(
  bag: readonly BagClub[],
  { joining, returning, leaving }: ReturnType<typeof completeOnboarding>['bag'],
): readonly BagClub[] {
  const isReturning = (type: ClubType) => returning.includes(type)
  const stayed = bag
    .filter(({ type }) => !leaving.includes(type))
    .map((club) => (isReturning(club.type) ? { ...club, isInBag: true } : club))
  return inBag([...stayed, ...joining])
}
