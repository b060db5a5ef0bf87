import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLUBS } from '@bagwise/golf/club'
import { STANDARD_BAG } from '@bagwise/golf/distances/standard-carry'
import { askAiShotAdvice } from '@bagwise/contract/ai/shot-advice'
import type { AiShotAdvice, ShotQuestion } from '@bagwise/contract/ai/shot-advice'
import { startAiApp } from '#server/testing/stubs/ai-app.ts'
import type { AiApp } from '#server/testing/stubs/ai-app.ts'
import { sayJson } from '#server/testing/stubs/stub-chat.ts'

const CLUBS_OWNED = ['driver', '5-iron', '6-iron', '7-iron', '8-iron', '9-iron', 'pw', 'sw'] as const
const PUTTER = { type: 'putter', loft: 3 } as const
const BAG = [
  ...CLUBS_OWNED.map((type) => ({
    type,
    loft: CLUBS[type].loftDeg,
    carryYards: STANDARD_BAG.find(({ club }) => club === type)?.carryYards ?? 0,
  })),
  PUTTER,
]
/** The rules' club is the 7-iron: it carries 145 and rolls out. */
const SITUATION: ShotQuestion['situation'] = {
  distanceYards: 150,
  lie: 'fairway',
  slope: 'flat',
  pin: 'middle',
  hazards: [],
  air: {},
}
const GOOD: AiShotAdvice = {
  recommendedClub: '7-iron',
  alternativeClubs: ['8-iron', '6-iron'],
  adjustments: {
    clubSelection: 'A smooth 7-iron covers it.',
    ballPosition: 'Just ahead of the middle.',
    stance: 'Feet under the shoulders.',
    swing: 'Three quarters of your strength.',
    aim: 'At the middle of the green.',
  },
  tips: ['Finish in balance.'],
}

describe('the shot advice by AI', () => {
  let ai: AiApp
  let asked = 0

  beforeAll(async () => {
    ai = await startAiApp()
  })
  afterAll(() => ai.remove())

  /** Unique questions, so that none is answered from the cache. */
  const question = (situation: Partial<ShotQuestion['situation']> = {}): ShotQuestion => {
    asked += 1
    const facts = { handicap: 14, age: 10 + (asked % 90), weight: 100 + asked, clubs: BAG }
    return { golfer: facts, situation: { ...SITUATION, ...situation } }
  }
  const ask = (situation?: Partial<ShotQuestion['situation']>) => ai.golfer.ask(askAiShotAdvice, question(situation))

  it('AIS-08 AIS-23 answers situation and profile with a shot advice result, and says that it is AI', async () => {
    ai.stub.answer = sayJson(GOOD)
    const air = { windSpeedMph: 8, windFromDeg: 90, temperatureF: 60, seaLevelPressureInHg: 29.8, humidity: 0.6 }
    expect(await ask({ air, hazards: [{ kind: 'water', side: 'left' }] })).toEqual({ source: 'ai', answer: GOOD })
    const facts = JSON.parse(ai.stub.calls.at(-1)?.body.messages[1]?.content ?? '')
    expect(Object.keys(facts)).toEqual(['golfer', 'situation'])
    expect(facts.golfer.clubs).toHaveLength(BAG.length)
    expect(facts.situation).toEqual({ ...SITUATION, air, hazards: [{ kind: 'water', side: 'left' }] })
  })

  it('ADV-37 has the rules aim for the golfer’s own hand and say so, and tells the AI the hand', async () => {
    const adviseFor = async (hand: 'left' | 'right') => {
      const { golfer, situation } = question({ slope: 'sidehill-above' })
      ai.stub.answer = sayJson({ ...GOOD, recommendedClub: 'driver' })
      const reply = await ai.golfer.ask(askAiShotAdvice, { golfer: { ...golfer, hand }, situation })
      expect(JSON.parse(ai.stub.calls.at(-1)?.body.messages[1]?.content ?? '').golfer.hand).toBe(hand)
      if (reply.source === 'ai') throw new Error('The AI’s club is far from the rules’')
      return reply.answer
    }
    const [rightHander, leftHander] = [await adviseFor('right'), await adviseFor('left')]
    expect(leftHander.recommendedClub).toBe(rightHander.recommendedClub)
    expect(rightHander.adjustments.aim).toMatch(/right of the pin/)
    expect(leftHander.adjustments.aim).toBe(rightHander.adjustments.aim.replace('right', 'left'))
    expect(rightHander.tips[0]).toContain('the ball goes left.')
    expect(leftHander.tips[0]).toContain('the ball goes right.')
  })

  it('has the rules aim off the usual miss that was learned and say so, and tells the AI the pattern', async () => {
    ai.stub.answer = sayJson('no')
    const { golfer, situation } = question()
    const pattern = { acrossRatio: 0.9, alongRatio: 1, biasShare: -0.6, tilt: 0.1, mishitRatio: 1 }
    const clubs = BAG.map((club) => (club.type === 'putter' ? club : { ...club, pattern }))
    const reply = await ai.golfer.ask(askAiShotAdvice, { golfer: { ...golfer, clubs }, situation })
    if (reply.source === 'ai') throw new Error('The AI said nothing of use')
    expect(reply.answer.adjustments.aim).toMatch(/^Aim \d+ yards right of the pin\. That allows for your usual miss\.$/)
    const sent = JSON.parse(ai.stub.calls.at(-1)?.body.messages[1]?.content ?? '')
    expect(sent.golfer.clubs[0].pattern).toEqual(pattern)
    const wild = clubs.map((club) => ({ ...club, pattern: { ...pattern, tilt: 2 } }))
    await expect(ai.golfer.ask(askAiShotAdvice, { golfer: { ...golfer, clubs: wild }, situation })).rejects.toThrow(
      /tilt/,
    )
  })

  it('takes hazards with and without their places, the fairway and the side of the pin, and tells the AI', async () => {
    ai.stub.answer = sayJson(GOOD)
    const situation = {
      lie: 'tee',
      pinSide: 'left',
      fairwayWidthYards: 28,
      hazards: [
        { kind: 'water', side: 'front', toReachYards: 60, toClearYards: 90 },
        { kind: 'bunker', side: 'left', toClearYards: 160 },
        { kind: 'ob', side: 'right' },
      ],
    } as const
    expect(await ask(situation)).toMatchObject({ answer: expect.anything() })
    const facts = JSON.parse(ai.stub.calls.at(-1)?.body.messages[1]?.content ?? '')
    expect(facts.situation).toEqual({ ...SITUATION, ...situation })
  })

  it('takes more about the lie, tells the AI, and has the rules’ tips speak of it', async () => {
    const situation = { lie: 'bunker', lieDetail: 'plugged', hasLip: true, distanceYards: 30 } as const
    ai.stub.answer = sayJson('no')
    const reply = await ask(situation)
    const [task, facts] = ai.stub.calls.at(-1)?.body.messages.map(({ content }) => content) ?? []
    expect(JSON.parse(facts ?? '').situation).toEqual({ ...SITUATION, ...situation })
    for (const name of ['lieDetail', 'hasLip', 'isUnderLimbs']) expect(task).toContain(`"${name}"`)
    expect(reply).toMatchObject({
      answer: { tips: expect.arrayContaining([expect.stringContaining('Square the face')]) },
    })

    ai.stub.answer = sayJson(GOOD)
    const under = { lie: 'rough', lieDetail: 'deep-rough', isUnderLimbs: true } as const
    expect(await ask(under)).toMatchObject({ answer: expect.anything() })
    expect(JSON.parse(ai.stub.calls.at(-1)?.body.messages[1]?.content ?? '').situation).toMatchObject(under)
  })

  it.each([
    { toReachYards: -1 },
    { toReachYards: 601 },
    { toReachYards: 120, toClearYards: 120 },
    { toReachYards: 120, toClearYards: 110 },
    { toClearYards: 0 },
  ])('refuses a hazard that cannot lie at %j', async (place) => {
    const callCount = ai.stub.calls.length
    await expect(ask({ hazards: [{ kind: 'water', side: 'front', ...place }] })).rejects.toThrow(/hazards/)
    expect(ai.stub.calls).toHaveLength(callCount)
  })

  it('AIS-22 takes the club beside the choice of the rules, in either direction', async () => {
    for (const recommendedClub of ['6-iron', '8-iron'] as const) {
      ai.stub.answer = sayJson({ ...GOOD, recommendedClub, alternativeClubs: ['7-iron'] })
      expect(await ask()).toMatchObject({ source: 'ai', answer: { recommendedClub } })
    }
  })

  it.each([
    ['the club is not in the bag', { recommendedClub: '7-wood' }],
    ['there is no such club', { recommendedClub: '7 iron' }],
    ['the club is two clubs away from the choice of the rules', { recommendedClub: '5-iron' }],
    ['a putter is to carry the ball', { recommendedClub: 'putter' }],
    ['an alternative is not in the bag', { alternativeClubs: ['8-iron', 'lw'] }],
    ['an alternative is far from the choice of the rules', { alternativeClubs: ['driver'] }],
    ['an alternative is the club itself', { alternativeClubs: ['7-iron'] }],
    ['an adjustment is missing', { adjustments: { ...GOOD.adjustments, aim: undefined } }],
    ['a text has a link', { tips: ['See https://example.com'] }],
    ['there is no tip', { tips: [] }],
  ])('AIS-22 is by the rules when %s', async (_why, changes) => {
    ai.stub.answer = sayJson({ ...GOOD, ...changes })
    expect(await ask()).toMatchObject({
      source: 'rules',
      answer: { recommendedClub: '7-iron' },
      failure: { message: 'Invalid AI response format' },
    })
  })

  it('AIS-22 is by the rules when the club beside theirs costs half a stroke', async () => {
    ai.stub.answer = sayJson({ ...GOOD, recommendedClub: '8-iron', alternativeClubs: [] })
    const water = { distanceYards: 146, pin: 'front', hazards: [{ kind: 'water', side: 'front' }] } as const
    expect(await ask(water)).toMatchObject({ source: 'rules', failure: { message: 'Invalid AI response format' } })
  })

  it('AIS-01 has the rules answer in the same form, for shots without a flight too', async () => {
    ai.stub.answer = sayJson('no')
    expect(await ask({ lie: 'bunker', slope: 'sidehill-below' })).toEqual({
      source: 'rules',
      answer: {
        recommendedClub: expect.any(String),
        alternativeClubs: expect.arrayContaining([expect.any(String)]),
        adjustments: {
          clubSelection: expect.stringMatching(/^Sand costs/),
          ballPosition: expect.stringMatching(/^Where you usually/),
          stance: expect.stringMatching(/^A little wider/),
          swing: expect.stringMatching(/\w/),
          aim: expect.stringMatching(/^Aim \d+ yards? left of the pin\.$/),
        },
        tips: expect.arrayContaining([expect.stringMatching(/\w/)]),
      },
      failure: { code: 'invalid-format', message: 'Invalid AI response format' },
    })
    // A storm brings every ball of a lob wedge back.
    const { golfer: facts, situation } = question({ distanceYards: 60, air: { windSpeedMph: 60 } })
    const clubs = [{ type: 'lw', loft: CLUBS.lw.loftDeg, carryYards: 60 }, PUTTER] as const
    expect(await ai.golfer.ask(askAiShotAdvice, { golfer: { ...facts, clubs }, situation })).toMatchObject({
      source: 'rules',
      answer: { recommendedClub: 'lw', alternativeClubs: [] },
    })
  })

  it('wants a club with a distance, and a shot that there can be', async () => {
    const { golfer: facts, situation } = question()
    const noCarry = { golfer: { ...facts, clubs: [PUTTER] }, situation }
    await expect(ai.golfer.ask(askAiShotAdvice, noCarry)).rejects.toThrow(/no club with a distance/)
    await expect(ask({ distanceYards: 601 })).rejects.toThrow(/distanceYards/)
    await expect(ask({ air: { windSpeedMph: 61 } })).rejects.toThrow(/windSpeedMph/)
    const unknown = { lieDetail: 'lava' } as unknown as Pick<ShotQuestion['situation'], 'lieDetail'>
    await expect(ask(unknown)).rejects.toThrow(/lieDetail/)
  })
})
