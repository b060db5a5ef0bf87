import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { startServer } from '../../../e2e/support/server.ts'
import { ensureBuilt } from '../../setup/build.mjs'
import { Problem } from '../../setup/problem.mjs'
import type { Bench, BenchOptions, Figure } from '../figure.ts'
import { medianOf } from '../rounds.ts'
import { signUpWithFullBag } from './bench-golfer.ts'
import { openPage, withPhone } from './phone.ts'
import { traceTasks } from './trace-tasks.ts'
import { watchTraffic } from './traffic.ts'

const RUN_COUNT = 5
/** By then the page does what it does later: the service worker has the files, the parts below are drawn. */
const QUIET_MS = 1500
/** What a page works out once it is shown is part of its first load. */
const OBSERVED_MS = 6000
const BYTES_PER_KB = 1000
const LONG_TASK_MS = 50

/** How long a page takes to be there on a phone, from nothing and again. */
export const firstLoadBench: Bench = { name: 'web-load', isComparable: true, run: measureFirstLoads }

type Load = {
  readonly lcpMs: number
  readonly fcpMs: number
  readonly blockedMs: number
  readonly longestTaskMs: number
  /**
   * The same two in the processor time of the page's thread, from the navigation on: not moved by what else the machine
   * does, and without what only happens with developer tools attached.
   */
  readonly blockedProcessorMs: number
  readonly longestProcessorMs: number
  readonly shift: number
  readonly kilobytes: number
  readonly requestCount: number
  readonly lcpElement: string
  /** When what is worked out of flights was there: on home only. */
  readonly flownMs: number | null
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
  { what: 'golfer’s /', path: '/', isSignedIn: true, isRepeat: false, hasBudgets: false },
  { what: 'golfer’s calculator', path: '/distance-calculator', isSignedIn: true, isRepeat: false, hasBudgets: false },
  { what: 'calculator again', path: '/distance-calculator', isSignedIn: true, isRepeat: true, hasBudgets: false },
]

async function measureFirstLoads({ against }: BenchOptions): Promise<readonly Figure[]> {
  await ensureBuilt(process.execPath)
  const server = await startServer()
  const other = against === undefined ? undefined : await startServer({}, builtServerIn(resolve(against)))
  try {
    const loads = new Map<Case, Load[]>(CASES.map((one) => [one, []]))
    const otherLoads = new Map<Case, Load[]>(CASES.map((one) => [one, []]))
    const builds = [{ url: server.url, loads }, ...(other ? [{ url: other.url, loads: otherLoads }] : [])]
    for (let run = 0; run < RUN_COUNT; run += 1) {
      // In turn, and every other run in the other order: a machine that is busy for a while is busy for both.
      const ordered = run % 2 === 0 ? builds : builds.toReversed()
      for (const one of CASES) {
        for (const build of ordered) {
          build.loads.get(one)?.push(await withPhone((context) => load(context, build.url, one)))
        }
      }
    }
    return [...loads].flatMap(([one, runs]) => figuresOf(one, runs, otherLoads.get(one)))
  } finally {
    await server.dispose()
    await other?.dispose()
  }
}

function builtServerIn(folder: string): string {
  if (!existsSync(join(folder, 'web', 'dist', 'index.html'))) {
    throw new Problem(`There is no built Bagwise in ${folder}: run npm run build there first.`)
  }
  return join(folder, 'server', 'src', 'main.ts')
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
  const tasks = await traceTasks(devtools)
  await page.goto(address, { waitUntil: 'load' })
  await traffic.untilQuiet(QUIET_MS)
  await page.evaluate(`new Promise((resolve) => setTimeout(resolve, ${OBSERVED_MS} - performance.now()))`)
  const { bytes, requestCount } = traffic.sofar()
  // Text, because the types of a page are not those of a script.
  const seen =
    await page.evaluate<Omit<Load, 'kilobytes' | 'requestCount' | 'longestProcessorMs' | 'blockedProcessorMs'>>(
      'window.benchLoad()',
    )
  const processorMs = await tasks.processorTimesMs()
  await page.close()
  return {
    ...seen,
    requestCount,
    kilobytes: bytes / BYTES_PER_KB,
    longestProcessorMs: Math.max(0, ...processorMs),
    blockedProcessorMs: processorMs.reduce((total, taskMs) => total + Math.max(0, taskMs - LONG_TASK_MS), 0),
  }
}

/** TBT is what tasks take beyond 50 ms, from the first paint on. */
const OBSERVE = `{
  const seen = { fcpMs: 0, lcpMs: 0, lcpElement: '', shift: 0 }
  const tasks = []
  let flownMs = null
  const isFlown = () => {
    const main = document.querySelector('main')
    return main?.querySelector('dd') && !main.querySelector('[aria-busy=true]') && /Give or take/.test(main.textContent)
  }
  const watch = new MutationObserver(() => {
    if (!isFlown()) return
    flownMs = performance.now()
    watch.disconnect()
  })
  watch.observe(document, { childList: true, subtree: true, characterData: true })
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
    flownMs,
    longestTaskMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
    blockedMs: tasks
      .filter(({ startTime }) => startTime >= seen.fcpMs)
      .reduce((total, { duration }) => total + duration - 50, 0),
  })
}`

type Row = Pick<Figure, 'unit'> & {
  readonly name: string
  readonly of: (load: Load) => number | null
  /** For the first page of a visitor. */
  readonly budget?: number
}

/** The performance budgets of a visitor's first page. */
const ROWS: readonly Row[] = [
  { name: 'LCP', of: ({ lcpMs }) => lcpMs, unit: 'ms', budget: 1000 },
  { name: 'FCP', of: ({ fcpMs }) => fcpMs, unit: 'ms', budget: 1000 },
  { name: 'TBT', of: ({ blockedMs }) => blockedMs, unit: 'ms' },
  { name: 'longest task', of: ({ longestTaskMs }) => longestTaskMs, unit: 'ms' },
  { name: 'TBT, processor', of: ({ blockedProcessorMs }) => blockedProcessorMs, unit: 'ms', budget: 100 },
  { name: 'longest task, processor', of: ({ longestProcessorMs }) => longestProcessorMs, unit: 'ms', budget: 90 },
  { name: 'flights worked out', of: ({ flownMs }) => flownMs, unit: 'ms' },
  { name: 'CLS', of: ({ shift }) => shift, unit: '', budget: 0.001 },
  { name: 'on the wire', of: ({ kilobytes }) => kilobytes, unit: 'kB', budget: 175 },
  { name: 'requests', of: ({ requestCount }) => requestCount, unit: '', budget: 12 },
]

function figuresOf(
  { what, hasBudgets }: Case,
  loads: readonly Load[],
  otherLoads: readonly Load[] = [],
): readonly Figure[] {
  return ROWS.flatMap(({ name, of, unit, budget }): readonly Figure[] => {
    const values = loads.flatMap((one) => of(one) ?? [])
    const others = otherLoads.flatMap((one) => of(one) ?? [])
    if (values.length === 0) return []
    const elements = name === 'LCP' ? `, ${[...new Set(loads.map(({ lcpElement }) => lcpElement))].join(' or ')}` : ''
    const peer = others.length === 0 ? {} : { peer: medianOf(others) }
    return [
      {
        what: `${what}: ${name}`,
        value: medianOf(values),
        unit,
        ...(hasBudgets && budget !== undefined && { budget }),
        ...peer,
        note: `${values.length} runs, ${spreadOf(values)}${elements}${others.length > 0 ? `; peer ${spreadOf(others)}` : ''}`,
      },
    ]
  })
}

function spreadOf(values: readonly number[]): string {
  return `${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)}`
}
