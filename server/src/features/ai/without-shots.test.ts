import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import { saveShots } from '@bagwise/contract/shots'
import { keptShot, shotSession } from '#server/testing/sample-shots.ts'
import { startAiApp } from '#server/testing/stubs/ai-app.ts'
import type { AiApp } from '#server/testing/stubs/ai-app.ts'
import { AI_QUESTIONS } from '#server/testing/stubs/ai-questions.ts'
import { sayText } from '#server/testing/stubs/stub-chat.ts'

const SESSION = shotSession({ source: 'Secret Monitor', note: 'secret note' })
const SHOT = keptShot(SESSION, { label: 'secret label', carryYards: 123.4, sideYards: -77.7, spinRpm: 6789.1 })

describe('questions to the AI of a golfer with kept shots', () => {
  let ai: AiApp
  beforeAll(async () => {
    ai = await startAiApp()
    ai.stub.answer = sayText('Take one club more.')
    await ai.golfer.ask(saveShots, { save: randomUUID(), sessions: [SESSION], shots: [SHOT], changes: [] })
  })
  afterAll(() => ai.remove())

  const send = (path: `/api/${string}`, body: object) =>
    ai.app.server.inject({
      method: 'POST',
      url: path,
      headers: { host: 'localhost:3000', origin: 'http://localhost:3000', cookie: ai.golfer.cookies, ...PAGE_HEADERS },
      payload: body,
    })

  it.each(Object.entries(AI_QUESTIONS))(
    'MEM-39 (AI) have nothing of a single shot in them, and take none: %s',
    async (_name, { endpoint, bodyOf }) => {
      const callCount = ai.stub.calls.length
      const body = bodyOf({ text: 'slice', number: 7 })
      expect((await send(endpoint.path, body)).statusCode).toBe(200)
      expect(ai.stub.calls.length).toBeGreaterThan(callCount)
      for (const { body: asked } of ai.stub.calls.slice(callCount)) {
        const text = JSON.stringify(asked)
        for (const word of ['123.4', '77.7', '6789', 'ecret', SHOT.id]) expect(text).not.toContain(word)
      }
      const withShots = { ...body, golfer: { ...Object(Reflect.get(body, 'golfer')), shots: [SHOT] } }
      expect((await send(endpoint.path, withShots)).statusCode).toBe(422)
      expect((await send(endpoint.path, { ...body, shots: [SHOT] })).statusCode).toBe(422)
    },
  )
})
