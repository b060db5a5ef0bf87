import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SmtpServer } from '#server/settings/contact-mail.ts'
import { startStubSmtpServer } from '#server/testing/stubs/stub-smtp-server.ts'
import type { StubSmtpServer } from '#server/testing/stubs/stub-smtp-server.ts'
import { createMailer } from './mailer.ts'

const SECRET = 'canary-41c7'
const MAIL = {
  id: '6f6c2f0e-64b5-4f0e-9d49-0c5d6a8b1a55',
  to: 'pro@bagwise.example',
  subject: 'Bagwise: a wedge',
  replyTo: 'ann@example.com',
  text: 'Which wedge first?',
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
  return createMailer({ smtp, from: 'golf@bagwise.example' })
}

describe('a mail', () => {
  it('logs in when the address has a password, and never in the clear to another machine', async () => {
    const login = { user: 'golfer', password: SECRET }
    const stub = await startStub()
    await mailerTo(stub.port, { login }).send(MAIL, NEVER)
    expect(stub.steps).toContain('AUTH')

    const other = await startStub()
    // The same machine under a different name.
    await expect(mailerTo(other.port, { host: 'LOCALHOST', login }).send(MAIL, NEVER)).rejects.toThrow(
      /^the connection could not be secured/,
    )
    expect(other.steps).not.toContain('AUTH')
    expect(other.mails).toEqual([])
  })

  it('goes nowhere when the server should speak TLS from the first byte and does not', async () => {
    const stub = await startStub()
    await expect(mailerTo(stub.port, { isSecure: true }).send(MAIL, NEVER)).rejects.toMatchObject({
      name: 'MailError',
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
      .send(MAIL, NEVER)
      .catch((caught: unknown) => caught)
    expect(error).toMatchObject({ name: 'MailError', message: problem })
    expect(error).not.toHaveProperty('cause')
  })

  it.each(['GREETING', 'EHLO', 'RCPT', 'DATA', 'BODY'])('that drops the connection at %s is named too', async (at) => {
    const stub = await startStub(({ step, socket, reply }) => (step === at ? socket.destroy() : reply()))
    await expect(mailerTo(stub.port).send(MAIL, NEVER)).rejects.toMatchObject({
      name: 'MailError',
      message: expect.stringMatching(/^it (closed the connection|cannot be reached \(ECONNRESET\))$/),
    })
  })

  it('that is not there is named too', async () => {
    await expect(mailerTo(1).send(MAIL, NEVER)).rejects.toMatchObject({
      name: 'MailError',
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
          .send(MAIL, NEVER)
          .catch((error: unknown) => (error instanceof Error ? error.message : '')),
      ),
    )
    expect(problems).toEqual(problems.map(() => 'it did not take the mail in time'))
  })

  it('is left at once when Bagwise stops', async () => {
    const stub = await startStub(() => undefined)
    const stopping = new AbortController()
    const sending = mailerTo(stub.port).send(MAIL, stopping.signal)
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
