import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BAG, SHAFT_FLEXES, SHAFT_TYPES, newBagClub } from '../bag.ts'
import type { BagClub, ShaftFlex } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { CLUB_TYPES } from '../club.ts'
import { DISTANCE_SOURCES } from '../distances/club-distance.ts'
import { BALL_FLIGHTS, COURSE_FREQUENCIES, PLAYING_EXPERIENCES, SKILL_LEVELS, SWING_SPEED_RANGES } from '../golfer.ts'
import { GENERATED_BAGS } from '../../reference/generated-bags.ts'
import { generatedGolfer } from '../../reference/planned-golfers.ts'
import { actionPriority } from '../one-bag/action-priority.ts'
import { isJoining } from '../one-bag/bag-action.ts'
import type { BagPlan } from '../one-bag/plan-bag.ts'
import { planBag } from '../one-bag/plan-bag.ts'
import type { Recommendation } from './recommendation.ts'
import { RECOMMENDATION_CATEGORIES, RECOMMENDATION_PRIORITIES } from './recommendation.ts'
import { recommendEquipment } from './recommend-equipment.ts'
import { CONTENT_GOLFER, adviceFor, bagOf, golferWith, onShelf, planFor, withSpeed } from '../testing/sample-golfer.ts'
import type { SampleGolfer } from '../testing/sample-golfer.ts'

const recommended = (golfer: SampleGolfer, plan: BagPlan) => recommendEquipment(withSpeed(golfer), plan)
const about = (golfer: Partial<SampleGolfer>) => adviceFor({ ...CONTENT_GOLFER, ...golfer })

function ruleOf<Rule extends Recommendation['rule']>(golfer: Partial<SampleGolfer>, rule: Rule) {
  return about(golfer).find((one): one is Extract<Recommendation, { rule: Rule }> => one.rule === rule)
}

/** The expected advice when its rule fires; undefined when it must not. */
const firing = (fires: boolean, shape: object): unknown => (fires ? expect.objectContaining(shape) : undefined)

/** A bag without irons or hybrids from 93 to 128 yards, where a beginner's hybrid belongs. */
const NO_HYBRID = { driver: 150, '5-wood': 128, '7-iron': 93, '8-iron': 85, '9-iron': 77, pw: 67, sw: 56 } as const
const EVEN_SLOW = {
  driver: 150,
  '5-wood': 128,
  '7-wood': 115,
  '6-iron': 101,
  '7-iron': 93,
  '8-iron': 85,
  '9-iron': 77,
  pw: 67,
  sw: 56,
} as const

it('says nothing about a bag and a golfer that no rule is for', () => {
  expect(about({})).toEqual([])
})

describe('without clubs', () => {
  it('REC-10 returns the beginner essentials, whatever else the golfer is', () => {
    const essentials = about({ bag: [], ballFlight: 'slice', playingExperience: 'serious', courseFrequency: 'rarely' })
    expect(essentials.map(({ clubType, priority }) => [clubType, priority])).toEqual([
      ['7-iron', 'high'],
      ['putter', 'high'],
      ['5-hybrid', 'high'],
      ['driver', 'medium'],
      ['sw', 'medium'],
    ])
    expect(new Set(essentials.map(({ category, rule }) => `${category} ${rule}`))).toEqual(
      new Set(['beginner-essential essential']),
    )
    expect(ruleOf({ bag: bagOf('putter') }, 'essential')).toBeUndefined()
    expect(ruleOf({ bag: onShelf('7-iron') }, 'essential')).toBeUndefined()
  })
})

/** The items about two neighbours. */
function aboutGaps(golfer: SampleGolfer) {
  return adviceFor(golfer).filter((one) => one.rule === 'normal-gap' || (one.rule === 'plan' && one.specified))
}

/** What the specification says of each of them. */
function specifiedOf(golfer: SampleGolfer) {
  return aboutGaps(golfer).map((one) => ('specified' in one ? one.specified : undefined))
}

describe('gaps', () => {
  it('REC-12 keeps an item for each gap over 20 yards, with the priority of the table: high above 25, else medium', () => {
    const specifiedAt = (gapYards: number) => specifiedOf(golferWith({ '7-iron': 150, '9-iron': 150 - gapYards }))
    expect(specifiedAt(20)).toEqual([{ verdict: 'good' }])
    expect(specifiedAt(21)).toMatchObject([{ verdict: 'too-large', priority: 'medium' }])
    expect(specifiedAt(25)).toMatchObject([{ priority: 'medium' }])
    expect(specifiedAt(26)).toMatchObject([{ priority: 'high' }])
    for (const bag of GENERATED_BAGS) {
      const golfer = { ...CONTENT_GOLFER, bag: bagOf('7-iron') }
      const plan = planBag(generatedGolfer(bag))
      const wide = plan.gaps.filter(({ gapYards }) => gapYards > 20)
      const items = recommended(golfer, plan)
      const kept = wide.filter((gap) =>
        items.some(
          (one) =>
            (one.rule === 'normal-gap' && one.gap.id === gap.id) ||
            (one.rule === 'plan' &&
              (('hole' in one.action && one.action.hole.id === gap.id) ||
                ('gap' in one.action && one.action.gap?.id === gap.id)) &&
              one.specified?.verdict === 'too-large'),
        ),
      )
      expect([bag.name, kept]).toEqual([bag.name, wide])
    }
  })

  it('REC-13 names filler, loft and shaft by the table as a fact beside the advice', () => {
    const tableOf = (carries: Partial<Record<ClubType, number>>) => specifiedOf(golferWith(carries))[0]
    expect(tableOf({ driver: 245, '5-wood': 197 })).toMatchObject({ filler: '3-wood', shaft: 'graphite' })
    expect(tableOf({ '5-wood': 190, '5-hybrid': 162 })).toMatchObject({
      filler: '4-hybrid',
      loft: { fromDeg: 22, toDeg: 24 },
      shaft: 'graphite',
    })
    expect(tableOf({ '6-iron': 156, '8-iron': 130 })).toMatchObject({ filler: '7-iron', shaft: 'steel' })
    expect(tableOf({ pw: 112, sw: 86 })).toMatchObject({
      filler: 'gw',
      loft: { fromDeg: 50, toDeg: 52 },
      shaft: 'steel',
    })
  })

  it('has a badge by strokes, the table under it for each gap over 20, and calls one that suits the swing normal', () => {
    const items = GENERATED_BAGS.flatMap((bag) => recommended(CONTENT_GOLFER, planBag(generatedGolfer(bag))))
    const normal = items.filter(({ rule }) => rule === 'normal-gap')
    expect(normal.length).toBeGreaterThan(0)
    const isNormal = { priority: 'low', category: 'gap-filler', specified: { verdict: 'too-large' } }
    expect(normal).toMatchObject(normal.map(() => isNormal))
    const byStrokes = items.flatMap((one) =>
      one.rule === 'plan' && one.category === 'gap-filler' ? [[one.action.strokes, one.priority] as const] : [],
    )
    expect(byStrokes).toEqual(
      byStrokes.map(([strokes]) => [strokes, strokes >= 0.15 ? 'high' : strokes >= 0.05 ? 'medium' : 'low']),
    )

    const long = golferWith({ driver: 282, '3-wood': 255, '5-wood': 236, '7-iron': 176 })
    expect(adviceFor(long)).toContainEqual(
      expect.objectContaining({ rule: 'normal-gap', id: 'gap-driver-3-wood', priority: 'low', specifications: {} }),
    )
    const slow = golferWith({ driver: 150, '5-wood': 126, '7-wood': 115, '5-hybrid': 104, '7-iron': 92 })
    expect(aboutGaps(slow)).toContainEqual(
      expect.objectContaining({ priority: 'low', action: expect.objectContaining({ kind: 'normal' }) }),
    )
  })

  it('REC-14 takes its clubs from the plan alone, none in the bag already, and never makes more than fourteen', () => {
    for (const bag of GENERATED_BAGS) {
      const golfer = generatedGolfer(bag)
      const plan = planBag(golfer)
      const items = recommended(CONTENT_GOLFER, plan)
      const followed = items.flatMap((one) => (one.rule === 'plan' ? [one.action] : []))
      expect([bag.name, followed]).toEqual([bag.name, expect.arrayContaining([...plan.actions])])
      expect(followed).toHaveLength(plan.actions.length)
      const carried = new Set(golfer.clubs.filter(({ isInBag }) => isInBag).map(({ type }) => type))
      const startCount = carried.size
      for (const { club, leaveOut } of followed.filter(isJoining)) {
        expect([bag.name, club.type, carried.has(club.type)]).toEqual([bag.name, club.type, false])
        carried.add(club.type)
        if (leaveOut) carried.delete(leaveOut)
      }
      expect([bag.name, carried.size <= Math.max(13, startCount)]).toEqual([bag.name, true])
    }
  })

  it('asks for the loft that the plan names, and for the shaft of the speed', () => {
    const strong = { ...newBagClub('pw'), brand: 'Own', loft: 41 }
    const sand = { ...newBagClub('sw'), brand: 'Own', loft: 54 }
    const golfer = golferWith({ '7-iron': 160, '8-iron': 150, '9-iron': 140, pw: 130, sw: 96 })
    const bag = [...golfer.bag.filter(({ type }) => type !== 'pw' && type !== 'sw'), strong, sand]
    expect(adviceFor({ ...golfer, bag })).toContainEqual(
      expect.objectContaining({
        id: 'gap-pw-sw-gw',
        clubType: 'gw',
        specifications: { loft: { fromDeg: 48, toDeg: 48 }, shaftType: 'steel', shaftFlex: 'regular', lieDeg: 64 },
      }),
    )
  })

  it('puts an owned club back instead of buying one', () => {
    const golfer = golferWith({ '7-iron': 150, '9-iron': 125 })
    const shelved = onShelf('8-iron').map((club) => ({ ...club, shaftFlex: 'regular' as const }))
    const advice = ruleOf({ ...golfer, bag: [...golfer.bag, ...shelved] }, 'plan')
    expect(advice).toMatchObject({ clubType: '8-iron', action: { kind: 'put-back' }, specifications: { lieDeg: 60 } })
  })

  it('measures first when neither number was measured', () => {
    const advice = ruleOf(golferWith({ '7-iron': 150, '9-iron': 120 }, { source: 'estimated' }), 'plan')
    expect(advice).toMatchObject({ action: { kind: 'measure' }, category: 'gap-filler', specifications: {} })
  })

  it('keeps its name when the numbers change, and is another reason when they are measured', () => {
    const about9 = (shorter: number, source: 'measured' | 'estimated' = 'measured') =>
      ruleOf(golferWith({ '7-iron': 150, '9-iron': shorter }, { source }), 'plan')
    expect(about9(127)).toMatchObject({ id: 'gap-7-iron-9-iron-8-iron', trigger: about9(126)?.trigger })
    expect(about9(126, 'estimated')?.trigger).not.toBe(about9(126)?.trigger)
  })
})

describe('overlaps', () => {
  const near = { '5-wood': 205, '3-hybrid': 190, '4-iron': 188, '5-iron': 172, '7-iron': 150 } as const

  it('REC-20 REC-22 are medium items of the set, as the plan settles them', () => {
    const overlaps = adviceFor(golferWith(near)).filter(({ id }) => id.startsWith('overlap-'))
    expect(overlaps).toMatchObject([
      {
        id: 'overlap-3-hybrid-4-iron',
        priority: 'medium',
        category: 'set-optimization',
        clubType: '4-iron',
        action: { kind: 'leave-out', club: '4-iron' },
        specified: { verdict: 'too-close', priority: 'medium' },
      },
    ])
    for (const bag of GENERATED_BAGS) {
      const items = recommended(CONTENT_GOLFER, planBag(generatedGolfer(bag)))
      const set = items.filter(({ id }) => id.startsWith('overlap-'))
      expect(set.map(({ priority, category }) => [priority, category])).toEqual(
        set.map(() => ['medium', 'set-optimization']),
      )
    }
  })

  it('name what has to be measured before anything is removed', () => {
    const golfer = golferWith(near)
    const distances = { ...golfer.distances, '4-iron': { distance: 188, source: 'estimated' } as const }
    expect(adviceFor({ ...golfer, distances })).toContainEqual(
      expect.objectContaining({
        id: 'overlap-3-hybrid-4-iron',
        priority: 'medium',
        action: expect.objectContaining({ kind: 'measure', clubs: ['4-iron'] }),
      }),
    )
  })
})

describe('shafts', () => {
  const steel = (...flexes: readonly ShaftFlex[]) =>
    flexes.map((shaftFlex, index) => ({
      ...newBagClub((['7-iron', '8-iron', '9-iron'] as const)[index] ?? 'pw'),
      brand: 'Own',
      shaftType: 'steel' as const,
      shaftFlex,
    }))

  it.each([
    { swingSpeed: 69, fits: ['ladies'] },
    { swingSpeed: 71, fits: ['ladies', 'senior'] },
    { swingSpeed: 84, fits: ['senior'] },
    { swingSpeed: 85, fits: ['senior', 'regular'] },
    { swingSpeed: 94, fits: ['regular'] },
    { swingSpeed: 95, fits: ['regular', 'stiff'] },
    { swingSpeed: 104, fits: ['stiff'] },
    { swingSpeed: 105, fits: ['stiff', 'extra-stiff'] },
    // Of a handicap of 18 alone, 95 ± 21.
    { swingSpeed: null, fits: ['senior', 'regular', 'stiff'] },
  ] as const satisfies readonly { readonly swingSpeed: number | null; readonly fits: readonly ShaftFlex[] }[])(
    'REC-15 FIT-26 go by the flex table at $swingSpeed mph, the softer one first where the speed may be of two',
    ({ swingSpeed, fits }) => {
      const [flex] = fits
      for (const own of SHAFT_FLEXES) {
        const advice = ruleOf({ bag: steel(own), swingSpeed }, 'shaft-flex')
        const isMisfit = !fits.some((fitting) => fitting === own)
        expect(advice, own).toEqual(firing(isMisfit, { flex, category: 'shaft-upgrade', clubType: '7-iron' }))
      }
    },
  )

  it('REC-15 take the middle of a range, and count steel in the bag only, the putter left out', () => {
    const rule = (golfer: Partial<SampleGolfer>) =>
      ruleOf({ swingSpeed: null, swingSpeedRange: '95-105', ...golfer }, 'shaft-flex')
    expect(rule({ bag: steel('regular', 'stiff', 'senior') })?.misfits).toEqual([
      { club: '7-iron', flex: 'regular' },
      { club: '9-iron', flex: 'senior' },
    ])
    expect(rule({ bag: steel('regular').map((club) => ({ ...club, shaftType: 'graphite' as const })) })).toBeUndefined()
    expect(rule({ bag: steel('regular').map((club) => ({ ...club, isInBag: false })) })).toBeUndefined()
    expect(rule({ bag: [{ ...newBagClub('putter'), brand: 'Own', shaftType: 'steel' }] })).toBeUndefined()
  })

  it('are not changed for a speed that is a guess, but for one from a range or from carries', () => {
    const advice = (more: Partial<SampleGolfer>) =>
      ruleOf({ bag: steel('ladies'), swingSpeed: null, ...more }, 'shaft-flex')
    expect(advice({})).toMatchObject({ speed: { from: 'answers' }, flex: 'senior', specifications: {} })
    expect(advice({ swingSpeedRange: '95-105' })).toMatchObject({ speed: { mph: 100, from: 'said' }, flex: 'stiff' })
    const byCarries = advice({ distances: { '7-iron': { distance: 95, source: 'measured' } } })
    expect(byCarries).toMatchObject({
      speed: { mph: 76, plusMinusMph: 6, from: 'carries' },
      flex: 'senior',
      specifications: { shaftFlex: 'senior', shaftType: 'graphite' },
    })
  })

  it('are left alone while nobody has said which they are', () => {
    const misfits = (bag: SampleGolfer['bag']) =>
      ruleOf({ bag, swingSpeed: 110 }, 'shaft-flex')?.misfits.map(({ club }) => club)
    expect(misfits(DEFAULT_BAG)).toBeUndefined()
    const toldOf = (type: ClubType, told: Partial<BagClub>) =>
      DEFAULT_BAG.map((club) => (club.type === type ? { ...club, ...told } : club))
    expect(misfits(toldOf('8-iron', { shaftFlex: 'stiff' }))).toEqual(['8-iron'])
    expect(misfits(toldOf('9-iron', { shaftFlex: 'regular' }))).toEqual(['9-iron'])
    expect(misfits(toldOf('9-iron', { model: 'T350' }))).toBeUndefined()
  })

  it('are a new reason once the speed is known, or when the shafts of a club are others', () => {
    const trigger = (own: ShaftFlex, swingSpeed: number | null) =>
      ruleOf({ bag: steel(own), swingSpeed }, 'shaft-flex')?.trigger
    expect(trigger('stiff', 90)).toBe(trigger('stiff', 91))
    expect(trigger('extra-stiff', 90)).not.toBe(trigger('extra-stiff', null))
    expect(trigger('stiff', 90)).not.toBe(trigger('senior', 90))
  })

  it('are asked for in graphite where senior flex is, and not at all without a speed', () => {
    const asked = (swingSpeed: number | null) =>
      ruleOf({ bag: steel('extra-stiff'), swingSpeed }, 'shaft-flex')?.specifications
    expect(asked(84)).toEqual({ shaftFlex: 'senior', shaftType: 'graphite' })
    expect(asked(69)).toEqual({ shaftFlex: 'ladies', shaftType: 'graphite' })
    expect(asked(90)).toEqual({ shaftFlex: 'regular', shaftType: 'steel' })
    expect(asked(null)).toEqual({})
  })
})

describe('a beginner', () => {
  const BEGINNER = { swingSpeed: null, handicap: 36, skillLevel: 'beginner' } as const
  const essentials = (golfer: SampleGolfer) =>
    adviceFor(golfer).filter(({ category }) => category === 'beginner-essential')

  it('REC-16 REC-22 without hybrids is told to add one with high priority, where the plan has a place for it', () => {
    for (const level of [{ skillLevel: 'beginner' }, { playingExperience: 'beginner' }] as const) {
      const more = { ...BEGINNER, skillLevel: null, ...level }
      expect(essentials(golferWith(NO_HYBRID, { more }))).toMatchObject([
        { priority: 'high', specifications: { shaftType: 'graphite' }, action: { kind: 'buy', reason: 'hole' } },
      ])
      const [even] = essentials(golferWith(EVEN_SLOW, { more }))
      expect(even).toMatchObject({
        id: 'easier',
        priority: 'high',
        action: { club: { kind: 'hybrid' }, leaveOut: '6-iron' },
      })
    }
    const other = { ...BEGINNER, skillLevel: 'intermediate' } as const
    expect(essentials(golferWith(NO_HYBRID, { more: other }))).toEqual([])
    const owned = golferWith({ ...NO_HYBRID, '6-hybrid': 110 }, { more: BEGINNER })
    expect(essentials(owned)).toEqual([])
  })
})

describe('a serious player', () => {
  it('REC-17 REC-22 with fewer than three wedges is told to add one, at least medium, where the plan has a place for it', () => {
    const carries = { '7-iron': 160, '8-iron': 150, '9-iron': 140, pw: 130, sw: 108 } as const
    const setItems = (
      wedges: Partial<Record<ClubType, number>>,
      playingExperience: SampleGolfer['playingExperience'],
    ) =>
      adviceFor(golferWith({ ...carries, ...wedges }, { more: { playingExperience, handicap: 8 } })).filter(
        (one) => one.category === 'set-optimization' && one.clubType === 'gw',
      )
    expect(setItems({}, 'serious')).toMatchObject([
      { priority: 'medium', action: { kind: 'buy', club: { type: 'gw' }, need: 'few-wedges' } },
    ])
    expect(setItems({}, 'regular')).toEqual([])
    expect(setItems({ gw: 119 }, 'serious')).toEqual([])
  })
})

describe('the golfer', () => {
  it.each(BALL_FLIGHTS)('REC-18 REC-22 with a %s', (ballFlight) => {
    const advice = ruleOf({ ballFlight, bag: bagOf('driver') }, 'anti-slice-driver')
    const shape = { priority: 'high', category: 'club-replacement', clubType: 'driver' }
    expect(advice).toEqual(firing(ballFlight === 'slice', shape))
  })

  it.each([
    { swingSpeed: 89, fromDeg: 12, fittedLoftDeg: 12 },
    { swingSpeed: 90, fromDeg: 10.5, fittedLoftDeg: 10.5 },
    { swingSpeed: 105, fromDeg: 10.5, fittedLoftDeg: 10.5 },
    { swingSpeed: 106, fromDeg: 10.5, fittedLoftDeg: 9 },
    { swingSpeed: null, fromDeg: 10.5, fittedLoftDeg: 10.5 },
  ])('slicing at $swingSpeed mph looks for $fromDeg° and more', ({ swingSpeed, fromDeg, fittedLoftDeg }) => {
    const advice = ruleOf({ ballFlight: 'slice', swingSpeed }, 'anti-slice-driver')
    expect(advice?.specifications.loft).toEqual({ fromDeg, toDeg: 12 })
    expect(advice?.fittedLoftDeg).toBe(fittedLoftDeg)
  })

  it('takes a loft for known only when somebody has said it, and a sample for no driver', () => {
    const driver = (told: Partial<BagClub>) => {
      const bag = [...bagOf('7-iron'), { ...newBagClub('driver'), ...told }]
      return ruleOf({ ballFlight: 'slice', bag }, 'anti-slice-driver')
    }
    const [sample] = DEFAULT_BAG
    expect(driver({ ...sample })).toMatchObject({ hasDriver: false, ownLoftDeg: undefined })
    expect(driver({ brand: 'Personal' })).toMatchObject({ hasDriver: true, ownLoftDeg: undefined })
    expect(driver({ brand: 'Personal', loft: 9 })).toMatchObject({ hasDriver: true, ownLoftDeg: 9 })
    expect(driver({ brand: 'Own', loft: 10.5 })).toMatchObject({ hasDriver: true, ownLoftDeg: 10.5 })
  })

  it('is told what to ask for, not what the shelf holds, when nobody has said what that is', () => {
    const flexOf = (told: Partial<BagClub>) => {
      const shelved = onShelf('8-iron').map((club) => ({ ...club, ...told }))
      const golfer = golferWith({ '7-iron': 100, '9-iron': 80 }, { more: { swingSpeed: 80 } })
      return ruleOf({ ...golfer, bag: [...golfer.bag, ...shelved] }, 'plan')?.specifications.shaftFlex
    }
    expect(flexOf({ brand: 'Personal' })).toBe('senior')
    expect(flexOf({ brand: 'Personal', shaftFlex: 'stiff' })).toBe('stiff')
    expect(flexOf({ brand: 'Own', shaftFlex: 'regular' })).toBe('regular')
  })

  it.each(COURSE_FREQUENCIES)('REC-19 REC-22 who plays %s', (courseFrequency) => {
    const advice = ruleOf({ courseFrequency }, 'easier-irons')
    const shape = { priority: 'medium', category: 'club-replacement', clubType: '7-iron' }
    expect(advice).toEqual(firing(courseFrequency === 'rarely' || courseFrequency === 'monthly', shape))
  })

  it.each([
    { handicap: 8, fitted: 'players' },
    { handicap: 9, fitted: 'players-distance' },
    { handicap: 15, fitted: 'players-distance' },
    { handicap: 16, fitted: 'game-improvement' },
    { handicap: null, fitted: 'game-improvement' },
  ])('with a handicap of $handicap is told what the fitting gives: $fitted', ({ handicap, fitted }) => {
    expect(ruleOf({ courseFrequency: 'rarely', handicap }, 'easier-irons')).toMatchObject({ fitted })
  })

  it('without irons is told what the first one should be', () => {
    const advice = ruleOf({ courseFrequency: 'rarely', bag: bagOf('driver', 'putter') }, 'easier-irons')
    expect(advice).toMatchObject({ clubType: '7-iron', irons: [] })
    const onlyLong = ruleOf({ courseFrequency: 'rarely', bag: bagOf('4-iron', '9-iron') }, 'easier-irons')
    expect(onlyLong).toMatchObject({ clubType: '9-iron', irons: ['4-iron', '9-iron'] })
  })

  it('is told nothing of irons that the plan leaves out', () => {
    const golfer = golferWith(
      { '5-iron': 148, '6-iron': 145, '7-iron': 133, '8-iron': 121 },
      { more: { courseFrequency: 'rarely', handicap: 25, swingSpeed: null } },
    )
    const plan = planFor({
      ...golfer,
      bag: [...bagOf('5-wood'), ...golfer.bag],
      distances: { ...golfer.distances, '5-wood': { distance: 160, source: 'measured' } },
    })
    expect(plan.actions).toContainEqual(expect.objectContaining({ kind: 'leave-out', club: '5-iron' }))
    const [irons] = recommended(golfer, plan).filter(({ rule }) => rule === 'easier-irons')
    expect(irons).toMatchObject({ irons: ['6-iron', '7-iron', '8-iron'] })
  })
})

const anyGolfer: fc.Arbitrary<SampleGolfer> = fc
  .record({
    clubs: fc.uniqueArray(
      fc.record({
        type: fc.constantFrom(...CLUB_TYPES),
        isInBag: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.boolean()),
        shaftType: fc.constantFrom(...SHAFT_TYPES),
        shaftFlex: fc.constantFrom(...SHAFT_FLEXES),
        carry: fc.option(
          fc.record({ distance: fc.integer({ min: 30, max: 280 }), source: fc.constantFrom(...DISTANCE_SOURCES) }),
          { nil: undefined, freq: 6 },
        ),
      }),
      { selector: ({ type }) => type, minLength: 0, maxLength: 20, size: 'max' },
    ),
    handicap: fc.option(fc.integer({ min: -5, max: 54 })),
    ballFlight: fc.option(fc.constantFrom(...BALL_FLIGHTS, 'slice' as const)),
    skillLevel: fc.option(fc.constantFrom(...SKILL_LEVELS)),
    playingExperience: fc.option(fc.constantFrom(...PLAYING_EXPERIENCES)),
    courseFrequency: fc.option(fc.constantFrom(...COURSE_FREQUENCIES)),
    swingSpeed: fc.option(fc.integer({ min: 40, max: 160 })),
    swingSpeedRange: fc.option(fc.constantFrom(...SWING_SPEED_RANGES)),
  })
  .map(({ clubs, ...golfer }) => ({
    ...golfer,
    bag: clubs.map(({ carry: _carry, ...club }) => ({ ...newBagClub(club.type), ...club })),
    distances: Object.fromEntries(
      clubs.flatMap(({ type, carry }) => (carry && type !== 'putter' ? [[type, carry]] : [])),
    ),
  }))

describe('for any golfer', () => {
  it('REC-09 REC-21 gives each an id of its own, one of the categories, and sorts high, medium, low', () => {
    const isInOrder = (golfer: SampleGolfer) => {
      const advice = adviceFor(golfer)
      const ids = advice.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const ranks = advice.map(({ priority }) => RECOMMENDATION_PRIORITIES.indexOf(priority))
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      for (const { category, trigger } of advice) {
        expect(RECOMMENDATION_CATEGORIES).toContain(category)
        expect(trigger).not.toBe('')
      }
    }
    fc.assert(fc.property(anyGolfer, isInOrder), { numRuns: 300, seed: 21 })
  })

  it('gives the same ids and reasons however the bag is ordered', () => {
    const isStable = (golfer: SampleGolfer) => {
      const named = (one: SampleGolfer) =>
        adviceFor(one)
          .map(({ id, trigger }) => `${id}: ${trigger}`)
          .toSorted()
      expect(named({ ...golfer, bag: golfer.bag.toReversed() })).toEqual(named(golfer))
    }
    fc.assert(fc.property(anyGolfer, isStable), { numRuns: 150, seed: 7 })
  })

  it('says each action of the plan once, with the priority that every screen shows', () => {
    const isComplete = (golfer: SampleGolfer) => {
      const { actions } = planFor(golfer)
      const items = adviceFor(golfer).flatMap((one) => (one.rule === 'plan' ? [one] : []))
      expect(items).toHaveLength(golfer.bag.length === 0 ? 0 : actions.length)
      for (const { action, priority } of items) expect(priority).toBe(actionPriority(action))
    }
    fc.assert(fc.property(anyGolfer, isComplete), { numRuns: 200, seed: 20 })
  })

  it('never advises to buy on estimates alone', () => {
    const isMeasuredFirst = (golfer: SampleGolfer) =>
      adviceFor(golfer)
        .flatMap((one) => (one.rule === 'plan' && 'hole' in one.action ? [one.action] : []))
        .every(({ hole }) => !(hole.longer.isEstimated && hole.shorter.isEstimated))
    expect(fc.check(fc.property(anyGolfer, isMeasuredFirst), { numRuns: 300, seed: 2 }).failed).toBe(false)
  })
})
