import type { Figure } from '../figure.ts'
import { countOf, statusesOf } from '../load/latencies.ts'
import { answersPerSecond } from '../load/load.ts'
import { READS, SIGN_INS, WRONG_SIGN_INS } from './stand.ts'
import type { ServerOn, Stand } from './stand.ts'

const SIGN_INS_PER_SECOND_FLOOR = 25
const SIGN_IN_LOOP = { connectionCount: 8, warmUpMs: 1_000, durationMs: 10_000 } as const

const FLOOD_PER_SECOND = 60
const FLOOD_MS = 15_000
const READS_PER_SECOND = 100
const READ_P99_BUDGET_MS = 250

/** How fast golfers get in, and whether those who are in notice somebody who guesses passwords. */
export async function signInFigures({ servers, load, flood }: Stand): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const on of Object.values(servers)) {
    figures.push(await rateFigure(on, load), ...(await floodFigures(on, { load, flood })))
  }
  return figures
}

async function rateFigure({ name, url }: ServerOn, load: Stand['load']): Promise<Figure> {
  return {
    what: `sign-ins on ${name}`,
    value: await answersPerSecond(load, { url, traffic: SIGN_INS, ...SIGN_IN_LOOP }),
    unit: 'a second',
    floor: SIGN_INS_PER_SECOND_FLOOR,
    note: `right passwords, ${SIGN_IN_LOOP.connectionCount} at a time`,
  }
}

async function floodFigures(
  { name, url }: ServerOn,
  { load, flood }: Pick<Stand, 'load' | 'flood'>,
): Promise<readonly Figure[]> {
  const loop = (requestsPerSecond: number) => ({ open: { requestsPerSecond, durationMs: FLOOD_MS } })
  const [reads, guesses] = await Promise.all([
    load.ask({ url, traffic: READS, loop: loop(READS_PER_SECOND) }),
    flood.ask({ url, traffic: WRONG_SIGN_INS, loop: loop(FLOOD_PER_SECOND) }),
  ])
  const letIn = countOf(guesses, (status) => status === '200')
  const failed = countOf(reads, (status) => status !== '200')
  return [
    {
      what: `GET profile p99 under a flood, ${name}`,
      value: reads.p99Ms,
      unit: 'ms',
      budget: READ_P99_BUDGET_MS,
      note: `${FLOOD_PER_SECOND} wrong sign-ins a second from as many addresses got ${statusesOf(guesses)}`,
    },
    {
      what: `guesses let in and reads refused, ${name}`,
      value: letIn + failed,
      unit: 'answers',
      budget: 0,
      note: `${READS_PER_SECOND} reads a second got ${statusesOf(reads)}`,
    },
  ]
}
