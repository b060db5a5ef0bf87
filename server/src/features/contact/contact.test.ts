import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signUp } from '@bagwise/contract/account'
import { sendContactMessage } from '@bagwise/contract/contact'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const RUN_COUNT = 200

function filledForm(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    firstName: 'Ann',
    lastName: 'Bunker',
    email: 'ann@example.com',
    message: 'Which wedge first?',
    submission: randomUUID(),
    ...changes,
  }
}

describe.each(DATABASE_KINDS)('the contact form on %s', (kind) => {
  let app: TestApp
  let now = new Date('2026-11-21T12:00:00Z')
  let addressNumber = 0
  beforeAll(async () => {
    app = await startTestApp(kind, { now: () => now })
  })
  afterAll(() => app.remove())
  beforeEach(async () => {
    await app.database.db.deleteFrom('form_submissions').execute()
    addressNumber += 1
  })

  const rows = () => app.database.db.selectFrom('form_submissions').selectAll().execute()
  /** Each test uses its own address. */
  const send = (form: unknown, remoteAddress = `10.0.1.${addressNumber}`) =>
    app.server.inject({
      method: 'POST',
      url: sendContactMessage.path,
      remoteAddress,
      headers: { origin: 'http://localhost:80', 'content-type': 'application/json' },
      payload: JSON.stringify(form),
    })

  it('CON-10 CON-11 a visitor without an account sends it, and it becomes a single row in form_submissions', async () => {
    const form = filledForm({ firstName: ' Seve ', email: ' Seve@Example.com', message: 'Two lines\nand a ⛳ ' })
    const answer = await send(form)
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({ status: 200, body: { sent: true } })
    expect(await rows()).toEqual([
      {
        submission: form.submission,
        first_name: 'Seve',
        last_name: 'Bunker',
        email: 'seve@example.com',
        message: 'Two lines\nand a ⛳',
        created_at: '2026-11-21T12:00:00.000Z',
        user_id: null,
      },
    ])
  })

  it("is a golfer's own when it is sent by one who is signed in, whatever e-mail they type", async () => {
    const browser = app.openBrowser()
    const { user } = await browser.ask(signUp, signUpForm())
    const form = filledForm({ email: 'another@example.com' })
    await browser.ask(sendContactMessage, form)
    const visitor = filledForm({ email: user.email })
    await send(visitor)
    expect(new Map((await rows()).map(({ submission, user_id }) => [submission, user_id]))).toEqual(
      new Map([
        [form.submission, user.id],
        [visitor.submission, null],
      ]),
    )
  })

  it('CON-03 answers "Please fill in all fields" when any of the four is empty after trimming', async () => {
    for (const field of ['firstName', 'lastName', 'email', 'message']) {
      for (const empty of ['', '  \n\t', '\u00a0', undefined]) {
        const answer = await send(filledForm({ [field]: empty }))
        expect(answer.json()).toEqual({ code: 'missing-fields', message: 'Please fill in all fields', path: field })
        expect(answer.statusCode).toBe(422)
      }
    }
    expect((await send(filledForm({ email: 'ann@', message: ' ' }))).json()).toMatchObject({ code: 'missing-fields' })
    expect(await rows()).toEqual([])
  })

  it.each([
    [{ email: 'ann@' }, 'Please enter an email address like name@example.com.'],
    [{ message: 'x'.repeat(5_001) }, 'Your message is too long: at most 5,000 characters.'],
    [{ email: `${'x'.repeat(250)}@a.co` }, 'Your email address is too long: at most 254 characters.'],
    [{ firstName: 'x'.repeat(101) }, 'Your first name is too long: at most 100 characters.'],
    [{ lastName: 'x'.repeat(101) }, 'Your last name is too long: at most 100 characters.'],
    [{ lastName: 5 }, 'Your last name must be text.'],
    [{ message: 'nul\u0000' }, 'Your message has characters that cannot be stored: take out what looks odd.'],
    [{ submission: 'once' }, 'submission is not a valid uuid.'],
    [{ role: 'operator' }, 'The request has fields that do not exist.'],
  ])('refuses %j with a sentence that says why', async (changes, message) => {
    const answer = await send(filledForm(changes))
    expect(answer.json()).toMatchObject({ message })
    expect(answer.statusCode).toBe(422)
    expect(await rows()).toEqual([])
  })

  it('stores one row however often the button is hit, at once or again later, and counts it once', async () => {
    const form = filledForm()
    const hits = await Promise.all(Array.from({ length: 8 }, () => send(form)))
    expect(hits.map(({ statusCode }) => statusCode)).toEqual(hits.map(() => 200))
    expect((await send(form)).statusCode).toBe(200)
    expect((await rows()).length).toBe(1)

    const others = await Promise.all([send(filledForm()), send(filledForm())])
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await rows()).length).toBe(3)
  })

  it('takes three messages an hour from an address, even at once, then says when to try again; nobody else is held up', async () => {
    const sent = await Promise.all(Array.from({ length: 6 }, () => send(filledForm())))
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 429, 429, 429])
    const refused = filledForm()
    const refusal = await send(refused)
    expect(refusal.json()).toEqual({
      code: 'too-many-tries',
      message: 'Too many messages were sent from here. Please try again in 60 minutes.',
    })
    expect(refusal.headers['retry-after']).toBe('3600')
    expect((await rows()).length).toBe(3)
    expect((await send(filledForm(), '10.0.2.1')).statusCode).toBe(200)

    now = new Date(now.getTime() + 60 * 60_000)
    expect((await send(refused)).statusCode).toBe(200)
    expect((await rows()).map(({ submission }) => submission)).toContain(refused.submission)
  })

  it('answers a program that fills in the hidden field as if the message was sent, and stores nothing', async () => {
    const answer = await send(filledForm({ website: 'https://spam.example' }))
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({ status: 200, body: { sent: true } })
    expect(await rows()).toEqual([])
    expect((await send(filledForm({ website: '' }))).statusCode).toBe(200)
    expect((await rows()).length).toBe(1)
  })

  it('neither breaks nor stores anything else, whatever it is sent', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('Ann', 'ann@example.com', ' ', '\ud83c', '\u0000'),
    )
    const anything = fc.oneof({ weight: 3, arbitrary: text }, fc.jsonValue())
    const form = fc.record(
      {
        firstName: anything,
        lastName: anything,
        email: fc.oneof(fc.emailAddress(), anything),
        message: anything,
        submission: fc.oneof({ weight: 5, arbitrary: fc.uuid() }, anything),
        website: anything,
      },
      { requiredKeys: [] },
    )
    let index = 0
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 6, arbitrary: form }, fc.jsonValue()), async (body) => {
        index += 1
        const { statusCode } = await send(body, `10.3.${index >> 8}.${index & 255}`)
        expect([200, 400, 422]).toContain(statusCode)
      }),
      { numRuns: RUN_COUNT },
    )
    for (const row of await rows()) {
      for (const stored of Object.values(row)) expect(stored?.trim()).not.toBe('')
    }
  })

  it('logs nothing of what was written', async () => {
    await send(filledForm({ firstName: 'Rumpelstiltskin', email: 'gnome@example.com', message: 'my secret swing' }))
    await send(filledForm({ email: 'gnome@' }))
    expect(app.log.join('\n')).not.toMatch(/Rumpelstiltskin|gnome|secret swing|10\.0\.1\./)
  })
})
