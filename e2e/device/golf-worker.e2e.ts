import type { Page } from '@playwright/test'
import { fileChooserOf } from '../support/file-chooser.ts'
import { FULL_BAG, open, sheet, store } from '../support/gapping.ts'
import { card } from '../support/home.ts'
import { keptOnDevice } from '../support/service-worker.ts'
import { rapsodoFile, SESSION } from '../support/shot-files.ts'
import { advise, answer, openPart, openShot, storeBag } from '../support/shot.ts'
import { expect, signUpGolfer, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const WORKER = '**/assets/golf-worker-*.js'

const playsLike = (page: Page) => card(page, 'What does it play like?')
/** The answer to what is typed now: no newer one is on its way. */
const settledAnswer = (page: Page) =>
  playsLike(page)
    .locator('[aria-busy="false"]')
    .getByText(/Give or take/)

async function chooseSession(page: Page): Promise<void> {
  await page.goto('/distances/import')
  const chooser = await fileChooserOf(page, () => page.getByRole('button', { name: 'Choose a file' }).click())
  await chooser.setFiles({ name: 'session.csv', mimeType: 'text/csv', buffer: Buffer.from(rapsodoFile(SESSION)) })
}

/** Works something out on every screen that asks the worker. */
async function visitAll(page: Page): Promise<void> {
  await page.goto('/')
  await card(page, 'Current Conditions').locator('summary').first().click()
  await expect(card(page, 'Current Conditions').locator('h3 + dl dd:not([aria-busy])')).toHaveCount(3)
  await openShot(page, 'distance=150')
  await advise(page)
  await expect(await openPart(page, 'What would change it')).toContainText(/: /)
  await open(page)
  await sheet(page, 'A better bag').scrollIntoViewIfNeeded()
  await expect(sheet(page, 'A better bag').getByText('Covered now')).toBeVisible()
  await chooseSession(page)
  await expect(page.getByText('Rapsodo, in yards: 16 shots. Nothing is saved yet.')).toBeVisible()
}

test.describe('the worker', () => {
  test('answers a visitor on home', { tag: EXHAUSTIVE }, async ({ page }) => {
    const started = page.waitForEvent('worker')
    await page.goto('/')
    expect((await started).url()).toMatch(/\/assets\/golf-worker-[\w-]+\.js$/)
    await expect(settledAnswer(page)).toBeVisible()
    expect(page.workers()).toHaveLength(1)
  })

  test('answers a golfer on home, shot, gapping and import, and the page never flies a ball itself', async ({
    page,
    golfer,
  }) => {
    await storeBag(golfer)
    await store(golfer, FULL_BAG)
    const onPage: string[] = []
    page.on('request', (request) => {
      if (/golf-functions/.test(request.url())) onPage.push(request.url())
    })
    await visitAll(page)
    expect(onPage).toEqual([])
  })

  test('never shows the answer to an earlier shot as that of what is typed', { tag: EXHAUSTIVE }, async ({ page }) => {
    await page.goto('/')
    await expect(settledAnswer(page)).toBeVisible()
    const distance = playsLike(page).getByLabel('Distance')
    await playsLike(page).getByLabel('Wind', { exact: true }).fill('0')
    await expect(playsLike(page).getByRole('status')).toContainText('120')
    // In still air at 70 °F a shot plays what it measures: any other number that is not marked as late is a wrong one.
    await playsLike(page).evaluate((section) => {
      const frame = section.querySelector('[aria-busy]')
      const field = section.querySelector<HTMLInputElement>('input:not([type=radio])')
      if (!frame || !field) throw new Error('The card has no answer and no distance')
      const wrong: string[] = []
      Object.assign(window, { wrongAnswers: wrong })
      const look = () => {
        const shown = Number.parseInt(frame.querySelector('p')?.textContent ?? '', 10)
        const isLate = frame.getAttribute('aria-busy') === 'true'
        if (!isLate && !Number.isNaN(shown) && String(shown) !== field.value) wrong.push(`${shown} for ${field.value}`)
      }
      const observer = new MutationObserver(look)
      observer.observe(frame, { subtree: true, childList: true, characterData: true, attributes: true })
    })
    for (const yards of [160, 171, 182, 93, 104, 215, 126]) await distance.fill(String(yards))
    await expect(settledAnswer(page)).toBeVisible()
    await expect(playsLike(page).getByRole('status')).toContainText('126')
    expect(await page.evaluate(() => Reflect.get(window, 'wrongAnswers'))).toEqual([])
  })
})

test.describe('without the worker the page answers itself', () => {
  test('on every screen, when its script does not load', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
    await storeBag(golfer)
    await store(golfer, FULL_BAG)
    await page.route(WORKER, (route) => route.abort())
    await visitAll(page)
    expect(page.workers()).toHaveLength(0)
  })

  test('when the browser has none', { tag: EXHAUSTIVE }, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'))
    await page.goto('/')
    await expect(settledAnswer(page)).toBeVisible()
  })

  test('when it has ended without a word', { tag: EXHAUSTIVE }, async ({ page }) => {
    const started = page.waitForEvent('worker')
    await page.goto('/')
    const worker = await started
    await expect(settledAnswer(page)).toBeVisible()
    await Promise.all([worker.waitForEvent('close'), worker.evaluate(() => self.close())])
    await playsLike(page).getByLabel('Distance').fill('161')
    await expect(playsLike(page).getByRole('status')).toContainText('175')
    await expect(settledAnswer(page)).toBeVisible()
  })
})

test.describe('without reception', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the worker comes from the device', { tag: EXHAUSTIVE }, async ({ page, context, serverLine }) => {
    const golfer = await signUpGolfer(context, serverLine.url)
    await storeBag(golfer)
    await page.goto(serverLine.url)
    await keptOnDevice(page)
    await page.goto(`${serverLine.url}/distances`)
    await expect(page.getByRole('heading', { level: 1, name: 'Distances' })).toBeVisible()
    await serverLine.stop()
    const started = page.waitForEvent('worker')
    await page.goto(`${serverLine.url}/shot-advisor?distance=150&advice=yes`)
    expect((await started).url()).toContain('/assets/golf-worker-')
    await expect(answer(page)).toBeVisible()
  })
})
