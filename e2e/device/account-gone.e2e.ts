import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { editDistance, resultRow, storedDistance } from '../support/calculator.ts'
import { expectAccessible } from '../support/accessible.ts'
import { everythingKept, golferWithDistances, keptEdits, signInOn } from '../support/device.ts'
import type { NetworkProxy } from '../support/network-proxy.ts'
import type { RunningServer } from '../support/server.ts'
import { expect, signUpGolfer, test } from '../support/test.ts'

const GONE = 'Changes on this device belong to an account that was deleted, so Bagwise cannot save them there anymore.'
const PROMISES = ['and they are saved', 'will be saved', 'waits on this device until that golfer signs in']

type Device = {
  readonly page: Page
  readonly context: BrowserContext
  readonly server: RunningServer
  readonly network: NetworkProxy
  readonly browser: Browser
}

/** A device with an unsent edit whose golfer's account was deleted on another one meanwhile. */
async function deviceOfGoneGolfer({ page, context, server, network, browser }: Device) {
  await page.setViewportSize({ width: 1280, height: 800 })
  const golfer = await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
  network.set('none')
  await editDistance(page, '6-Iron', '141')
  await expect(resultRow(page, '6-Iron')).toContainText('not saved yet')
  const elsewhere = await browser.newContext()
  await signInOn(elsewhere, golfer, server.url)
  const data = { password: golfer.password }
  const answer = await elsewhere.request.post(`${server.url}/api/account/delete`, {
    data,
    headers: { origin: server.url },
  })
  expect(answer.status()).toBe(200)
  await elsewhere.close()
  network.set('good')
  await page.goto(network.url)
  await expect(page.getByText(GONE)).toBeVisible()
}

async function openQuestion(page: Page) {
  await page.getByRole('link', { name: 'Decide what to do' }).click()
  await expect(page.getByRole('dialog', { name: 'That account was deleted' })).toBeVisible()
}

/** Nothing on the page says that the changes will be saved. */
async function expectNoPromise(page: Page) {
  const text = await page.locator('body').innerText()
  for (const promise of PROMISES) expect(text).not.toContain(promise)
}

const choose = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()

test('HRD-18 (into a new account) says that the account is gone, promises nothing, and takes the unsent edits along', async ({
  page,
  context,
  server,
  network,
  browser,
}) => {
  await deviceOfGoneGolfer({ page, context, server, network, browser })
  await expectNoPromise(page)
  await openQuestion(page)
  await expectAccessible(page, 'account gone')
  await choose(page, 'Put them in a new account')
  const dialog = page.getByRole('dialog', { name: 'Create Your Free Account' })
  await expect(dialog).toBeVisible()
  await expectNoPromise(page)
  await dialog.getByLabel('First name').fill('Robin')
  await dialog.getByLabel('Last name').fill('Vale')
  await dialog.getByLabel('Email').fill(`robin-${crypto.randomUUID()}@example.com`)
  await dialog.getByLabel('Password', { exact: true }).fill('fairway-42-green')
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('The changes are in your account now.')).toBeVisible()
  const stored = async () =>
    (await (await context.request.get(`${server.url}/api/profile`)).json()).profile.clubDistances.find(
      ({ club }: { readonly club: string }) => club === '6-iron',
    )?.distance
  await expect.poll(stored).toBe(141)
  await expect.poll(() => keptEdits(page)).toEqual([])
  await expect(page.getByText(GONE)).toHaveCount(0)
})

test('HRD-18 (as a file, discarded) saves the unsent edits as a file and takes them off the device when told so', async ({
  page,
  context,
  server,
  network,
  browser,
}) => {
  await deviceOfGoneGolfer({ page, context, server, network, browser })
  await openQuestion(page)
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'Save them as a file')])
  expect(download.suggestedFilename()).toBe('bagwise-unsaved-changes.json')
  // The estimates moved with the number.
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    values: { 'clubDistances.6-iron': { distance: 141, source: 'manual' } },
    rounds: [],
  })
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Saved to your downloads')
  expect(await keptEdits(page)).not.toEqual([])
  await choose(page, 'Discard them')
  await expect(page.getByText('The changes are off this device.')).toBeVisible()
  await expect(page.getByText(GONE)).toHaveCount(0)
  await expect.poll(() => keptEdits(page)).toEqual([])
  // As a value: the digits may be in any id or time.
  await expect.poll(() => everythingKept(page)).not.toMatch(/:141\b/)
})

test('HRD-18 (another golfer) promises a golfer who is signed in nothing about them, and puts them into that account', async ({
  page,
  context,
  server,
  network,
  browser,
}) => {
  await deviceOfGoneGolfer({ page, context, server, network, browser })
  const golfer = await signUpGolfer(context, server.url)
  await page.reload()
  await expect(page.getByText(GONE)).toBeVisible()
  await expectNoPromise(page)
  await openQuestion(page)
  await choose(page, 'Put them in this account')
  await expect(page.getByText('The changes are in your account now.')).toBeVisible()
  await expect.poll(async () => (await storedDistance(golfer, '6-iron'))?.distance).toBe(141)
})

test('keeps promising what it can keep while the account is there, and while the server cannot be asked', async ({
  page,
  context,
  server,
  network,
}) => {
  await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
  network.set('none')
  await editDistance(page, '6-Iron', '141')
  await expect(resultRow(page, '6-Iron')).toContainText('not saved yet')
  await page.goto('about:blank')
  await context.clearCookies({ name: 'bagwise-session' })
  network.set('good')
  const checked = page.waitForResponse('**/api/account/check')
  await page.goto(network.url)
  await (await checked).finished()
  await expect(page.getByText('Sign in to save them.')).toBeVisible()
  await expect(page.getByText(GONE)).toHaveCount(0)
  await page.route('**/api/account/check', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/account/check'))
  await page.reload()
  await failed
  await expect(page.getByText('Sign in to save them.')).toBeVisible()
  await expect(page.getByText(GONE)).toHaveCount(0)
})
