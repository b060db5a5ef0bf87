import { expect, it } from 'vitest'
import { DEFAULT_BAG, SHAFT_FLEXES } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import type { Recommendation } from '@bagwise/golf/recommendations/recommendation'
import { CONTENT_GOLFER, adviceFor, bagOf, golferWith, onShelf } from '@bagwise/golf/testing/sample-golfer'
import type { SampleGolfer } from '@bagwise/golf/testing/sample-golfer'
import { actionText } from '#profile-parts/bag-plan/bag-action.copy.ts'
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

const FIFTEEN = {
  driver: 250,
  '3-wood': 232,
  '5-wood': 218,
  '7-wood': 206,
  '3-hybrid': 196,
  '4-iron': 186,
  '5-iron': 174,
  '6-iron': 163,
  '7-iron': 152,
  '8-iron': 141,
  '9-iron': 130,
  pw: 118,
  gw: 106,
  sw: 93,
  lw: 80,
} as const
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
/** Together they make every rule fire, and the plan say everything it can say. */
const GOLFERS: readonly SampleGolfer[] = [
  { ...CONTENT_GOLFER, bag: [] },
  golferWith(FULL, { more: { ...SERIOUS, ballFlight: 'slice', courseFrequency: 'rarely', handicap: 4 } }),
  golferWith({ '7-iron': 150, '9-iron': 120 }, { source: 'estimated', more: BEGINNER }),
  golferWith({ driver: 200, '5-iron': 150, '7-iron': 129, '8-iron': 127 }),
  golferWith({ '6-iron': 153, '7-iron': 153 }, { source: 'estimated' }),
  golferWith({ '5-wood': 205, '3-hybrid': 190, '4-iron': 188, '5-iron': 172 }),
  golferWith({ '6-iron': 153, '7-iron': 151 }),
  golferWith({ pw: 112, gw: 109, sw: 80 }),
  golferWith({ driver: 282, '3-wood': 255, '5-wood': 236, '7-iron': 176 }),
  golferWith({ driver: 150, '5-wood': 118, '5-hybrid': 104, '7-iron': 92 }, { more: { swingSpeed: 68, handicap: 30 } }),
  golferWith({ '3-hybrid': 180, '4-hybrid': 150, '5-hybrid': 140 }),
  { ...golferWith({ '7-iron': 150, '9-iron': 125 }), bag: [...bagOf('7-iron', '9-iron'), ...onShelf('8-iron')] },
  { ...golferWith({ '7-iron': 150, '9-iron': 125 }), bag: bagOf('7-iron', '8-iron', '9-iron') },
  golferWith({ '7-iron': 93, '8-iron': 85, '9-iron': 77, pw: 67 }, { more: { handicap: 30, swingSpeed: 68 } }),
  golferWith({ '5-wood': 128, '6-iron': 112, '7-iron': 103, pw: 80 }, { more: { ...BEGINNER, swingSpeed: null } }),
  golferWith(
    { '7-iron': 160, '8-iron': 150, '9-iron': 140, pw: 130, sw: 96 },
    { more: { ...SERIOUS, handicap: 8, swingSpeed: null } },
  ),
  golferWith({ ...FULL, '3-hybrid': 195, '8-iron': 136 }),
  golferWith(FIFTEEN),
  golferWith(EVEN_SLOW, { more: { ...BEGINNER, swingSpeed: null, handicap: 36 } }),
  { ...CONTENT_GOLFER, ballFlight: 'slice' },
  ...SHAFT_FLEXES.map((flex) => ({ ...CONTENT_GOLFER, bag: steel(flex) })),
  { ...CONTENT_GOLFER, bag: steel('ladies'), swingSpeed: null },
  { ...CONTENT_GOLFER, bag: steel('stiff'), swingSpeed: 80 },
]
const ALL: readonly Recommendation[] = GOLFERS.flatMap(adviceFor)

const textOf = (recommendation: Recommendation, units: 'yards' | 'metres' = 'yards') => {
  const { benefits, facts, ...texts } = recommendationText(recommendation, units)
  return [...Object.values(texts), ...benefits, ...facts.map(({ text }) => text)]
}

it('speaks of every rule, and of the plan in every way', () => {
  expect(new Set(ALL.map(({ rule }) => rule))).toEqual(
    new Set(['essential', 'plan', 'normal-gap', 'anti-slice-driver', 'easier-irons', 'shaft-flex']),
  )
  const kinds = ALL.flatMap((one) => (one.rule === 'plan' ? [one.action.kind] : []))
  expect(new Set(kinds)).toEqual(
    new Set([
      'buy',
      'put-back',
      'later',
      'measure',
      'normal',
      'grip-down',
      'part-swing',
      'leave-out',
      'bend',
      'keep-both',
    ]),
  )
  const reasons = ALL.flatMap((one) => (one.rule === 'plan' && 'reason' in one.action ? [one.action.reason] : []))
  expect(new Set(reasons)).toEqual(new Set(['hole', 'sand', 'easier', 'overlap', 'too-many']))
})

it('REC-05 REC-09 has title, description, reasoning, specifications, benefits, hint and chip for each', () => {
  for (const recommendation of ALL) {
    const { title, description, reasoning, facts, benefits, shopHint } = recommendationText(recommendation, 'yards')
    expect(title).toMatch(/^[A-Z0-9][^.]+$/)
    for (const text of [description, reasoning, shopHint, ...benefits, ...facts.map((fact) => fact.text)]) {
      expect(text).toMatch(/^[A-Z0-9].*[.?]$/)
      expect(text).not.toMatch(/undefined|NaN|\s\s|!/)
    }
    expect(facts.map(({ name }) => name).at(-1)).toBe('Done when')
    expect(benefits).toHaveLength(3)
    expect(chipText(recommendation)).toMatch(/^[A-Z0-9]/)
    expect(recommendationText(recommendation, 'yards').withoutSpecifications).not.toBe('')
  }
})

it('says every distance in the units of the golfer', () => {
  const inMetres = ALL.flatMap((recommendation) => textOf(recommendation, 'metres'))
  expect(inMetres.filter((text) => /\byards?\b/.test(text))).toEqual([])
  expect(inMetres.filter((text) => /\d+ meters?\b/.test(text)).length).toBeGreaterThan(0)
})

const only = (golfer: SampleGolfer, isMeant: (one: Recommendation) => boolean) => {
  const found = adviceFor(golfer).find(isMeant)
  if (!found) throw new Error('Nothing of the kind is recommended')
  return recommendationText(found, 'yards')
}
const ofRule = (rule: Recommendation['rule']) => (one: Recommendation) => one.rule === rule
const withId = (id: string) => (one: Recommendation) => one.id === id

it('has the words of the plan for an action, as home and Distances have them', () => {
  for (const one of ALL) {
    if (one.rule !== 'plan') continue
    const { title, description } = recommendationText(one, 'yards')
    const { reason, detail, ...said } = actionText(one.action, 'yards')
    expect([title, description]).toEqual([said.title, `${reason} ${detail}`])
  }
  const strong = golferWith({ '7-iron': 160, '8-iron': 150, '9-iron': 140, pw: 130, sw: 96 })
  const loftsDeg: Partial<Record<ClubType, number>> = { pw: 41, sw: 54 }
  const bag = strong.bag.map((club) => ({ ...club, loft: loftsDeg[club.type] ?? club.loft }))
  const { title, description, reasoning, facts } = only({ ...strong, bag }, withId('gap-pw-sw-gw'))
  expect(title).toBe('48° wedge')
  expect(description).toMatch(/^Fills 130-96, saves about 1 stroke in \d rounds\. It would carry about 112 yards/)
  expect(reasoning).toMatch(/^Your Pitching Wedge carries 130 yards, your Sand Wedge carries 96 yards\. /)
  expect(facts).toEqual([
    {
      name: 'For your swing',
      text: expect.stringMatching(/^Up to 19 yards is no hole here\. This one costs about 1 stroke in \d rounds\.$/),
    },
    {
      name: '5-20 rule',
      text: '34 yard gap, high priority. Its table names a Pitching Wedge: 46°, steel shaft.',
    },
    {
      name: 'Done when',
      text: 'The Gap Wedge is in your bag with its distance, or the two carry 19 yards apart or less.',
    },
  ])
})

it('ONE-40 has a badge by strokes, the table’s own answer for each gap over 20 yards, and reads normal where one suits the swing', () => {
  for (const one of ALL) {
    if (one.rule !== 'plan' || one.category !== 'gap-filler') continue
    const { strokes } = one.action
    expect(one.priority).toBe(strokes >= 0.15 ? 'high' : strokes >= 0.05 ? 'medium' : 'low')
  }
  const wide = ALL.filter((one) => 'specified' in one && one.specified?.verdict === 'too-large')
  expect(wide.length).toBeGreaterThan(10)
  for (const one of wide) {
    const { facts } = recommendationText(one, 'yards')
    expect(facts[1]?.name).toBe('5-20 rule')
    expect(facts[1]?.text).toMatch(
      /^\d+ yard gap, (?:high|medium) priority\. Its table names an? [\w -]+: [\d.]+(?: to [\d.]+)?°, (?:steel|graphite) shaft\.$/,
    )
  }
  const normal = ALL.filter(
    (one) => one.rule === 'normal-gap' || (one.rule === 'plan' && one.action.kind === 'normal'),
  ).map((one) => [one.priority, recommendationText(one, 'yards').description])
  expect(normal.length).toBeGreaterThan(1)
  expect(normal).toEqual(normal.map(() => ['low', expect.stringMatching(/^Normal for your speed, nothing to buy\. /)]))

  const long = golferWith({ driver: 282, '3-wood': 255, '5-wood': 236, '7-iron': 176 })
  const { title, description, withoutSpecifications, facts } = only(long, ofRule('normal-gap'))
  expect(title).toBe('Driver to 3-Wood')
  expect(description).toBe('Normal for your speed, nothing to buy. With your swing there is no gap to close.')
  expect(withoutSpecifications).toBe('Nothing to buy.')
  expect(facts[1]).toEqual({
    name: '5-20 rule',
    text: '27 yard gap, high priority. Its table names a 3-Wood: 15°, graphite shaft.',
  })
})

it('REC-20 says which of two clubs to consider removing, and to measure first while a number is an estimate', () => {
  const near = golferWith({ '5-wood': 205, '3-hybrid': 190, '4-iron': 188, '5-iron': 172 })
  const overlap = only(near, withId('overlap-3-hybrid-4-iron'))
  expect(overlap.title).toBe('Do without the 4-Iron')
  expect(overlap.facts[1]).toEqual({
    name: '5-20 rule',
    text: 'Under 5 yards apart, medium priority: consider removing one.',
  })
  const estimated = only(golferWith({ '6-iron': 153, '7-iron': 153 }, { source: 'estimated' }), ofRule('plan'))
  expect(estimated.title).toBe('Measure first: 6-Iron and 7-Iron')
})

it('never says to buy for a gap between two estimates', () => {
  const { title, description, withoutSpecifications } = only(
    golferWith({ '7-iron': 150, '9-iron': 120 }, { source: 'estimated' }),
    ofRule('plan'),
  )
  expect(title).toBe('Measure first: 7-Iron and 9-Iron')
  expect(description).not.toMatch(/buy|add/i)
  expect(withoutSpecifications).toBe('None yet: measure before you buy.')
})

it('gives the shafts a direction, and asks for the speed where it is not known', () => {
  const shafts = (flex: (typeof SHAFT_FLEXES)[number], swingSpeed: number | null) =>
    only({ ...CONTENT_GOLFER, bag: steel(flex), swingSpeed }, ofRule('shaft-flex'))
  expect(shafts('stiff', 90).reasoning).toContain('stiffer than your speed needs')
  expect(shafts('senior', 90).reasoning).toContain('softer than your speed needs')
  expect(shafts('ladies', null)).toMatchObject({
    title: 'Measure your swing speed first',
    description:
      'We only guess 95 ± 21 mph. For that the table says stiff, try senior first, and some of your steel shafts do not fit.',
  })
  expect(shafts('stiff', 90)).toMatchObject({
    title: 'Regular flex for your steel shafts',
    description: 'Your driver speed: 90 ± 6 mph, as you gave it. The table says regular.',
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
    only({ ...CONTENT_GOLFER, courseFrequency: 'monthly', handicap }, ofRule('easier-irons')).description
  expect(irons(8)).toContain('the fitting gives players irons')
  expect(irons(15)).toContain('the fitting gives players distance irons')
  expect(irons(16)).not.toContain('fitting')
  expect(irons(null)).not.toContain('fitting')

  const driver = (swingSpeed: number, loft = 10.5) => {
    const bag = bagOf('driver').map((club) => ({ ...club, loft }))
    return only({ ...CONTENT_GOLFER, bag, ballFlight: 'slice', swingSpeed }, ofRule('anti-slice-driver')).description
  }
  expect(driver(106)).toContain('Your speed alone needs 9°; the slice needs more.')
  expect(driver(105)).not.toContain('asks for')
  expect(driver(89)).toContain('A draw-biased head with more loft')
  expect(driver(89, 12)).toContain('A draw-biased head, or set yours to draw')
  const sample = { ...CONTENT_GOLFER, bag: DEFAULT_BAG, ballFlight: 'slice' } as const
  expect(only(sample, ofRule('anti-slice-driver')).description).toMatch(/^When you buy a driver/)
})

it('says what the first iron of a bag without irons should be', () => {
  const golfer = golferWith({ '5-wood': 150, pw: 100 }, { more: { courseFrequency: 'rarely' } })
  expect(only(golfer, ofRule('easier-irons')).description).toMatch(/^When you buy irons, pick one/)
})

it('tells the golfer what they said of themselves', () => {
  const said = ALL.filter(
    ({ rule, category }) => ['anti-slice-driver', 'easier-irons'].includes(rule) || category === 'beginner-essential',
  ).filter(({ rule }) => rule !== 'essential')
  for (const one of said)
    expect(recommendationText(one, 'yards').reasoning).toMatch(/^You(?:r profile says| slice it\.| play) /)
})
