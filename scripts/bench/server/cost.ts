import type { Figure } from '../figure.ts'
import { askUnderLoad, errorCountOf, statusesOf } from '../load/load.ts'
import { medianOf } from '../rounds.ts'
import { EDITS, READS } from './stand.ts'
import type { Stand } from './stand.ts'

const ROUND_COUNT = 5
/** Enough to keep ten connections to the database busy. */
const AS_MUCH_AS_IT_CAN = { connectionCount: 20, seconds: 3 } as const

type Measured = { readonly answersPerSecond: number; readonly microseconds: number }
type Asked = { readonly url: string; readonly processorMicroseconds: () => Promise<number> }
type CostCase = {
  readonly what: string
  readonly asked: Asked
  readonly traffic: typeof READS | typeof EDITS
  /** About twice what it costs on a quiet machine. */
  readonly budgetTimes: number
  /** At least twice what a usual evening asks for: see `usual-evening.ts`. */
  readonly floorPerSecond: number
}

/**
 * The processor time of an answer as a multiple of what Node needs for the same bytes, and how many answers that makes.
 * A busy machine moves the multiple less than the rate; the database's own work is in it only where it is embedded.
 */
export async function costFigures({ servers, bareHttp }: Stand): Promise<readonly Figure[]> {
  const postgres = servers.postgres.server
  const sqlite = servers.sqlite.server
  const cases: readonly CostCase[] = [
    { what: 'GET profile, PostgreSQL', asked: postgres, traffic: READS, budgetTimes: 20, floorPerSecond: 500 },
    { what: 'PATCH profile, PostgreSQL', asked: postgres, traffic: EDITS, budgetTimes: 35, floorPerSecond: 100 },
    { what: 'GET profile, SQLite', asked: sqlite, traffic: READS, budgetTimes: 15, floorPerSecond: 250 },
    { what: 'PATCH profile, SQLite', asked: sqlite, traffic: EDITS, budgetTimes: 45, floorPerSecond: 50 },
  ]
  const bare: Measured[] = []
  const measured = new Map<CostCase, Measured[]>(cases.map((one) => [one, []]))
  for (let round = 0; round < ROUND_COUNT; round += 1) {
    bare.push(await measure(bareHttp, { kind: 'bare' }))
    for (const one of cases) measured.get(one)?.push(await measure(one.asked, one.traffic))
  }
  return [...measured].flatMap(([one, rounds]) => figuresOf(one, rounds, bare))
}

async function measure(
  { url, processorMicroseconds }: Asked,
  traffic: CostCase['traffic'] | { readonly kind: 'bare' },
): Promise<Measured> {
  const before = await processorMicroseconds()
  const result = await askUnderLoad({ url, traffic, ...AS_MUCH_AS_IT_CAN })
  if (errorCountOf(result) > 0) throw new Error(`Not everything was answered with success: ${statusesOf(result)}`)
  const microseconds = ((await processorMicroseconds()) - before) / result.requestCount
  return { answersPerSecond: result.answersPerSecond, microseconds }
}

function figuresOf(
  { what, budgetTimes, floorPerSecond }: CostCase,
  rounds: readonly Measured[],
  bare: readonly Measured[],
): readonly Figure[] {
  const median = (values: readonly Measured[]) => Math.round(medianOf(values.map(({ microseconds }) => microseconds)))
  return [
    {
      what: `${what} / bare node:http, processor time`,
      value: medianOf(
        rounds.map(({ microseconds }, round) => microseconds / (bare[round]?.microseconds ?? Number.NaN)),
      ),
      unit: 'times',
      budget: budgetTimes,
      note: `${median(rounds)} against ${median(bare)} µs, medians of ${ROUND_COUNT} rounds`,
    },
    {
      what,
      value: medianOf(rounds.map(({ answersPerSecond }) => answersPerSecond)),
      unit: 'a second',
      floor: floorPerSecond,
      note: `${AS_MUCH_AS_IT_CAN.connectionCount} connections, whoever asks shares the machine`,
    },
  ]
}
