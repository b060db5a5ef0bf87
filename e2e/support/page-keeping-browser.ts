import { chromium } from '@playwright/test'
import type { Browser, LaunchOptions, Page } from '@playwright/test'
import { keptOnDevice } from './service-worker.ts'
import { expect } from './test.ts'

/** A browser that keeps pages for Back, as golfers' browsers do. Playwright switches that off; headless shells cannot. */
export async function startPageKeepingBrowser({ args = [] }: LaunchOptions): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.FULL_CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...args, '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--headless'],
  })
}

/** What a page looked like at the moment at which it was shown. */
export type Showing = {
  readonly path: string
  readonly isKept: boolean
  /** What the browser says of a page that it has not kept, for the reader of a test that fails. */
  readonly whyNotKept: readonly (string | undefined)[]
  readonly text: string
}

const SHOWING = 'showing '

/** Notes each time that a page of this tab is shown, before any script of the page knows of it. */
export async function recordShowings(page: Page): Promise<readonly Showing[]> {
  const showings: Showing[] = []
  page.on('console', (message) => {
    if (message.text().startsWith(SHOWING)) showings.push(JSON.parse(message.text().slice(SHOWING.length)))
  })
  await page.addInitScript((start) => {
    window.addEventListener('pageshow', ({ persisted: isKept }) => {
      // What a reader would see: hidden text is not part of it.
      const text = document.body.innerText
      const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        notRestoredReasons?: { readonly reasons: readonly { readonly reason: string }[] | null } | null
      })[]
      const whyNotKept = isKept ? [] : (navigation?.notRestoredReasons?.reasons ?? []).map(({ reason }) => reason)
      console.log(start + JSON.stringify({ path: location.pathname, isKept, whyNotKept, text }))
    })
  }, SHOWING)
  return showings
}

/** Waits until the page has fetched what it starts with and sends nothing: one that holds a lock as it is left is not kept. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held)).toEqual([])
}

/** A kept page tells no load, so that it is not waited for one. */
export async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' })
}

/** Fails where the browser keeps no pages: a test of Back would then pass without having looked at anything. */
export async function expectPagesAreKept(page: Page, showings: readonly Showing[]): Promise<void> {
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A kept page is dropped when its service worker begins.
  await keptOnDevice(page)
  await page.goto('about:blank')
  await goBack(page)
  await expect
    .poll(() => showings.at(-1)?.isKept, { message: 'This browser keeps no pages: a full Chromium is needed' })
    .toBe(true)
}
