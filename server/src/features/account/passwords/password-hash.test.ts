import { describe, expect, it } from 'vitest'
import { createPasswordHasher, createQueue } from './password-hash.ts'

/** A task that runs until told to end. */
function task() {
  const { promise, resolve } = Promise.withResolvers<void>()
  let hasStarted = false
  const run = async () => {
    hasStarted = true
    await promise
  }
  return { run, end: resolve, hasStarted: () => hasStarted }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('hashing a password', () => {
  const hasher = createPasswordHasher()

  it('is argon2id with 19 MiB, two passes and one lane, salted', async () => {
    const [first, second] = await Promise.all([hasher.hash('windy-fairway-7'), hasher.hash('windy-fairway-7')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(first).not.toBe(second)
  })

  it('knows the password again, however its letters were composed', async () => {
    const hash = await hasher.hash('caf\u00e9-7-iron')
    expect(await hasher.verify({ hash, password: 'cafe\u0301-7-iron' })).toBe(true)
    expect(await hasher.verify({ hash, password: 'cafe-7-iron' })).toBe(false)
  })
})

describe('the queue in front of it', () => {
  it('runs a few at a time, in the order they came, and turns the rest away', async () => {
    const { run: inTurn } = createQueue({ maxRunning: 2, maxWaiting: 1 })
    const [first, second, third] = [task(), task(), task()]
    const running = [first, second, third].map(({ run }) => inTurn(run))
    await settle()

    expect([first, second, third].map(({ hasStarted }) => hasStarted())).toEqual([true, true, false])
    await expect(inTurn(task().run)).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: expect.any(Number) })

    first.end()
    await settle()
    expect(third.hasStarted()).toBe(true)
    second.end()
    third.end()
    await Promise.all(running)
  })

  it('HRD-32 tells how many run and how many wait', async () => {
    const { run, load } = createQueue({ maxRunning: 1, maxWaiting: 2 })
    expect(load()).toEqual({ running: 0, waiting: 0 })
    const tasks = [task(), task(), task()]
    const running = tasks.map((one) => run(one.run))
    await settle()
    expect(load()).toEqual({ running: 1, waiting: 2 })
    for (const { end } of tasks) end()
    await Promise.all(running)
    expect(load()).toEqual({ running: 0, waiting: 0 })
  })

  it('goes on after a task that failed', async () => {
    const { run: inTurn } = createQueue({ maxRunning: 1, maxWaiting: 1 })
    await expect(inTurn(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
    expect(await inTurn(async () => 'fine')).toBe('fine')
  })
})
