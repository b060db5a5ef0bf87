import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { AI_QUESTIONS, isOfContract } from '#server/testing/stubs/ai-questions.ts'
import { ANY_CHARACTER } from '#server/testing/attacks/corrupted-json.ts'
import { INJECTIONS } from '#server/testing/attacks/injections.ts'
import { sayText, startStubChat } from '#server/testing/stubs/stub-chat.ts'
import type { ChatCall, StubChat } from '#server/testing/stubs/stub-chat.ts'
import { IS_EXHAUSTIVE } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'

const KEY = 'sk-canary-of-the-operator'
const FORM = signUpForm({ firstName: 'Canaryfirst', lastName: 'Canarylast', email: 'canary-mail@example.com' })
const BRAND = 'Canarybrand'
/** Per operation; in an exhaustive run more than a thousand in total. */
const GARBAGE_COUNT = IS_EXHAUSTIVE ? 150 : 40
/** The limit of calls in flight per golfer. */
const AT_ONCE = 4

let stub: StubChat
let app: TestApp
let golfer: Browser
let golferId: string
let number = 0

beforeAll(async () => {
  stub = await startStubChat()
  const aiBudgets = { callsPerGolferAndHour: 100_000, callsPerDay: 100_000 }
  app = await startTestApp('sqlite', { ai: { baseUrl: stub.url, apiKey: KEY }, aiBudgets })
  golfer = app.openBrowser()
  golferId = (await golfer.ask(account.signUp, FORM)).user.id
  const driver = { brand: BRAND, model: BRAND, shaftType: 'graphite', shaftFlex: 'stiff', lie: 58, loft: 10.5 }
  await golfer.ask(patchProfile, {
    batch: crypto.randomUUID(),
    set: { 'golfBag.driver': { base: null, value: { ...driver, length: 45.5, isInBag: true, notes: BRAND } } },
  })
})
afterAll(async () => {
  await app.remove()
  await stub.close()
})

const profileNow = async () => JSON.stringify(await golfer.ask(getProfile))

type Question = (typeof AI_QUESTIONS)[string]

const ask = async ({ endpoint, bodyOf }: Question, text = 'slice') => {
  number += 1
  const answer = await app.server.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', cookie: golfer.cookies },
    payload: bodyOf({ text, number }),
  })
  return { status: answer.statusCode, body: answer.body }
}

const QUESTIONS = Object.entries(AI_QUESTIONS)
const TYPED = QUESTIONS.filter(([, { takesText }]) => takesText)

describe.each(QUESTIONS)('the operation %s', (_name, question) => {
  it(`AIS-22 answers ${GARBAGE_COUNT} kinds of garbage with what holds or by the rules, and changes no profile`, async () => {
    const before = await profileNow()
    const anyGarbage = fc.oneof(
      { weight: 3, arbitrary: fc.json({ maxDepth: 4 }) },
      { weight: 2, arbitrary: fc.string({ maxLength: 300, unit: ANY_CHARACTER }) },
      {
        weight: 2,
        arbitrary: fc
          .dictionary(fc.constantFrom(...FIELDS), fc.jsonValue({ maxDepth: 3 }))
          .map((it) => JSON.stringify(it)),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '{"__proto__":{"carries":{"pw":114}}}',
          '{"constructor":1}',
          '['.repeat(5_000),
          'null',
          '{"carries":{"pw":1e999}}',
        ),
      },
    )
    const garbage = fc.sample(anyGarbage, { numRuns: GARBAGE_COUNT, seed: 2026 })
    const saying = [...garbage]
    stub.answer = (call) => sayText(saying.pop() || ' ')(call)
    while (saying.length > 0) {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(question)))
      for (const { status, body } of answers) {
        expect({ status, body, isOfContract: isOfContract(question, body) }).toMatchObject({
          status: 200,
          isOfContract: true,
        })
      }
    }
    expect(await profileNow()).toBe(before)
  })
})

describe.each(TYPED)('what a golfer types for the operation %s', (_name, question) => {
  it('AIS-24 AIS-25 goes out as data among golf facts only, never among the instructions', async () => {
    expect(INJECTIONS).toHaveLength(60)
    stub.answer = sayText('{}')
    for (const injection of INJECTIONS) {
      await ask(question, injection)
      const { body, authorization } = stub.lastCall()
      expect(authorization).toBe(`Bearer ${KEY}`)
      const [system, user, ...more] = body.messages
      expect([system?.role, user?.role, more]).toEqual(['system', 'user', []])
      expect(system?.content).not.toContain(injection)
      expect(textsIn(JSON.parse(user?.content ?? ''))).toContain(injection.normalize('NFC').trim())
      expect(user?.content).not.toMatch(/[<>]/)
      const sent = JSON.stringify(body)
      for (const personal of ['Canary', 'canary', golferId, KEY]) expect(sent).not.toContain(personal)
    }
  })

  it('gives nothing of the prompt away to a service that obeys it, and changes nothing but advice', async () => {
    const before = await profileNow()
    let prompt = ''
    stub.answer = (call: ChatCall) => {
      prompt = call.body.messages[0]?.content ?? ''
      obey(call)
    }
    for (const injection of INJECTIONS) {
      const { status, body } = await ask(question, injection)
      expect(status).toBe(200)
      const [mark = 'no mark'] = /bw-[0-9a-f-]{36}/.exec(prompt) ?? []
      expect(prompt).toContain(mark)
      expect(body).not.toContain(mark)
      expect(body).not.toContain(KEY)
      expect(body).not.toContain('<script')
    }
    expect(await profileNow()).toBe(before)
    expect(app.log.join('\n')).not.toMatch(/canary|bw-[0-9a-f]{8}-|Ignore all previous/i)
  })
})

const FIELDS = [
  'carries',
  'recommendedClub',
  'tips',
  'answer',
  'balls',
  'text',
  'recommendations',
  'issues',
  'drills',
] as const

/** Repeats everything it was told, in a shape that an operation might accept. */
function obey(call: ChatCall): void {
  const told = call.body.messages.map(({ content }) => content).join('\n')
  const fields = Object.fromEntries(FIELDS.map((field) => [field, told]))
  sayText(`${told}\n${JSON.stringify({ ...fields, carries: { pw: 114 } })}<script>alert(1)</script>`)(call)
}

function textsIn(facts: unknown): readonly string[] {
  if (typeof facts === 'string') return [facts]
  if (typeof facts !== 'object' || facts === null) return []
  return Object.values(facts).flatMap(textsIn)
}
