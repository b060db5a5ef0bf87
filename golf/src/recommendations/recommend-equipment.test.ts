import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BAG, SHAFT_FLEXES, SHAFT_TYPES, newBagClub } from '../bag.ts'
import type { BagClub, ShaftFlex } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { CLUBS, CLUB_TYPES } from '../club.ts'
import { DISTANCE_SOURCES } from '../distances/club-distance.ts'
import { usualFiller } from '../gapping/filler.ts'
import { BALL_FLIGHTS, COURSE_FREQUENCIES, PLAYING_EXPERIENCES, SKILL_LEVELS, SWING_SPEED_RANGES } from '../golfer.ts'
import type { Recommendation } from './recommendation.ts'
import { RECOMMENDATION_CATEGORIES, RECOMMENDATION_PRIORITIES } from './recommendation.ts'
import { recommendEquipment } from './recommend-equipment.ts'
import type { RecommendedGolfer } from './recommended-golfer.ts'
import { CONTENT_GOLFER, bagOf, golferWith, onShelf } from '../testing/sample-golfer.ts'

const about = (golfer: Partial<RecommendedGolfer>) => recommendEquipment({ ...CONTENT_GOLFER, ...golfer })

function ruleOf<Rule extends Recommendation['rule']>(golfer: Partial<RecommendedGolfer>, rule: Rule) {
  return about(golfer).find((one): one is Extract<Recommendation, { rule: Rule }> => one.rule === rule)
}

/** The expected advice when its rule fires; undefined when it must not. */
const firing = (fires: boolean, shape: object): unknown => (fires ? expect.objectContaining(shape) : undefined)

/** Thirteen clubs besides the putter, evenly spaced, without a hybrid. */
const FULL = {
  driver: 230,
  '3-wood': 214,
  '5-wood': 202,
  '7-wood': 191,
  '4-iron': 180,
  '5-iron': 169,
  '6-iron': 158,
  '7-iron': 147,
  '8-iron': 136,
  '9-iron': 125,
  pw: 114,
  sw: 98,
  lw: 82,
} as const

const PRIORITY_BY_GAP = [
  { gapYards: 20, priority: undefined },
  { gapYards: 21, priority: 'medium' },
  { gapYards: 25, priority: 'medium' },
  { gapYards: 26, priority: 'high' },
]

const FILLER_BY_AVERAGE = [
  [220, '3-wood', '5-wood'],
  [200, '5-wood', '3-hybrid'],
  [185, '3-hybrid', '4-hybrid'],
  [175, '4-hybrid', '5-hybrid'],
  [165, '5-hybrid', '5-iron'],
  [155, '5-iron', '6-iron'],
  [145, '6-iron', '7-iron'],
  [135, '7-iron', '8-iron'],
  [125, '8-iron', '9-iron'],
  [115, '9-iron', 'pw'],
  [105, 'pw', 'gw'],
  [95, 'gw', 'sw'],
  [80, 'sw', 'lw'],
] as const

const FILLED_HOLES = [
  { longer: 'driver', carries: { driver: 245, '5-wood': 197 }, filler: '3-wood', shaft: 'graphite' },
  { longer: '3-wood', carries: { '3-wood': 220, '5-hybrid': 182 }, filler: '5-wood', shaft: 'graphite' },
  { longer: '5-wood', carries: { '5-wood': 200, '5-hybrid': 176 }, filler: '3-hybrid', shaft: 'graphite' },
  { longer: '5-wood', carries: { '5-wood': 190, '5-hybrid': 162 }, filler: '4-hybrid', shaft: 'graphite' },
  { longer: '4-iron', carries: { '4-iron': 182, '6-iron': 156 }, filler: '5-hybrid', shaft: 'graphite' },
  { longer: '6-iron', carries: { '6-iron': 156, '8-iron': 130 }, filler: '7-iron', shaft: 'steel' },
  { longer: 'pw', carries: { pw: 112, sw: 86 }, filler: 'gw', shaft: 'steel' },
] as const

const SUGGESTED_LOFTS = [
  { carries: { pw: 112, sw: 86 }, loft: [50, 52] },
  { carries: { gw: 102, lw: 76 }, loft: [54, 56] },
  { carries: { sw: 92, lw: 60 }, loft: undefined },
  { carries: { '5-wood': 200, '5-hybrid': 176 }, loft: [18, 20] },
  { carries: { '5-wood': 190, '5-hybrid': 162 }, loft: [22, 24] },
  { carries: { '4-iron': 182, '6-iron': 156 }, loft: [25, 27] },
]

const BEGINNERS = [
  { golfer: { skillLevel: 'beginner' }, bag: bagOf('7-iron'), fires: true },
  { golfer: { playingExperience: 'beginner' }, bag: bagOf('7-iron'), fires: true },
  { golfer: { skillLevel: 'intermediate' }, bag: bagOf('7-iron'), fires: false },
  { golfer: { skillLevel: 'beginner' }, bag: bagOf('7-iron', '5-hybrid'), fires: false },
  { golfer: { skillLevel: 'beginner' }, bag: [...bagOf('7-iron'), ...onShelf('5-hybrid')], fires: true },
] as const

const PLAYERS_WITH_WEDGES: readonly {
  experience: RecommendedGolfer['playingExperience']
  wedges: readonly ClubType[]
  fires: boolean
}[] = [
  { experience: 'serious', wedges: [], fires: true },
  { experience: 'serious', wedges: ['pw', 'sw'], fires: true },
  { experience: 'serious', wedges: ['pw', 'gw', 'sw'], fires: false },
  { experience: 'serious', wedges: ['gw', 'sw', 'lw'], fires: false },
  { experience: 'regular', wedges: ['pw'], fires: false },
  { experience: null, wedges: ['pw'], fires: false },
]

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

describe('gaps', () => {
  it.each(PRIORITY_BY_GAP)('REC-12 calls a gap of $gapYards yards $priority', ({ gapYards, priority }) => {
    const filler = ruleOf(golferWith({ '7-iron': 150, '9-iron': 150 - gapYards }), 'gap')
    expect(filler).toEqual(firing(priority !== undefined, { priority, category: 'gap-filler' }))
  })

  it.each(FILLER_BY_AVERAGE)(
    'REC-13 takes from an average of more than %i yards the %s, from less the %s',
    (yards, above, below) => {
      // Every type between the neighbours is available; only the average decides.
      const carries = (average: number) => ({ driver: average + 30, lw: average - 30 })
      expect(ruleOf(golferWith(carries(yards + 0.5)), 'gap')?.clubType).toBe(above)
      expect(usualFiller(yards)).toBe(below)
    },
  )

  it.each(FILLED_HOLES)(
    'REC-13 fills the hole below the $longer with a $filler on $shaft',
    ({ carries, filler, shaft }) => {
      const [longer, shorter] = Object.values(carries)
      expect(usualFiller(((longer ?? 0) + (shorter ?? 0)) / 2)).toBe(filler)
      const advice = ruleOf(golferWith(carries), 'gap')
      expect(advice).toMatchObject({ clubType: filler, specifications: { shaftType: shaft, shaftFlex: 'regular' } })
    },
  )

  it.each(SUGGESTED_LOFTS)('REC-13 suggests the loft of the table for $carries', ({ carries, loft }) => {
    const { specifications } = ruleOf(golferWith(carries), 'gap') ?? {}
    expect(specifications?.loft).toEqual(loft && { fromDeg: loft[0], toDeg: loft[1] })
  })

  it('REC-14 names the club that fills a gap of a full bag, and the one to leave out', () => {
    const { '8-iron': _gone, ...bag } = FULL
    const advice = ruleOf(golferWith({ ...bag, '2-hybrid': 200 }), 'gap')
    expect(advice?.advice).toMatchObject({ kind: 'add-club', filler: '8-iron', leaveOut: [expect.any(String)] })
  })

  it('REC-14 puts an owned club back instead of buying one', () => {
    const golfer = golferWith({ '7-iron': 150, '9-iron': 125 })
    const advice = ruleOf({ ...golfer, bag: [...golfer.bag, ...onShelf('8-iron')] }, 'gap')
    expect(advice).toMatchObject({ clubType: '8-iron', advice: { kind: 'put-back' }, specifications: { lieDeg: 60 } })
  })

  it.each([
    { more: { swingSpeed: 89 }, easier: '3-hybrid' },
    { more: { swingSpeed: 90 }, easier: undefined },
    { more: { swingSpeed: 95, handicap: 16 }, easier: '3-hybrid' },
    { more: { swingSpeed: 95, handicap: 15 }, easier: undefined },
    { more: { swingSpeed: 95, handicap: 15, playingExperience: 'beginner' }, easier: '3-hybrid' },
    { more: { swingSpeed: null, handicap: null }, easier: undefined },
  ] as const)('names the hybrid beside a long iron as the fitting does: case %#', ({ more, easier }) => {
    const golfer = golferWith({ '5-wood': 233, '5-iron': 189 }, { more: { handicap: 15, ...more } })
    expect(ruleOf(golfer, 'gap')).toMatchObject({ clubType: '3-iron', easier })
  })

  it.each([
    { swingSpeed: 84, isForTeeOnly: true },
    { swingSpeed: 85, isForTeeOnly: false },
    { swingSpeed: null, isForTeeOnly: false },
  ])(
    'says as the fitting does whether a 3-wood gets up from the turf: $swingSpeed mph',
    ({ swingSpeed, ...expected }) => {
      const golfer = golferWith({ driver: 190, '5-wood': 165 }, { more: { swingSpeed } })
      expect(ruleOf(golfer, 'gap')).toMatchObject({ clubType: '3-wood', ...expected })
      expect(ruleOf(golferWith({ pw: 112, sw: 86 }, { more: { swingSpeed } }), 'gap')).toMatchObject({
        isForTeeOnly: false,
      })
    },
  )

  it('measures first when neither number was measured', () => {
    const advice = ruleOf(golferWith({ '7-iron': 150, '9-iron': 120 }, { source: 'estimated' }), 'gap')
    expect(advice).toMatchObject({ advice: { kind: 'measure-first' }, specifications: {} })
  })

  it('is another reason when the gap grows beyond 25 yards or its numbers are measured, the same for a yard more', () => {
    const trigger = (shorter: number, source: 'measured' | 'estimated' = 'measured') =>
      ruleOf(golferWith({ '7-iron': 150, '9-iron': shorter }, { source }), 'gap')?.trigger
    expect(trigger(127)).toBe(trigger(126))
    expect(trigger(124)).not.toBe(trigger(126))
    expect(trigger(126, 'estimated')).not.toBe(trigger(126))
  })
})

describe('overlaps', () => {
  it.each([
    { gapYards: 0, isOverlap: true },
    { gapYards: 4, isOverlap: true },
    { gapYards: 5, isOverlap: false },
  ])('REC-20 REC-22 are judged at $gapYards yards', ({ gapYards, isOverlap }) => {
    const overlap = ruleOf(golferWith({ '5-wood': 200, '3-hybrid': 200 - gapYards }), 'overlap')
    expect(overlap).toEqual(firing(isOverlap, { priority: 'medium', category: 'set-optimization' }))
  })

  it('name the club whose absence leaves the smaller gap, and say when it would leave a hole', () => {
    const near = golferWith({ '5-wood': 205, '3-hybrid': 190, '4-iron': 188, '5-iron': 172 })
    expect(ruleOf(near, 'overlap')).toMatchObject({ clubType: '3-hybrid', missedFor: undefined })
    const far = golferWith({ '5-wood': 210, '3-hybrid': 191, '4-iron': 188, '5-iron': 169 })
    expect(ruleOf(far, 'overlap')).toMatchObject({ missedFor: 'hole' })
    expect(ruleOf(golferWith({ '6-iron': 152, '7-iron': 150, '8-iron': 140 }), 'overlap')?.clubType).toBe('6-iron')
  })

  it('spare the only hybrid of a beginner and the third wedge of a serious player, or say that its loft has to change', () => {
    const near = golferWith({ '5-wood': 205, '3-hybrid': 190, '4-iron': 188, '5-iron': 172 })
    expect(ruleOf({ ...near, skillLevel: 'beginner' }, 'overlap')).toMatchObject({
      clubType: '4-iron',
      missedFor: undefined,
    })
    const wedges = golferWith({ '9-iron': 130, pw: 118, gw: 104, sw: 101 })
    expect(ruleOf(wedges, 'overlap')).toMatchObject({ clubType: 'gw', missedFor: undefined })
    expect(ruleOf({ ...wedges, playingExperience: 'serious' }, 'overlap')).toMatchObject({
      clubType: 'gw',
      missedFor: 'need',
    })
  })

  it('name what has to be measured before anything is removed', () => {
    const golfer = golferWith({ '5-wood': 200, '3-hybrid': 198 })
    expect(ruleOf(golfer, 'overlap')?.measureFirst).toEqual([])
    const distances = { ...golfer.distances, '3-hybrid': { distance: 198, source: 'estimated' } as const }
    expect(ruleOf({ ...golfer, distances }, 'overlap')?.measureFirst).toEqual(['3-hybrid'])
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
    { swingSpeed: 84, flex: 'senior' },
    { swingSpeed: 85, flex: 'regular' },
    { swingSpeed: 94, flex: 'regular' },
    { swingSpeed: 95, flex: 'stiff' },
    { swingSpeed: 104, flex: 'stiff' },
    { swingSpeed: 105, flex: 'extra-stiff' },
    { swingSpeed: null, flex: 'regular' },
  ] as const)('REC-15 FIT-26 go by the flex table at $swingSpeed mph', ({ swingSpeed, flex }) => {
    for (const own of SHAFT_FLEXES) {
      const advice = ruleOf({ bag: steel(own), swingSpeed }, 'shaft-flex')
      expect(advice, own).toEqual(firing(own !== flex, { flex, category: 'shaft-upgrade', clubType: '7-iron' }))
    }
  })

  it('REC-15 take the middle of a range, and count steel in the bag only, the putter left out', () => {
    const rule = (golfer: Partial<RecommendedGolfer>) =>
      ruleOf({ swingSpeed: null, swingSpeedRange: '95-105', ...golfer }, 'shaft-flex')
    expect(rule({ bag: steel('regular', 'stiff', 'senior') })?.misfits).toEqual([
      { club: '7-iron', flex: 'regular' },
      { club: '9-iron', flex: 'senior' },
    ])
    expect(rule({ bag: steel('regular').map((club) => ({ ...club, shaftType: 'graphite' as const })) })).toBeUndefined()
    expect(rule({ bag: steel('regular').map((club) => ({ ...club, isInBag: false })) })).toBeUndefined()
    expect(rule({ bag: [{ ...newBagClub('putter'), brand: 'Own', shaftType: 'steel' }] })).toBeUndefined()
  })

  it('are not changed for a speed that Bagwise has estimated, unless the golfer gave a range', () => {
    const advice = (swingSpeedRange: '95-105' | null) =>
      ruleOf({ bag: steel('senior'), swingSpeed: 106, isSpeedEstimated: true, swingSpeedRange }, 'shaft-flex')
    expect(advice(null)).toMatchObject({ speedMph: undefined, flex: 'regular', specifications: {} })
    expect(advice('95-105')).toMatchObject({ speedMph: 100, flex: 'stiff' })
  })

  it('are left alone while nobody has said which they are', () => {
    const misfits = (bag: RecommendedGolfer['bag']) =>
      ruleOf({ bag, swingSpeed: 110 }, 'shaft-flex')?.misfits.map(({ club }) => club)
    expect(misfits(DEFAULT_BAG)).toBeUndefined()
    const toldOf = (type: ClubType, told: Partial<BagClub>) =>
      DEFAULT_BAG.map((club) => (club.type === type ? { ...club, ...told } : club))
    expect(misfits(toldOf('8-iron', { shaftFlex: 'stiff' }))).toEqual(['8-iron'])
    expect(misfits(toldOf('9-iron', { model: 'T350' }))).toEqual(['9-iron'])
  })

  it('are a new reason once the speed is known, or when the shafts of a club are others', () => {
    const trigger = (own: ShaftFlex, swingSpeed: number | null) =>
      ruleOf({ bag: steel(own), swingSpeed }, 'shaft-flex')?.trigger
    expect(trigger('stiff', 90)).toBe(trigger('stiff', 91))
    expect(trigger('stiff', 90)).not.toBe(trigger('stiff', null))
    expect(trigger('stiff', 90)).not.toBe(trigger('senior', 90))
  })

  it('are asked for in graphite where senior flex is, and not at all without a speed', () => {
    const asked = (swingSpeed: number | null) =>
      ruleOf({ bag: steel('stiff'), swingSpeed }, 'shaft-flex')?.specifications
    expect(asked(84)).toEqual({ shaftFlex: 'senior', shaftType: 'graphite' })
    expect(asked(85)).toEqual({ shaftFlex: 'regular', shaftType: 'steel' })
    expect(asked(null)).toEqual({})
  })

  it.each([
    { swingSpeed: 69, fits: true },
    { swingSpeed: 70, fits: false },
  ])('takes a ladies flex at $swingSpeed mph for fitting: $fits', ({ swingSpeed, fits }) => {
    expect(ruleOf({ bag: steel('ladies'), swingSpeed }, 'shaft-flex') === undefined).toBe(fits)
  })
})

describe('a beginner', () => {
  it.each(BEGINNERS)('REC-16 REC-22 without hybrids is told to add them: case %#', ({ golfer, bag, fires }) => {
    const advice = ruleOf({ ...golfer, bag }, 'hybrids')
    const clubType = '5-hybrid'
    expect(advice).toEqual(firing(fires, { priority: 'high', category: 'beginner-essential', clubType }))
  })

  it.each<{ bag: readonly ClubType[]; hybrid: ClubType; leaveOut: readonly ClubType[] }>([
    { bag: ['3-iron', '4-iron', '7-iron'], hybrid: '3-hybrid', leaveOut: ['3-iron'] },
    { bag: ['4-iron', '5-iron', '7-iron'], hybrid: '4-hybrid', leaveOut: ['4-iron'] },
    { bag: ['5-iron', '7-iron'], hybrid: '5-hybrid', leaveOut: ['5-iron'] },
    { bag: ['6-iron', '7-iron'], hybrid: '5-hybrid', leaveOut: [] },
  ])('swaps the longest iron of $bag for the $hybrid', ({ bag, hybrid, leaveOut }) => {
    const advice = ruleOf({ bag: bagOf(...bag), skillLevel: 'beginner' }, 'hybrids')
    expect(advice).toMatchObject({ addedClubs: [{ club: hybrid, isOwned: false }], leaveOut })
  })

  it('puts an owned hybrid back, in the place of its iron if that is there', () => {
    const bag = [...bagOf('4-iron', '5-iron', '7-iron'), ...onShelf('5-hybrid')]
    const advice = ruleOf({ bag, skillLevel: 'beginner' }, 'hybrids')
    expect(advice).toMatchObject({ addedClubs: [{ club: '5-hybrid', isOwned: true }], leaveOut: ['5-iron'] })
  })

  it('buys the hybrid instead of the long iron that other advice adds', () => {
    const golfer = golferWith({ '5-wood': 233, '5-iron': 189, '7-iron': 170 }, { more: { skillLevel: 'beginner' } })
    expect(ruleOf(golfer, 'gap')).toMatchObject({ clubType: '3-iron', easier: '3-hybrid' })
    expect(ruleOf(golfer, 'hybrids')).toMatchObject({ clubType: '3-hybrid', insteadOf: '3-iron' })
    const own = golferWith({ '3-iron': 180, '5-iron': 165, '7-iron': 150 }, { more: { skillLevel: 'beginner' } })
    expect(ruleOf(own, 'hybrids')).toMatchObject({ clubType: '3-hybrid', leaveOut: ['3-iron'], insteadOf: undefined })
  })

  it('gets no second hybrid when the one that fills a gap does', () => {
    const golfer = golferWith({ '3-wood': 182, '6-iron': 156 }, { more: { skillLevel: 'beginner' } })
    expect(ruleOf(golfer, 'gap')?.clubType).toBe('5-hybrid')
    expect(ruleOf(golfer, 'hybrids')).toMatchObject({ clubType: '5-hybrid', addedClubs: [], leaveOut: [] })
  })
})

describe('a serious player', () => {
  it.each(PLAYERS_WITH_WEDGES)(
    'REC-17 REC-22 ($experience) with $wedges is told to add wedges: $fires',
    ({ experience, wedges, fires }) => {
      const advice = ruleOf({ bag: bagOf('7-iron', ...wedges), playingExperience: experience }, 'wedges')
      const shape = { priority: 'medium', category: 'set-optimization', wedgeCount: wedges.length }
      expect(advice).toEqual(firing(fires, shape))
      expect(advice?.addedClubs.length ?? 0).toBe(fires ? 3 - wedges.length : 0)
    },
  )

  it('is given the wedges in the order of need, owned ones first, and room in a full bag', () => {
    const wedges = (bag: RecommendedGolfer['bag']) => ruleOf({ bag, playingExperience: 'serious' }, 'wedges')
    const addedClubs = (bag: RecommendedGolfer['bag']) => wedges(bag)?.addedClubs.map(({ club }) => club)
    expect(addedClubs(bagOf('7-iron'))).toEqual(['pw', 'sw', 'gw'])
    expect(addedClubs(bagOf('7-iron', 'pw', 'lw'))).toEqual(['sw'])
    expect(addedClubs([...bagOf('7-iron', 'pw', 'sw'), ...onShelf('lw')])).toEqual(['lw'])

    const { lw: _lw, ...twelve } = FULL
    const full = golferWith({ ...twelve, '4-hybrid': 186 }, { more: { playingExperience: 'serious' } })
    expect(ruleOf(full, 'wedges')).toMatchObject({ addedClubs: [{ club: 'gw' }], leaveOut: ['4-hybrid'] })
  })
})

describe('the golfer', () => {
  it.each(BALL_FLIGHTS)('REC-18 REC-22 with a %s', (ballFlight) => {
    const advice = ruleOf({ ballFlight, bag: bagOf('driver') }, 'anti-slice-driver')
    const shape = { priority: 'high', category: 'club-replacement', clubType: 'driver', leaveOut: [] }
    expect(advice).toEqual(firing(ballFlight === 'slice', shape))
  })

  it.each([
    { swingSpeed: 89, fromDeg: 12, fittedLoftDeg: 12 },
    { swingSpeed: 90, fromDeg: 10.5, fittedLoftDeg: 10.5 },
    { swingSpeed: 105, fromDeg: 10.5, fittedLoftDeg: 10.5 },
    { swingSpeed: 106, fromDeg: 10.5, fittedLoftDeg: 9 },
    { swingSpeed: null, fromDeg: 10.5, fittedLoftDeg: undefined },
  ])('slicing at $swingSpeed mph looks for $fromDeg° and more', ({ swingSpeed, fromDeg, fittedLoftDeg }) => {
    const advice = ruleOf({ ballFlight: 'slice', swingSpeed }, 'anti-slice-driver')
    expect(advice?.specifications.loft).toEqual({ fromDeg, toDeg: 12 })
    expect(advice?.fittedLoftDeg).toBe(fittedLoftDeg)
  })

  it('keeps the three wedges of a serious player when a driver needs room', () => {
    const { driver: _driver, ...bag } = FULL
    const golfer = golferWith(
      { ...bag, '2-hybrid': 208 },
      { more: { ballFlight: 'slice', playingExperience: 'serious' } },
    )
    const wedges = golfer.bag.map(({ type }) => type).filter((type) => CLUBS[type].kind === 'wedge')
    expect(wedges).toHaveLength(3)
    expect(wedges).not.toContain(ruleOf(golfer, 'anti-slice-driver')?.leaveOut[0])
  })

  it('takes a loft for known only when somebody has said it, and a sample for no driver', () => {
    const driver = (told: Partial<BagClub>) => {
      const bag = [...bagOf('7-iron'), { ...newBagClub('driver'), ...told }]
      return ruleOf({ ballFlight: 'slice', bag }, 'anti-slice-driver')
    }
    const [sample] = DEFAULT_BAG
    expect(driver({ ...sample })).toMatchObject({ hasDriver: false, ownLoftDeg: undefined, addedClubs: [] })
    expect(driver({ brand: 'Personal' })).toMatchObject({ hasDriver: true, ownLoftDeg: undefined })
    expect(driver({ brand: 'Personal', loft: 9 })).toMatchObject({ hasDriver: true, ownLoftDeg: 9 })
    expect(driver({ brand: 'Own' })).toMatchObject({ hasDriver: true, ownLoftDeg: 10.5 })
  })

  it('is told what to ask for, not what the shelf holds, when nobody has said what that is', () => {
    const flexOf = (told: Partial<BagClub>) => {
      const shelved = onShelf('5-hybrid').map((club) => ({ ...club, ...told }))
      const golfer = { bag: [...bagOf('7-iron'), ...shelved], skillLevel: 'beginner', swingSpeed: 80 } as const
      return ruleOf(golfer, 'hybrids')?.specifications.shaftFlex
    }
    expect(flexOf({ brand: 'Personal' })).toBe('senior')
    expect(flexOf({ brand: 'Personal', shaftFlex: 'stiff' })).toBe('stiff')
    expect(flexOf({ brand: 'Own' })).toBe('regular')
  })

  it('makes room for a driver only when none is owned', () => {
    const { driver: _driver, ...bag } = FULL
    const golfer = golferWith({ ...bag, '2-hybrid': 208 }, { more: { ballFlight: 'slice' } })
    const advice = ruleOf(golfer, 'anti-slice-driver')
    expect(advice).toMatchObject({ addedClubs: [{ club: 'driver' }], leaveOut: [expect.any(String)] })
    const shelved = { ...golfer, bag: [...golfer.bag, ...onShelf('driver')] }
    expect(ruleOf(shelved, 'anti-slice-driver')).toMatchObject({ addedClubs: [], leaveOut: [] })
  })

  it.each(COURSE_FREQUENCIES)('REC-19 REC-22 who plays %s', (courseFrequency) => {
    const advice = ruleOf({ courseFrequency }, 'easier-irons')
    const shape = { priority: 'medium', category: 'club-replacement', clubType: '7-iron', leaveOut: [] }
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

  it('without irons starts with the 7-iron', () => {
    const advice = ruleOf({ courseFrequency: 'rarely', bag: bagOf('driver', 'putter') }, 'easier-irons')
    expect(advice).toMatchObject({ irons: [], addedClubs: [{ club: '7-iron', isOwned: false }] })
    const onlyLong = ruleOf({ courseFrequency: 'rarely', bag: bagOf('4-iron', '9-iron') }, 'easier-irons')
    expect(onlyLong).toMatchObject({ clubType: '9-iron', irons: ['4-iron', '9-iron'], addedClubs: [] })
  })
})

const anyGolfer: fc.Arbitrary<RecommendedGolfer> = fc
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

/** Clubs that the advice adds, and those that make room. */
function movesOf(advice: Recommendation) {
  if (advice.rule === 'gap') {
    const { kind } = advice.advice
    if (kind !== 'add-club' && kind !== 'put-back') return { addedClubs: [], leaveOut: [] }
    const addedClubs = [{ club: advice.clubType, isOwned: kind === 'put-back' }]
    return { addedClubs, leaveOut: advice.advice.leaveOut }
  }
  return 'addedClubs' in advice ? advice : { addedClubs: [], leaveOut: [] }
}

describe('for any golfer', () => {
  it('REC-14 never brings in a club that is in the bag, and never more than fourteen with the putter', () => {
    const followAll = (golfer: RecommendedGolfer) => {
      const owned = new Set(golfer.bag.map(({ type }) => type))
      const carried = new Set(golfer.bag.filter(({ isInBag }) => isInBag).map(({ type }) => type))
      carried.delete('putter')
      const startCount = carried.size
      if (golfer.bag.length === 0) return
      const order = ['gap', 'hybrids', 'anti-slice-driver', 'wedges', 'easier-irons']
      const inOrder = recommendEquipment(golfer).toSorted((a, b) => order.indexOf(a.rule) - order.indexOf(b.rule))
      for (const advice of inOrder) {
        const { addedClubs, leaveOut } = movesOf(advice)
        const onItsOwn = startCount + addedClubs.length - leaveOut.length
        expect(onItsOwn).toBeLessThanOrEqual(Math.max(13, startCount))
        for (const club of leaveOut) expect(carried.delete(club), `${club} is in the bag`).toBe(true)
        for (const { club, isOwned } of addedClubs) {
          expect(owned.has(club)).toBe(isOwned)
          expect(carried.has(club)).toBe(false)
          carried.add(club)
          owned.add(club)
          expect(carried.size).toBeLessThanOrEqual(13)
        }
      }
    }
    fc.assert(fc.property(anyGolfer, followAll), { numRuns: 400, seed: 14 })
  })

  it('REC-09 REC-21 gives each an id of its own, one of the categories, and sorts high, medium, low', () => {
    const isInOrder = (golfer: RecommendedGolfer) => {
      const advice = recommendEquipment(golfer)
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
    const isStable = (golfer: RecommendedGolfer) => {
      const named = (one: RecommendedGolfer) =>
        recommendEquipment(one)
          .map(({ id, trigger }) => `${id}: ${trigger}`)
          .toSorted()
      expect(named({ ...golfer, bag: golfer.bag.toReversed() })).toEqual(named(golfer))
    }
    fc.assert(fc.property(anyGolfer, isStable), { numRuns: 150, seed: 7 })
  })

  it('never removes for an overlap what another rule would then ask for', () => {
    const asksBack = (golfer: RecommendedGolfer) => {
      const rules = (one: RecommendedGolfer) => recommendEquipment(one).map(({ rule }) => rule)
      for (const advice of recommendEquipment(golfer)) {
        if (advice.rule !== 'overlap' || advice.missedFor !== undefined) continue
        const bag = golfer.bag.map((club) => (club.type === advice.clubType ? { ...club, isInBag: false } : club))
        for (const rule of ['hybrids', 'wedges'] as const) {
          expect(rules({ ...golfer, bag }).includes(rule)).toBe(rules(golfer).includes(rule))
        }
      }
    }
    fc.assert(fc.property(anyGolfer, asksBack), { numRuns: 300, seed: 20 })
  })

  it('never advises to buy on estimates alone', () => {
    const isMeasuredFirst = (golfer: RecommendedGolfer) =>
      recommendEquipment(golfer)
        .flatMap((one) => (one.rule === 'gap' ? [one.advice] : []))
        .filter(({ gap }) => gap.longer.isEstimated && gap.shorter.isEstimated)
        .every(({ kind }) => kind === 'measure-first')
    expect(fc.check(fc.property(anyGolfer, isMeasuredFirst), { numRuns: 300, seed: 2 }).failed).toBe(false)
  })
})
