import type { BrowserContext } from '@playwright/test'
import { startServer } from '../../../e2e/support/server.ts'
import { ensureBuilt } from '../../setup/build.mjs'
import type { Bench, Figure } from '../figure.ts'
import { medianOf } from '../rounds.ts'
import { signUpWithFullBag } from './bench-golfer.ts'
import { openPage, withPhone } from './phone.ts'
import { watchTraffic } from './traffic.ts'

const RUN_COUNT = 5
/** By then the page does what it does later: the service worker has the files, the parts below are drawn. */
const QUIET_MS = 1500
const BYTES_PER_KB = 1000

/** How long a page takes to be there on a phone, from nothing and again. */
export const firstLoadBench: Bench = { name: 'web-load', run: measureFirstLoads }

type Load = {
  readonly lcpMs: number
  readonly fcpMs: number
  readonly blockedMs: number
  readonly longestTaskMs: number
  readonly shift: number
  readonly kilobytes: number
  readonly requestCount: number
  readonly lcpElement: string
}
type Case = {
  readonly what: string
  readonly path: string
  readonly isSignedIn: boolean
  readonly isRepeat: boolean
  readonly hasBudgets: boolean
}

const CASES: readonly Case[] = [
  { what: '/', path: '/', isSignedIn: false, isRepeat: false, hasBudgets: true },
  { what: '/ again', path: '/', isSignedIn: false, isRepeat: true, hasBudgets: false },
  { what: 'golfer’s calculator', path: '/distance-calculator', isSignedIn: true, isRepeat: false, hasBudgets: false },
  { what: 'calculator again', path: '/distance-calculator', isSignedIn: true, isRepeat: true, hasBudgets: false },
]

async function measureFirstLoads(): Promise<readonly Figure[]> {
  await ensureBuilt(process.execPath)
  const server = await startServer()
  try {
    const loads = new Map<Case, Load[]>(CASES.map((one) => [one, []]))
    for (let run = 0; run < RUN_COUNT; run += 1) {
      for (const one of CASES) loads.get(one)?.push(await withPhone((context) => load(context, server.url, one)))
    }
    return [...loads].flatMap(([one, runs]) => figuresOf(one, runs))
  } finally {
    await server.dispose()
  }
}

async function load(context: BrowserContext, url: string, { path, isSignedIn, isRepeat }: Case): Promise<Load> {
  if (isSignedIn) await signUpWithFullBag(context, url)
  await context.addInitScript(OBSERVE)
  const first = await visit(context, url + path)
  return isRepeat ? visit(context, url + path) : first
}

async function visit(context: BrowserContext, address: string): Promise<Load> {
  const { page, devtools } = await openPage(context, { isNetworkSlow: true })
  const traffic = watchTraffic(devtools)
  await page.goto(address, { waitUntil: 'load' })
  await traffic.untilQuiet(QUIET_MS)
  const { bytes, requestCount } = traffic.sofar()
  // Text, because the types of a page are not those of a script.
  const seen = await page.evaluate<Omit<Load, 'kilobytes' | 'requestCount'>>('window.benchLoad()')
  await page.close()
  return { ...seen, requestCount, kilobytes: bytes / BYTES_PER_KB }
}

/** TBT is what tasks take beyond 50 ms, from the first paint on. */
const OBSERVE = `{
  const seen = { fcpMs: 0, lcpMs: 0, lcpElement: '', shift: 0 }
  const tasks = []
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.fcpMs = startTime })
  observe('largest-contentful-paint', ({ startTime, element }) => {
    seen.lcpMs = startTime
    seen.lcpElement = element ? element.localName + (element.id ? '#' + element.id : '') : ''
  })
  observe('layout-shift', ({ hadRecentInput, value }) => { if (!hadRecentInput) seen.shift += value })
  observe('longtask', (task) => tasks.push(task))
  window.benchLoad = () => ({
    ...seen,
    longestTaskMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
    blockedMs: tasks
      .filter(({ startTime }) => startTime >= seen.fcpMs)
      .reduce((total, { duration }) => total + duration - 50, 0),
  })
}`

type Row = Pick<Figure, 'unit'> & {
  readonly name: string
  readonly of: (load: Load) => number
  /** For the first page of a visitor. */
  readonly budget: number
}

/** The performance budgets of a visitor's first page. */
const ROWS: readonly Row[] = [
  { name: 'LCP', of: ({ lcpMs }) => lcpMs, unit: 'ms', budget: 1000 },
  { name: 'FCP', of: ({ fcpMs }) => fcpMs, unit: 'ms', budget: 1000 },
  { name: 'TBT', of: ({ blockedMs }) => blockedMs, unit: 'ms', budget: 100 },
  { name: 'longest task', of: ({ longestTaskMs }) => longestTaskMs, unit: 'ms', budget: 90 },
  { name: 'CLS', of: ({ shift }) => shift, unit: '', budget: 0 },
  { name: 'on the wire', of: ({ kilobytes }) => kilobytes, unit: 'kB', budget: 160 },
  { name: 'requests', of: ({ requestCount }) => requestCount, unit: '', budget: 8 },
]

function figuresOf({ what, hasBudgets }: Case, loads: readonly Load[]): readonly Figure[] {
  return ROWS.map(({ name, of, unit, budget }): Figure => {
    const values = loads.map(of)
    const spread = `${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)}`
    const elements = name === 'LCP' ? `, ${[...new Set(loads.map(({ lcpElement }) => lcpElement))].join(' or ')}` : ''
    return {
      what: `${what}: ${name}`,
      value: medianOf(values),
      unit,
      ...(hasBudgets && { budget }),
      note: `${loads.length} runs, ${spread}${elements}`,
    }
  })
}
