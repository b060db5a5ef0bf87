import type { BrowserContext, Page } from '@playwright/test'
import { startServer } from '../../e2e/support/server.ts'
import { ensureBuilt } from '../setup/build.mjs'
import { startChromium } from '../verify/chromium.ts'
import type { Bench, Figure } from './figure.ts'
import { largestShotFile, SHOT_COUNT } from './largest-shot-file.ts'
import { medianOf } from './rounds.ts'

const PHONE = { width: 412, height: 823 } as const
const ROUND_COUNT = 5
const BUDGET_SECONDS = 1
const MS_PER_SECOND = 1000
/** What a golfer does not notice while scrolling. */
const TASK_BUDGET_MS = 200
/** The page alone: a browser does not slow workers down. */
const CPU_SLOWDOWNS = [1, 4] as const

/** How long the largest file takes from the choice to the preview, and how long the page stands still meanwhile. */
export const importBench: Bench = { name: 'import', run: measureImport }

async function measureImport(): Promise<readonly Figure[]> {
  await ensureBuilt(process.execPath)
  const server = await startServer()
  const browser = await startChromium()
  try {
    const context = await browser.newContext({ viewport: PHONE })
    const account = { email: 'bench@example.com', password: 'fairway-42-green', firstName: 'Jo', lastName: 'Park' }
    const answer = await context.request.post(`${server.url}/api/sign-up`, {
      data: account,
      headers: { origin: server.url },
    })
    if (!answer.ok()) throw new Error(`The sign-up was answered with ${answer.status()}`)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const figures: Figure[] = []
    for (const rate of CPU_SLOWDOWNS) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate })
      const rounds: Timed[] = []
      for (let round = 0; round < ROUND_COUNT; round += 1) rounds.push(await timedImport(page, devtools, server.url))
      const seconds = rounds.map((round) => round.seconds)
      const note = `${ROUND_COUNT} files, ${Math.min(...seconds).toFixed(2)} to ${Math.max(...seconds).toFixed(2)} s`
      const what = `${SHOT_COUNT.toLocaleString('en')} shots to the preview, page's CPU ×${rate}`
      const longestMs = Math.max(...rounds.map(({ longestTaskMs }) => longestTaskMs))
      figures.push(
        { what, value: medianOf(seconds), unit: 's', budget: BUDGET_SECONDS, note },
        { what: `longest task of the page, CPU ×${rate}`, value: longestMs, unit: 'ms', budget: TASK_BUDGET_MS },
        {
          what: `all tasks of the page, processor time, CPU ×${rate}`,
          value: medianOf(rounds.map(({ workMs }) => workMs)),
          unit: 'ms',
          note: 'not moved by what else the machine does',
        },
      )
    }
    return figures
  } finally {
    await browser.close()
    await server.dispose()
  }
}

type Timed = { readonly seconds: number; readonly longestTaskMs: number; readonly workMs: number }
type Devtools = Awaited<ReturnType<BrowserContext['newCDPSession']>>

/** Processor time of the page's thread so far: unlike a clock it does not count what other programs take. */
async function workedMs(devtools: Devtools): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * MS_PER_SECOND
}

async function timedImport(page: Page, devtools: Devtools, url: string): Promise<Timed> {
  await page.goto(`${url}/distances/import`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  const file = { name: 'session.csv', mimeType: 'text/csv', buffer: Buffer.from(largestShotFile()) }
  // Text, because the types of a page are not those of a script. The page's own clock leaves out this script's share.
  await page.evaluate(START_WATCHING)
  const before = await workedMs(devtools)
  await page.locator('input[type=file]').setInputFiles(file)
  const timed = await page.evaluate<Omit<Timed, 'workMs'>>('window.benchDone')
  return { ...timed, workMs: (await workedMs(devtools)) - before }
}

const START_WATCHING = `{
  const tasks = [0]
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ type: 'longtask' })
  window.benchDone = new Promise((resolve) => {
    let startMs = 0
    document.addEventListener('change', () => { startMs = performance.now() }, { capture: true, once: true })
    const previews = new MutationObserver(() => {
      if (!document.querySelector('[data-club]')) return
      previews.disconnect()
      // Painted after the frame; the observer hears of its task later.
      requestAnimationFrame(() => setTimeout(() => {
        const seconds = (performance.now() - startMs) / 1000
        requestIdleCallback(() => setTimeout(() => resolve({ seconds, longestTaskMs: Math.max(...tasks) }), 100))
      }))
    })
    previews.observe(document.body, { subtree: true, childList: true })
  })
  undefined
}`
