import type { Figure } from '../figure.ts'
import { answersPerSecond, askUnderLoad, countOf, statusesOf } from '../load/load.ts'
import { READS, SIGN_INS, WRONG_SIGN_INS } from './stand.ts'
import type { ServerOn, Stand } from './stand.ts'

const SIGN_INS_PER_SECOND_FLOOR = 25
const SIGN_INS_AT_A_TIME = { connectionCount: 8, seconds: 10 } as const

const FLOOD_PER_SECOND = 60
const FLOOD_SECONDS = 15
const READS_PER_SECOND = 100
const CONNECTION_COUNT = 20
const READ_P99_BUDGET_MS = 250

/** How fast golfers get in, and whether those who are in notice somebody who guesses passwords. */
export async function signInFigures({ servers }: Stand): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const on of Object.values(servers)) {
    figures.push(await rateFigure(on), ...(await floodFigures(on)))
  }
  return figures
}

async function rateFigure({ name, url }: ServerOn): Promise<Figure> {
  return {
    what: `sign-ins on ${name}`,
    value: await answersPerSecond({ url, traffic: SIGN_INS, ...SIGN_INS_AT_A_TIME }),
    unit: 'a second',
    floor: SIGN_INS_PER_SECOND_FLOOR,
    note: `right passwords, ${SIGN_INS_AT_A_TIME.connectionCount} at a time`,
  }
}

async function floodFigures({ name, url }: ServerOn): Promise<readonly Figure[]> {
  const together = { url, connectionCount: CONNECTION_COUNT, seconds: FLOOD_SECONDS }
  const [reads, guesses] = await Promise.all([
    askUnderLoad({ ...together, traffic: READS, requestsPerSecond: READS_PER_SECOND }),
    askUnderLoad({ ...together, traffic: WRONG_SIGN_INS, requestsPerSecond: FLOOD_PER_SECOND }),
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
