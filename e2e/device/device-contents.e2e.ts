import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BrowserContext, Page } from '@playwright/test'
import { DEVICE_CONTENTS, WAYS_OUT } from '../../web/src/storage/device-contents.ts'
import type { Departure, Fate, StoreKind } from '../../web/src/storage/device-contents.ts'
import { keptEdits, signInOn } from '../support/device.ts'
import { openPart } from '../support/parts.ts'
import { addRound } from '../support/rounds.ts'
import type { RunningServer } from '../support/server.ts'
import { keptOnDevice } from '../support/service-worker.ts'
import { comeBackToTab, expect, signUpGolfer, test } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 800 } })

/** One piece of text in a store of the device. */
type Piece = { readonly store: StoreKind; readonly name: string; readonly text: string }

/** What is in a part: confirmed by the server, not sent yet, and not sent yet by another golfer of the device. */
type Words = { readonly sent?: string; readonly unsent: string; readonly others: string }

const WORDS_OF_ROWS: Readonly<Record<string, Words>> = {
  'bagwise.before-restore': { unsent: '35.5', others: '36.6' },
  'bagwise.rounds': { sent: 'Heather Links', unsent: 'Dunes Course', others: 'Foreign Fields' },
  'bagwise.progress': { sent: '31.1', unsent: '32.2', others: '33.3' },
  bagwise: { unsent: 'preferredUnits', others: '34.4' },
  'bagwise-shots': { sent: 'Sent iron', unsent: 'Unsent iron', others: 'Foreign iron' },
}
const RATED = { tees: 'White', adjustedGrossScore: 90, courseRating: 72, slopeRating: 113, playingConditions: null }

type SampleShot = { readonly session: string; readonly id: string; readonly label: string }

const SENT: SampleShot = {
  session: '018f0000-0000-7000-8000-00000000000a',
  id: '018f0000-0000-7000-8000-00000000000b',
  label: 'Sent iron',
}
const UNSENT: SampleShot = {
  session: '018f0000-0000-7000-8000-00000000001a',
  id: '018f0000-0000-7000-8000-00000000001b',
  label: 'Unsent iron',
}
const FOREIGN: SampleShot = {
  session: '018f0000-0000-7000-8000-00000000002a',
  id: '018f0000-0000-7000-8000-00000000002b',
  label: 'Foreign iron',
}

function sampleShots({ session, id, label }: SampleShot) {
  const words = { club: '7-iron', swing: 'full', mark: 'by-rule' }
  return {
    sessions: [{ id: session, day: '2026-05-02', origin: 'typed', source: 'log', isNormalised: false, note: '' }],
    shots: [{ id, session, ...words, label, carryYards: 150, isSpinMeasured: false }],
  }
}

/** As a page keeps what it has not sent. */
function waitingRow(shot: SampleShot) {
  const { sessions, shots } = sampleShots(shot)
  return { kind: 'waiting', id: shot.session, content: { added: sessions[0], shots, changes: [] } }
}

/** What another device of the golfer has sent. */
async function putShot(page: Page, url: string, shot: SampleShot): Promise<void> {
  const data = { save: shot.session, ...sampleShots(shot), changes: [] }
  const answer = await page.context().request.put(`${url}/api/shots`, { data, headers: { origin: url } })
  expect(answer.status(), await answer.text()).toBe(200)
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
    return word !== undefined && (is?.text.includes(word) ?? false) !== isWanted
  })
  return different.length === 0
    ? undefined
    : different.map(([kind, isWanted]) => `${isWanted ? 'lost' : 'kept'} ${kind}`).join()
}

/** A golfer's device on which every part of the list has something in it. */
async function fillDevice(page: Page, golfer: Golfer, url: string): Promise<readonly Piece[]> {
  await golfer.store({ handicap: 28.9 })
  await putShot(page, url, SENT)
  await page.goto(`${url}/profile#handicap`)
  await keptOnDevice(page)
  await addRound(page, 'Heather Links')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('bagwise.rounds') ?? ''))
    .toMatch(/^(?!.*unsentId).*Links/)
  // Shots are asked for once the page idles.
  await expect.poll(async () => JSON.stringify(await dump(page))).toContain(SENT.label)
  for (const path of ['profile', 'rounds', 'progress', 'shots']) {
    await page.route(`**/api/${path}`, async (route) => {
      if (route.request().method() === 'GET') await route.continue()
      else await route.abort()
    })
  }
  await addRound(page, 'Dunes Course')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('banner').getByRole('radio', { name: 'Metric' }).check()
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect.poll(async () => (await keptEdits(page)).length).toBe(1)
  const { id } = await golfer.profile()
  await plant(page, id)
  const before = await dump(page)
  const empty = DEVICE_CONTENTS.filter(({ store, name }) => !before.some(isPart(store, name))).map(({ name }) => name)
  expect(empty, 'Only the next page after a deletion knows of it').toEqual(['bagwise.account-deleted'])
  expect(before.filter((piece) => !partOf(piece))).toEqual([])
  return before
}

/** What takes a journey each to get onto a device, and what another golfer has left there. */
async function plant(page: Page, golfer: string) {
  const shots = { own: waitingRow(UNSENT), others: waitingRow(FOREIGN) }
  const round = { ...RATED, id: 'round-of-another', date: '2026-05-02', course: 'Foreign Fields' }
  await page.evaluate(
    async ({ id, foreignRound, unsent }) => {
      const copy = (content: unknown) => JSON.stringify({ schema: 1, content })
      const rows = JSON.parse(localStorage.getItem('bagwise.rounds') ?? '{}').content
      const foreign = { ...foreignRound, base: null, unsentId: 'save-of-another' }
      localStorage.setItem('bagwise.rounds', copy([...rows, { golfer: 'another', entries: [foreign] }]))
      const day = (date: string, handicap: number) => ({ date, handicap, clubDistances: {} })
      const own = [day('2026-05-01', 31.1), { ...day('2026-05-02', 32.2), unsentId: 'entry' }]
      const others = [{ ...day('2026-05-01', 33.3), unsentId: 'entry-of-another' }]
      const progress = [
        { golfer: id, entries: own },
        { golfer: 'another', entries: others },
      ]
      localStorage.setItem('bagwise.progress', copy(progress))
      const before = (golferId: string, value: number) => {
        const changes = [{ path: 'handicap', base: null, value }]
        return { golfer: golferId, entries: [{ unsentId: `before-${golferId}`, epoch: 'of-before', changes }] }
      }
      localStorage.setItem('bagwise.before-restore', copy([before(id, 35.5), before('another', 36.6)]))
      localStorage.setItem('bagwise.left', copy([]))
      localStorage.setItem('bagwise.share-count', `${id} 3`)
      localStorage.setItem('bagwise.recommendation-marks', copy({ golfer: id, marks: [] }))
      localStorage.setItem('bagwise.not-now', copy({ golfer: id, actions: [] }))
      localStorage.setItem('bagwise.to-do-wishes', copy({ golfer: id, wishes: [] }))
      localStorage.setItem('bagwise.estimates-line', copy({ golfer: id, isDismissed: true }))
      localStorage.setItem('bagwise.gap-rule', copy('fixed'))
      localStorage.setItem('bagwise.import-answers', copy({ golfer: id, columns: [], clubs: [] }))
      localStorage.setItem('bagwise.estimate-method', copy('like-me'))
      localStorage.setItem('bagwise.ball-order', copy('popular'))
      localStorage.setItem('bagwise.yardage-card', copy({ golfer: id }))
      localStorage.setItem('bagwise.shots', copy({ atMs: 0, address: 'distance=143', recent: [] }))
      localStorage.setItem('bagwise.quick-bag', copy({ finishedAtMs: Date.now(), bag: {} }))
      localStorage.setItem('bagwise.theme', 'noon')
      sessionStorage.setItem('bagwise.free-access-hidden', 'yes')
      sessionStorage.setItem(`draft:golf-profile:${id}`, '{}')
      const opened = (name: string) =>
        new Promise<IDBDatabase>((resolve) => {
          const request = indexedDB.open(name)
          request.addEventListener('success', () => resolve(request.result))
        })
      const ofShots = await opened('bagwise-shots')
      const planting = ofShots.transaction('unsent', 'readwrite')
      for (const [golferId, row] of [
        [id, unsent.own],
        ['another', unsent.others],
      ] as const) {
        planting.objectStore('unsent').put({ golfer: golferId, ...row }, [golferId, row.kind, row.id])
      }
      await new Promise((resolve) => planting.addEventListener('complete', resolve))
      ofShots.close()
      const database = await opened('bagwise')
      const edit = { schema: 1, golfer: 'another', kind: 'waiting', path: 'handicap', base: null, value: 34.4 }
      const transaction = database.transaction('edits', 'readwrite')
      transaction.objectStore('edits').put(edit, ['another', 'waiting', 'handicap'])
      await new Promise((resolve) => transaction.addEventListener('complete', resolve))
      database.close()
    },
    { id: golfer, foreignRound: round, unsent: shots },
  )
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('button', { name: 'Sign out anyway' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
}

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
const LEAVE: Readonly<Record<(typeof WAYS_OUT)[number]['name'], (leaving: Leaving) => Promise<void>>> = {
  'Signed out': ({ page }) => signOut(page),
  'Ended elsewhere': async (leaving) => {
    await postElsewhere(leaving, '/api/account/end-other-sessions', {})
    await comeBackToTab(leaving.page)
  },
  Expired: async ({ page, server }) => {
    using database = new DatabaseSync(join(server.dataDir, 'bagwise.db'))
    database.exec(`update session set expiresAt = '2026-01-01T00:00:00.000Z'`)
    await comeBackToTab(page)
  },
  'Password changed': async (leaving) => {
    const passwords = { currentPassword: leaving.golfer.password, password: 'a-new-one-for-the-back-nine' }
    await postElsewhere(leaving, '/api/account/password', passwords)
    await comeBackToTab(leaving.page)
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
    await comeBackToTab(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Robin Vale' })).toBeVisible()
  },
  Back: async ({ page }) => {
    await signOut(page)
    await page.goBack()
  },
}

for (const { name, departure } of WAYS_OUT) {
  test(`HRD-16 leaves on a device what the list says, and nothing else: ${name}`, async ({
    page,
    context,
    ownServer: server,
    browser,
  }) => {
    const golfer = await signUpGolfer(context, server.url)
    const elsewhere = await browser.newContext()
    await signInOn(elsewhere, golfer, server.url)
    const before = await fillDevice(page, golfer, server.url)
    await LEAVE[name]({ page, context, golfer, server, elsewhere })
    await expect.poll(async () => faultsAfter(departure, before, await dump(page), golfer)).toEqual([])
    await elsewhere.close()
  })
}

test('HRD-17 shows neither rounds nor progress nor profile once the session ended on another device, and saves what waited at the next sign-in', async ({
  page,
  context,
  server,
  browser,
}) => {
  const golfer = await signUpGolfer(context, server.url)
  const elsewhere = await browser.newContext()
  await signInOn(elsewhere, golfer, server.url)
  await fillDevice(page, golfer, server.url)
  await LEAVE['Ended elsewhere']({ page, context, golfer, server, elsewhere })
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
  const readable = async () => JSON.stringify([await dump(page), await page.locator('body').innerText()])
  for (const word of ['Heather Links', '31.1', '28.9', 'Jamie', 'Ortega', golfer.email]) {
    await expect.poll(readable).not.toContain(word)
  }
  expect(await page.locator('body').innerText()).not.toContain('Dunes Course')

  await page.unrouteAll()
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await dialog.getByLabel('Email').fill(golfer.email)
  await dialog.getByLabel('Password', { exact: true }).fill(golfer.password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Jamie Ortega' })).toBeVisible()
  await expect.poll(async () => (await golfer.profile()).preferredUnits).toBe('metres')
  const courses = async () => JSON.stringify(await (await context.request.get(`${server.url}/api/rounds`)).json())
  await expect.poll(courses).toContain('Dunes Course')
  expect(await courses()).not.toContain('Foreign Fields')
  await elsewhere.close()
})
