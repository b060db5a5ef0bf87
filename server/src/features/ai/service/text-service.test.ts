import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { chunk, failWith, sayText, startStubChat } from '#server/testing/stubs/stub-chat.ts'
import type { StubChat } from '#server/testing/stubs/stub-chat.ts'
import { createTextService } from './text-service.ts'
import type { AiSettings } from './text-service.ts'

const PROMPT = { instructions: 'You are a caddie.', data: '{"handicap":14}' }
const SCHEMA = { type: 'object', properties: { tip: { type: 'string' } } } as const
const OK = { 'content-type': 'application/json' }

let stub: StubChat
beforeAll(async () => {
  stub = await startStubChat(sayText('Swing easy.'))
})
afterAll(() => stub.close())

const never = () => new AbortController().signal
const serviceWith = (changes: Partial<AiSettings> = {}) => {
  const { settings } = readConfig({}).ai
  return createTextService({ ...settings, baseUrl: stub.url, apiKey: 'sk-test', ...changes })
}

describe('the text service', () => {
  it('AIS-02 asks for one chat completion with a system and a user message, the specified model, temperature and tokens', async () => {
    const before = stub.calls.length
    await serviceWith().answer(PROMPT, never())
    expect(stub.calls.length).toBe(before + 1)
    const { url, request, body } = stub.lastCall()
    expect({ method: request.method, path: url.pathname }).toEqual({ method: 'POST', path: '/v1/chat/completions' })
    expect(body).toEqual({
      model: 'gpt-3.5-turbo',
      temperature: 0.7,
      max_tokens: 1000,
      messages: [
        { role: 'system', content: PROMPT.instructions },
        { role: 'user', content: PROMPT.data },
      ],
    })
  })

  it("AIS-03 answers with the content of the first choice's message", async () => {
    stub.answer = ({ response }) => {
      response.writeHead(200, OK)
      const choices = ['first', 'second'].map((content, index) => ({
        index,
        message: { role: 'assistant', content },
        finish_reason: 'stop',
      }))
      response.end(JSON.stringify({ id: 'x', created: 1, model: 'x', choices }))
    }
    expect(await serviceWith().answer(PROMPT, never())).toBe('first')
    stub.answer = sayText('Swing easy.')
  })

  it('AIS-05 speaks with any endpoint by its address, model and key', async () => {
    const { url: here } = stub
    await serviceWith({ baseUrl: `${here}/of/mine`, model: 'llama3.2', apiKey: 'any' }).answer(PROMPT, never())
    const { url, body, authorization } = stub.lastCall()
    expect([url.pathname, body.model, authorization]).toEqual([
      '/v1/of/mine/chat/completions',
      'llama3.2',
      'Bearer any',
    ])
  })

  it('has an endpoint with structured output hold the answer to the schema, and no other', async () => {
    await serviceWith({ hasStructuredOutput: true }).answer({ ...PROMPT, jsonSchema: SCHEMA }, never())
    expect(stub.calls.at(-1)?.body.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { schema: SCHEMA },
    })
    await serviceWith().answer({ ...PROMPT, jsonSchema: SCHEMA }, never())
    expect(stub.calls.at(-1)?.body.response_format).toBeUndefined()
  })

  it('gives back a text that is no JSON also where structured output was wanted', async () => {
    const service = serviceWith({ hasStructuredOutput: true })
    expect(await service.answer({ ...PROMPT, jsonSchema: SCHEMA }, never())).toBe('Swing easy.')
  })
})

describe('a streamed answer', () => {
  const collect = async (signal = never()) => {
    const pieces: string[] = []
    for await (const piece of serviceWith().stream(PROMPT, signal)) pieces.push(piece)
    return pieces
  }

  it('comes in pieces', async () => {
    stub.answer = sayText('Take one club more and swing easy.')
    const pieces = await collect()
    expect(pieces.length).toBeGreaterThan(2)
    expect(pieces.join('')).toBe('Take one club more and swing easy.')
    expect(stub.calls.at(-1)?.body.stream).toBe(true)
  })

  it('that breaks off is a failure, however much has come', async () => {
    stub.answer = ({ response }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(chunk({ content: 'Take one' }), () => response.socket?.destroy())
    }
    await expect(collect()).rejects.toMatchObject({ code: 'network' })
  })

  it.each([
    ['refused', failWith(429), 'rate-limited'],
    ['empty', sayText(''), 'unavailable'],
  ])('that is %s is a failure', async (_what, answer, code) => {
    stub.answer = answer
    await expect(collect()).rejects.toMatchObject({ code })
  })

  it('ends when nobody wants it any more, at the service too', async () => {
    const leaving = new AbortController()
    const gone = Promise.withResolvers<void>()
    stub.answer = ({ response }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(chunk({ content: 'Take one' }), () => leaving.abort())
      response.on('close', () => gone.resolve())
    }
    await expect(collect(leaving.signal)).rejects.toMatchObject({ code: 'network' })
    await gone.promise
  })
})
