import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fleet } from './fleet.ts'
import { playGolfer } from './golfer-load.ts'
import type { PlayedGolfer } from './golfer-load.ts'
import { unexplained, watchRequests } from './requests.ts'
import type { Outage, Requests } from './requests.ts'

/** What golfers went through while instances came and went. */
export type TrialCounts = {
  golfers: number
  requests: number
  edits: number
  kills: number
  restarts: number
  /** Requests that were under way when an instance was killed. */
  cutByKills: number
  /** Batches that were sent again under the same id. */
  sentAgain: number
  failedOtherwise: number
  lost: number
  faults: number
}

export type Trial = { readonly counts: TrialCounts; readonly faults: readonly string[] }

type Load = {
  readonly golfersAtOnce: number
  /** Hears how many there have been. */
  readonly onKill?: (count: number) => void
}

/** Answers that golfers get before something happens to an instance again. */
const ANSWERS_BETWEEN = 10
/** Each kill comes at another moment of the work. */
const LONGEST_PEACE_MS = 100

/** Kills an instance in the middle of its work, again and again, and starts it anew. */
export async function killAtRandom(
  fleet: Fleet,
  { killCount, onKill, ...load }: Load & { killCount: number },
): Promise<Trial> {
  return underLoad(fleet, load, async ({ answered }, outages) => {
    for (let kill = 0; kill < killCount; kill += 1) {
      await answered(ANSWERS_BETWEEN)
      const instance = oneOf(fleet.instances)
      // A second server that fails within seconds is an outage for everybody, whatever stands in front.
      await fleet.othersAnswer(instance)
      await sleep(randomInt(LONGEST_PEACE_MS))
      const fromMs = performance.now()
      await instance.kill()
      const isAlone = fleet.instances.length === 1
      if (!isAlone) outages.push({ fromMs, untilMs: performance.now() })
      await instance.start()
      if (isAlone) outages.push({ fromMs, untilMs: performance.now() })
      onKill?.(kill + 1)
    }
    return { kills: killCount, restarts: 0 }
  })
}

/** Stops one instance after the other as an update does, and waits until it is back before the next. */
export async function restartInTurn(fleet: Fleet, { rounds, ...load }: Load & { rounds: number }): Promise<Trial> {
  return underLoad(fleet, load, async ({ answered }) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const instance of fleet.instances) {
        await answered(ANSWERS_BETWEEN)
        await fleet.restart(instance)
      }
    }
    await answered(ANSWERS_BETWEEN)
    return { kills: 0, restarts: rounds * fleet.instances.length }
  })
}

function oneOf(instances: Fleet['instances']): Fleet['instances'][number] {
  const instance = instances[randomInt(instances.length)]
  if (!instance) throw new Error('A fleet has at least one instance')
  return instance
}

async function underLoad(
  fleet: Fleet,
  { golfersAtOnce }: Load,
  trouble: (requests: Requests, outages: Outage[]) => Promise<Pick<TrialCounts, 'kills' | 'restarts'>>,
): Promise<Trial> {
  const requests = watchRequests()
  const outages: Outage[] = []
  const played: PlayedGolfer[] = []
  let isOver = false
  const lane = async () => {
    while (!isOver) played.push(await playGolfer(fleet.url, requests, () => isOver))
  }
  const lanes = Promise.all(Array.from({ length: golfersAtOnce }, lane))
  const over = trouble(requests, outages).finally(() => {
    isOver = true
  })
  const [done] = await Promise.all([over, lanes])

  const otherwise = unexplained(requests.failures, outages)
  const faults = [
    ...played.flatMap((golfer) => golfer.faults),
    ...otherwise.map(({ problem }) => `A request failed although no instance was killed: ${problem}`),
  ]
  return {
    faults,
    counts: {
      ...done,
      golfers: played.length,
      requests: requests.count(),
      edits: played.reduce((sum, { editCount }) => sum + editCount, 0),
      cutByKills: requests.failures.length - otherwise.length,
      sentAgain: requests.repeatedBatchCount(),
      failedOtherwise: otherwise.length,
      lost: played.reduce((sum, { lostCount }) => sum + lostCount, 0),
      faults: faults.length,
    },
  }
}
