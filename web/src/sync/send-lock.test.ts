import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { portsOf, withSendLock, whileNothingIsSent } from './send-lock.ts'

/** What a tab does while it has the turn, until it is told to end. */
function longTask() {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  return {
    end,
    begun,
    task: async () => {
      begin()
      await ended
    },
  }
}

/** Two turns that are given after one another: what a lock lets through has been let through by then. */
async function othersHaveHadTheirChance(): Promise<void> {
  await withSendLock(async () => undefined, 'rounds')
  await new Promise((resolve) => setImmediate(resolve))
}

describe('sending in turn', () => {
  it('waits until the tab that sends is done', async () => {
    const first = longTask()
    const sending = withSendLock(first.task)
    await first.begun
    const second = vi.fn<() => Promise<string>>(async () => 'sent')
    const waiting = withSendLock(second)
    await othersHaveHadTheirChance()
    expect(second).not.toHaveBeenCalled()

    first.end()
    await sending
    expect(await waiting).toBe('sent')
  })

  it.each(['sender', 'progress', 'rounds'] as const)(
    'lets one tab at a time send from the outbox of %s',
    async (queue) => {
      const first = longTask()
      const sending = portsOf(queue).inTurn(async () => {
        await first.task()
        return true
      })
      await first.begun
      const second = vi.fn<() => Promise<boolean>>(async () => true)
      const waiting = portsOf(queue).inTurn(second)
      await new Promise((resolve) => setImmediate(resolve))
      expect(second).not.toHaveBeenCalled()
      first.end()
      expect(await Promise.all([sending, waiting])).toEqual([true, true])
    },
  )

  it('keeps nobody waiting for what is of another kind, unless nothing at all may be sent', async () => {
    const first = longTask()
    const sending = withSendLock(first.task, 'rounds')
    await first.begun
    expect(await withSendLock(async () => 'edits')).toBe('edits')

    const alone = vi.fn<() => Promise<undefined>>(async () => undefined)
    const waiting = whileNothingIsSent(alone)
    await new Promise((resolve) => setImmediate(resolve))
    expect(alone).not.toHaveBeenCalled()
    first.end()
    await Promise.all([sending, waiting])
    expect(alone).toHaveBeenCalledOnce()
  })

  it('tells of a task that failed, and goes on with the next', async () => {
    const failing = async () => {
      throw new Error('The server is away')
    }
    await expect(withSendLock(failing)).rejects.toThrow('The server is away')
    expect(await withSendLock(async () => 'sent')).toBe('sent')
  })
})

describe('a tab that never ends its turn', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('keeps the others waiting for so long only, which is said', async () => {
    // Fifteen seconds are over at once.
    const over = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('Too long')))
    const stuck = longTask()
    const holding = navigator.locks.request('bagwise.sender', stuck.task)
    await stuck.begun
    expect(await withSendLock(async () => 'sent')).toBe('sent')
    expect(over).toHaveBeenCalledWith(15_000)
    expect(console.warn).toHaveBeenCalled()
    stuck.end()
    await holding
  })
})
