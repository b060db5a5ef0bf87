import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BrowserContext, Page } from '@playwright/test'
import { editDistance, resultRow, storedDistance } from '../support/calculator.ts'
import { SAVED_AGAIN_WITHIN_MS, everythingKept, golferWithDistances, keptEdits, startsAnew } from '../support/device.ts'
import { startProxy } from '../support/network-proxy.ts'
import { comeBackToTab, expect, recordEdits, signUpGolfer, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'
import { BAD_COPIES, SPOILED } from './spoiled-copies.ts'

const CALCULATOR = '/distance-calculator'
const DESKTOP = { width: 1280, height: 800 }

type Copy = {
  readonly schema: number
  readonly content: {
    readonly golfer: string
    readonly version: number
    readonly profile: { readonly clubDistances: readonly { readonly club: string; readonly distance: number }[] }
    readonly updatedAt: string
  }
}

async function profileCopy(page: Page): Promise<Copy | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('bagwise.profile') ?? 'null'))
}

const copiedDistance = async (page: Page, club: string) =>
  (await profileCopy(page))?.content.profile.clubDistances.find((entry) => entry.club === club)?.distance

test('DAT-07 DAT-19 DAT-23 keeps the profile under one key on the device and in the table profiles of the server, changes page and device before the server, and shows what it knows before the server has answered', async ({
  context,
  page,
  server,
  network,
}) => {
  const golfer = await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
  await expect.poll(() => copiedDistance(page, '6-iron')).toBe(139)
  const { id, updatedAt: before } = await golfer.profile()
  expect((await profileCopy(page))?.content.golfer).toBe(id)
  using database = new DatabaseSync(join(server.dataDir, 'bagwise.db'), { readOnly: true })
  const row = database.prepare('select club_distances from profiles where id = ?').get(id)
  expect(JSON.parse(String(row?.club_distances))).toMatchObject({ '6-iron': { distance: 139 } })

  await test.step('a save changes the page and this device first, then the server together with updated_at', async () => {
    network.set('slow')
    await editDistance(page, '6-Iron', '141')
    await expect(resultRow(page, '6-Iron')).toContainText('141')
    await expect
      .poll(() => keptEdits(page))
      .toMatchObject([{ kind: 'inflight', set: { 'clubDistances.6-iron': { value: { distance: 141 } } } }])
    expect(await storedDistance(golfer, '6-iron')).toMatchObject({ distance: 139 })
    expect((await golfer.profile()).updatedAt).toBe(before)
    network.set('good')
    await expect.poll(async () => (await storedDistance(golfer, '6-iron'))?.distance).toBe(141)
    expect((await golfer.profile()).updatedAt > before).toBe(true)
    await expect.poll(() => copiedDistance(page, '6-iron')).toBe(141)
  })

  await test.step('the copy is shown until the server has answered, and then what is newer', async () => {
    await golfer.store({ 'clubDistances.6-iron': { distance: 150, source: 'manual' } })
    network.set('slow')
    await page.reload()
    await expect(page.getByRole('link', { name: 'Jamie Ortega' })).toBeVisible()
    await expect(resultRow(page, '6-Iron')).toContainText('141')
    await expect.poll(() => network.heldCount()).toBeGreaterThan(0)
    network.set('good')
    await expect(resultRow(page, '6-Iron')).toContainText('150')
    await expect.poll(() => copiedDistance(page, '6-iron')).toBe(150)
  })
})

test(
  'shows the golfer’s screens with the latest edits when the server cannot be reached at the start',
  { tag: EXHAUSTIVE },
  async ({ context, page, server, network }) => {
    await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
    network.set('none')
    await editDistance(page, '6-Iron', '141')
    await expect.poll(async () => (await keptEdits(page)).length).toBe(1)
    await page.goto(network.url)
    await expect(page.getByText('Welcome back, Jamie')).toBeVisible()
    await page.goto(network.url + CALCULATOR)
    await expect(resultRow(page, '6-Iron')).toContainText('141')
    await expect(resultRow(page, '6-Iron')).toContainText('not saved yet')
    await expect(resultRow(page, '5-Iron')).not.toContainText('not saved yet')
  },
)

test(
  'stamps the local copy anew at every save, also without the server',
  { tag: EXHAUSTIVE },
  async ({ context, page, server, network }) => {
    await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
    network.set('none')
    const stampNow = async () => (await profileCopy(page))?.content.updatedAt ?? ''
    await expect.poll(stampNow).not.toBe('')
    const stamps = [await stampNow()]
    for (const text of ['141', '142']) {
      await editDistance(page, '6-Iron', text)
      await expect(resultRow(page, '6-Iron')).toContainText(text)
      await expect.poll(stampNow).not.toBe(stamps.at(-1))
      stamps.push(await stampNow())
    }
    expect(stamps).toEqual([...new Set(stamps)].toSorted())
  },
)

test('DAT-16 logs any other load error and goes on; a failed load writes nothing', async ({ page, golfer }) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const stored = await golfer.profile()
  const sent = recordEdits(page)
  await page.route('**/api/profile', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong on our side.' } }),
  )
  await page.goto(CALCULATOR)
  await expect(page.getByText("Your distances didn't load.")).toBeVisible()
  await expect.poll(() => errors.join()).toContain('Loading failed: profile')
  await page.goto('/')
  await expect(page.getByText('Welcome back, Jamie')).toBeVisible()
  await page.unrouteAll()
  expect(sent).toEqual([])
  expect(await golfer.profile()).toEqual(stored)
})

/** Puts a copy where the next page finds it, from a document that writes none. */
async function reloadWithCopy(page: Page, copy: string): Promise<void> {
  const address = page.url()
  await page.goto(new URL('/api/ready', address).href)
  await page.evaluate((text) => localStorage.setItem('bagwise.profile', text), copy)
  await page.goto(address)
}

test('opens whatever has become of the copies, sets a bad one aside and shows what the server says', async ({
  context,
  page,
  server,
}) => {
  await golferWithDistances(context, page, { serverUrl: server.url })
  await expect.poll(() => copiedDistance(page, '6-iron')).toBe(139)
  const good = await page.evaluate(() => localStorage.getItem('bagwise.profile') ?? '')
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  for (const name of SPOILED) {
    const bad = BAD_COPIES[name]?.(good) ?? good
    expect(bad, name).not.toBe(good)
    errors.length = 0
    await reloadWithCopy(page, bad)
    await expect(resultRow(page, '6-Iron'), name).toContainText('139')
    await expect
      .poll(() => errors.join(), name)
      .toContain('bagwise.profile on this device cannot be read and was set aside')
    expect(await page.evaluate(() => localStorage.getItem('bagwise.profile.set-aside')), name).toBe(bad)
    await expect.poll(() => copiedDistance(page, '6-iron'), name).toBe(139)
  }
})

test(
  'leaves the copy of a newer Bagwise as it is and works without it',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    const golfer = await golferWithDistances(context, page, { serverUrl: server.url })
    await expect.poll(() => copiedDistance(page, '6-iron')).toBe(139)
    const newer = JSON.stringify({ schema: 2, content: { clubs: 'quite another form' } })
    await reloadWithCopy(page, newer)
    await expect(resultRow(page, '6-Iron')).toContainText('139')
    await editDistance(page, '6-Iron', '141')
    await expect.poll(async () => (await storedDistance(golfer, '6-iron'))?.distance).toBe(141)
    await expect(page.getByText('not saved yet')).toHaveCount(0)
    await expect.poll(() => keptEdits(page)).toEqual([])
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ 'bagwise.profile': newer })
  },
)

test('shows nobody else’s copy', { tag: EXHAUSTIVE }, async ({ context, page, server, network }) => {
  await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
  await expect.poll(() => copiedDistance(page, '6-iron')).toBe(139)
  await page.close()
  await context.clearCookies()
  const other = await signUpGolfer(context, server.url)
  await other.store({ firstName: 'Robin' })

  const next = await context.newPage()
  await next.goto(network.url + CALCULATOR)
  await expect(next.getByRole('link', { name: 'Robin Ortega' })).toBeVisible()
  await expect(next.getByText('139')).toHaveCount(0)
  await expect.poll(async () => (await profileCopy(next))?.content.profile.clubDistances).toEqual([])
})

test.describe('a device that keeps nothing', () => {
  /** A device whose stores take nothing more. */
  const fillUp = (context: BrowserContext) =>
    context.addInitScript(() => {
      const full = () => {
        throw new DOMException('There is no room left.', 'QuotaExceededError')
      }
      Storage.prototype.setItem = full
      IDBObjectStore.prototype.put = full
    })

  const block = (context: BrowserContext) =>
    context.addInitScript(() => {
      const forbid = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      for (const store of ['localStorage', 'sessionStorage']) Object.defineProperty(window, store, { get: forbid })
      Object.defineProperty(window, 'indexedDB', { get: forbid })
    })

  for (const { name, take, banner, isCopyOnly, tag } of [
    { name: 'no room left', take: fillUp, banner: 'Your device is full.', isCopyOnly: true, tag: [] },
    {
      name: 'storage forbidden',
      take: block,
      banner: 'This browser keeps nothing on the device',
      isCopyOnly: false,
      tag: [EXHAUSTIVE],
    },
  ]) {
    test(
      `works with ${name}, says so, saves, and asks before it closes on an unsaved edit`,
      { tag },
      async ({ browser, server }) => {
        const context = await browser.newContext()
        await take(context)
        const page = await context.newPage()
        const faults: string[] = []
        page.on('pageerror', (error) => faults.push(String(error)))
        const errors: string[] = []
        page.on('console', (message) => {
          if (message.type() === 'error') errors.push(message.text())
        })
        const network = await startProxy(server.url)
        const golfer = await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
        const alert = page.getByRole('alert')
        // Once every edit has reached the server there is none to lose.
        const atRest = isCopyOnly ? "Couldn't save an offline copy" : banner
        await expect(alert.filter({ hasText: atRest })).toBeVisible()
        await expect.poll(() => errors.join()).toContain('Error saving user profile')

        network.set('none')
        await editDistance(page, '6-Iron', '141')
        await expect(resultRow(page, '6-Iron')).toContainText('141')
        await expect(resultRow(page, '6-Iron')).toContainText('not saved yet')
        await expect(alert.filter({ hasText: banner })).toBeVisible()
        const question = page.waitForEvent('dialog')
        await page.close({ runBeforeUnload: true })
        const dialog = await question
        expect(dialog.type()).toBe('beforeunload')
        await dialog.dismiss()

        network.set('good')
        await comeBackToTab(page)
        await expect(page.getByText('not saved yet')).toHaveCount(0, { timeout: SAVED_AGAIN_WITHIN_MS })
        expect(await storedDistance(golfer, '6-iron')).toMatchObject({ distance: 141 })
        expect(faults).toEqual([])
        await context.close()
        await network.dispose()
      },
    )
  }
})

test.describe('sign-out', () => {
  const signOut = async (page: Page) => {
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
  }

  test('AUT-23 leaves no name and no e-mail in any store, also with other tabs open and copies set aside', async ({
    context,
    page,
    server,
  }) => {
    await page.setViewportSize(DESKTOP)
    const golfer = await golferWithDistances(context, page, { serverUrl: server.url })
    await expect.poll(() => copiedDistance(page, '6-iron')).toBe(139)
    await reloadWithCopy(page, 'Jamie Ortega, cut off')
    await expect(resultRow(page, '6-Iron')).toContainText('139')
    const other = await context.newPage()
    await other.goto(`${server.url}${CALCULATOR}`)
    await expect(resultRow(other, '6-Iron')).toContainText('139')
    await expect.poll(() => everythingKept(page)).toContain(golfer.email)

    await startsAnew(page, () => signOut(page))
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(other.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
    const kept = await everythingKept(page)
    for (const personal of [golfer.email, 'Jamie', 'Ortega', '139']) expect(kept).not.toContain(personal)
    expect(JSON.parse(kept)).toMatchObject({ local: { 'bagwise.welcome-seen': 'yes' }, session: {} })
    expect(Object.keys(JSON.parse(kept).local)).toEqual(['bagwise.welcome-seen'])
  })
})
