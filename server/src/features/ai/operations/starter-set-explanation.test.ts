import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAiStarterSet } from '@bagwise/contract/ai/starter-set-explanation'
import type { StarterSetQuestion } from '@bagwise/contract/ai/starter-set-explanation'
import { COURSE_FREQUENCIES, COURSE_TYPES, SKILL_LEVELS } from '@bagwise/golf/golfer'
import { COMMON_MISSES, STARTER_SET_IDS } from '@bagwise/golf/onboarding/answers'
import { STARTER_BUDGETS } from '@bagwise/golf/starter-sets/starter-answers'
import { startAiApp } from '#server/testing/stubs/ai-app.ts'
import type { AiApp } from '#server/testing/stubs/ai-app.ts'
import { sayJson, sayText } from '#server/testing/stubs/stub-chat.ts'

const QUESTION: StarterSetQuestion = {
  frequency: 'monthly',
  courseType: 'municipal',
  missPattern: 'right',
  confidenceClub: '7-iron',
  budget: '500-1200',
  skillLevel: 'beginner',
  tier: 'good',
}
const GOOD = 'Once a month is enough to get to know these clubs. The 7-iron you trust has its place among them.'
/** Each combination once, so that none is answered from the cache. */
const QUESTIONS = COURSE_FREQUENCIES.flatMap((frequency) =>
  COURSE_TYPES.flatMap((courseType) =>
    COMMON_MISSES.map((missPattern) => ({ ...QUESTION, frequency, courseType, missPattern })),
  ),
)

describe('the explanation of a starter set by AI', () => {
  let ai: AiApp
  const questions = QUESTIONS.values()

  beforeAll(async () => {
    ai = await startAiApp()
  })
  afterAll(() => ai.remove())

  const ask = (changes: Partial<StarterSetQuestion> = {}) => {
    const next = questions.next()
    if (next.done) throw new Error('There are no more questions')
    return ai.golfer.ask(askAiStarterSet, { ...next.value, ...changes })
  }

  it('AIS-13 AIS-23 explains the set of this budget and tier in two or three sentences, and says that it is AI', async () => {
    ai.stub.answer = sayJson({ explanation: GOOD })
    expect(await ai.golfer.ask(askAiStarterSet, { ...QUESTION, skillLevel: 'advanced' })).toEqual({
      source: 'ai',
      answer: GOOD,
    })
    const [, user] = ai.stub.calls.at(-1)?.body.messages ?? []
    expect(JSON.parse(user?.content ?? '')).toEqual({
      ...QUESTION,
      skillLevel: 'advanced',
      tier: 'Essential',
      set: {
        name: expect.any(String),
        description: expect.any(String),
        clubs: expect.arrayContaining(['Driver', '7-Iron', 'Putter']),
      },
    })
  })

  it('ADV-37 names a left-hander’s miss as the golfer sees it, to the AI and by the rules', async () => {
    ai.stub.answer = sayText('no JSON')
    const reply = await ask({ missPattern: 'right', hand: 'left' })
    const said = JSON.parse(ai.stub.calls.at(-1)?.body.messages[1]?.content ?? '')
    expect(said).toMatchObject({ missPattern: 'left', hand: 'left' })
    expect(reply).toMatchObject({ source: 'rules', answer: expect.stringContaining('miss to the left') })
  })

  it('AIS-14 names the tiers Essential, Progressive Improvement and Premium Starter Collection', async () => {
    const names = { good: 'Essential', better: 'Progressive Improvement', best: 'Premium Starter Collection' }
    for (const tier of STARTER_SET_IDS) {
      const name = names[tier]
      ai.stub.answer = sayJson({ explanation: GOOD })
      await ask({ tier, budget: 'over-1200' })
      expect(JSON.parse(ai.stub.calls.at(-1)?.body.messages[1]?.content ?? '')).toMatchObject({ tier: name })
    }
  })

  it.each([
    ['is one sentence', 'These clubs forgive.'],
    ['is four sentences', 'One. Two here. Three here. And four.'],
    ['names a club that is not in the set', 'The 2-hybrid is easy to hit. So is the 2-hybrid’s brother.'],
    ['names it in other letters', 'A lob wedge helps from the sand. The lob wedge is for you.'],
    ['names a price', 'It costs $200 only. That is $100 less.'],
    ['has a link', 'Look at www.example.com first. You will like it.'],
    ['is far too long', `${'a'.repeat(300)}. ${'b'.repeat(300)}.`],
  ])('AIS-22 is by the rules when it %s', async (_why, explanation) => {
    ai.stub.answer = sayJson({ explanation })
    expect(await ask()).toMatchObject({
      source: 'rules',
      answer: expect.stringMatching(/^\w.+\. .+\. .+\.$/),
      failure: { message: 'Invalid AI response format' },
    })
  })

  it('is by the rules when it repeats the mark of the prompt, however that is written', async () => {
    ai.stub.answer = (call) => {
      const [mark = ''] = /bw-[0-9a-f-]+/.exec(call.body.messages[0]?.content ?? '') ?? []
      sayText(`{"explanation":"These clubs forgive. The mark is ${mark.replace('b', String.raw`\u0062`)}."}`)(call)
    }
    expect(await ask()).toMatchObject({ source: 'rules', failure: { code: 'invalid-format' } })
  })

  it('SET-26 has a text by the rules for every answer when the AI fails', async () => {
    ai.stub.answer = sayJson({})
    const unasked = { ...QUESTION, frequency: 'multiple', courseType: 'links', missPattern: 'long' } as const
    for (const budget of STARTER_BUDGETS) {
      for (const tier of STARTER_SET_IDS) {
        for (const skillLevel of SKILL_LEVELS) {
          const { source, answer } = await ai.golfer.ask(askAiStarterSet, { ...unasked, budget, tier, skillLevel })
          expect(source).toBe('rules')
          expect(answer.split('. ').length).toBeGreaterThanOrEqual(3)
        }
      }
    }
  })
})
