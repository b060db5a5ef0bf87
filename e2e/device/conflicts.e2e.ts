import type { BrowserContext, Page } from '@playwright/test'
import { editDistance, resultRow, storedDistance } from '../support/calculator.ts'
import { openParts, recalculate } from '../support/gapping.ts'
import { SAVED_AGAIN_WITHIN_MS, golferWithDistances, keptEdits, signInOn, startsAnew } from '../support/device.ts'
import { startProxy } from '../support/network-proxy.ts'
import type { NetworkProxy } from '../support/network-proxy.ts'
import { comeBackToTab, comeBackUntil, expect, sidewaysOverflowPx, test as base } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'
import { skipWelcome } from '../support/skip-welcome.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const CALCULATOR = '/distance-calculator'

type Device = { readonly context: BrowserContext; readonly page: Page; readonly network: NetworkProxy }

const test = base.extend<{ readonly tablet: Device }>({
  /** A second device with its own reception. */
  tablet: async ({ browser, server }, use) => {
    const context = await browser.newContext()
    await skipWelcome(context)
    const network = await startProxy(server.url)
    await use({ context, page: await context.newPage(), network })
    await context.close()
    await network.dispose()
  },
})

/** The golfer's calculator on both devices, with the same distances; then neither has reception. */
async function bothOffline(phone: Device, tablet: Device, serverUrl: string): Promise<Golfer> {
  const golfer = await golferWithDistances(phone.context, phone.page, { serverUrl, url: phone.network.url })
  await signInOn(tablet.context, golfer, serverUrl)
  await tablet.page.goto(tablet.network.url + CALCULATOR)
  for (const { page } of [phone, tablet]) {
    await expect(resultRow(page, '6-Iron')).toContainText('139')
    // The history has been looked at once: what comes now is news.
    await expect.poll(() => lookedUpTo(page)).toBeGreaterThan(0)
  }
  for (const { network } of [phone, tablet]) network.set('none')
  return golfer
}

/** Edits without reception, until the device has kept the edit. */
async function editOffline({ page }: Device, club: string, text: string) {
  const before = (await keptEdits(page)).length
  await editDistance(page, club, text)
  await expect.poll(async () => (await keptEdits(page)).length).toBe(before + 1)
  // The first of a device is on its way, in vain, before the next one is made.
  await expect.poll(async () => (await keptEdits(page)).map(({ kind }) => kind)).toContain('inflight')
}

async function backOnline({ page, network }: Device) {
  network.set('good')
  await comeBackToTab(page)
  await expect.poll(() => keptEdits(page), { timeout: SAVED_AGAIN_WITHIN_MS }).toEqual([])
}

/** The version up to which the device has looked for news of other devices. */
const lookedUpTo = (page: Page) =>
  page.evaluate((): number => JSON.parse(localStorage.getItem('bagwise.conflicts') ?? '{}').content?.version ?? 0)

/** What there is to tell by now is told. */
async function expectHistoryLookedAt(page: Page) {
  const { version } = await (await page.request.get('/api/profile')).json()
  await expect.poll(() => lookedUpTo(page)).toBe(version)
}

const news = (page: Page) => page.getByRole('region', { name: 'About your changes' })

test('keeps both edits of two devices that were offline at different clubs, tells both when they edited the same club, and either takes the other value back with one tap', async ({
  context,
  page,
  network,
  tablet,
  server,
}) => {
  const phone = { context, page, network }
  const golfer = await bothOffline(phone, tablet, server.url)
  await editOffline(phone, '6-Iron', '141')
  await editOffline(tablet, '6-Iron', '150')
  await editOffline(phone, '9-Iron', '107')
  await editOffline(tablet, '8-Iron', '121')
  await backOnline(phone)
  await backOnline(tablet)
  for (const [club, distance] of [
    ['6-iron', 150],
    ['9-iron', 107],
    ['8-iron', 121],
  ] as const) {
    await expect.poll(() => storedDistance(golfer, club)).toMatchObject({ distance })
  }
  await expect(news(tablet.page)).toContainText('Also changed on another device: 6-Iron distance was 141 yd there')
  await comeBackUntil(page, resultRow(page, '6-Iron').getByText('150'))
  await expect(news(page)).toContainText('Changed on another device: 6-Iron distance 141 yd → 150 yd')
  await expect(resultRow(page, '8-Iron')).toContainText('121')
  await expect(resultRow(tablet.page, '9-Iron')).toContainText('107')
  for (const device of [page, tablet.page]) {
    await expectHistoryLookedAt(device)
    await expect(news(device)).not.toContainText(/[89]-Iron/)
  }

  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
  await page.reload()
  await news(page).getByRole('button', { name: 'Use 141 yd' }).click()
  await expect(news(page).getByRole('button')).toHaveCount(0)
  await expect.poll(async () => (await storedDistance(golfer, '6-iron'))?.distance).toBe(141)
  // The tablet had 150: both have the same value now, and there is nothing left to say.
  await comeBackUntil(tablet.page, resultRow(tablet.page, '6-Iron').getByText('141'))
  await expect(news(tablet.page).getByRole('button')).toHaveCount(0)
  for (const device of [page, tablet.page]) {
    await device.reload()
    await expect(resultRow(device, '6-Iron')).toContainText('141')
    await expectHistoryLookedAt(device)
    await expect(news(device).getByRole('button')).toHaveCount(0)
  }
})

test(
  'keeps a measured distance when a phone that did not know of it recalculates, and has nothing to tell',
  { tag: EXHAUSTIVE },
  async ({ context, page, network, tablet, server }) => {
    const phone = { context, page, network }
    const golfer = await bothOffline(phone, tablet, server.url)
    await golfer.store({ 'clubDistances.6-iron': { distance: 150, source: 'measured' } })
    await editOffline(phone, '7-Iron', '140')
    await page.getByRole('link', { name: 'Gaps', exact: true }).first().click()
    await openParts(page)
    await recalculate(page).click()
    await backOnline(phone)
    await expect.poll(async () => (await storedDistance(golfer, '7-iron'))?.distance).toBe(140)
    expect(await storedDistance(golfer, '6-iron')).toMatchObject({ distance: 150, source: 'measured' })
    await expectHistoryLookedAt(page)
    await expect(news(page).getByRole('button')).toHaveCount(0)
  },
)

test(
  'tells again after sign-out and sign-in what nobody has looked at, beside the value of now, until it is edited',
  { tag: EXHAUSTIVE },
  async ({ context, page, network, tablet, server }) => {
    const phone = { context, page, network }
    const golfer = await bothOffline(phone, tablet, server.url)
    await editOffline(phone, '6-Iron', '141')
    await editOffline(tablet, '6-Iron', '150')
    await backOnline(phone)
    await backOnline(tablet)
    await expect(news(tablet.page)).toContainText('6-Iron distance was 141 yd there. It is 150 yd now.')
    await tablet.page.setViewportSize({ width: 1280, height: 800 })
    await tablet.page.getByRole('button', { name: 'Settings' }).click()
    await startsAnew(tablet.page, () => tablet.page.getByRole('button', { name: 'Sign Out' }).click())
    await expect(tablet.page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()

    await golfer.store({ 'clubDistances.6-iron': { distance: 155, source: 'manual' } })
    await signInOn(tablet.context, golfer, server.url)
    await tablet.page.goto(tablet.network.url + CALCULATOR)
    const changed = 'Changed on another device: 6-Iron distance'
    await expect(news(tablet.page)).toContainText(changed)
    await expect(news(tablet.page)).toContainText('→ 155 yd.')
    await editDistance(tablet.page, '6-Iron', '152')
    await expect(news(tablet.page).getByRole('button')).toHaveCount(0)
    await expect.poll(async () => (await storedDistance(golfer, '6-iron'))?.distance).toBe(152)
    await tablet.page.reload()
    await expect(resultRow(tablet.page, '6-Iron')).toContainText('152')
    await expect(news(tablet.page).getByRole('button')).toHaveCount(0)
  },
)
