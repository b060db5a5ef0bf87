import type { ProfileBatch, VersionedProfile } from '@bagwise/contract/profile'
import { RequestProblem } from '../../web/src/api/request.ts'
import type { Answer, GolferAccount } from './golfer-account.ts'
import type { CaseCounts } from './case-counts.ts'

/** What becomes of a request. A slow one hangs, before or after the server has dealt with it, until the network wakes. */
export const FATES = ['arrives', 'lost request', 'lost answer', 'slow request', 'slow answer'] as const
export type Fate = (typeof FATES)[number]

/** A step of a history leads to a handful of requests; many more are sent in a circle. */
const MOST_ROUNDS = 100

/** The way from one device to the server. */
export type Network = {
  /** For every request that starts from now on. */
  readonly meet: (fate: Fate) => void
  readonly send: (batch: ProfileBatch) => Promise<Answer>
  readonly read: () => Promise<VersionedProfile>
  /** Slow requests go on. */
  readonly wake: () => void
  /** Resolves when nothing moves any more except what hangs. */
  readonly quiet: () => Promise<void>
}

type Watchers = {
  readonly counts: CaseCounts
  readonly onSent: (batch: ProfileBatch) => void
  /** The server itself has not done what was asked. */
  readonly onProblem: (problem: unknown) => void
}

export function createNetwork(account: GolferAccount, { counts, onSent, onProblem }: Watchers): Network {
  let fate: Fate = 'arrives'
  let hanging: (() => void)[] = []
  const moving = new Set<Promise<unknown>>()

  async function carry<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
    const ownFate = fate
    if (ownFate === 'lost request') throw lost('request')
    if (ownFate === 'slow request') await hang()
    const reply = await move(ask())
    if (ownFate === 'lost answer') throw lost('answer')
    if (ownFate === 'slow answer') await hang()
    return reply
  }

  function lost(what: 'request' | 'answer'): RequestProblem {
    if (what === 'request') counts.lostRequests += 1
    else counts.lostAnswers += 1
    return new RequestProblem({ code: 'unreachable', status: 0, message: `The ${what} got lost.` })
  }

  function hang(): Promise<void> {
    return new Promise((resolve) => {
      hanging.push(resolve)
    })
  }

  async function move<Reply>(reply: Promise<Reply>): Promise<Reply> {
    moving.add(reply)
    try {
      return await reply
    } catch (problem) {
      onProblem(problem)
      throw problem
    } finally {
      moving.delete(reply)
    }
  }

  return {
    meet: (next) => {
      fate = next
    },
    send: (batch) => {
      onSent(batch)
      return carry(async () => {
        counts.syncs += 1
        return account.send(batch)
      })
    },
    read: () => carry(account.readProfile),
    wake: () => {
      const woken = hanging
      hanging = []
      for (const goOn of woken) goOn()
    },
    quiet: async () => {
      let roundCount = 0
      do {
        if ((roundCount += 1) > MOST_ROUNDS) throw new Error('A device never stops sending')
        await Promise.allSettled(moving)
        await everyTurn()
      } while (moving.size > 0)
    },
  }
}

/** Lets every promise that can go on go on: all of them are done before the next turn of the event loop. */
function everyTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
