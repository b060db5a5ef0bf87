import type { BrowserContext, Page } from '@playwright/test'
import { calculate, DRIVER_204_IRON_132_WEDGE_90, startWithClassic, storedDistances } from './calculator.ts'
import { expect, signUpGolfer } from './test.ts'
import type { Golfer } from './test.ts'

/** Longer than two attempts to reach the server. */
export const SAVED_AGAIN_WITHIN_MS = 30_000

/**
 * A golfer with distances calculated by Classic and saved, and a page that shows them, possibly from another origin. With
 * Classic an edit changes one distance only.
 */
export async function golferWithDistances(
  context: BrowserContext,
  page: Page,
  { serverUrl, url = serverUrl }: { readonly serverUrl: string; readonly url?: string },
): Promise<Golfer> {
  await startWithClassic(context, '/distance-calculator')
  const golfer = await signUpGolfer(context, serverUrl)
  await page.goto(`${url}/distance-calculator`)
  await calculate(page, DRIVER_204_IRON_132_WEDGE_90)
  await expect.poll(async () => (await storedDistances(golfer)).length).toBe(14)
  await expect.poll(() => keptEdits(page)).toEqual([])
  return golfer
}

/** Signs in on another device, which estimates by Classic too. */
export async function signInOn(context: BrowserContext, golfer: Golfer, url: string): Promise<void> {
  await startWithClassic(context, '/distance-calculator')
  const { email, password } = golfer
  const answer = await context.request.post(`${url}/api/sign-in`, {
    data: { email, password },
    headers: { origin: url },
  })
  expect(answer.status(), await answer.text()).toBe(200)
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
