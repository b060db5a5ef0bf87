import { expect, it } from 'vitest'
import { DEFAULT_BAG, SHAFT_FLEXES } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import { recommendEquipment } from '@bagwise/golf/recommendations/recommend-equipment'
import type { Recommendation } from '@bagwise/golf/recommendations/recommendation'
import type { RecommendedGolfer } from '@bagwise/golf/recommendations/recommended-golfer'
import { CONTENT_GOLFER, bagOf, golferWith, onShelf } from '@bagwise/golf/testing/sample-golfer'
import { chipText, recommendationText } from './recommendation-text.ts'
import { specificationRows } from '#features/recommendations/list/recommendation-card.tsx'

const BEGINNER = { skillLevel: 'beginner' } as const
const SERIOUS = { playingExperience: 'serious' } as const
const FULL: Readonly<Partial<Record<ClubType, number>>> = {
  driver: 230,
  '3-wood': 214,
  '5-wood': 202,
  '7-wood': 191,
  '4-iron': 189,
  '5-iron': 169,
  '6-iron': 158,
  '7-iron': 147,
  '9-iron': 125,
  pw: 114,
  sw: 98,
  lw: 82,
  '2-hybrid': 208,
}
const steel = (shaftFlex: (typeof SHAFT_FLEXES)[number]) =>
  bagOf('7-iron', '8-iron').map((club) => ({ ...club, shaftFlex }))

/** Together they make every rule fire in every way. */
const GOLFERS: readonly RecommendedGolfer[] = [
  { ...CONTENT_GOLFER, bag: [] },
  golferWith(FULL, { more: { ...SERIOUS, ballFlight: 'slice', courseFrequency: 'rarely', handicap: 4 } }),
  golferWith({ '7-iron': 150, '9-iron': 120 }, { source: 'estimated', more: BEGINNER }),
  golferWith({ '8-iron': 140, '9-iron': 100 }),
  golferWith({ '3-wood': 214, '5-wood': 180, '7-wood': 150, '3-hybrid': 129 }),
  golferWith({ '3-wood': 182, '6-iron': 156, '7-iron': 153 }, { more: BEGINNER }),
  golferWith({ '6-iron': 153, '7-iron': 153 }, { source: 'estimated' }),
  golferWith({ '5-wood': 210, '3-hybrid': 191, '4-iron': 188, '5-iron': 169 }),
  { ...golferWith({ '7-iron': 150, '9-iron': 125 }), bag: [...bagOf('7-iron', '9-iron'), ...onShelf('8-iron')] },
  { ...golferWith({ '7-iron': 150, '9-iron': 125 }), bag: bagOf('7-iron', '8-iron', '9-iron') },
  { ...CONTENT_GOLFER, ...BEGINNER, bag: bagOf('3-iron', '4-iron', 'pw') },
  { ...CONTENT_GOLFER, ...BEGINNER, bag: [...bagOf('driver'), ...onShelf('4-hybrid')], courseFrequency: 'monthly' },
  { ...CONTENT_GOLFER, ...SERIOUS, bag: [...bagOf('7-iron'), ...onShelf('gw', 'sw')] },
  { ...golferWith({ pw: 112, sw: 86 }, { more: SERIOUS }) },
  { ...CONTENT_GOLFER, ballFlight: 'slice' },
  ...SHAFT_FLEXES.map((flex) => ({ ...CONTENT_GOLFER, bag: steel(flex) })),
  { ...CONTENT_GOLFER, bag: steel('stiff'), swingSpeed: null },
  { ...CONTENT_GOLFER, bag: steel('stiff'), swingSpeed: 80 },
  golferWith({ driver: 190, '5-wood': 165, '5-iron': 120 }, { more: { ...BEGINNER, swingSpeed: 75 } }),
  golferWith({ '9-iron': 130, pw: 118, gw: 104, sw: 101 }, { more: SERIOUS }),
  golferWith({ '5-wood': 150, pw: 100 }, { more: { courseFrequency: 'rarely' } }),
]
const ALL: readonly Recommendation[] = GOLFERS.flatMap(recommendEquipment)

const textOf = (recommendation: Recommendation, units: 'yards' | 'metres' = 'yards') => {
  const { benefits, ...texts } = recommendationText(recommendation, units)
  return [...Object.values(texts), ...benefits]
}

it('speaks of every rule, and of a hole in every way', () => {
  expect(new Set(ALL.map(({ rule }) => rule))).toEqual(
    new Set(['essential', 'gap', 'hybrids', 'anti-slice-driver', 'wedges', 'easier-irons', 'overlap', 'shaft-flex']),
  )
  const kinds = ALL.flatMap((one) => (one.rule === 'gap' ? [one.advice.kind] : []))
  expect(new Set(kinds)).toEqual(new Set(['add-club', 'put-back', 'measure-first', 'adjust-loft']))
})

it('REC-05 REC-09 has title, description, reasoning, specifications, benefits, hint and chip for each', () => {
  for (const recommendation of ALL) {
    const { title, description, reasoning, rule, goesAway, benefits, shopHint } = recommendationText(
      recommendation,
      'yards',
    )
    expect(title).toMatch(/^[A-Z][^.]+$/)
    for (const text of [description, reasoning, rule, goesAway, shopHint, ...benefits]) {
      expect(text).toMatch(/^[A-Z].*[.?]$/)
      expect(text).not.toMatch(/undefined|NaN|\s\s|!/)
    }
    expect(benefits).toHaveLength(3)
    expect(chipText(recommendation)).toMatch(/^[A-Z0-9]/)
    expect(recommendationText(recommendation, 'yards').withoutSpecifications).not.toBe('')
  }
})

it('says every distance in the units of the golfer', () => {
  const inMetres = ALL.flatMap((recommendation) => textOf(recommendation, 'metres'))
  expect(inMetres.filter((text) => /\byards?\b/.test(text))).toEqual([])
  expect(inMetres.filter((text) => /\d+ metres?\b/.test(text)).length).toBeGreaterThan(0)
})

const only = (golfer: RecommendedGolfer, rule: Recommendation['rule']) => {
  const found = recommendEquipment(golfer).find((one) => one.rule === rule)
  if (!found) throw new Error(`${rule} did not fire`)
  return recommendationText(found, 'yards')
}

it('names the gap, the club, what it would carry and what has to make room', () => {
  const { title, description, reasoning, rule, goesAway } = only(golferWith(FULL), 'gap')
  expect(title).toBe('Add an 8-Iron between 7-Iron and 9-Iron')
  expect(description).toBe(
    'It goes into the 22 yard gap and would carry about 136 yards. The bag is full at 14 with the putter: leave out the 7-Wood.',
  )
  expect(reasoning).toMatch(/^Your 7-Iron carries 147 yards, your 9-Iron carries 125 yards\. /)
  expect(rule).toBe('Two neighbours more than 20 yards apart. The 22 yard gap is medium priority.')
  expect(goesAway).toBe('The 8-Iron is in your bag with its distance, or the two carry 20 yards apart or less.')
})

it('REC-20 says consider removing, and to measure first while a number is an estimate', () => {
  expect(only(golferWith(FULL), 'overlap')).toMatchObject({ title: 'Consider removing the 7-Wood' })
  const estimated = only(golferWith({ '6-iron': 153, '7-iron': 153 }, { source: 'estimated' }), 'overlap')
  expect(estimated.title).toBe('Measure first: 6-Iron and 7-Iron')
  expect(estimated.description).toContain('Consider removing the 6-Iron only if measured numbers say the same.')
})

it('never says to buy for a gap between two estimates', () => {
  const { title, description, withoutSpecifications } = only(
    golferWith({ '7-iron': 150, '9-iron': 120 }, { source: 'estimated' }),
    'gap',
  )
  expect(title).toBe('Measure first: 7-Iron and 9-Iron')
  expect(description).not.toMatch(/buy|add/i)
  expect(withoutSpecifications).toBe('None yet: measure before you buy.')
})

it('gives the shafts a direction, and asks for the speed where it is not known', () => {
  const shafts = (flex: (typeof SHAFT_FLEXES)[number], swingSpeed: number | null) =>
    only({ ...CONTENT_GOLFER, bag: steel(flex), swingSpeed }, 'shaft-flex')
  expect(shafts('stiff', 90).reasoning).toContain('stiffer than your speed asks for')
  expect(shafts('senior', 90).reasoning).toContain('softer than your speed asks for')
  expect(shafts('stiff', null).title).toBe('Measure your swing speed before you change shafts')
  expect(shafts('stiff', 90)).toMatchObject({
    title: 'Regular flex for your steel shafts',
    description: 'At about 90 mph with the driver the table says regular.',
  })
})

it('lists what to ask for, a range of lofts as a range', () => {
  const rows = specificationRows({
    loft: { fromDeg: 22, toDeg: 24 },
    shaftFlex: 'extra-stiff',
    shaftType: 'graphite',
    lieDeg: 58.5,
  })
  expect(rows.map(({ name, text }) => `${name} ${text}`)).toEqual([
    'Loft 22 to 24°',
    'Shaft Graphite',
    'Flex Extra-stiff',
    'Lie 58.5°',
  ])
  expect(specificationRows({ loft: { fromDeg: 32, toDeg: 32 } })).toEqual([{ name: 'Loft', text: '32°' }])
  expect(specificationRows({})).toEqual([])
})

it('says what the fitting says where the two rules differ', () => {
  const irons = (handicap: number | null) =>
    only({ ...CONTENT_GOLFER, courseFrequency: 'monthly', handicap }, 'easier-irons').description
  expect(irons(8)).toContain('the fitting gives players irons')
  expect(irons(15)).toContain('the fitting gives players distance irons')
  expect(irons(16)).not.toContain('fitting')
  expect(irons(null)).not.toContain('fitting')

  const driver = (swingSpeed: number, loft = 10.5) => {
    const bag = bagOf('driver').map((club) => ({ ...club, loft }))
    return only({ ...CONTENT_GOLFER, bag, ballFlight: 'slice', swingSpeed }, 'anti-slice-driver').description
  }
  expect(driver(106)).toContain('Your speed alone asks for 9°; the slice asks for more.')
  expect(driver(105)).not.toContain('asks for')
  expect(driver(89)).toContain('A draw-biased head with more loft')
  expect(driver(89, 12)).toContain('A draw-biased head, in place of yours')
  const sample = { ...CONTENT_GOLFER, bag: DEFAULT_BAG, ballFlight: 'slice' } as const
  expect(only(sample, 'anti-slice-driver').description).toMatch(/^When a driver comes into your bag/)
})

it('says when a 3-wood is for the tee, and names the hybrid beside a long iron', () => {
  const slow = golferWith({ driver: 190, '5-wood': 165 }, { more: { swingSpeed: 75 } })
  expect(only(slow, 'gap').description).toContain('At your swing speed it hardly gets up from the turf')
  const beginner = golferWith({ '5-wood': 233, '5-iron': 189 }, { more: { ...BEGINNER, swingSpeed: 95 } })
  expect(only(beginner, 'gap').description).toContain('A 3-Hybrid does the same work and is easier to hit.')
  expect(only(beginner, 'hybrids').description).toBe(
    'Take it instead of the 3-Iron that would fill your gap: one of the two is enough.',
  )
})

it('offers to change the loft of a club that would be missed', () => {
  const { title, description } = only(
    golferWith({ '9-iron': 130, pw: 118, gw: 104, sw: 101 }, { more: SERIOUS }),
    'overlap',
  )
  expect(title).toBe('Consider removing the Gap Wedge, or changing its loft')
  expect(description).toContain('without it you carry fewer than three wedges')
})

it('counts on the 7-iron that fills a gap where no iron is owned', () => {
  const about = (carries: Readonly<Partial<Record<ClubType, number>>>) =>
    only(golferWith(carries, { more: { courseFrequency: 'rarely' } }), 'easier-irons').description
  expect(about({ '5-wood': 165, pw: 110 })).toContain('Let the 7-Iron that fills your gap be one')
  expect(about({ '5-wood': 150, pw: 100 })).toContain('Start with a 7-Iron')
})

it('speaks of what the profile says, since nobody may have been asked', () => {
  const said = ALL.filter(({ rule }) => ['hybrids', 'anti-slice-driver', 'easier-irons'].includes(rule))
  for (const one of said) expect(recommendationText(one, 'yards').reasoning).toMatch(/^Your profile says /)
})
