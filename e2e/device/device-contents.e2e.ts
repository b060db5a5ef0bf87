import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { DEVICE_CONTENTS, WAYS_OUT } from '../../web/src/storage/device-contents.ts'
import type { Departure, Fate, StoreKind } from '../../web/src/storage/device-contents.ts'
import { keptEdits, signInOn, startsAnew } from '../support/device.ts'
import { keepShots } from '../support/kept-shots.ts'
import { openPart } from '../support/parts.ts'
import { addRound } from '../support/rounds.ts'
import type { RunningServer } from '../support/server.ts'
import { keptOnDevice } from '../support/service-worker.ts'
import { comeBackUntil, expect, signUpGolfer, test } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'
import { ownCourse, plant, plantLeftRound, playedRound } from './planted-pieces.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 800 } })

/** The server writes into its database as well. */
const BUSY_MS = 5_000
const LEFT_WITHIN_MS = 30_000

/** One piece of text in a store of the device. */
type Piece = { readonly store: StoreKind; readonly name: string; readonly text: string }

/** What is in a part: confirmed by the server, not sent yet, and not sent yet by another golfer of the device. */
type Words = { readonly sent?: string; readonly unsent: string; readonly others: string }

/** Of a shot that another device has sent. */
const SENT = 'Sent iron'
const SENT_COURSE = 'Sent Dunes'
const SENT_COURSE_UUID = '018f0000-0000-4000-8000-00000000004a'

/** The same of a round that was played there. */
const SENT_ROUND = 'Sent Moor'

const WORDS_OF_ROWS: Readonly<Record<string, Words>> = {
  'bagwise.before-restore': { unsent: '35.5', others: '36.6' },
  'bagwise.rounds': { sent: 'Heather Links', unsent: 'Dunes Course', others: 'Foreign Fields' },
  'bagwise.progress': { sent: '31.1', unsent: '32.2', others: '33.3' },
  bagwise: { unsent: 'preferredUnits', others: '34.4' },
  'bagwise-own-courses': { sent: SENT_COURSE, unsent: 'Unsent Heath', others: 'Foreign Links' },
  'bagwise-play': { sent: SENT_ROUND, unsent: 'Unsent Moor', others: 'Foreign Moor' },
  'bagwise.left-play': { unsent: 'A tap left', others: 'A foreign tap left' },
  'bagwise-shots': { sent: SENT, unsent: 'Unsent iron', others: 'Foreign iron' },
}

async function dump(page: Page): Promise<readonly Piece[]> {
  const pieces = await page.evaluate(async () => {
    const result = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await result(indexedDB.open(name))
        const rows = await Promise.all(
          [...database.objectStoreNames].map((store) =>
            result(database.transaction(store).objectStore(store).getAll()),
          ),
        )
        database.close()
        return { store: 'IndexedDB' as const, name, text: JSON.stringify(rows.flat()) }
      }),
    )
    return [
      ...Object.entries(localStorage).map(([name, text]) => ({ store: 'local storage' as const, name, text })),
      ...Object.entries(sessionStorage).map(([name, text]) => ({ store: 'session storage' as const, name, text })),
      ...databases,
      ...(await caches.keys()).map((name) => ({ store: 'cache storage' as const, name, text: name })),
    ]
  })
  const cookies = await page.context().cookies()
  return [...pieces, ...cookies.map(({ name, value }) => ({ store: 'cookie' as const, name, text: value }))]
}

const isNamed = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
const partOf = ({ store, name }: Piece) =>
  DEVICE_CONTENTS.find((part) => part.store === store && isNamed(part.name, name))
const isPart =
  (store: StoreKind, name: string) =>
  (piece: Piece): boolean =>
    piece.store === store && isNamed(name, piece.name)

/** Everything in which the device differs from what the list lets stay. */
function faultsAfter(departure: Departure, before: readonly Piece[], now: readonly Piece[], golfer: Golfer) {
  const unlisted = now.filter((piece) => !partOf(piece)).map(({ store, name }) => `${store} ${name} is in no row`)
  const wrong = DEVICE_CONTENTS.flatMap(({ store, name, after }) => {
    const [was, is] = [before, now].map((pieces) => pieces.find(isPart(store, name)))
    const fault = was && faultOf(after[departure], was, is, WORDS_OF_ROWS[name])
    return fault === undefined ? [] : [`${name} ${fault}`]
  })
  const named = now.filter(({ text }) => [golfer.email, 'Jamie', 'Ortega'].some((word) => text.includes(word)))
  return [...unlisted, ...wrong, ...named.map(({ name }) => `${name} says who the golfer is`)]
}

function faultOf(fate: Fate, was: Piece, is: Piece | undefined, words: Words | undefined): string | undefined {
  // The device learns another golfer beside the first.
  const isSame = was.store === 'cookie' ? is !== undefined : is?.text === was.text
  if (fate === 'stays') return isSame ? undefined : 'does not stay as it was'
  // Another golfer has a piece of their own by that name.
  if (fate === 'goes') return is?.text === was.text ? 'stays' : undefined
  if (!words) return 'has no rows'
  const wanted = { sent: false, unsent: fate === 'waits', others: true }
  const different = Object.entries(wanted).filter(([kind, isWanted]) => {
    const word = words[kind as keyof Words]
    return word !== undefined && withoutStamps(is?.text ?? '').includes(word) !== isWanted
  })
  return different.length === 0
    ? undefined
    : different.map(([kind, isWanted]) => `${isWanted ? 'lost' : 'kept'} ${kind}`).join()
}

/** Without times, whose seconds may read as a handicap. */
const withoutStamps = (text: string) => text.replaceAll(/\d\d:\d\d:\d\d\.\d+/g, '')

/** A golfer's device on which every part of the list has something in it. */
async function fillDevice(page: Page, golfer: Golfer, url: string): Promise<readonly Piece[]> {
  await golfer.store({ handicap: 28.9 })
  await keepShots(page.context(), url, [{ day: '2026-05-02', shots: [{ carryYards: 150, label: SENT }] }])
  const saved = await page.context().request.put(`${url}/api/own-courses/${SENT_COURSE_UUID}`, {
    data: { save: randomUUID(), base: null, course: ownCourse(SENT_COURSE_UUID, SENT_COURSE) },
    headers: { ...PAGE_HEADERS, origin: url },
  })
  expect(saved.status(), await saved.text()).toBe(200)
  const round = playedRound(randomUUID(), SENT_ROUND)
  const played = await page.context().request.patch(`${url}/api/play`, {
    data: { save: randomUUID(), changes: [{ kind: 'round', base: null, row: round }] },
    headers: { ...PAGE_HEADERS, origin: url },
  })
  expect(played.status(), await played.text()).toBe(200)
  await page.goto(`${url}/profile#handicap`)
  await keptOnDevice(page)
  await addRound(page, 'Heather Links')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('bagwise.rounds') ?? ''))
    .toMatch(/^(?!.*unsentId).*Links/)
  // Shots, own courses and played rounds are asked for once the page idles.
  for (const word of [SENT, SENT_COURSE, SENT_ROUND]) {
    await expect.poll(async () => JSON.stringify(await dump(page))).toContain(word)
  }
  for (const path of ['profile', 'rounds', 'progress', 'shots', 'own-courses/*', 'play']) {
    await page.route(`**/api/${path}`, async (route) => {
      if (route.request().method() === 'GET') await route.continue()
      else await route.abort()
    })
  }
  await addRound(page, 'Dunes Course')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bagwise.rounds') ?? '')).toContain('Dunes Course')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('banner').getByRole('radio', { name: 'Metric' }).check()
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect.poll(async () => (await keptEdits(page)).map(({ kind }) => kind)).toEqual(['inflight'])
  const { id } = await golfer.profile()
  await plant(page, id)
  const empty = async () => {
    const pieces = await dump(page)
    return DEVICE_CONTENTS.filter(({ store, name }) => !pieces.some(isPart(store, name))).map(({ name }) => name)
  }
  const message = 'Only the next page after a deletion knows of it'
  await expect.poll(empty, { message }).toEqual(['bagwise.account-deleted'])
  const before = await dump(page)
  expect(before.filter((piece) => !partOf(piece))).toEqual([])
  return before
}

const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign In' })

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await startsAnew(page, () => page.getByRole('button', { name: 'Sign out anyway' }).click())
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
}

type WayOut = (typeof WAYS_OUT)[number]['name']
type Place = Pick<Leaving, 'page' | 'context' | 'server'> & { readonly browser: Browser }
type Leaving = {
  readonly page: Page
  readonly context: BrowserContext
  readonly golfer: Golfer
  readonly server: RunningServer
  /** Another device on which the golfer is signed in. */
  readonly elsewhere: BrowserContext
}

async function postElsewhere({ elsewhere, server }: Leaving, path: string, data: object) {
  const answer = await elsewhere.request.post(server.url + path, { data, headers: { origin: server.url } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** How each way out comes about. */
const LEAVE: Readonly<Record<WayOut, (leaving: Leaving) => Promise<void>>> = {
  'Signed out': ({ page }) => signOut(page),
  'Ended elsewhere': async (leaving) => {
    await postElsewhere(leaving, '/api/account/end-other-sessions', {})
    await comeBackUntil(leaving.page, signInDialog(leaving.page))
  },
  Expired: async ({ page, golfer, server }) => {
    const { id } = await golfer.profile()
    using database = new DatabaseSync(join(server.dataDir, 'bagwise.db'), { timeout: BUSY_MS })
    database.prepare(`update session set expiresAt = '2026-01-01T00:00:00.000Z' where userId = ?`).run(id)
    await comeBackUntil(page, signInDialog(page))
  },
  'Password changed': async (leaving) => {
    const passwords = { currentPassword: leaving.golfer.password, password: 'a-new-one-for-the-back-nine' }
    await postElsewhere(leaving, '/api/account/password', passwords)
    await comeBackUntil(leaving.page, signInDialog(leaving.page))
  },
  'Account deleted': async ({ page, golfer }) => {
    await openPart(page.locator('#account'))
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByLabel('Your password', { exact: true }).fill(golfer.password)
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByRole('dialog', { name: 'Your account is deleted' })).toBeVisible()
  },
  'Other golfer': async ({ page, context, server }) => {
    await signUpGolfer(context, server.url, { firstName: 'Robin', lastName: 'Vale' })
    await comeBackUntil(page, page.getByRole('banner').getByRole('link', { name: 'Robin Vale' }))
  },
  // After the sign-out of the same story.
  Back: async ({ page }) => {
    await page.goBack()
  },
}

/** A golfer who leaves a full device, with another one at hand. */
async function golferOfFullDevice({ page, context, server, browser }: Place) {
  const golfer = await signUpGolfer(context, server.url)
  const elsewhere = await browser.newContext()
  await signInOn(elsewhere, golfer, server.url)
  const before = await fillDevice(page, golfer, server.url)
  const leaving: Leaving = { page, context, golfer, server, elsewhere }
  const leave = async (name: WayOut) => {
    const way = WAYS_OUT.find((one) => one.name === name)
    if (!way) throw new Error(`Nobody leaves by ${name}`)
    await LEAVE[name](leaving)
    // The page may start anew meanwhile.
    await expect(async () => {
      expect(faultsAfter(way.departure, before, await dump(page), golfer), name).toEqual([])
    }).toPass({ timeout: LEFT_WITHIN_MS })
  }
  return { golfer, elsewhere, leave }
}

/** Back follows a sign-out, and what was ended elsewhere has a story of its own. */
const STORIES = WAYS_OUT.map(({ name }) => name).filter((name) => name !== 'Back' && name !== 'Ended elsewhere')

for (const name of STORIES) {
  const isFollowedByBack = name === 'Signed out'
  test(`HRD-16 leaves on a device what the list says, and nothing else: ${name}${isFollowedByBack ? ', then Back' : ''}`, async ({
    page,
    context,
    server,
    browser,
  }) => {
    const { elsewhere, leave } = await golferOfFullDevice({ page, context, server, browser })
    await leave(name)
    if (isFollowedByBack) await leave('Back')
    await elsewhere.close()
  })
}

test('HRD-16 HRD-17 leaves what the list says once the session ended on another device, shows neither rounds nor progress nor profile, and saves what waited at the next sign-in', async ({
  page,
  context,
  server,
  browser,
}) => {
  const { golfer, elsewhere, leave } = await golferOfFullDevice({ page, context, server, browser })
  const { id } = await golfer.profile()
  await leave('Ended elsewhere')
  const readable = async () => withoutStamps(JSON.stringify([await dump(page), await page.locator('body').innerText()]))
  for (const word of ['Heather Links', SENT_ROUND, '31.1', '28.9', 'Jamie', 'Ortega', golfer.email]) {
    await expect.poll(readable).not.toContain(word)
  }
  expect(await page.locator('body').innerText()).not.toContain('Dunes Course')

  await plantLeftRound(page, id, 'Left Moor')
  await page.unrouteAll()
  const dialog = signInDialog(page)
  await dialog.getByLabel('Email').fill(golfer.email)
  await dialog.getByLabel('Password', { exact: true }).fill(golfer.password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Jamie Ortega' })).toBeVisible()
  await expect.poll(async () => (await golfer.profile()).preferredUnits).toBe('metres')
  const courses = async () => JSON.stringify(await (await context.request.get(`${server.url}/api/rounds`)).json())
  await expect.poll(courses).toContain('Dunes Course')
  expect(await courses()).not.toContain('Foreign Fields')
  const played = async () => JSON.stringify(await (await context.request.get(`${server.url}/api/play`)).json())
  for (const course of ['Unsent Moor', 'Left Moor', SENT_ROUND]) await expect.poll(played).toContain(course)
  expect(await played()).not.toContain('Foreign Moor')
  await elsewhere.close()
})
