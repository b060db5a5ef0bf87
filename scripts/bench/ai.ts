import { setTimeout as sleep } from 'node:timers/promises'
import { AI_FAULTS } from '../../server/src/testing/stubs/ai-faults.ts'
import { sayJson, startStubChat } from '../../server/src/testing/stubs/stub-chat.ts'
import type { StubChat } from '../../server/src/testing/stubs/stub-chat.ts'
import { startServer } from '../../e2e/support/server.ts'
import type { RunningServer } from '../../e2e/support/server.ts'
import type { Bench, Figure } from './figure.ts'
import { medianOf } from './rounds.ts'

const PROMISED_SECONDS = 10
const PROFILE_P99_BUDGET_MS = 100
const STUCK_CALLS = 200
/** As many calls as the server makes at once. */
const CALLS_AT_ONCE = 20
const GOLFERS_STUCK = 10
const PROFILE_READS = 1_000
const READS_AT_ONCE = 4
const ROUNDS = 5
const P99 = 0.99
const MS_PER_SECOND = 1000
const LOOK_AGAIN_MS = 100
const GOOD = sayJson({ carries: { pw: 114 } })

/** What a golfer waits for the rules when the AI service is in trouble, and whether profiles load meanwhile. */
export const aiBench: Bench = {
  name: 'ai',
  run: async () => {
    const stub = await startStubChat(GOOD)
    const server = await startServer({
      AI_BASE_URL: stub.url,
      AI_API_KEY: 'sk-bench',
      AI_CALLS_PER_HOUR: '100000',
      AI_CALLS_PER_DAY: '1000000',
      AI_QUESTIONS_PER_MINUTE: '1000000',
      LOG_LEVEL: 'silent',
    })
    try {
      const golfers = await Promise.all(Array.from({ length: GOLFERS_STUCK }, (_, index) => signUp(server, index)))
      return [...(await faultFigures(golfers, stub)), ...(await profileFigures(golfers, stub))]
    } finally {
      await server.dispose()
      await stub.close()
    }
  },
}

type Golfer = { readonly ask: () => Promise<AiReply>; readonly readProfile: () => Promise<number> }
type AiReply = { readonly source: string; readonly failure?: { readonly code: string } }

async function signUp({ url }: RunningServer, index: number): Promise<Golfer> {
  const form = { email: `bench-${index}@example.com`, password: 'fairway-42-green', firstName: 'Jo', lastName: 'Park' }
  const answer = await post(`${url}/api/sign-up`, form, url)
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  let asked = 0
  return {
    // Each question is another one, so that none comes from the cache.
    ask: async () => {
      asked += 1
      const golfer = { age: 10 + index, weight: 100 + asked / 10 }
      const body = { golfer, known: { '7-iron': 150 }, clubs: ['pw'] }
      return (await post(`${url}/api/ai/distances`, body, url, cookie)).json() as Promise<AiReply>
    },
    readProfile: async () => {
      const startMs = performance.now()
      const profile = await fetch(`${url}/api/profile`, { headers: { cookie } })
      await profile.arrayBuffer()
      if (!profile.ok) throw new Error(`The profile was answered with ${profile.status}`)
      return performance.now() - startMs
    },
  }
}

function post(address: string, body: object, origin: string, cookie = ''): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** One after the other, with a good answer in between: the server must not leave the service alone. */
async function faultFigures([golfer]: readonly Golfer[], stub: StubChat): Promise<readonly Figure[]> {
  if (!golfer) throw new Error('Nobody has signed up')
  const figures: Figure[] = []
  for (const { name, answer } of AI_FAULTS) {
    stub.answer = GOOD
    await golfer.ask()
    stub.answer = answer
    const callsBefore = stub.calls.length
    const startMs = performance.now()
    const { source, failure } = await golfer.ask()
    figures.push({
      what: `AI: ${name}`,
      value: (performance.now() - startMs) / MS_PER_SECOND,
      unit: 's',
      budget: PROMISED_SECONDS,
      note: `${source}, ${failure?.code}, upstream calls ${stub.calls.length - callsBefore}`,
    })
  }
  return figures
}

/** Rounds with and without calls that are stuck take turns, so that a busy minute of the machine hits both. */
async function profileFigures(golfers: readonly Golfer[], stub: StubChat): Promise<readonly Figure[]> {
  const quiet: number[] = []
  const stuck: number[] = []
  let mostUpstream = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(await p99OfReads(golfers))
    stub.answer = () => undefined
    const callsBefore = stub.calls.length
    const asking = golfers.flatMap(({ ask }) => Array.from({ length: STUCK_CALLS / golfers.length }, ask))
    await until(() => stub.calls.length - callsBefore >= CALLS_AT_ONCE)
    stuck.push(await p99OfReads(golfers))
    mostUpstream = Math.max(mostUpstream, stub.calls.length - callsBefore)
    await Promise.all(asking)
    await restOver(golfers, stub)
  }
  const note = `median of ${ROUNDS} rounds of ${PROFILE_READS} reads`
  return [
    { what: 'GET profile p99, no AI calls', value: medianOf(quiet), unit: 'ms', budget: PROFILE_P99_BUDGET_MS, note },
    {
      what: `GET profile p99, ${STUCK_CALLS} AI calls stuck`,
      value: medianOf(stuck),
      unit: 'ms',
      budget: PROFILE_P99_BUDGET_MS,
      note: `${note}, at most ${mostUpstream} upstream calls`,
    },
  ]
}

async function p99OfReads(golfers: readonly Golfer[]): Promise<number> {
  const tookMs: number[] = []
  const readOn = async () => {
    while (tookMs.length < PROFILE_READS) {
      const golfer = golfers[tookMs.length % golfers.length]
      if (golfer) tookMs.push(await golfer.readProfile())
    }
  }
  await Promise.all(Array.from({ length: READS_AT_ONCE }, readOn))
  return tookMs.toSorted((a, b) => a - b)[Math.floor(tookMs.length * P99)] ?? Number.NaN
}

/** After so many failures the server leaves the service alone; the next round is one after the rest. */
async function restOver([golfer]: readonly Golfer[], stub: StubChat): Promise<void> {
  stub.answer = GOOD
  await until(async () => (await golfer?.ask())?.source === 'ai')
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(LOOK_AGAIN_MS)
}
