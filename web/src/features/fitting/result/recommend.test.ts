import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FittingAnswers } from '@bagwise/golf/fitting/answers'
import { EQUIPMENT_ISSUES, EQUIPMENT_TIERS, FITTING_DEFAULTS, FITTING_GOALS } from '@bagwise/golf/fitting/answers'
import { fittingRequest, speedOfAnswers } from '@bagwise/golf/fitting/request'
import type { FittedClub } from '@bagwise/golf/fitting/request'
import type { FittingCategory } from '@bagwise/golf/fitting/spending-order'
import { planBag, purchasesOf } from '@bagwise/golf/one-bag/plan-bag'
import { planningGolfer } from '@bagwise/golf/one-bag/planning-golfer'
import { plannedPurchases } from '#profile-parts/bag-plan/bag-plan.ts'
import { GENERIC_DRIVER } from './driver-card.ts'
import { recommend } from './recommend.ts'

const WISHES = { goal: 'distance', tier: 'medium', units: 'yards' } as const

const recommendFor = (changed: Partial<FittingAnswers> = {}, clubs: readonly FittedClub[] = []) =>
  recommend(fittingRequest({ ...FITTING_DEFAULTS, ...changed }, { clubs }), WISHES)

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
    expect(slicer({ swingSpeedMph: 110 })).toContain('You slice it: more loft curves less. Try 10.5-12°.')
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
    [undefined, 'Game improvement irons', '$600-800', 'No handicap given, so we used 18.'],
    [15.1, 'Game improvement irons', '$600-800', 'Your handicap is 15.1. Over 15'],
    [15, 'Players distance irons', '$800-1200', 'Over 8 and up to 15'],
    [8, 'Players irons', '$800-1200', 'Up to 8'],
    [-2, 'Players irons', '$800-1200', 'Your handicap is +2.'],
  ])('FIT-24 a handicap of %s gives %s for %s, and the card says why', (handicap, model, priceRange, sentence) => {
    expect(clubOf('irons', { handicap })).toMatchObject({ model, priceRange })
    expect(why('irons', { handicap })).toContain(sentence)
  })

  it('says where the speed comes from', () => {
    const request = (changed: Partial<FittingAnswers>) => {
      const evidence = { references: [{ club: '7-iron', carryYards: 95 }], known: {} } as const
      const answers = { ...FITTING_DEFAULTS, ...changed }
      return fittingRequest(answers, { speed: speedOfAnswers(answers, evidence) })
    }
    const whyOf = (changed: Partial<FittingAnswers>) => JSON.stringify(recommend(request(changed), WISHES))
    expect(whyOf({})).toContain('Your driver speed: 76 ± 6 mph, from your carries.')
    expect(whyOf({ swingSpeedMph: 80 })).toContain('mph, from your carries and the speed you gave.')
    expect(why('driver', { swingSpeedMph: 90 })).toContain('Your driver speed: 90 ± 6 mph, as you gave it.')
    expect(why('driver')).toContain('mph, a guess until you measure a club.')
  })

  it('says of an estimated handicap that it is one', () => {
    expect(why('irons', { handicap: 28, isHandicapEstimated: true })).toContain(
      'Your handicap is estimated from your score: 28. Over 15',
    )
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
})

describe('long clubs and wedges', () => {
  const CLUBS = [
    { type: 'driver', loft: 10.5 },
    { type: '5-wood', loft: 18 },
    { type: '7-iron', loft: 29 },
    { type: '8-iron', loft: 33 },
    { type: '9-iron', loft: 37 },
    { type: 'pw', loft: 41 },
    { type: 'sw', loft: 54 },
  ] as const
  const CARRIES = { driver: 230, '5-wood': 205, '7-iron': 163, '8-iron': 152, '9-iron': 141, pw: 130, sw: 96 } as const
  const planWith = (clubs: readonly (typeof CLUBS)[number][], source: 'measured' | 'estimated') =>
    planBag(
      planningGolfer({
        golfBag: clubs.map((club) => ({ ...club, isInBag: true })),
        distances: Object.fromEntries(clubs.map(({ type }) => [type, { distance: CARRIES[type], source }])),
        known: { handicap: 12 },
        isBeginner: false,
        isSerious: false,
      }),
    )
  function cardsFor(
    clubs: readonly (typeof CLUBS)[number][],
    handicap = 12,
    units: 'yards' | 'metres' = 'yards',
    source: 'measured' | 'estimated' = 'measured',
  ) {
    const plan = planWith(clubs, source)
    const request = fittingRequest(
      { ...FITTING_DEFAULTS, handicap },
      {
        clubs: clubs.map(({ type, loft }) => ({ type, loftDeg: loft })),
        toBuy: plannedPurchases(plan),
      },
    )
    const { recommendations, ruled } = recommend(request, { ...WISHES, units, plan })
    const cardOf = (category: FittingCategory) =>
      recommendations.find((one) => one.category === category)?.recommendations[0]
    return { plan, wedges: cardOf('wedges'), longClubs: cardOf('long-clubs'), spending: ruled?.spending }
  }

  it('show the lofts in the bag, then what the plan buys in its own words, and nothing else', () => {
    const { plan, wedges, longClubs } = cardsFor(CLUBS)
    const bought = purchasesOf(plan).map(({ club }) => club.type)
    expect(wedges).toMatchObject({
      model: '48° wedge',
      specs: { 'You have': 'Pitching Wedge 41°, Sand Wedge 54°', 'To buy': '48° wedge' },
      priceRange: 'about $120',
    })
    expect(wedges?.reasoning[0]?.sentence).toMatch(/^48° wedge, fills 130-96, saves about 1 stroke in \d rounds\.$/)
    expect(cardsFor(CLUBS, 12, 'metres').wedges?.reasoning[0]?.sentence).toContain('fills 119-88')
    const singles = bought.filter((club) => club !== 'gw')
    expect(longClubs?.specs['You have']).toBe('5-Wood 18°')
    expect(longClubs?.specs['To buy']?.split(', ').length).toBe(Math.max(1, singles.length))
  })

  it('say once which clubs to measure first, where a club for the gap between them would be bought', () => {
    const bag = CLUBS.filter(({ type }) => type !== 'pw')
    const { wedges, longClubs } = cardsFor(bag, 12, 'yards', 'estimated')
    const [ofWedges, ofLongClubs] = [wedges, longClubs].map((card) => card?.reasoning.map(({ sentence }) => sentence))
    expect(ofWedges).toContain('Measure first: 9-Iron and Sand Wedge.')
    expect(ofLongClubs).toContain('Measure first: 5-Wood and 7-Iron.')
    expect(ofLongClubs).not.toContain('Measure first: 9-Iron and Sand Wedge.')
  })

  it('begin the wedges with the pitching wedge of the irons advised where those are stronger, never with 46° beside it', () => {
    const weaker = CLUBS.map((club) => (club.type === 'pw' ? { ...club, loft: 46 } : club)) as unknown as typeof CLUBS
    const sentence = 'The irons we advise come with a pitching wedge of about 43°; yours has 46°.'
    expect(
      cardsFor(weaker, 28)
        .wedges?.reasoning.map((one) => one.sentence)
        .join(' '),
    ).toContain(sentence)
    expect(
      cardsFor(CLUBS, 28)
        .wedges?.reasoning.map((one) => one.sentence)
        .join(' '),
    ).not.toContain('irons we advise')
    const first = clubOf('wedges', { handicap: 28 })
    expect(JSON.stringify(first)).toContain('The pitching wedge comes with the irons: about 43°.')
    expect(JSON.stringify(first)).not.toContain('46°')
  })

  it('ONE-45 say what a first bag begins with, and of a bag of one club that two carries are needed', () => {
    expect(clubOf('long-clubs')).toMatchObject({ model: '5-Hybrid', specs: { 'You have': 'None' } })
    expect(clubOf('wedges')).toMatchObject({ model: '56° wedge', priceRange: 'about $120' })
    const { plan, wedges, longClubs } = cardsFor(CLUBS.slice(5, 6))
    expect(plan.actions).toEqual([])
    for (const card of [wedges, longClubs]) {
      expect(card?.specs['To buy']).toBe('Not known yet')
      expect(card?.reasoning[0]?.sentence).toBe('Give two clubs of your bag a carry. Then we can say what it lacks.')
    }
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
