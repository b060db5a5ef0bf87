import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAiEquipment, EquipmentAdvice } from '@bagwise/contract/ai/equipment-recommendations'
import type { EquipmentQuestion } from '@bagwise/contract/ai/equipment-recommendations'
import { startAiApp } from '#server/testing/stubs/ai-app.ts'
import type { AiApp } from '#server/testing/stubs/ai-app.ts'
import { sayJson, sayText } from '#server/testing/stubs/stub-chat.ts'

/**
 * The rules give 10.5°, a regular graphite shaft, players distance irons and a 34 in putter.
 */
const QUESTION: EquipmentQuestion = {
  golfer: {
    handicap: 14,
    swingSpeed: 93,
    height: 70,
    clubs: [{ type: 'pw', loft: 46, shaftFlex: 'regular', carryYards: 118, source: 'measured' }],
  },
  budget: 'mid-range',
  priorities: ['distance'],
  currentIssues: ['Lack of forgiveness'],
}
const DRIVER = {
  brand: 'Fairway Forge',
  model: 'Glide 10K',
  loftDeg: 10.5,
  lengthInches: 45.5,
  shaftFlex: 'regular',
  shaftType: 'graphite',
  reasoning: 'A head that twists little suits a golfer who misses the middle.',
  fromDollars: 400,
  toDollars: 500,
  alternatives: ['Glide LS'],
}
const IRONS = {
  ...DRIVER,
  model: 'Glide Irons',
  loftDeg: null,
  lengthInches: null,
  ironType: 'players-distance',
  fromDollars: 900,
  toDollars: 1100,
}
const PUTTER = { ...DRIVER, loftDeg: 3, lengthInches: 34, shaftFlex: null }
const WEDGE = { ...DRIVER, loftDeg: 54, lengthInches: null }

type Category = { readonly category: string; readonly recommendations: readonly object[] }
const one = (category: string, ...recommendations: readonly object[]): Category => ({ category, recommendations })

describe('the equipment recommendations by AI', () => {
  let ai: AiApp
  let asked = 0

  beforeAll(async () => {
    ai = await startAiApp()
  })
  afterAll(() => ai.remove())

  /** Unique questions, so that none is answered from the cache. */
  const ask = (changes: Partial<EquipmentQuestion> = {}) => {
    asked += 1
    const { golfer: facts, ...rest } = { ...QUESTION, ...changes }
    return ai.golfer.ask(askAiEquipment, { ...rest, golfer: { ...facts, weight: 100 + asked } })
  }
  const say = (...categories: readonly Category[]) => {
    ai.stub.answer = sayJson({ categories })
  }
  const dataSent = () => JSON.parse(ai.stub.calls.at(-1)?.body.messages[1]?.content ?? '{}')

  it('AIS-10 AIS-23 gives categories with brand, model, reasoning, alternatives and specs, and says that it is AI', async () => {
    say(one('driver', DRIVER), one('irons', IRONS))
    expect(await ask()).toEqual({
      source: 'ai',
      answer: [
        {
          category: 'driver',
          title: 'Driver',
          recommendations: [
            {
              brand: 'Fairway Forge',
              model: 'Glide 10K',
              specs: { Loft: '10.5°', Length: '45.5 in', Flex: 'regular', Shaft: 'graphite' },
              rulesSay: {},
              reasoning: DRIVER.reasoning,
              priceRange: '$400-500',
              alternatives: ['Glide LS'],
            },
          ],
        },
        expect.objectContaining({ category: 'irons', title: 'Irons' }),
      ],
    })
  })

  it('AIS-10 is asked with profile, budget, priorities and issues, mid-range and performance where nothing is said', async () => {
    say()
    await ask()
    expect(dataSent()).toMatchObject({
      userProfile: QUESTION.golfer,
      budget: 'mid-range',
      priorities: ['distance'],
      currentIssues: ['Lack of forgiveness'],
      limits: { driver: { loftDeg: { from: 9, to: 12 } } },
      mostDollars: 1500,
    })
    await ask({ budget: undefined, priorities: [], currentIssues: undefined })
    expect(dataSent()).toMatchObject({ budget: 'mid-range', priorities: ['performance'], currentIssues: [] })
    await ask({ budget: 'premium' })
    expect(dataSent()).not.toHaveProperty('mostDollars')
    const sent = JSON.stringify(ai.stub.calls.at(-1)?.body)
    for (const own of [ai.form.email, ai.form.firstName, ai.form.lastName]) expect(sent).not.toContain(own)
  })

  it('says where the rules give something else, and leaves out figures that no rule can judge', async () => {
    say(
      one('driver', { ...DRIVER, loftDeg: 12, shaftFlex: 'senior' }),
      one('irons', { ...IRONS, ironType: 'game-improvement', lengthInches: 99 }),
      one('putter', { ...PUTTER, lengthInches: 35, fromDollars: 100 }),
    )
    const { source, answer } = await ask()
    expect(source).toBe('ai')
    const clubs = answer.map(({ recommendations }) => recommendations[0])
    expect(clubs.map((club) => club?.rulesSay)).toEqual([
      { Loft: '10.5°', Flex: 'regular' },
      { Head: 'players distance' },
      { Length: '34 in' },
    ])
    expect(clubs.map((club) => club?.specs)).toEqual([
      { Loft: '12°', Length: '45.5 in', Flex: 'senior', Shaft: 'graphite' },
      { Flex: 'regular', Shaft: 'graphite', Head: 'game improvement' },
      { Length: '35 in' },
    ])
  })

  it.each([
    ['the driver has a step too much loft', [one('driver', { ...DRIVER, loftDeg: 12.5 })]],
    ['the driver has no loft', [one('driver', { ...DRIVER, loftDeg: null })]],
    ['the driver is longer than the Rules allow', [one('driver', { ...DRIVER, lengthInches: 48 })]],
    ['the shaft is stiffer than the speed asks for', [one('driver', { ...DRIVER, shaftFlex: 'stiff' })]],
    ['the driver has a steel shaft', [one('driver', { ...DRIVER, shaftType: 'steel' })]],
    ['the shaft is two steps softer', [one('driver', { ...DRIVER, shaftFlex: 'ladies' })]],
    ['a long club has the loft of an iron', [one('long-clubs', { ...DRIVER, loftDeg: 31 })]],
    ['nobody knows the kind of irons', [one('irons', { ...IRONS, ironType: null })]],
    ['a wedge has less loft than the pitching wedge', [one('wedges', { ...WEDGE, loftDeg: 44 })]],
    ['the putter is two inches too long', [one('putter', { ...PUTTER, lengthInches: 36 })]],
    ['a price ends before it begins', [one('driver', { ...DRIVER, toDollars: 300 })]],
    ['a price is beyond all reason', [one('driver', { ...DRIVER, toDollars: 40_000 })]],
    [
      'all together costs more than the budget',
      [one('driver', { ...DRIVER, fromDollars: 700, toDollars: 800 }), one('irons', IRONS)],
    ],
    ['a category comes twice', [one('driver', DRIVER), one('driver', DRIVER)]],
    ['a category is none', [one('headcovers', DRIVER)]],
    ['a text has a link', [one('driver', { ...DRIVER, alternatives: ['www.clubs.example.com'] })]],
    ['there is no category', []],
  ])('AIS-22 is by the rules when %s', async (_why, categories) => {
    say(...categories)
    expect(await ask()).toMatchObject({ source: 'rules', failure: { message: 'Invalid AI response format' } })
  })

  it('names no long club and no wedge but those that the plan for the bag buys', async () => {
    const wedge = (loftDeg: number) => one('wedges', { ...WEDGE, loftDeg })
    const source = async (purchases: EquipmentQuestion['purchases'], ...categories: readonly Category[]) => {
      say(...categories)
      return (await ask({ purchases })).source
    }
    const gapWedge = [{ type: 'gw', loftDeg: 48 }] as const
    expect(await source([...gapWedge], wedge(48))).toBe('ai')
    expect(await source([...gapWedge], wedge(50))).toBe('rules')
    expect(await source([...gapWedge], one('long-clubs', { ...DRIVER, loftDeg: 21 }))).toBe('rules')
    expect(await source([], wedge(48))).toBe('rules')
    expect(await source(undefined, wedge(48))).toBe('rules')

    say(one('headcovers', DRIVER))
    const { answer } = await ask({ purchases: [...gapWedge, { type: '7-wood', loftDeg: 21 }] })
    const named = answer.map(
      ({ category, recommendations: [club] }) => `${category}: ${club?.model}, ${club?.priceRange}`,
    )
    expect(named).toContain('wedges: 48°, $120')
    expect(named).toContain('long-clubs: 7-Wood, $250')
  })

  it('goes by the speed that the page has worked out, with its ±', async () => {
    say(one('headcovers', DRIVER))
    const flexFor = async (golfer: Partial<EquipmentQuestion['golfer']>) => {
      const { answer } = await ask({ golfer: { ...QUESTION.golfer, ...golfer } })
      return answer.find(({ category }) => category === 'driver')?.recommendations[0]?.specs['Flex']
    }
    expect(await flexFor({ swingSpeed: 97, swingSpeedPlusMinus: 2 })).toBe('stiff')
    expect(await flexFor({ swingSpeed: 97, swingSpeedPlusMinus: 8 })).toBe('regular')
  })

  it('AIS-22 never gives blades to a golfer whom the rules give game improvement irons', async () => {
    const beginner = { golfer: { ...QUESTION.golfer, handicap: 28 } }
    say(one('irons', { ...IRONS, ironType: 'players' }))
    expect(await ask(beginner)).toMatchObject({ source: 'rules' })
    say(one('irons', IRONS))
    expect(await ask(beginner)).toMatchObject({ source: 'ai' })
  })

  it('REC-11 FIT-12 is the fitting by rules, in the same form, when the AI fails', async () => {
    ai.stub.answer = sayText('I would ask a fitter.')
    const { source, answer } = await ask({ priorities: ['accuracy'] })
    expect(source).toBe('rules')
    expect(EquipmentAdvice.parse(answer)).toEqual(answer)
    expect(answer.map(({ category }) => category)).toEqual(['irons', 'driver', 'grips', 'putter'])
    expect(answer[1]?.recommendations).toMatchObject([
      { brand: 'Any maker', specs: { Loft: '10.5°', Flex: 'regular', Shaft: 'graphite' }, priceRange: '$300-500' },
    ])
  })
})
