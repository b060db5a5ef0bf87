import { randomUUID } from 'node:crypto'
import { chromium, test as base, expect as baseExpect } from '@playwright/test'
import type { BrowserContext, Locator, Page, TestInfo } from '@playwright/test'
import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import type { Profile } from '@bagwise/contract/profile'
import { documentOf, valueAt } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import { startProxy } from './network-proxy.ts'
import type { NetworkProxy } from './network-proxy.ts'
import { quickenQuestions } from './quick-questions.ts'
import { startServer } from './server.ts'
import type { RunningServer } from './server.ts'
import { startServerLine } from './server-line.ts'
import type { ServerLine } from './server-line.ts'
import { skipWelcome } from './skip-welcome.ts'

/** Long enough for an answer on a quiet machine. */
const COME_BACK_AGAIN_AFTER_MS = 2_000
/** Pages and the server answer within milliseconds: Playwright's own steps, up to a second, would be most of the time. */
const POLL_AFTER_MS = [50, 100, 150, 250]

/**
 * `test.use(WITH_MOTION)`: as most golfers have it. What moves, moves, and a tapped answer goes on by itself. All other tests
 * ask for less motion.
 */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** An account on the worker's server. */
export type Golfer = {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  /**
   * Stores profile values as another device that knows the profile would: `{ handicap: 16.4 }`, or
   * `{ 'clubDistances.driver': { distance: 204, source: 'measured' } }`.
   */
  readonly store: (values: Readonly<Record<string, unknown>>) => Promise<void>
  /** The profile stored on the server. */
  readonly profile: () => Promise<Profile>
}

type TestFixtures = {
  /** A server for this test alone, without accounts, that the test may stop. */
  readonly ownServer: RunningServer
  /** The worker's server, at an address where nothing listens once the test has stopped it. */
  readonly serverLine: ServerLine
  /** A small phone with text twice as large, signed out. */
  readonly largeTextPhone: BrowserContext
  /** A network connection to the server whose quality a test can change. */
  readonly network: NetworkProxy
  /** A new account, signed in in the page's browser context. */
  readonly golfer: Golfer
  /** Fails the test when the page violated the content policy or threw. */
  readonly pageErrors: string[]
  /** What the page did, told with a test that fails: where it went, what it said in its console, what did not load. */
  readonly pageHistory: undefined
  /** Marks the welcome dialog as seen, so that it does not cover the page. */
  readonly welcomeSeen: undefined
  /** Wizards take a tap as soon as a question is there. */
  readonly questionsQuickened: undefined
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
  serverLine: async ({ server }, use) => {
    const line = await startServerLine(server.url)
    await use(line)
    await line.stop()
  },
  largeTextPhone: async ({ server, launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
    const browser = await chromium.launch({ ...launchOptions, args })
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 320, height: 844 } })
    await skipWelcome(context)
    await quickenQuestions(context)
    await use(context)
    await browser.close()
  },
  baseURL: async ({ server }, use) => {
    await use(server.url)
  },
  network: async ({ server }, use) => {
    const network = await startProxy(server.url)
    await use(network)
    await network.dispose()
  },
  welcomeSeen: [
    async ({ context }, use) => {
      await skipWelcome(context)
      await use(undefined)
    },
    { auto: true },
  ],
  questionsQuickened: [
    async ({ context }, use) => {
      await quickenQuestions(context)
      await use(undefined)
    },
    { auto: true },
  ],
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (/content security policy|trusted ?types|violates/i.test(message.text())) errors.push(message.text())
      })
      await use(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
  pageHistory: [
    async ({ page }, use, testInfo) => {
      const history = historyOf(page)
      await use(undefined)
      await attachHistory(testInfo, history)
    },
    { auto: true },
  ],
  golfer: async ({ context, server }, use) => {
    await use(await signUpGolfer(context, server.url))
  },
})

/** Playwright's, but `expect.poll` asks more often. */
export const expect: typeof baseExpect = Object.assign(baseExpect.configure({}), {
  poll: ((actual, options) =>
    baseExpect.poll(actual, {
      intervals: POLL_AFTER_MS,
      ...(typeof options === 'string' ? { message: options } : options),
    })) satisfies typeof baseExpect.poll,
})

/** What the page does from now on: where it goes, what it says in its console, what does not load. */
export function historyOf(page: Page): readonly string[] {
  const lines: string[] = []
  page.on('framenavigated', (frame) => lines.push(`went to ${frame.url()}`))
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
  page.on('requestfailed', (request) => lines.push(`no answer from ${request.url()}`))
  page.on('response', (response) => {
    if (!response.ok()) lines.push(`${response.status()} from ${response.url()}`)
  })
  return lines
}

/** Puts it beside a test that has failed. */
export async function attachHistory(testInfo: TestInfo, history: readonly string[]): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return
  const body = ['# What the page did', ...history].join('\n')
  await testInfo.attach('page history', { body, contentType: 'text/plain' })
}

/** Creates an account through the API and signs the context in. */
export async function signUpGolfer(
  context: BrowserContext,
  url: string,
  name: Pick<Golfer, 'firstName' | 'lastName'> = { firstName: 'Jamie', lastName: 'Ortega' },
): Promise<Golfer> {
  const headers = { ...PAGE_HEADERS, origin: url }
  const account = { email: `golfer-${randomUUID()}@example.com`, password: 'fairway-42-green', ...name }
  const answer = await context.request.post(`${url}/api/sign-up`, { data: account, headers })
  expect(answer.status(), await answer.text()).toBe(200)

  const load = async (): Promise<Profile> =>
    (await (await context.request.get(`${url}/api/profile`, { headers })).json()).profile
  return {
    ...account,
    profile: load,
    store: async (values) => {
      const stored = documentOf(await load())
      const set = Object.fromEntries(
        Object.entries(values).map(([path, value]) => [path, { base: baseOf(stored, path), value }]),
      )
      const answered = await context.request.patch(`${url}/api/profile`, {
        data: { batch: randomUUID(), set },
        headers,
      })
      expect(answered.status(), await answered.text()).toBe(200)
    },
  }
}

/** What a device that knows the profile says it has changed: it asks the golfer nothing. */
function baseOf(document: ProfileDocument, text: string): unknown {
  const path = parseProfilePath(text)
  return path ? valueAt(document, path) : null
}

/** The paths set by each edit sent from now on; empty when none was sent. */
export function recordEdits(page: Page): readonly (readonly string[])[] {
  const edits: string[][] = []
  page.on('request', (request) => {
    if (request.method() !== 'PATCH') return
    edits.push(Object.keys((request.postDataJSON() as { readonly set: object }).set))
  })
  return edits
}

/** Both React Query and the page refresh when the tab becomes visible. */
export async function comeBackToTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

/** Comes back to the tab until this shows: what the page was asking already is not asked twice, and may be older. */
export async function comeBackUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await comeBackToTab(page)
    await expect(shown).toBeVisible({ timeout: COME_BACK_AGAIN_AFTER_MS })
  }).toPass()
}

/** Sideways overflow of the page; should be 0. */
export async function sidewaysOverflowPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
