import type { BrowserContext, Page } from '@playwright/test'
import { resultRow } from './calculator.ts'
import { expect, signUpGolfer } from './test.ts'
import type { Golfer } from './test.ts'

/** Twice as long as the longest pause between two attempts to reach the server. */
export const SAVED_AGAIN_WITHIN_MS = 60_000

/** What the golfer has typed, in yards: no estimate among them moves with an edit. */
const OWN_YARDS = {
  driver: 204,
  '3-wood': 187,
  '5-wood': 177,
  '4-hybrid': 156,
  '4-iron': 153,
  '5-iron': 146,
  '6-iron': 139,
  '7-iron': 132,
  '8-iron': 118,
  '9-iron': 104,
  pw: 90,
  gw: 78,
  sw: 66,
  lw: 54,
} as const

/** A golfer with own distances, and a page that shows them, possibly from another origin. */
export async function golferWithDistances(
  context: BrowserContext,
  page: Page,
  { serverUrl, url = serverUrl }: { readonly serverUrl: string; readonly url?: string },
): Promise<Golfer> {
  const golfer = await signUpGolfer(context, serverUrl)
  await golfer.store(
    Object.fromEntries(
      Object.entries(OWN_YARDS).map(([club, distance]) => [`clubDistances.${club}`, { distance, source: 'manual' }]),
    ),
  )
  await page.goto(`${url}/distance-calculator`)
  await expect(resultRow(page, '6-Iron')).toContainText(String(OWN_YARDS['6-iron']))
  return golfer
}

/** Signs in on another device. */
export async function signInOn(context: BrowserContext, golfer: Golfer, url: string): Promise<void> {
  const { email, password } = golfer
  const answer = await context.request.post(`${url}/api/sign-in`, {
    data: { email, password },
    headers: { origin: url },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Waits until the page has started anew after a sign-out: it may show a visitor a moment before. */
export async function startsAnew(page: Page, signOut: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), signOut()])
}

/** The day's progress follows the edits; until the server has it, signing out asks first. */
export async function progressSaved(page: Page): Promise<void> {
  const kept = () => page.evaluate(() => localStorage.getItem('bagwise.progress') ?? 'none')
  await expect.poll(kept).not.toMatch(/^none$|unsentId/)
}

type KeptEdit = { readonly kind: string; readonly golfer: string; readonly path?: string; readonly batch?: string }

/** The unsent edits stored by the page's device; empty where storage is forbidden. */
export async function keptEdits(page: Page): Promise<readonly KeptEdit[]> {
  return page.evaluate(async () => {
    const known = await Promise.resolve()
      .then(() => indexedDB.databases())
      .catch(() => [])
    if (!known.some(({ name }) => name === 'bagwise')) return []
    const result = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const database = await result(indexedDB.open('bagwise'))
    const rows = await result(database.transaction('edits').objectStore('edits').getAll())
    database.close()
    return rows
  })
}

/** Everything stored for this origin, as text: localStorage, sessionStorage, IndexedDB and caches. */
export async function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const result = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await result(indexedDB.open(name))
        const names = [...database.objectStoreNames]
        const rows = await Promise.all(
          names.map(async (store) => result(database.transaction(store).objectStore(store).getAll())),
        )
        database.close()
        return { name, rows }
      }),
    )
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        const answers = await Promise.all((await cache.keys()).map(async (request) => cache.match(request)))
        const texts = await Promise.all(
          answers.map(async (answer) =>
            (answer?.headers.get('content-type') ?? '').includes('json') ? answer?.text() : '',
          ),
        )
        return { name, texts }
      }),
    )
    return JSON.stringify({ local: { ...localStorage }, session: { ...sessionStorage }, databases, cached })
  })
}
