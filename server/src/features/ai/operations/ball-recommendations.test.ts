import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BALLS } from '@bagwise/content/balls/catalogue.prose'
import { matchBalls } from '@bagwise/golf/balls/match-balls'
import { servesGoal } from '@bagwise/golf/balls/goal-fit'
import { askAiBalls } from '@bagwise/contract/ai/ball-recommendations'
import type { BallQuestion } from '@bagwise/contract/ai/ball-recommendations'
import { startAiApp } from '#server/testing/stubs/ai-app.ts'
import type { AiApp } from '#server/testing/stubs/ai-app.ts'
import { sayJson } from '#server/testing/stubs/stub-chat.ts'

const QUESTION: BallQuestion = {
  golfer: { handicap: 14, ballFlight: 'slice' },
  swingSpeedMph: 92,
  preferredFeel: 'soft',
  primaryGoal: 'distance',
  budget: 'mid-range',
}
const BY_RULES = { source: 'rules', failure: { message: 'Invalid AI response format' } } as const

describe('the ball recommendations by AI', () => {
  let ai: AiApp
  let asked = 0

  beforeAll(async () => {
    ai = await startAiApp()
  })
  afterAll(() => ai.remove())

  /** Unique questions, so that none is answered from the cache. */
  const ask = (changes: Partial<BallQuestion> = {}) => {
    asked += 1
    return ai.golfer.ask(askAiBalls, {
      ...QUESTION,
      ...changes,
      golfer: { ...(changes.golfer ?? QUESTION.golfer), age: 20 + (asked % 60), weight: 100 + asked },
    })
  }
  const dataSent = () => JSON.parse(ai.stub.calls.at(-1)?.body.messages[1]?.content ?? '{}')

  /** The balls offered to the service. */
  async function offeredIds(changes: Partial<BallQuestion> = {}): Promise<readonly string[]> {
    ai.stub.answer = sayJson({})
    await ask(changes)
    return dataSent().balls.map(({ id }: { readonly id: string }) => id)
  }
  const picks = (ids: readonly string[], reasons = ['It flies straight at your speed.']) =>
    sayJson({ balls: ids.map((id) => ({ id, reasons })) })

  it('AIS-11 AIS-23 gives three cards whose figures are those of the catalogue, and says that it is AI', async () => {
    const ids = (await offeredIds()).slice(1, 4)
    ai.stub.answer = sayJson({
      balls: ids.map((id) => ({ id, reasons: ['Made for 92 mph.'], compression: 1, pricePerDozenDollars: 1 })),
    })
    const { source, answer } = await ask()
    expect(source).toBe('ai')
    expect(answer.map(({ id }) => id)).toEqual(ids)
    expect(answer.map(({ matchScore }) => matchScore)).toEqual([95, 90, 85])
    for (const card of answer) {
      const ball = BALLS.find(({ id }) => id === card.id)
      expect(card).toMatchObject({
        brand: ball?.brand,
        model: ball?.model,
        compression: ball?.compression,
        dimples: ball?.dimples,
        construction: ball?.construction,
        features: ball?.keyFeatures,
        pricePerDozenDollars: ball?.pricePerDozen.typical,
        reasons: ['Made for 92 mph.'],
      })
    }
  })

  it('AIS-11 is asked with profile, speed, feel, goal and budget, and with up to twelve balls that suit and serve the goal', async () => {
    await offeredIds()
    const { balls, ...said } = dataSent()
    expect(said).toMatchObject({
      userProfile: QUESTION.golfer,
      swingSpeedMph: 92,
      preferredFeel: 'soft',
      primaryGoal: 'distance',
      budget: 'mid-range',
    })
    expect(balls.length).toBeGreaterThan(3)
    expect(balls.length).toBeLessThanOrEqual(12)
    for (const { id } of balls) {
      const ball = BALLS.find((one) => one.id === id)
      expect(ball?.swingSpeedRange.min).toBeLessThanOrEqual(92)
      expect(ball?.swingSpeedRange.max).toBeGreaterThanOrEqual(92)
      expect(ball?.pricePerDozen.typical).toBeLessThanOrEqual(45)
      expect(ball && servesGoal(ball, 'distance', QUESTION)).toBe(true)
    }
    const sent = JSON.stringify(ai.stub.calls.at(-1)?.body)
    for (const own of [ai.form.email, ai.form.firstName, ai.form.lastName]) expect(sent).not.toContain(own)
  })

  it('AIS-22 is by the rules for every ball that is made up, too dear or for another speed', async () => {
    const [first = '', second = '', third = ''] = await offeredIds()
    const dear = BALLS.find(({ pricePerDozen }) => pricePerDozen.typical > 45)?.id ?? ''
    const fast = BALLS.find(({ swingSpeedRange }) => swingSpeedRange.min > 75)?.id ?? ''
    const spinning = BALLS.find(
      (ball) => ball.pricePerDozen.typical <= 45 && !servesGoal(ball, 'distance', QUESTION),
    )?.id
    const unsound = [
      { why: 'not for the goal', ids: [first, second, spinning ?? ''] },
      { why: 'made up', ids: [first, second, 'titleist-pro-v9'] },
      { why: 'too dear', ids: [first, second, dear] },
      { why: 'for a faster swing', ids: [fast, second, third], changes: { swingSpeedMph: 75 } },
      { why: 'named twice', ids: [first, first, second] },
      { why: 'fewer than three', ids: [first, second] },
      { why: 'none', ids: [] },
    ]
    for (const { why, ids, changes } of unsound) {
      ai.stub.answer = picks(ids)
      const reply = await ask(changes)
      expect(reply, why).toMatchObject(BY_RULES)
      expect(reply.answer, why).toHaveLength(3)
    }
  })

  it.each([
    ['a figure that nobody gave', ['It adds 12 yards.']],
    ['a link', ['See https://balls.example.com']],
    ['markup', ['<b>Best</b> there is.']],
    ['nothing', []],
    ['four reasons', ['One.', 'Two.', 'Three.', 'Four.']],
  ])('AIS-22 is by the rules when a reason is %s', async (_why, reasons) => {
    const ids = (await offeredIds()).slice(0, 3)
    ai.stub.answer = picks(ids, reasons)
    expect(await ask()).toMatchObject(BY_RULES)
  })

  it('BAL-09 is the local match when the AI fails, in the form of its cards', async () => {
    ai.stub.answer = sayJson({ balls: [] })
    const { source, answer } = await ask({ budget: 'premium', preferredFeel: 'medium' })
    expect(source).toBe('rules')
    const golfer = { ...QUESTION, budget: 'premium', preferredFeel: 'medium', handicap: 14 } as const
    expect(answer.map(({ id }) => id)).toEqual(
      matchBalls(BALLS, golfer)
        .matches.slice(0, 3)
        .map((match) => match.ball.id),
    )
    expect(answer[0]?.matchScore).toBe(95)
    expect(answer[0]?.reasons).toHaveLength(3)
  })

  it('takes as many as there are where fewer than three suit', async () => {
    const changes = { golfer: { handicap: 5 }, swingSpeedMph: 130, budget: 'budget' } as const
    const ids = await offeredIds(changes)
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.length).toBeLessThan(3)
    ai.stub.answer = picks(ids)
    expect(await ask(changes)).toMatchObject({ source: 'ai', answer: ids.map((id) => ({ id })) })
  })
})
