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
export type Showing = { readonly path: string; readonly isKept: boolean; readonly text: string }

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
      console.log(start + JSON.stringify({ path: location.pathname, isKept, text }))
    })
  }, SHOWING)
  return showings
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
