import type { BrowserContext, Page } from '@playwright/test'
import { editDistance, resultRow, storedDistance } from '../support/calculator.ts'
import {
  everythingKept,
  golferWithDistances,
  keptEdits,
  progressSaved,
  SAVED_AGAIN_WITHIN_MS,
  signInOn,
  startsAnew,
} from '../support/device.ts'
import { expect, signUpGolfer, test } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const CALCULATOR = '/distance-calculator'
const DESKTOP = { width: 1280, height: 800 }
const KEPT = 'Sign in again to save your changes.'

test.beforeEach(async ({ page }) => page.setViewportSize(DESKTOP))

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
}

async function expectVisitor(page: Page) {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
}

async function signInAgain(page: Page, { email, password }: Golfer) {
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await expect(dialog).toContainText(KEPT)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog).toBeHidden()
}

/** Holds the call that ends the session until it is let go. */
async function holdSignOut(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  await page.route('**/api/sign-out', async (route) => {
    await released
    await route.continue()
  })
  return () => release(undefined)
}

/** A second tab that does not hear what the others do. */
async function deafTab(context: BrowserContext, url: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => {}
  })
  await tab.goto(url)
  return tab
}

const signingOut = (page: Page) => page.getByRole('dialog', { name: 'Signing you out' })

test('takes no edits in any tab while the golfer is being signed out and says so, and keeps the edit of a tab that has not heard, until the next sign-in', async ({
  context,
  page,
  server,
}) => {
  const golfer = await golferWithDistances(context, page, { serverUrl: server.url })
  const other = await context.newPage()
  await other.goto(`${server.url}${CALCULATOR}`)
  await expect(resultRow(other, '6-Iron')).toContainText('139')
  const deaf = await deafTab(context, `${server.url}${CALCULATOR}`)
  await expect(resultRow(deaf, '6-Iron')).toContainText('139')
  const release = await holdSignOut(page)
  await signOut(page)
  for (const tab of [page, other]) {
    await expect(signingOut(tab)).toContainText('One moment. Saving your last changes.')
    await tab.keyboard.press('Escape')
    await tab.keyboard.press('Escape')
    await expect(signingOut(tab)).toBeVisible()
    await expect(tab.locator('dialog:modal')).toHaveCount(1)
  }
  await editDistance(deaf, '6-Iron', '141')
  await expect.poll(async () => (await keptEdits(deaf)).length).toBeGreaterThan(0)
  await startsAnew(page, async () => release())
  await expectVisitor(page)
  await expect(other.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
  expect(JSON.stringify(await keptEdits(page))).toContain('141')
  const kept = await everythingKept(page)
  for (const personal of [golfer.email, 'Jamie', 'Ortega']) expect(kept).not.toContain(personal)
  await other.close()

  await signInAgain(deaf, golfer)
  await expect(resultRow(deaf, '6-Iron')).toContainText('141')
  await expect.poll(async () => (await storedDistance(golfer, '6-iron'))?.distance).toBe(141)
  await expect.poll(() => keptEdits(deaf)).toEqual([])
})

test(
  'opens the page for edits again when signing out fails',
  { tag: EXHAUSTIVE },
  async ({ context, page, server, network }) => {
    await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
    const other = await context.newPage()
    await other.goto(`${network.url}${CALCULATOR}`)
    await expect(resultRow(other, '6-Iron')).toContainText('139')
    network.set('none')
    await signOut(page)
    await expect(page.getByText("Can't reach Bagwise, so you may still be signed in.")).toBeVisible()
    for (const tab of [page, other]) await expect(signingOut(tab)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await editDistance(other, '6-Iron', '141')
    await expect(resultRow(other, '6-Iron')).toContainText('141')
  },
)

test(
  'asks about a name that another tab edits while the golfer is being signed out',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    await golferWithDistances(context, page, { serverUrl: server.url })
    const other = await deafTab(context, `${server.url}/?dialog=capture`)
    await other.getByRole('dialog').getByLabel('First name').fill('Robin')
    const release = await holdSignOut(page)
    await signOut(page)
    await expect(signingOut(page)).toBeVisible()
    await other.getByRole('button', { name: 'Get Started' }).click()
    await expect.poll(async () => (await keptEdits(other)).map(({ path }) => path)).toContain('firstName')
    release()
    const question = page.getByRole('dialog', { name: 'Not saved yet' })
    await expect(question).toContainText("Your latest changes aren't saved.")
    expect(await everythingKept(page)).toContain('Robin')
    await other.close()

    // The session has ended already, so the page shows a visitor before the device is cleared and it starts again.
    await startsAnew(page, () => question.getByRole('button', { name: 'Sign out anyway' }).click())
    await expectVisitor(page)
    expect(await everythingKept(page)).not.toContain('Robin')
  },
)

test(
  'asks about a name even when the page hears of the end of the session before its sign-out is answered',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    await golferWithDistances(context, page, { serverUrl: server.url })
    const other = await deafTab(context, `${server.url}/?dialog=capture`)
    await other.getByRole('dialog').getByLabel('First name').fill('Robin')
    // The session ends on the server, and the page hears so from a check of its own before the sign-out is answered.
    const { promise: isEnded, resolve: end } = Promise.withResolvers<undefined>()
    const { promise: isHeard, resolve: hear } = Promise.withResolvers<undefined>()
    await page.route('**/api/sign-out', async (route) => {
      const response = await route.fetch()
      end(undefined)
      await isHeard
      await route.fulfill({ response })
    })
    await signOut(page)
    await isEnded
    await other.getByRole('button', { name: 'Get Started' }).click()
    await expect.poll(async () => (await keptEdits(other)).map(({ path }) => path)).toContain('firstName')
    const check = page.waitForResponse('**/api/session')
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    expect(await (await check).json()).toMatchObject({ user: null })
    await expect(page.getByRole('dialog', { name: 'Sign In', includeHidden: true })).toBeAttached()
    hear(undefined)

    const question = page.getByRole('dialog', { name: 'Not saved yet' })
    await expect(question).toContainText("Your latest changes aren't saved.")
    await other.close()
    await startsAnew(page, () => question.getByRole('button', { name: 'Sign out anyway' }).click())
    await expectVisitor(page)
    await expect.poll(() => keptEdits(page)).toEqual([])
  },
)

test(
  'asks about a name even when the page hears of the end of the session before the question is loaded',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    await golferWithDistances(context, page, { serverUrl: server.url })
    const other = await deafTab(context, `${server.url}/?dialog=capture`)
    await other.getByRole('dialog').getByLabel('First name').fill('Robin')
    const release = await holdSignOut(page)
    await signOut(page)
    await expect(signingOut(page)).toBeVisible()
    await other.getByRole('button', { name: 'Get Started' }).click()
    await expect.poll(async () => (await keptEdits(other)).map(({ path }) => path)).toContain('firstName')
    await other.close()
    // The edit is sent in vain as soon as the sign-out is answered, so that the page looks whether the session has ended.
    const heard = page.waitForResponse('**/api/session')
    await page.route('**/assets/*.js', async (route) => {
      await heard
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In', includeHidden: true })).toBeAttached()
      await route.continue()
    })
    release()
    expect(await (await heard).json()).toMatchObject({ user: null })
    await expect(page.getByRole('dialog', { name: 'Not saved yet' })).toContainText('Your latest changes')
  },
)

test('AUT-23 asks nobody about another golfer’s edits: they stay, without name and e-mail, for that golfer', async ({
  context,
  page,
  server,
  network,
}) => {
  const first = await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
  network.set('none')
  await editDistance(page, '6-Iron', '141')
  await expect(resultRow(page, '6-Iron')).toContainText('not saved yet')
  await expect.poll(async () => (await keptEdits(page)).map(({ kind }) => kind)).toEqual(['inflight'])
  // Left before the network is better: a try on its way would still carry this golfer's session.
  await page.goto('about:blank')
  await context.clearCookies()
  network.set('good')
  const second = await signUpGolfer(context, server.url)
  await page.goto(network.url + CALCULATOR)
  await expect(page.getByText('Another golfer has an unsaved change on this device')).toBeVisible()
  expect(await page.locator('main').innerText()).not.toContain('141')
  expect((await second.profile()).clubDistances).toEqual([])
  await startsAnew(page, () => signOut(page))
  await expectVisitor(page)
  expect(await keptEdits(page)).toMatchObject([{ kind: 'inflight' }])
  const kept = await everythingKept(page)
  for (const personal of [first.email, second.email, 'Jamie', 'Ortega']) expect(kept).not.toContain(personal)

  await page.goto(network.url + CALCULATOR)
  await signInAgain(page, first)
  await expect(resultRow(page, '6-Iron')).toContainText('141')
  await expect.poll(async () => (await storedDistance(first, '6-iron'))?.distance).toBe(141)
  await expect.poll(() => keptEdits(page)).toEqual([])
})

test(
  'AUT-23 asks before a name that another golfer has edited goes, and leaves that golfer’s other edits',
  { tag: EXHAUSTIVE },
  async ({ context, page, server, network }) => {
    const first = await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
    await page.goto(`${network.url}/?dialog=capture`)
    await page.getByRole('dialog').getByLabel('First name').fill('Robin')
    network.set('none')
    await page.getByRole('button', { name: 'Get Started' }).click()
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('radio', { name: 'Metric' }).check()
    await expect(page.getByRole('banner').getByRole('status')).toContainText('not saved yet')
    // Left first, as above.
    await page.goto('about:blank')
    await context.clearCookies()
    network.set('good')
    await signUpGolfer(context, server.url)
    await page.goto(network.url)
    await expect(page.getByText(/^\d changes of another golfer wait on this device/)).toBeVisible()
    await signOut(page)
    const question = page.getByRole('dialog', { name: 'Not saved yet' })
    await expect(question).toContainText('Another golfer changed their name here')
    await expect(question).not.toContainText('Your latest changes')
    await question.getByRole('button', { name: 'Stay' }).click()
    expect(await everythingKept(page)).toContain('Robin')

    await signOut(page)
    await startsAnew(page, () => question.getByRole('button', { name: 'Sign out anyway' }).click())
    await expectVisitor(page)
    expect(await everythingKept(page)).not.toContain('Robin')
    await signInOn(context, first, server.url)
    await page.goto(network.url)
    await expect.poll(async () => (await first.profile()).preferredUnits).toBe('metres')
    expect((await first.profile()).firstName).toBe('Jamie')
  },
)

test(
  'notices that the session has ended while edits were stuck, and saves them after the next sign-in',
  { tag: EXHAUSTIVE },
  async ({ context, page, server, network }) => {
    const golfer = await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
    network.set('none')
    await editDistance(page, '6-Iron', '141')
    await expect(resultRow(page, '6-Iron')).toContainText('not saved yet')
    await context.clearCookies()
    network.set('good')
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible({ timeout: SAVED_AGAIN_WITHIN_MS })
    await page.keyboard.press('Escape')
    const news = page.getByRole('region', { name: 'About your changes' })
    await expect(news).toContainText('You have unsaved changes.')
    await page.reload()
    await news.getByRole('link', { name: 'Sign In' }).click()
    await signInAgain(page, golfer)
    await expect(news).not.toContainText('wait on this device')
    await page.goto(network.url + CALCULATOR)
    await expect(resultRow(page, '6-Iron')).toContainText('141')
    await expect.poll(async () => (await storedDistance(golfer, '6-iron'))?.distance).toBe(141)
  },
)

test(
  'notices that another golfer has signed in while edits were stuck',
  { tag: EXHAUSTIVE },
  async ({ context, page, server, network }) => {
    await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
    network.set('none')
    await editDistance(page, '6-Iron', '141')
    await expect(resultRow(page, '6-Iron')).toContainText('not saved yet')
    await context.clearCookies()
    const other = await signUpGolfer(context, server.url)
    await other.store({ firstName: 'Robin' })
    network.set('good')
    await expect(page.getByRole('link', { name: 'Robin Ortega' })).toBeVisible({ timeout: SAVED_AGAIN_WITHIN_MS })
    expect(await keptEdits(page)).toHaveLength(1)
  },
)

test(
  'leaves no name on the device once it knows that a sign-out went through whose answer got lost',
  { tag: EXHAUSTIVE },
  async ({ context, page, server, network }) => {
    const golfer = await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
    await page.evaluate(() => {
      const copy = localStorage.getItem('bagwise.profile') ?? ''
      localStorage.setItem('bagwise.profile.set-aside', copy)
    })
    await progressSaved(page)
    network.set('no-answers')
    await signOut(page)
    await expect(page.getByRole('alert').filter({ hasText: 'you may still be signed in' })).toBeVisible({
      timeout: SAVED_AGAIN_WITHIN_MS,
    })
    network.set('good')
    await page.reload()
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: /Sign (In|Up)/ })
        .first(),
    ).toBeVisible()
    for (const personal of [golfer.lastName, golfer.email]) {
      await expect.poll(() => everythingKept(page)).not.toContain(personal)
    }
  },
)
