import type { Figure } from '../figure.ts'
import { answersPerSecond } from '../load/load.ts'
import { SECRET, startMeasuredServer } from '../load/measured-server.ts'
import type { Traffic } from '../load/traffic.ts'
import { medianOf } from '../rounds.ts'
import { FULLEST_GOLFER, FULLEST_ROW_COUNT } from './fill-activity.ts'
import { SIZES, SMALLEST } from './growth-stand.ts'
import type { FilledSizes, Size } from './growth-stand.ts'
import { measureInRounds, medianRatio } from './rate-rounds.ts'
import type { RateCase } from './rate-rounds.ts'

const ROUND_COUNT = 7
const AS_MUCH_AS_IT_CAN = { connectionCount: 4, seconds: 2 } as const
const GROWTH_BUDGET = 1.3
const START_BUDGET_SECONDS = 3
const MS_PER_SECOND = 1000

/** What is asked for at each size. */
const ASKED = {
  'GET profile': (golferCount: number) => ({ kind: 'reads', golferCount, secret: SECRET }),
  'PATCH profile': (golferCount: number) => ({ kind: 'edits', golferCount, secret: SECRET }),
  [`GET history of ${FULLEST_ROW_COUNT} edits`]: () => fullestPage('/api/profile/history'),
  [`GET progress of ${FULLEST_ROW_COUNT} days`]: () => fullestPage('/api/progress'),
  [`GET ${FULLEST_ROW_COUNT} rounds`]: () => fullestPage('/api/rounds'),
} as const satisfies Record<string, (golferCount: number) => Traffic>

function fullestPage(path: string) {
  return { kind: 'page', path, golferIndex: FULLEST_GOLFER, secret: SECRET } as const
}

type Parts = {
  readonly sizes: FilledSizes
  readonly name: string
  readonly cleanUpLater: (cleanUp: () => Promise<unknown>) => void
}

/** Servers on all sizes take turns; each request is a random golfer's. */
export async function growthFigures({ sizes, name, cleanUpLater }: Parts): Promise<readonly Figure[]> {
  const urls = new Map<Size, string>()
  const starts: Figure[] = []
  for (const [size, { place }] of sizes) {
    const startedMs = performance.now()
    const server = await startMeasuredServer(place)
    const seconds = (performance.now() - startedMs) / MS_PER_SECOND
    cleanUpLater(server.stop)
    urls.set(size, server.url)
    const what = `start with ${size.toLocaleString('en')} golfers, ${name}`
    starts.push({
      what,
      value: seconds,
      unit: 's',
      budget: START_BUDGET_SECONDS,
      note: 'once; the sweep waits until it is done',
    })
  }
  const cases = Object.entries(ASKED).flatMap(([what, trafficOf]) =>
    [...urls].map(([size, url]): RateCase<string> => {
      const measure = () => answersPerSecond({ url, traffic: trafficOf(size), ...AS_MUCH_AS_IT_CAN })
      return { name: caseName(what, size), measure }
    }),
  )
  const ratesOf = await measureInRounds(cases, ROUND_COUNT)
  const grown = Object.keys(ASKED).flatMap((what) =>
    SIZES.filter((size) => size !== SMALLEST).map((size): Figure => {
      const small = ratesOf(caseName(what, SMALLEST))
      const large = ratesOf(caseName(what, size))
      return {
        what: `${caseName(what, size)}, ${name}`,
        // More of them in a second is a smaller cost of each.
        value: medianRatio({ of: small, to: large }),
        unit: 'times',
        budget: GROWTH_BUDGET,
        note: `the cost at ${SMALLEST.toLocaleString('en')}: ${costMs(large)} against ${costMs(small)} ms`,
      }
    }),
  )
  return [...starts, ...grown]
}

function caseName(what: string, size: Size): string {
  return `${what} at ${size.toLocaleString('en')} golfers`
}

function costMs(rates: readonly number[]): string {
  return (MS_PER_SECOND / medianOf(rates)).toFixed(2)
}
