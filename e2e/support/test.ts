import { randomUUID } from 'node:crypto'
import { chromium, test as base, expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import type { Profile } from '@bagwise/contract/profile'
import { openWay } from './reception.ts'
import type { Way } from './reception.ts'
import { startServer } from './server.ts'
import type { RunningServer } from './server.ts'

/** An account that exists on the worker's server. */
export type Golfer = {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  /** Stores values in the golfer's profile, as another device would: `{ 'clubDistances.driver': { distance: 204, source: 'measured' } }`. */
  readonly store: (values: Readonly<Record<string, unknown>>) => Promise<void>
  /** The profile as the server has it. */
  readonly profile: () => Promise<Profile>
}

type TestFixtures = {
  /** A server of the test's own, with nobody on it, that the test may stop. */
  readonly ownServer: RunningServer
  /** A small phone whose text is twice as large, with nobody signed in. */
  readonly largeTextPhone: BrowserContext
  /** A way to the server whose reception a test can change. */
  readonly way: Way
  /** A new account; the page's browser context is signed in as it. */
  readonly golfer: Golfer
  /** Fails the test when the page broke the content policy or threw. */
  readonly pageFaults: string[]
  /** The welcome dialog has been seen on this device, so that it does not cover the page. */
  readonly welcomeSeen: undefined
}
type WorkerFixtures = { readonly server: RunningServer }

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  ownServer: async ({}, use) => {
    const server = await startServer()
    await use(server)
    await server.dispose()
  },
  largeTextPhone: async ({ server, launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
    const browser = await chromium.launch({ ...launchOptions, args })
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 320, height: 844 } })
    await context.addInitScript(() => localStorage.setItem('bagwise.welcome-seen', 'yes'))
    await use(context)
    await browser.close()
  },
  baseURL: async ({ server }, use) => {
    await use(server.url)
  },
  way: async ({ server }, use) => {
    const way = await openWay(server.url)
    await use(way)
    await way.dispose()
  },
  welcomeSeen: [
    async ({ context }, use) => {
      await context.addInitScript(() => localStorage.setItem('bagwise.welcome-seen', 'yes'))
      await use(undefined)
    },
    { auto: true },
  ],
  pageFaults: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(String(error)))
      page.on('console', (message) => {
        if (/content security policy|trusted ?types|violates/i.test(message.text())) faults.push(message.text())
      })
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
  golfer: async ({ context, server }, use) => {
    await use(await signUpGolfer(context, server.url))
  },
})

export { expect }

/** Makes an account through the API and signs the context in. */
export async function signUpGolfer(context: BrowserContext, url: string): Promise<Golfer> {
  const headers = { origin: url }
  const account = {
    email: `golfer-${randomUUID()}@example.com`,
    password: 'fairway-42-green',
    firstName: 'Jamie',
    lastName: 'Ortega',
  }
  const answer = await context.request.post(`${url}/api/sign-up`, { data: account, headers })
  expect(answer.status(), await answer.text()).toBe(200)

  const load = async (): Promise<Profile> => (await (await context.request.get(`${url}/api/profile`)).json()).profile
  return {
    ...account,
    profile: load,
    store: async (values) => {
      const set = Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { base: null, value }]))
      const stored = await context.request.patch(`${url}/api/profile`, {
        data: { batch: randomUUID(), set },
        headers,
      })
      expect(stored.status(), await stored.text()).toBe(200)
    },
  }
}

/** The paths that each edit sent from now on sets: empty when the page has sent none. */
export function recordEdits(page: Page): readonly (readonly string[])[] {
  const edits: string[][] = []
  page.on('request', (request) => {
    if (request.method() !== 'PATCH') return
    edits.push(Object.keys((request.postDataJSON() as { readonly set: object }).set))
  })
  return edits
}

/** React Query and the page both look again when the tab comes back to the front. */
export async function comeBackToTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

/** Whether the page can be scrolled sideways: it never should. */
export async function sidewaysOverflowPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
