import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { createMailer } from '#server/mail/mailer.ts'
import { startStubSmtpServer } from '#server/testing/stubs/stub-smtp-server.ts'
import type { StubSmtpServer } from '#server/testing/stubs/stub-smtp-server.ts'
import { messageMail } from './message-mail.ts'

const TO = 'pro@bagwise.example'
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

async function startStub() {
  const stub = await startStubSmtpServer()
  stubs.push(stub)
  return stub
}

function mailerTo(port: number) {
  const smtp = { host: '127.0.0.1', port, isSecure: false, login: undefined }
  return createMailer({ smtp, from: 'golf@bagwise.example' })
}

describe('a mail to the operator', () => {
  it('is plain text with the sender to answer to', async () => {
    const stub = await startStub()
    const message = 'Hello ⛳,\n.\n..two dots\n  QUIT = 100 %\n\nSeve'
    await mailerTo(stub.port).send(messageMail({ ...ROW, last_name: 'Bünker', message }, TO), NEVER)

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
    await mailer.send(messageMail(ROW, TO), NEVER)
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
        await mailer.send(messageMail({ ...ROW, first_name, last_name, message }, TO), NEVER)
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
})
