import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendContactMessage } from '@bagwise/contract/contact'
import { startStubSmtpServer } from '#server/testing/stubs/stub-smtp-server.ts'
import type { StubSmtpServer } from '#server/testing/stubs/stub-smtp-server.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp()
})

async function startStub(...[answer]: Parameters<typeof startStubSmtpServer>): Promise<StubSmtpServer> {
  const stub = await startStubSmtpServer(answer)
  cleanups.push(stub.close)
  return stub
}

async function startApp({
  kind = 'sqlite',
  port,
}: {
  readonly kind?: (typeof DATABASE_KINDS)[number]
  readonly port?: number
}): Promise<TestApp> {
  const smtp = { host: '127.0.0.1', port: port ?? 0, isSecure: false, login: undefined }
  const contactMail = { smtp, from: 'golf@bagwise.example', to: 'pro@bagwise.example' }
  const app = await startTestApp(kind, {
    config: { contactLimitPerHour: 1_000, contactMail: port === undefined ? undefined : contactMail },
  })
  cleanups.push(app.remove)
  return app
}

function filledForm() {
  return {
    firstName: 'Rumpelstiltskin',
    lastName: 'Bunker',
    email: 'gnome@example.com',
    message: 'my secret swing',
    submission: randomUUID(),
  }
}

const send = async (app: TestApp, form = filledForm()) =>
  (await app.openBrowser().call(sendContactMessage, form)).status
const rowCount = async ({ database }: TestApp) =>
  (await database.db.selectFrom('form_submissions').selectAll().execute()).length
const problems = ({ log }: TestApp): readonly unknown[] =>
  log.filter((line) => line.includes('takes no mail')).map((line) => JSON.parse(line).problem)
/** Waits until every mail has been accepted or given up. */
const settle = (app: TestApp) => app.flushMail(new AbortController().signal)

describe.each(DATABASE_KINDS)('a message of the contact form on %s', (kind) => {
  it('comes by mail once, however often the button is hit', async () => {
    const stub = await startStub()
    const app = await startApp({ kind, port: stub.port })
    const hits = filledForm()
    expect(await Promise.all(Array.from({ length: 6 }, () => send(app, hits)))).toEqual(Array(6).fill(200))
    expect(await send(app, hits)).toBe(200)
    const next = filledForm()
    expect(await send(app, next)).toBe(200)
    await settle(app)

    expect(stub.mails.map(({ headers }) => headers['message-id']).toSorted()).toEqual(
      [hits, next].map(({ submission }) => `<${submission}@bagwise.example>`).toSorted(),
    )
    expect(await rowCount(app)).toBe(2)
    expect(problems(app)).toEqual([])
  })
})

describe('the mail to the operator', () => {
  it('is not waited for by the sender, whose message is stored first', async () => {
    const stub = await startStub(() => undefined)
    const app = await startApp({ port: stub.port })
    expect(await send(app)).toBe(200)
    expect(await rowCount(app)).toBe(1)
    await vi.waitFor(() => expect(stub.steps).toEqual(['GREETING']))
    expect(problems(app)).toEqual([])
  })

  it('is not sent for a message that was refused, nor for what a program filled in', async () => {
    const stub = await startStub()
    const app = await startApp({ port: stub.port })
    expect(await send(app, { ...filledForm(), email: 'gnome@' })).toBe(422)
    expect((await app.openBrowser().call(sendContactMessage, { ...filledForm(), website: 'x' })).status).toBe(200)
    await settle(app)
    expect(stub.steps).toEqual([])
  })

  it('is not even tried when no mail server is configured', async () => {
    const stub = await startStub()
    const app = await startApp({})
    expect(await send(app)).toBe(200)
    await settle(app)
    expect(await rowCount(app)).toBe(1)
    expect(stub.steps).toEqual([])
    expect(problems(app)).toEqual([])
  })

  it('is logged once per trouble until one is taken again, without a word of it, and the message stays', async () => {
    let wrongStep: string | undefined = 'RCPT'
    const stub = await startStub(({ step, reply }) =>
      reply(step === wrongStep ? '550 gnome@example.com said "my secret swing"' : undefined),
    )
    const app = await startApp({ port: stub.port })
    for (const step of ['RCPT', 'RCPT', 'BODY', 'RCPT', undefined, 'RCPT']) {
      wrongStep = step
      expect(await send(app)).toBe(200)
      await settle(app)
    }
    const refusal = 'it refused the sender or the recipient (550)'
    expect(problems(app)).toEqual([refusal, 'it refused the mail (550)', refusal])
    expect(await rowCount(app)).toBe(6)
    expect(app.log.join('\n')).not.toMatch(/Rumpelstiltskin|gnome|secret swing|pro@|golf@/)
  })

  it('takes no more than twenty connections from a mail server that hangs, and every message is kept', async () => {
    const stub = await startStub(() => undefined)
    const app = await startApp({ port: stub.port })
    const statuses = await Promise.all(Array.from({ length: 25 }, () => send(app)))
    expect(statuses).toEqual(statuses.map(() => 200))
    await vi.waitFor(() => expect(stub.steps.length).toBe(20))
    expect(problems(app)).toEqual(['too many mails are under way'])
    await app.flushMail(AbortSignal.abort())
    expect(stub.steps.length).toBe(20)
    expect(await rowCount(app)).toBe(25)
  })
})
