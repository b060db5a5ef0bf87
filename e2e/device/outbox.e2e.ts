import type { Page } from '@playwright/test'
import { editDistance, resultRow, storedDistance } from '../support/calculator.ts'
import { golferWithDistances, keptEdits, SAVED_AGAIN_WITHIN_MS, signInOn } from '../support/device.ts'
import type { NetworkProxy } from '../support/network-proxy.ts'
import { comeBackToTab, expect, recordEdits, test } from '../support/test.ts'
import { skipWelcome } from '../support/skip-welcome.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const CALCULATOR = '/distance-calculator'

const kindsKept = async (page: Page) => (await keptEdits(page)).map(({ kind }) => kind)
const batchesOf = (network: NetworkProxy, club: string) =>
  network.edits().flatMap(({ batch, set }) => (Object.hasOwn(set, `clubDistances.${club}`) ? [batch] : []))

/** What is said once more near the thumb when it arrives out of sight is not meant. */
const news = (page: Page) => page.getByRole('region', { name: 'About your changes' })

test('keeps an edit on the device when the page is closed while the server is away, and saves it once later', async ({
  context,
  page,
  serverLine,
}) => {
  const golfer = await golferWithDistances(context, page, { serverUrl: serverLine.url })
  await serverLine.stop()
  await editDistance(page, '6-Iron', '141')
  await expect(resultRow(page, '6-Iron')).toContainText('not saved yet')
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    return dialog.accept()
  })
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  expect(asked).toBe(0)

  await serverLine.start()
  const later = await context.newPage()
  const sent = recordEdits(later)
  // Any page will do: the edit is not the business of one screen.
  await later.goto(`${serverLine.url}/privacy`)
  await expect.poll(async () => (await storedDistance(golfer, '6-iron'))?.distance).toBe(141)
  await expect.poll(() => keptEdits(later)).toEqual([])
  expect(sent).toEqual([['clubDistances.6-iron']])
})

test.describe('a page that is killed', () => {
  test(
    'before it has sent: the edit waits as it was made',
    { tag: EXHAUSTIVE },
    async ({ context, page, server, network }) => {
      const golfer = await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
      const other = await context.newPage()
      await other.goto(`${network.url}/privacy`)
      // Another tab is sending and does not end.
      await other.evaluate(async () => {
        await new Promise<void>((resolve) => {
          void navigator.locks.request('bagwise.sender', () => {
            resolve()
            return new Promise(() => {})
          })
        })
      })
      await editDistance(page, '6-Iron', '141')
      await expect.poll(() => kindsKept(other)).toEqual(['waiting'])
      await page.close()
      await other.close()
      expect(batchesOf(network, '6-iron')).toEqual([])

      const later = await context.newPage()
      await later.goto(network.url + CALCULATOR)
      await expect.poll(async () => (await storedDistance(golfer, '6-iron'))?.distance).toBe(141)
      await expect.poll(() => keptEdits(later)).toEqual([])
    },
  )

  test(
    'after its batch was made but not sent: the same batch is sent later',
    { tag: EXHAUSTIVE },
    async ({ context, page, server, network }) => {
      const golfer = await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
      network.set('slow')
      await editDistance(page, '6-Iron', '141')
      await expect.poll(() => kindsKept(page)).toEqual(['inflight'])
      await expect.poll(() => batchesOf(network, '6-iron').length).toBe(1)
      await expect.poll(network.heldCount).toBeGreaterThan(0)
      await page.close()
      await expect.poll(network.heldCount).toBe(0)
      network.set('good')
      expect(await storedDistance(golfer, '6-iron')).toMatchObject({ distance: 139 })

      const later = await context.newPage()
      await later.goto(network.url + CALCULATOR)
      await expect.poll(async () => (await storedDistance(golfer, '6-iron'))?.distance).toBe(141)
      const [first, second] = batchesOf(network, '6-iron')
      expect(second).toBe(first)
    },
  )

  test('after the server has applied its batch: nothing is applied twice', async ({
    context,
    page,
    server,
    network,
  }) => {
    const golfer = await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
    network.set('late-answers')
    await editDistance(page, '6-Iron', '141')
    await expect.poll(async () => (await storedDistance(golfer, '6-iron'))?.distance).toBe(141)
    expect(await kindsKept(page)).toEqual(['inflight'])
    await page.close()
    network.set('good')
    // Another device goes on from there; sending the old edit again must not undo it.
    await golfer.store({ 'clubDistances.6-iron': { distance: 150, source: 'manual' } })

    const later = await context.newPage()
    await later.goto(network.url + CALCULATOR)
    await expect.poll(() => keptEdits(later)).toEqual([])
    await expect(resultRow(later, '6-Iron')).toContainText('150')
    expect(await storedDistance(golfer, '6-iron')).toMatchObject({ distance: 150 })
    expect(new Set(batchesOf(network, '6-iron')).size).toBe(1)
  })
})

test('stores every edit once although answers get lost again and again', async ({ context, page, server, network }) => {
  const golfer = await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
  network.set('no-answers')
  await editDistance(page, '6-Iron', '141')
  await expect.poll(async () => (await storedDistance(golfer, '6-iron'))?.distance).toBe(141)
  await expect(resultRow(page, '6-Iron')).toContainText('not saved yet')
  await editDistance(page, '8-Iron', '121')
  await expect(resultRow(page, '8-Iron')).toContainText('121')
  await page.reload()
  await expect(resultRow(page, '8-Iron')).toContainText('121')
  await expect(resultRow(page, '8-Iron')).toContainText('not saved yet')
  network.set('good')
  await comeBackToTab(page)
  await expect(page.getByText('not saved yet')).toHaveCount(0, { timeout: SAVED_AGAIN_WITHIN_MS })
  expect(await storedDistance(golfer, '6-iron')).toMatchObject({ distance: 141 })
  expect(await storedDistance(golfer, '8-iron')).toMatchObject({ distance: 121 })
  expect(new Set(batchesOf(network, '6-iron')).size).toBe(1)
  expect(batchesOf(network, '8-iron').length).toBeGreaterThan(0)
})

test('shows the same in two tabs, and one saves what the other could not', async ({
  context,
  page,
  server,
  network,
}) => {
  const golfer = await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
  const other = await context.newPage()
  await other.goto(network.url + CALCULATOR)
  await expect(resultRow(other, '6-Iron')).toContainText('139')
  network.set('none')
  await editDistance(page, '6-Iron', '141')
  await expect(resultRow(other, '6-Iron')).toContainText('141')
  await editDistance(other, '8-Iron', '121')
  await expect(resultRow(page, '8-Iron')).toContainText('121')
  await page.close()
  network.set('good')
  await comeBackToTab(other)
  await expect
    .poll(async () => (await storedDistance(golfer, '8-iron'))?.distance, { timeout: SAVED_AGAIN_WITHIN_MS })
    .toBe(121)
  expect(await storedDistance(golfer, '6-iron')).toMatchObject({ distance: 141 })
  await expect.poll(() => keptEdits(other)).toEqual([])
})

test(
  'brings an answer that one tab got to the other at once',
  { tag: EXHAUSTIVE },
  async ({ context, page, server, network }) => {
    const golfer = await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
    const other = await context.newPage()
    await other.goto(network.url + CALCULATOR)
    await expect(resultRow(other, '6-Iron')).toContainText('139')
    await editDistance(page, '6-Iron', '141')
    await expect(resultRow(other, '6-Iron')).toContainText('141')
    await expect.poll(async () => (await storedDistance(golfer, '6-iron'))?.distance).toBe(141)
    await expect.poll(() => keptEdits(other)).toEqual([])
    await expect(resultRow(other, '6-Iron')).toContainText('141')
    expect(batchesOf(network, '6-iron')).toHaveLength(1)
  },
)

test(
  'sends nothing from a device that has only looked',
  { tag: EXHAUSTIVE },
  async ({ context, page, browser, server }) => {
    const golfer = await golferWithDistances(context, page, { serverUrl: server.url })
    const newPhone = await browser.newContext()
    await skipWelcome(newPhone)
    await signInOn(newPhone, golfer, server.url)
    const phone = await newPhone.newPage()
    const sent = recordEdits(phone)
    await phone.goto(server.url + CALCULATOR)
    await expect(resultRow(phone, '6-Iron')).toContainText('139')
    await phone.goto(`${server.url}/distances`)
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
    await phone.goto(server.url)
    await expect(phone.getByText('Welcome back, Jamie')).toBeVisible()
    await comeBackToTab(phone)
    await expect.poll(() => keptEdits(phone)).toEqual([])
    expect(sent).toEqual([])
    await newPhone.close()
  },
)

test(
  'keeps a refused edit over a reload, with its reason, and lets the golfer dismiss it',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    await golferWithDistances(context, page, { serverUrl: server.url })
    // A page of another version might send what this server refuses.
    await page.route('**/api/profile', (route) => {
      const postData = route.request().postData()?.replace('"value":{"distance":141', '"value":{"distance":999')
      return route.continue(postData === undefined ? {} : { postData })
    })
    await editDistance(page, '6-Iron', '141')
    const refusal = news(page)
      .getByRole('alert')
      .filter({ hasText: /6-Iron distance.* at most 400/ })
    await expect(refusal).toBeVisible()
    await page.reload()
    await expect(refusal).toBeVisible()
    await expect(resultRow(page, '6-Iron')).toContainText('139')
    await refusal.getByRole('button', { name: 'Dismiss' }).click()
    await expect(refusal).toHaveCount(0)
    await expect.poll(() => keptEdits(page)).toEqual([])
    await page.reload()
    await expect(resultRow(page, '6-Iron')).toContainText('139')
    await expect(refusal).toHaveCount(0)
  },
)

test(
  'tries a refused edit again when the golfer asks for it',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    const golfer = await golferWithDistances(context, page, { serverUrl: server.url })
    await page.route('**/api/profile', (route) => {
      const postData = route.request().postData()?.replace('"value":{"distance":141', '"value":{"distance":999')
      return route.continue(postData === undefined ? {} : { postData })
    })
    await editDistance(page, '6-Iron', '141')
    const refusal = news(page)
      .getByRole('alert')
      .filter({ hasText: /6-Iron distance/ })
    await expect(refusal).toBeVisible()
    await page.unrouteAll()
    await refusal.getByRole('button', { name: 'Try again' }).click()
    await expect(refusal).toHaveCount(0)
    await expect.poll(async () => (await storedDistance(golfer, '6-iron'))?.distance).toBe(141)
  },
)
