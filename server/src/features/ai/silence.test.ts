import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAiApp } from '#server/testing/stubs/ai-app.ts'
import type { AiApp } from '#server/testing/stubs/ai-app.ts'
import { AI_FAULTS } from '#server/testing/stubs/ai-faults.ts'
import { AI_QUESTIONS } from '#server/testing/stubs/ai-questions.ts'
import { sayText } from '#server/testing/stubs/stub-chat.ts'

const NAMES = ['401', '429 rate, again in 20 s', '500', 'not JSON', 'cut off', 'nothing said']
const FAULTS = AI_FAULTS.filter(({ name }) => NAMES.includes(name))

describe('an AI service that gives no answer', () => {
  let ai: AiApp
  let asked = 0
  beforeAll(async () => {
    ai = await startAiApp()
  })
  afterAll(() => ai.remove())

  /** The last line of the reply. */
  async function endOf(operation: string) {
    const question = AI_QUESTIONS[operation]
    if (!question) throw new Error(`No question of ${operation}`)
    asked += 1
    const { payload } = await ai.app.server.inject({
      method: 'POST',
      url: question.endpoint.path,
      headers: { host: 'localhost:3000', origin: 'http://localhost:3000', cookie: ai.golfer.cookies },
      payload: question.bodyOf({ text: 'tempo', number: asked }),
    })
    return JSON.parse(payload.trimEnd().split('\n').at(-1) ?? '')
  }

  it.each(FAULTS)(
    'OPN-25 has a code for the line that golfers read, whichever is asked: $name',
    async ({ answer, code }) => {
      expect(FAULTS).toHaveLength(NAMES.length)
      for (const operation of Object.keys(AI_QUESTIONS)) {
        // An answer in between, so that the service is not left alone for failing.
        ai.stub.answer = sayText('Swing easily.')
        expect(await endOf('general-advice')).toEqual({ source: 'ai' })
        ai.stub.answer = answer
        const { source, failure } = await endOf(operation)
        expect({ operation, source, code: failure.code, wait: failure.retryAfterSeconds }).toEqual({
          operation,
          source: 'rules',
          code,
          wait: code === 'rate-limited' ? 20 : undefined,
        })
      }
    },
  )
})
