import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { startServer } from '../../e2e/support/server.ts'
import { ensureBuilt } from '../setup/build.mjs'
import { findChromium } from '../verify/chromium.ts'
import type { Bench, Figure } from './figure.ts'
import { medianOf } from './rounds.ts'

/** A phone is about so many times slower than this machine: the performance budgets' profile. */
const CPU_SLOWDOWN = 4
const PHONE = { width: 412, height: 823 } as const
const START_COUNT = 5
const BUDGET_SECONDS = 2
const MS_PER_SECOND = 1000
const CALCULATOR = '/distance-calculator'

/** How long a golfer without reception waits from opening Bagwise until the calculator takes a number. */
export const offlineStartBench: Bench = { name: 'offline-start', run: measureOfflineStart }

async function measureOfflineStart(): Promise<readonly Figure[]> {
  await ensureBuilt(process.execPath)
  const executablePath = await findChromium('full')
  const profileDir = await mkdtemp(join(tmpdir(), 'bagwise-bench-'))
  const server = await startServer()
  const openBrowser = () =>
    chromium.launchPersistentContext(profileDir, {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu'],
      viewport: PHONE,
    })
  try {
    await visitOnline(await openBrowser(), server.url)
    await server.stop()
    const seconds: number[] = []
    for (let start = 0; start < START_COUNT; start += 1) {
      seconds.push(await timedStart(await openBrowser(), server.url + CALCULATOR))
    }
    const note = `${START_COUNT} starts, ${Math.min(...seconds).toFixed(2)} to ${Math.max(...seconds).toFixed(2)} s`
    return [{ what: 'offline cold start, CPU ×4', value: medianOf(seconds), unit: 's', budget: BUDGET_SECONDS, note }]
  } finally {
    await server.dispose()
    await rm(profileDir, { recursive: true, force: true })
  }
}

/** A golfer signs up and opens the calculator once; then the device has everything. */
async function visitOnline(browser: BrowserContext, url: string): Promise<void> {
  const account = { email: 'bench@example.com', password: 'fairway-42-green', firstName: 'Jo', lastName: 'Park' }
  const answer = await browser.request.post(`${url}/api/sign-up`, { data: account, headers: { origin: url } })
  if (!answer.ok()) throw new Error(`The sign-up was answered with ${answer.status()}`)
  const page = await browser.newPage()
  await page.goto(url + CALCULATOR)
  await driverField(page).waitFor()
  // Text, because the types of a page are not those of a script.
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  // Once more, with the service worker; the copy of the profile is written by then.
  await page.reload({ waitUntil: 'networkidle' })
  await driverField(page).waitFor()
  await browser.close()
}

async function timedStart(browser: BrowserContext, url: string): Promise<number> {
  const page = await browser.newPage()
  const devtools = await browser.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const startedMs = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await driverField(page).fill('204')
  const seconds = (performance.now() - startedMs) / MS_PER_SECOND
  await browser.close()
  return seconds
}

function driverField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Driver carry' })
}
