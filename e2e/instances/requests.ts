import { setTimeout as sleep } from 'node:timers/promises'
import type { GolferAccount } from '../soak/golfer-account.ts'

/** A machine that is busy otherwise gives a server a minute to start. */
const AT_WORK_WITHIN_MS = 90_000
const LOOK_AGAIN_AFTER_MS = 10

/** When an instance was told to end, and when it was gone. */
export type Outage = { readonly fromMs: number; readonly untilMs: number }

type Failure = Outage & { readonly problem: string }

/** Looks at every request of the golfers while instances come and go. */
export type Requests = {
  readonly timed: <Reply>(ask: () => Promise<Reply>) => Promise<Reply>
  readonly watched: (account: GolferAccount) => GolferAccount
  readonly count: () => number
  /** Resolves when so many more have been answered: the golfers are at work. */
  readonly answered: (moreCount: number) => Promise<void>
  /** Batches that left a device more than once. */
  readonly repeatedBatchCount: () => number
  readonly failures: readonly Failure[]
}

export function watchRequests(): Requests {
  const failures: Failure[] = []
  const batches = new Map<string, number>()
  let requestCount = 0
  let answeredCount = 0

  async function timed<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
    requestCount += 1
    const fromMs = performance.now()
    try {
      const reply = await ask()
      answeredCount += 1
      return reply
    } catch (error) {
      failures.push({ fromMs, untilMs: performance.now(), problem: String(error) })
      throw error
    }
  }

  return {
    timed,
    watched: (account) => ({
      ...account,
      readProfile: () => timed(account.readProfile),
      readHistory: () => timed(account.readHistory),
      send: (batch) => {
        batches.set(batch.batch, (batches.get(batch.batch) ?? 0) + 1)
        return timed(() => account.send(batch))
      },
    }),
    count: () => requestCount,
    answered: async (moreCount) => {
      const wantedCount = answeredCount + moreCount
      const giveUpMs = performance.now() + AT_WORK_WITHIN_MS
      while (answeredCount < wantedCount) {
        if (performance.now() > giveUpMs) throw new Error('The golfers get no answers any more')
        await sleep(LOOK_AGAIN_AFTER_MS)
      }
    },
    repeatedBatchCount: () => [...batches.values()].filter((count) => count > 1).length,
    failures,
  }
}

/** Only what was under way while an instance ended may fail. */
export function unexplained(failures: readonly Failure[], outages: readonly Outage[]): readonly Failure[] {
  return failures.filter((failure) => !outages.some((outage) => overlaps(failure, outage)))
}

function overlaps(one: Outage, other: Outage): boolean {
  return one.fromMs <= other.untilMs && one.untilMs >= other.fromMs
}
