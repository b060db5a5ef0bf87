import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import type { Mail } from '#server/mail/mail.ts'
import { createForgotPassword } from './forgot-password.ts'

const NEVER = new AbortController().signal
const NOTHING = () => Promise.resolve()

function forgetful({ createToken }: { readonly createToken: () => Promise<string | undefined> }) {
  const mails: Mail[] = []
  const log: string[] = []
  const rateLimiter: RateLimiter = {
    count: () => Promise.resolve({ isAllowed: true, refund: NOTHING }),
    reset: NOTHING,
    within: () => rateLimiter,
    sweep: NOTHING,
  }
  const forgotPassword = createForgotPassword({
    store: { createToken },
    rateLimiter,
    mailing: { send: (mail) => mails.push(mail), origin: 'https://bagwise.example', operator: 'pro@bagwise.example' },
    now: () => new Date(),
    log: Fastify({ logger: { level: 'error', stream: { write: (line: string) => log.push(line) } } }).log,
  })
  const ask = () => forgotPassword.ask({ email: 'ann@example.com', address: '10.0.0.1' })
  return { ask, finish: forgotPassword.finish, mails, log }
}

it('looks nothing up before the answer is out, so that its time tells nothing', async () => {
  let lookups = 0
  const { ask, finish, mails } = forgetful({
    createToken: () => {
      lookups += 1
      return Promise.resolve('a-token')
    },
  })
  expect(await ask()).toBe('mail')
  expect(lookups).toBe(0)
  await finish(NEVER)
  expect(lookups).toBe(1)
  expect(mails.map(({ to }) => to)).toEqual(['ann@example.com'])
})

it('logs a link that could not be made, without whose it was', async () => {
  const { ask, finish, mails, log } = forgetful({ createToken: () => Promise.reject(new Error('no database')) })
  expect(await ask()).toBe('mail')
  await finish(NEVER)
  expect(mails).toEqual([])
  expect(log.join('')).toContain('A link to set a new password could not be made')
  expect(log.join('')).not.toContain('ann@')
})

it('is not waited for when the server must stop', async () => {
  const stopping = new AbortController()
  const { ask, finish } = forgetful({ createToken: () => new Promise(() => undefined) })
  await ask()
  const finished = finish(stopping.signal)
  stopping.abort()
  await finished
  expect(await finish(AbortSignal.abort())).toBeUndefined()
})
