import { describe, expect, it } from 'vitest'
import type { LiveShot } from '@bagwise/contract/live-shots'
import { MOST_WAITING_SHOTS, createShotSender } from './shot-sender.ts'
import type { SendShots } from './shot-sender.ts'

const shot = (number: number): LiveShot => ({
  id: `4b7d5c3e-2f60-4a8e-9a53-${String(number).padStart(12, '0')}`,
  device: 'GSPro LM 1.1',
  club: null,
  carryYards: 150,
  sideYards: 0,
  isCarryComputed: false,
})
type Sent = Awaited<ReturnType<SendShots>>

/** A sender whose messages get these answers, the last one from then on, and which is ended by `isDone`. */
async function run(
  answers: readonly Sent[],
  count: number,
  isDone: (messages: readonly (readonly string[])[]) => boolean,
) {
  const messages: string[][] = []
  const pauses: number[] = []
  const told: string[] = []
  const stop = new AbortController()
  const sender = createShotSender(
    async (shots) => {
      const answer = answers[Math.min(messages.length, answers.length - 1)] ?? 'taken'
      messages.push(shots.map(({ id }) => id))
      if (isDone(messages)) stop.abort()
      return answer
    },
    async (ms) => void pauses.push(ms),
    {
      onUnreachable: () => told.push('unreachable'),
      onReachable: () => told.push('reachable'),
      onLost: (lost) => told.push(`lost ${lost}`),
      onTokenRefused: () => {
        told.push('refused')
        stop.abort()
      },
    },
  )
  for (let number = 0; number < count; number += 1) sender.add(shot(number))
  await sender.run(stop.signal)
  return { messages, pauses, told, waiting: sender.waitingCount() }
}

describe('a sender of shots', () => {
  it('tries the token with an empty message at first, and tells that it is refused', async () => {
    expect(await run(['refused-token'], 0, () => false)).toEqual({
      messages: [[]],
      pauses: [],
      told: ['refused'],
      waiting: 0,
    })
  })

  it('sends twenty at a time in their order, the same ones again until they are answered', async () => {
    const all = Array.from({ length: 25 }, (_, number) => shot(number).id)
    const answers: readonly Sent[] = ['unreachable', 'unreachable', { againAfterMs: 700 }, 'taken']
    const { messages, pauses, told, waiting } = await run(answers, 25, ({ length }) => length === 5)
    expect(messages).toEqual([...Array(4).fill(all.slice(0, 20)), all.slice(20)])
    expect(pauses).toEqual([1000, 2000, 700])
    expect(told).toEqual(['unreachable', 'reachable'])
    expect(waiting).toBe(0)
  })

  it('waits at most half a minute between tries', async () => {
    const { pauses } = await run(['unreachable'], 1, ({ length }) => length === 8)
    expect(Math.max(...pauses)).toBe(30_000)
  })

  it('keeps a hundred, lets the oldest go with a word, and gives up what the server does not take', async () => {
    const { told, waiting } = await run(['unreachable'], MOST_WAITING_SHOTS + 2, ({ length }) => length === 1)
    expect(told).toEqual(['lost 1', 'lost 1'])
    expect(waiting).toBe(MOST_WAITING_SHOTS)
    expect(await run(['refused', 'taken'], 21, ({ length }) => length === 2)).toMatchObject({
      told: ['lost 20'],
      waiting: 0,
    })
  })

  it('tries once more what waits when it is ended', async () => {
    const { messages, waiting } = await run(['unreachable', 'taken'], 1, ({ length }) => length === 1)
    expect([messages.length, waiting]).toEqual([2, 0])
  })
})
