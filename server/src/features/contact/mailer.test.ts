import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SmtpServer } from '#server/contact-mail.ts'
import { startStubSmtpServer } from '#server/testing/stub-smtp-server.ts'
import type { StubSmtpServer } from '#server/testing/stub-smtp-server.ts'
import { createMailer } from './mailer.ts'
import { messageMail } from './message-mail.ts'

vi.setConfig({ testTimeout: 30_000 })

const SECRET = 'canary-41c7'
const ROW = {
  submission: '6f6c2f0e-64b5-4f0e-9d49-0c5d6a8b1a55',
  first_name: 'Ann',
  last_name: 'Bunker',
  email: 'ann@example.com',
  message: 'Which wedge first?',
  created_at: '2026-11-21T12:00:00.000Z',
}
const NEVER = new AbortController().signal

const stubs: StubSmtpServer[] = []
afterEach(async () => {
  for (const stub of stubs.splice(0)) await stub.close()
})

async function startStub(...[answer]: Parameters<typeof startStubSmtpServer>) {
  const stub = await startStubSmtpServer(answer)
  stubs.push(stub)
  return stub
}

function mailerTo(port: number, server: Partial<SmtpServer> = {}) {
  const smtp = { host: '127.0.0.1', port, isSecure: false, login: undefined, ...server }
  return createMailer({ smtp, from: 'golf@bagwise.example', to: 'pro@bagwise.example' })
}

describe('a mail to the operator', () => {
  it('is plain text with the sender to answer to', async () => {
    const stub = await startStub()
    const message = 'Hello ⛳,\n.\n..two dots\n  QUIT = 100 %\n\nSeve'
    await mailerTo(stub.port).send(messageMail({ ...ROW, last_name: 'Bünker', message }), NEVER)

    expect(stub.mails).toEqual([
      {
        recipients: ['pro@bagwise.example'],
        headers: expect.objectContaining({
          from: 'Bagwise <golf@bagwise.example>',
          to: 'pro@bagwise.example',
          'reply-to': 'ann@example.com',
          subject: 'Bagwise: message from Ann Bünker',
          'content-type': 'text/plain; charset=utf-8',
          'auto-submitted': 'auto-generated',
          'message-id': `<${ROW.submission}@bagwise.example>`,
        }),
        text: expect.stringContaining(`\n${message}\n`),
      },
    ])
  })

  it('has the same headers and the same recipient whatever the names and the message are', async () => {
    const stub = await startStub()
    const mailer = mailerTo(stub.port)
    await mailer.send(messageMail(ROW), NEVER)
    const headerNames = Object.keys(stub.mails[0]?.headers ?? {}).toSorted()
    const written = fc
      .array(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.constantFrom(
            '\r\nBcc: x@evil.example',
            '\n\n',
            '\r',
            '\r\n.\r\n',
            '<x@evil.example>',
            ',',
            '"',
            '=?utf-8?Q?',
            '\u2028',
          ),
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join(''))

    await fc.assert(
      fc.asyncProperty(written, written, written, async (first_name, last_name, message) => {
        await mailer.send(messageMail({ ...ROW, first_name, last_name, message }), NEVER)
        const mail = stub.mails.at(-1)
        expect(mail?.recipients).toEqual(['pro@bagwise.example'])
        expect(Object.keys(mail?.headers ?? {}).toSorted()).toEqual(headerNames)
        expect(mail?.headers['reply-to']).toBe('ann@example.com')
        expect([...(mail?.headers.subject ?? '')].length).toBeLessThanOrEqual(80)
      }),
      { numRuns: 100 },
    )
    expect(stub.steps.filter((step) => step === 'OTHER')).toEqual([])
  })

  it('logs in when the address has a password, and never in the clear to another machine', async () => {
    const login = { user: 'golfer', password: SECRET }
    const stub = await startStub()
    await mailerTo(stub.port, { login }).send(messageMail(ROW), NEVER)
    expect(stub.steps).toContain('AUTH')

    const other = await startStub()
    // The same machine under a name that does not say so.
    await expect(mailerTo(other.port, { host: 'LOCALHOST', login }).send(messageMail(ROW), NEVER)).rejects.toThrow(
      /^the connection could not be secured/,
    )
    expect(other.steps).not.toContain('AUTH')
    expect(other.mails).toEqual([])
  })

  it('goes nowhere when the server should speak TLS from the first byte and does not', async () => {
    const stub = await startStub()
    await expect(mailerTo(stub.port, { isSecure: true }).send(messageMail(ROW), NEVER)).rejects.toMatchObject({
      name: 'MailProblem',
      message: expect.stringMatching(/^(the connection could not be secured|it cannot be reached)/),
    })
    expect(stub.mails).toEqual([])
  })
})

describe('a mail server in trouble', () => {
  it.each([
    ['refuses the recipient', 'RCPT', `550 <${SECRET}> unknown`, 'it refused the sender or the recipient (550)'],
    ['refuses the sender', 'MAIL', `553 <${SECRET}>`, 'it refused the sender or the recipient (553)'],
    ['refuses the mail', 'BODY', `554 spam: ${SECRET}`, 'it refused the mail (554)'],
    ['refuses the login', 'AUTH', `535 ${SECRET}`, 'it refused the login (535)'],
    ['refuses everybody', 'GREETING', `554 go away ${SECRET}`, 'it failed with EPROTOCOL (554)'],
    ['does not speak SMTP', 'GREETING', `HTTP/1.1 400 ${SECRET}`, 'it failed with EPROTOCOL'],
  ])('that %s is named in words of ours', async (_trouble, wrongStep, words, problem) => {
    const stub = await startStub(({ step, reply }) => reply(step === wrongStep ? words : undefined))
    const login = { user: 'golfer', password: SECRET }
    const error = await mailerTo(stub.port, { login })
      .send(messageMail(ROW), NEVER)
      .catch((caught: unknown) => caught)
    expect(error).toMatchObject({ name: 'MailProblem', message: problem })
    expect(error).not.toHaveProperty('cause')
  })

  it.each(['GREETING', 'EHLO', 'RCPT', 'DATA', 'BODY'])('that drops the connection at %s is named too', async (at) => {
    const stub = await startStub(({ step, socket, reply }) => (step === at ? socket.destroy() : reply()))
    await expect(mailerTo(stub.port).send(messageMail(ROW), NEVER)).rejects.toMatchObject({
      name: 'MailProblem',
      message: expect.stringMatching(/^it (closed the connection|cannot be reached \(ECONNRESET\))$/),
    })
  })

  it('that is not there is named too', async () => {
    await expect(mailerTo(1).send(messageMail(ROW), NEVER)).rejects.toMatchObject({
      name: 'MailProblem',
      message: 'it cannot be reached (ECONNREFUSED)',
    })
  })

  it('that says nothing, at any step, or says it letter by letter, is left after ten seconds', async () => {
    const silent = await Promise.all(
      (['GREETING', 'EHLO', 'MAIL', 'DATA', 'BODY'] as const).map((at) =>
        startStub(({ step, reply }) => {
          if (step !== at) reply()
        }),
      ),
    )
    const slow = await startStub(({ socket }) => void drip(socket))
    const problems = await Promise.all(
      [...silent, slow].map(({ port }) =>
        mailerTo(port)
          .send(messageMail(ROW), NEVER)
          .catch((error: unknown) => (error instanceof Error ? error.message : '')),
      ),
    )
    expect(problems).toEqual(problems.map(() => 'it did not take the mail in time'))
  })

  it('is left at once when Bagwise stops', async () => {
    const stub = await startStub(() => undefined)
    const stopping = new AbortController()
    const sending = mailerTo(stub.port).send(messageMail(ROW), stopping.signal)
    await vi.waitFor(() => expect(stub.steps).toEqual(['GREETING']))
    stopping.abort()
    await expect(sending).rejects.toThrow(/^Bagwise was stopped before it took the mail$/)
  })
})

async function drip(socket: { readonly destroyed: boolean; readonly write: (text: string) => boolean }) {
  while (!socket.destroyed) {
    socket.write('2')
    await sleep(200)
  }
}
