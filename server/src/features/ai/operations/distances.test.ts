import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAiDistances } from '@bagwise/contract/ai/distances'
import type { DistancesQuestion } from '@bagwise/contract/ai/distances'
import { startAiApp } from '#server/testing/stubs/ai-app.ts'
import type { AiApp } from '#server/testing/stubs/ai-app.ts'
import { sayJson, sayText } from '#server/testing/stubs/stub-chat.ts'

const QUESTION: DistancesQuestion = {
  golfer: { handicap: 14, swingSpeed: 92 },
  known: { '7-iron': 150, driver: 225 },
  clubs: ['5-iron', '9-iron', 'lw'],
}
/** Close to the rules' 174, 126 and 90. */
const GOOD = { carries: { '5-iron': 176, '9-iron': 124, lw: 88 } }
const RULES = { '5-iron': expect.any(Number), '9-iron': expect.any(Number), lw: expect.any(Number) }

describe('the distance calculation by AI', () => {
  let ai: AiApp
  let asked = 0

  beforeAll(async () => {
    ai = await startAiApp()
  })
  afterAll(() => ai.remove())

  /** Unique questions, so that none is answered from the cache. */
  const ask = (changes: Partial<DistancesQuestion> = {}) => {
    asked += 1
    return ai.golfer.ask(askAiDistances, {
      ...QUESTION,
      ...changes,
      golfer: { ...QUESTION.golfer, age: 10 + (asked % 90), weight: 100 + asked },
    })
  }

  it('AIS-07 AIS-23 estimates the clubs asked for from the known ones, and says that it is AI', async () => {
    ai.stub.answer = sayJson(GOOD)
    expect(await ask({ conditions: { temperatureF: 48, headWindMph: 10, elevationFeet: 20 } })).toEqual({
      source: 'ai',
      answer: GOOD.carries,
    })
    const [system, user] = ai.stub.calls.at(-1)?.body.messages ?? []
    expect(system?.role).toBe('system')
    expect(JSON.parse(user?.content ?? '')).toMatchObject({
      known: QUESTION.known,
      clubs: QUESTION.clubs,
      conditions: { temperatureF: 48, headWindMph: 10, elevationFeet: 20 },
    })
  })

  it('AIS-06 finds the JSON in the text around it, and has the rules answer where there is none', async () => {
    ai.stub.answer = sayText(`Sure [of that]! Here you go:\n\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\`\nEnjoy {golf}.`)
    expect(await ask()).toEqual({ source: 'ai', answer: GOOD.carries })
    ai.stub.answer = sayText('I would say about 175 yards.')
    expect(await ask()).toEqual({
      source: 'rules',
      answer: RULES,
      failure: { code: 'invalid-format', message: 'Invalid AI response format' },
    })
  })

  it.each([
    ['a club is missing', { '5-iron': 176, '9-iron': 124 }],
    ['a yardage is above 400', { ...GOOD.carries, '5-iron': 401 }],
    ['a yardage is below 1', { ...GOOD.carries, lw: 0 }],
    ['a yardage is two clubs away from the rules', { ...GOOD.carries, '9-iron': 101 }],
    ['a shorter club goes farther', { '5-iron': 150, '9-iron': 151, lw: 88 }],
    ['a club goes farther than a longer one that is known', { ...GOOD.carries, '9-iron': 151 }],
    ['a yardage is a text', { ...GOOD.carries, lw: '88' }],
  ])('AIS-22 is by the rules when %s', async (_why, carries) => {
    ai.stub.answer = sayJson({ carries })
    expect(await ask()).toMatchObject({
      source: 'rules',
      answer: RULES,
      failure: { message: 'Invalid AI response format' },
    })
  })
})
