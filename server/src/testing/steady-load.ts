import { randomUUID } from 'node:crypto'
import * as account from '@bagwise/contract/account'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { call } from './server-process.ts'
import { signUpForm } from './test-app.ts'

/** Golfers who edit and read continuously, each one request at a time. */
export type SteadyLoad = {
  /** Results in order of completion; status 0 is a broken connection. */
  readonly answers: readonly { readonly status: number; readonly tookMs: number; readonly endedAtMs: number }[]
  /** Waits for the current requests, then checks each profile against the last acknowledged handicap. */
  readonly stop: () => Promise<void>
  readonly golfers: readonly LoadGolfer[]
}

type LoadGolfer = {
  readonly cookie: string
  /** Last acknowledged handicap. */
  readonly confirmed: () => number | undefined
  /** Last sent handicap; it may have been stored without an acknowledgement. */
  readonly sent: () => number | undefined
}

const HIGHEST_HANDICAP_TENTHS = 540

export async function startLoad(url: string, golferCount: number): Promise<SteadyLoad> {
  const answers: SteadyLoad['answers'][number][] = []
  let isStopping = false

  async function timed(ask: () => ReturnType<typeof call>): Promise<number> {
    const startMs = performance.now()
    const status = await ask().then(
      (answer) => answer.status,
      () => 0,
    )
    const endedAtMs = performance.now()
    answers.push({ status, tookMs: endedAtMs - startMs, endedAtMs })
    return status
  }

  async function newGolfer(): Promise<LoadGolfer & { readonly done: Promise<void> }> {
    const { cookie } = await call(url, account.signUp, { body: signUpForm() })
    let confirmed: number | undefined
    let sent: number | undefined
    const play = async () => {
      for (let edit = 1; !isStopping; edit += 1) {
        const value = (edit % HIGHEST_HANDICAP_TENTHS) / 10
        sent = value
        const body = { batch: randomUUID(), set: { handicap: { base: confirmed ?? null, value } } }
        if ((await timed(() => call(url, patchProfile, { cookie, body }))) === 200) confirmed = value
        await timed(() => call(url, getProfile, { cookie }))
      }
    }
    return { cookie, confirmed: () => confirmed, sent: () => sent, done: play() }
  }

  const golfers = await Promise.all(Array.from({ length: golferCount }, newGolfer))
  return {
    answers,
    golfers,
    stop: async () => {
      isStopping = true
      await Promise.all(golfers.map(({ done }) => done))
    },
  }
}
