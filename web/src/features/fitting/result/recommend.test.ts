import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FittingAnswers } from '@bagwise/golf/fitting/answers'
import { EQUIPMENT_ISSUES, EQUIPMENT_TIERS, FITTING_DEFAULTS, FITTING_GOALS } from '@bagwise/golf/fitting/answers'
import { fittingRequest } from '@bagwise/golf/fitting/request'
import type { FittedClub } from '@bagwise/golf/fitting/request'
import type { FittingCategory } from '@bagwise/golf/fitting/spending-order'
import { GENERIC_DRIVER } from './driver-card.ts'
import { recommend } from './recommend.ts'

const WISHES = { goal: 'distance', tier: 'medium', units: 'yards' } as const

const recommendFor = (changed: Partial<FittingAnswers> = {}, clubs: readonly FittedClub[] = []) =>
  recommend(fittingRequest({ ...FITTING_DEFAULTS, ...changed }, clubs), WISHES)

function clubOf(category: FittingCategory, changed: Partial<FittingAnswers> = {}, clubs: readonly FittedClub[] = []) {
  const found = recommendFor(changed, clubs).recommendations.find((one) => one.category === category)
  const [club] = found?.recommendations ?? []
  if (!club) throw new Error(`Nothing is recommended for ${category}`)
  return club
}

const why = (category: FittingCategory, changed: Partial<FittingAnswers> = {}, clubs: readonly FittedClub[] = []) =>
  clubOf(category, changed, clubs)
    .reasoning.map(({ sentence }) => sentence)
    .join(' ')

afterEach(() => {
  vi.restoreAllMocks()
})

describe('recommendations by rule', () => {
  it('FIT-21 have brand, model, specs, reasoning with what it rests on, price range and alternatives, all of them', () => {
    const anyAnswers = fc.record({
      swingSpeedMph: fc.option(fc.integer({ min: 40, max: 160 }), { nil: undefined }),
      handicap: fc.option(fc.integer({ min: -10, max: 54 }), { nil: undefined }),
      heightFeet: fc.integer({ min: 3, max: 8 }),
      ballFlight: fc.constantFrom('fade', 'draw', 'straight', 'slice', 'hook'),
      swingTempo: fc.constantFrom('slow', 'medium', 'fast'),
      equipmentIssues: fc.subarray([...EQUIPMENT_ISSUES]),
    })
    fc.assert(
      fc.property(
        anyAnswers,
        fc.constantFrom(...FITTING_GOALS),
        fc.constantFrom(...EQUIPMENT_TIERS),
        (changed, goal, tier) => {
          const request = fittingRequest({ ...FITTING_DEFAULTS, ...changed, primaryGoal: goal, budget: tier })
          const { recommendations, ruled } = recommend(request, { goal, tier, units: 'yards' })
          expect(ruled).toBeDefined()
          expect(recommendations).toHaveLength(6)
          for (const club of recommendations.flatMap((one) => one.recommendations)) {
            expect(
              [club.brand, club.model, club.priceRange, ...club.alternatives].every((text) => /\w/.test(text)),
            ).toBe(true)
            expect(club.alternatives).not.toHaveLength(0)
            expect(Object.keys(club.specs)).not.toHaveLength(0)
            expect(club.reasoning).not.toHaveLength(0)
            const words = JSON.stringify(club)
            expect(words).not.toMatch(/undefined|NaN|null/)
            for (const { sentence, basis } of club.reasoning) {
              expect(sentence).toMatch(/[.]$/)
              expect(basis).toMatch(/\w/)
            }
          }
        },
      ),
    )
  })

  it.each([
    [89, '12°', 'stiff graphite.', 'Under 90 mph: 12°'],
    [90, '10.5°', 'stiff graphite.', 'From 90 to 105 mph: 10.5°'],
    [105, '10.5°', 'X-stiff steel; steel driver shafts are hardly sold.', 'From 90 to 105 mph: 10.5°'],
    [106, '9°', 'X-stiff steel; steel driver shafts are hardly sold.', 'Over 105 mph: 9°'],
    [84, '12°', 'regular graphite.', 'Under 90 mph: 12°'],
  ])('FIT-22 FIT-23 at %d mph: %s, by the simple rule %s', (swingSpeedMph, loft, shaft, sentence) => {
    expect(clubOf('driver', { swingSpeedMph }).specs).toMatchObject({ Loft: loft })
    expect(why('driver', { swingSpeedMph })).toContain(sentence)
    expect(why('driver', { swingSpeedMph })).toContain(`The simple rule says: ${shaft}`)
  })

  it.each([
    [65, 'Ladies', '44 in'],
    [71, 'Senior, try ladies first', '44.75 in'],
    [80, 'Senior', '44.75 in'],
    [90, 'Regular', '45.25 in'],
    [96, 'Stiff, try regular first', '45.25 in'],
    [100, 'Stiff', '45.25 in'],
    [120, 'X-stiff', '45.25 in'],
  ])('ONE-41 FIT-26 at %d mph the driver card reads graphite, %s, %s', (swingSpeedMph, flex, length) => {
    expect(clubOf('driver', { swingSpeedMph }).specs).toMatchObject({ Shaft: 'Graphite', Flex: flex, Length: length })
  })

  it('advises a slicer to try more loft beside the loft of the rule, never less', () => {
    const slicer = (changed: Partial<FittingAnswers>) => why('driver', { ballFlight: 'slice', ...changed })
    expect(slicer({ swingSpeedMph: 110 })).toContain('Your ball slices: more loft curves less. Try 10.5-12°.')
    expect(slicer({ swingSpeedMph: 80, driverLoftDeg: 13 })).toContain('Try 13°.')
    expect(why('driver', { swingSpeedMph: 110 })).not.toContain('more loft curves less')
  })

  it('FIT-25 the shaft reasoning adds what the flex table says, and to try the softer one first', () => {
    const cases = [
      [84, 'The flex table says senior for your speed.', 'of two that feel alike, try the softer one first.'],
      [
        96,
        'The flex table says stiff for your speed.',
        'Half of its ±6 mph reaches regular: try the softer one first.',
      ],
      [120, 'The flex table says X-stiff for your speed.', 'of two that feel alike, try the softer one first.'],
    ] as const
    for (const [swingSpeedMph, table, softer] of cases) {
      expect(why('driver', { swingSpeedMph })).toContain(table)
      expect(why('driver', { swingSpeedMph })).toContain(softer)
    }
  })

  it.each([
    [undefined, 'Game improvement irons', '$600-800', 'You gave no handicap; 18 is taken.'],
    [15.1, 'Game improvement irons', '$600-800', 'Your handicap is 15.1. Over 15'],
    [15, 'Players distance irons', '$800-1200', 'Over 8 and up to 15'],
    [8, 'Players irons', '$800-1200', 'Up to 8'],
    [-2, 'Players irons', '$800-1200', 'Your handicap is +2.'],
  ])('FIT-24 a handicap of %s gives %s for %s, and the card says why', (handicap, model, priceRange, sentence) => {
    expect(clubOf('irons', { handicap })).toMatchObject({ model, priceRange })
    expect(why('irons', { handicap })).toContain(sentence)
  })

  it('says of an estimated speed that it is one', () => {
    expect(why('driver')).toContain('Your swing speed is estimated: 90 mph, from your score and age.')
    expect(why('driver', { swingSpeedRange: 'over-105' })).toContain(
      'estimated: 110 mph, from the range in your profile.',
    )
    expect(why('driver', { swingSpeedMph: 90 })).toContain('You swing the driver at 90 mph.')
  })

  it('says of an estimated handicap that it is one', () => {
    expect(why('irons', { handicap: 28, isHandicapEstimated: true })).toContain(
      'Your handicap is estimated from your score: 28. Over 15',
    )
  })

  it('calls no loft of a wedge the golfer’s that nobody has said', () => {
    const clubs = (isLoftAssumed: boolean): readonly FittedClub[] => [
      { type: 'pw', loftDeg: 46, isLoftAssumed },
      { type: 'gw', loftDeg: 52, isLoftAssumed },
    ]
    const unsaid = 'You have not given the loft of every wedge, so the usual one is taken.'
    expect(why('wedges', {}, clubs(true))).toContain(unsaid)
    expect(why('wedges', {}, clubs(true))).not.toContain('your pitching wedge')
    expect(why('wedges', {}, clubs(false))).not.toContain(unsaid)
    expect(why('wedges', {}, clubs(false))).toContain('Below your pitching wedge of 46°')
  })

  it('FIT-20 answers every issue somewhere', () => {
    const words = (changed: Partial<FittingAnswers>) =>
      JSON.stringify(recommendFor({ swingSpeedMph: 110, handicap: 2, ...changed }).recommendations)
    for (const issue of EQUIPMENT_ISSUES) expect(words({ equipmentIssues: [issue] }), issue).not.toBe(words({}))
  })

  it('aims the head of the driver at spin first, then at a slice', () => {
    expect(clubOf('driver', { ballFlight: 'slice', equipmentIssues: ['Too much spin'] }).model).toContain('low-spin')
    expect(clubOf('driver', { ballFlight: 'slice' }).model).toContain('draw-biased')
    expect(clubOf('driver', { ballFlight: 'hook' }).model).toContain('forgiving')
  })

  it('speaks of the way between wedges in the golfer’s units, and of wedges to keep', () => {
    const clubs: readonly FittedClub[] = [
      { type: 'pw', loftDeg: 46, carryYards: 110 },
      { type: 'sw', loftDeg: 56, carryYards: 60 },
    ]
    expect(why('wedges', {}, clubs)).toContain('Your wedges go from 46° to 56°, 50 yards apart.')
    const inMetres = recommend(fittingRequest(FITTING_DEFAULTS, clubs), { ...WISHES, units: 'metres' })
    expect(JSON.stringify(inMetres.recommendations)).toContain('46 metres apart')
    const close: readonly FittedClub[] = [
      { type: 'pw', loftDeg: 46 },
      { type: 'gw', loftDeg: 52 },
    ]
    expect(clubOf('wedges', {}, close)).toMatchObject({ model: 'Your own wedges', priceRange: 'nothing to buy' })
  })
})

it('FIT-12 falls back on one generic driver should the rules fail: 10.5°, regular graphite, $300-500', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = () => {
    throw new Error('A rule is broken')
  }
  const { recommendations, ruled } = recommend(fittingRequest(FITTING_DEFAULTS), WISHES, broken)
  expect(recommendations).toEqual([GENERIC_DRIVER])
  expect(ruled).toBeUndefined()
  expect(GENERIC_DRIVER.recommendations).toMatchObject([
    { specs: { Loft: '10.5°', Shaft: 'Regular graphite' }, priceRange: '$300-500' },
  ])
  expect(logged).toHaveBeenCalledOnce()
})
