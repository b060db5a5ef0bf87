import type { Locator, Page } from '@playwright/test'
import { test } from '../support/home.ts'
import { expect, recordEdits, WITH_MOTION } from '../support/test.ts'

test.use(WITH_MOTION)

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }
const DAY_MS = 86_400_000

const quickBag = (page: Page) => page.getByRole('region', { name: 'Your bag in 60 seconds' })
const soFar = (page: Page) => page.getByRole('region', { name: /^Your bag( so far)?$/ })
const ladder = (page: Page) => soFar(page).getByRole('img')
const carryField = (page: Page, club = '7-iron') => page.getByRole('textbox', { name: `Carry of your ${club}` })
const slider = (page: Page, club = '7-iron') => page.getByRole('slider', { name: `Carry of your ${club}` })
const next = (page: Page) => page.locator('form').getByRole('button', { name: 'Next' })
const bagSentence = (page: Page) => page.getByRole('heading', { name: /^Your bag: \d+ down to \d+\.$/ })

/** The carries as drawn, longest club first. */
async function drawnCarries(page: Page): Promise<readonly number[]> {
  const texts = await ladder(page).locator('[data-known] text:last-of-type').allTextContents()
  return texts.map((text) => Number.parseInt(text, 10))
}

async function expectSentenceOfLadder(page: Page): Promise<readonly number[]> {
  await expect(async () => {
    const carries = await drawnCarries(page)
    const sentence = `Your bag: ${Math.max(...carries)} down to ${Math.min(...carries)}.`
    await expect(bagSentence(page)).toHaveText(sentence, { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  return drawnCarries(page)
}

test.describe('the 60-second bag of a visitor', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('ACT-20 ACT-21 shows every carry within seven taps and thirty seconds, keeps the answers here, and sends none', async ({
    browser,
    server,
  }) => {
    const device = await browser.newContext({ baseURL: server.url, viewport: PHONE, hasTouch: true })
    const page = await device.newPage()
    const sent: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (!pathname.startsWith('/assets/')) sent.push(`${request.method()} ${pathname}${search}`)
    })
    let taps = 0
    const tap = async (target: Locator, position?: { readonly x: number; readonly y: number }) => {
      taps += 1
      await target.tap(position && { position })
    }
    await page.goto('/')
    await expect(quickBag(page)).toBeVisible()
    const beganMs = Date.now()
    await tap(page.getByRole('button', { name: 'Explore First' }))
    const beforeCard = taps
    await tap(quickBag(page).getByRole('button', { name: '7-Iron' }))
    const track = await slider(page).boundingBox()
    await tap(slider(page), { x: (track?.width ?? 0) * 0.33, y: 22 })
    await expect(next(page)).toBeEnabled()
    // The question that has just come up takes no tap for a moment.
    await page.reload()
    await expect(carryField(page)).toHaveValue(/^9\d$/)
    await tap(next(page))
    await tap(page.getByText('Left', { exact: true }))
    await tap(page.getByText('Forward tees'))
    const carries = await expectSentenceOfLadder(page)
    expect(Date.now() - beganMs).toBeLessThan(60_000)
    expect(carries.length).toBeGreaterThanOrEqual(9)
    expect(taps).toBeLessThanOrEqual(7)
    expect(taps - beforeCard).toBeLessThanOrEqual(6)
    expect(sent).toContain('GET /')
    expect(sent.filter((request) => !/^GET \/(?:api\/(?:session|weather))?$/.test(request))).toEqual([])

    await page.reload()
    await expect(bagSentence(page)).toBeVisible()
    await expect.poll(() => drawnCarries(page)).toEqual(carries)
    await page.getByRole('link', { name: 'Keep my bag' }).tap()
    await expect(page.getByRole('dialog', { name: 'Create Your Free Account' })).toBeVisible()
    await page.goBack()
    await expect(bagSentence(page)).toBeVisible()

    // A later visit, in another tab.
    const later = await device.newPage()
    const openAfter = async (ageMs: number) => {
      await later.goto('/')
      await later.evaluate((finishedAtMs) => {
        const kept = JSON.parse(localStorage.getItem('bagwise.quick-bag') ?? '{}')
        kept.content.finishedAtMs = finishedAtMs
        localStorage.setItem('bagwise.quick-bag', JSON.stringify(kept))
      }, Date.now() - ageMs)
      await later.reload()
    }
    await openAfter(7 * DAY_MS - 60_000)
    await expect(quickBag(later).getByRole('heading', { level: 3 })).toHaveText(/^Your bag: \d+ down to \d+\.$/)
    await openAfter(7 * DAY_MS)
    await expect(quickBag(later).getByRole('heading', { level: 3 })).toHaveText('Pick one shot you know')

    await page.getByRole('button', { name: 'Start over' }).tap()
    await expect(quickBag(page).getByRole('heading', { name: 'Pick one shot you know' })).toBeVisible()
    await expect(quickBag(page).getByRole('button', { pressed: true })).toHaveCount(0)
    await expect
      .poll(() => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))
      .not.toContain('bagwise.quick-bag')
    await device.close()
  })

  test('ACT-18 ACT-20 starts at once with No idea: three taps, and every carry dashed with a ±', async ({ page }) => {
    await page.goto('/')
    await quickBag(page).getByRole('button', { name: 'No idea' }).tap()
    await expect(page.getByRole('heading', { name: 'Hand and tees' })).toBeVisible()
    await expect(soFar(page)).toContainText(/None of \d+ carries is yours yet$/)
    await page.getByText('Right', { exact: true }).tap()
    await page.getByText('Not sure').tap()
    const carries = await expectSentenceOfLadder(page)
    const rungs = ladder(page).locator('[data-known]')
    await expect(rungs).toHaveCount(carries.length)
    for (const text of await ladder(page).locator('[data-known=estimated] text:last-of-type').allTextContents())
      expect(text).toMatch(/^\d+\s*±\d+$/)
    await expect(ladder(page).locator('[data-known=estimated] path[stroke-dasharray]')).toHaveCount(carries.length)

    // With a number the bag is drawn anew, at the answer itself.
    await page.getByRole('button', { name: 'Start over' }).tap()
    await quickBag(page).getByRole('button', { name: '7-Iron' }).tap()
    await expect(soFar(page)).toContainText('None of')
    const before = await ladder(page).getAttribute('aria-label')
    await carryField(page).fill('95')
    await expect(soFar(page)).toContainText(new RegExp(String.raw`1 of \d+ carries is yours$`))
    await expect(ladder(page)).not.toHaveAttribute('aria-label', before ?? '')
    const own = ladder(page).locator('[data-known=own]')
    await expect(own).toHaveCount(1)
    await expect(own).toContainText('95')
    await expect(own.locator('path').first()).not.toHaveAttribute('stroke-dasharray')
    await expect(async () => {
      const counted = await ladder(page).locator('[data-known]').count()
      await expect(soFar(page)).toContainText(`1 of ${counted} carries is yours`, { timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    await carryField(page).fill('150')
    await expect(ladder(page).locator('[data-known=own]')).toContainText('150')
  })

  test('ACT-15 ACT-16 asks one thing on each screen, with Back of the browser and a wrong number costing nothing', async ({
    page,
  }) => {
    await page.goto('/')
    const first = quickBag(page).getByRole('group', { name: 'Pick one shot you know' })
    await expect(first.getByRole('button')).toContainText([
      'Driver',
      '7-Iron',
      'Pitching Wedge',
      'No idea',
      'Another club',
    ])
    await expect(page.getByText('How far does')).toHaveCount(0)
    await first.getByRole('button', { name: 'Another club' }).tap()
    await expect(first.getByRole('button', { name: '9-Wood' })).toBeVisible()
    await expect(first.getByRole('button', { name: 'Putter' })).toHaveCount(0)
    await first.getByRole('button', { name: '7-Iron' }).tap()
    const screen = page.getByRole('dialog', { name: 'How far does your 7-iron carry?' })
    await expect(screen.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(screen.getByText('Which hand')).toHaveCount(0)
    await carryField(page).fill('95')
    await next(page).tap()
    const person = page.getByRole('dialog', { name: 'Hand and tees' })
    await expect(person.getByRole('radio')).toHaveCount(6)
    for (const name of ['Right', 'Left', 'Back tees', 'Middle tees', 'Forward tees', 'Not sure'])
      await expect(person.getByRole('radio', { name })).not.toBeChecked()
    await page.goBack()
    await expect(carryField(page)).toHaveValue('95')
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(first.getByRole('button', { name: '7-Iron' })).toHaveAttribute('aria-pressed', 'true')

    // No idea leaves out the number, here and on its own screen.
    await first.getByRole('button', { name: 'No idea' }).tap()
    await expect(person).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/')
  })
})

test.describe('the number of the 60-second bag', () => {
  test.use({ viewport: DESKTOP })

  test('ACT-17 takes 40 to 300 for the driver and 40 to 210 for another club, once it is touched', async ({ page }) => {
    await page.goto('/')
    for (const [name, club, most] of [
      ['7-Iron', '7-iron', 210],
      ['Driver', 'driver', 300],
    ] as const) {
      await quickBag(page).getByRole('button', { name }).click()
      const field = carryField(page, club)
      const range = slider(page, club)
      await expect(range).toHaveAttribute('min', '40')
      await expect(range).toHaveAttribute('max', String(most))
      await expect(range).toHaveValue(String((40 + most) / 2))
      await expect(quickBag(page).locator('[data-start-value]')).toHaveCount(1)
      await expect(field).toHaveCSS('text-decoration-style', 'dashed')
      await expect(next(page)).toBeDisabled()

      await page.getByRole('button', { name: 'One yard more' }).click()
      await expect(field).toHaveValue(String((40 + most) / 2 + 1))
      await expect(quickBag(page).locator('[data-start-value]')).toHaveCount(0)
      await expect(field).not.toHaveCSS('text-decoration-style', 'dashed')
      await expect(next(page)).toBeEnabled()
      await page.getByRole('button', { name: 'One yard less' }).click()
      await expect(field).toHaveValue(String((40 + most) / 2))
      await range.press('End')
      await expect(field).toHaveValue(String(most))
      await expect(page.getByRole('button', { name: 'One yard more' })).toBeDisabled()
      await range.press('Home')
      await expect(field).toHaveValue('40')

      for (const wrong of ['39', String(most + 1), 'far', '95.5', '']) {
        await field.fill(wrong)
        await field.press('Enter')
        await expect(page.getByRole('alert').filter({ hasText: 'Type a whole' })).toHaveText(
          `Type a whole number from 40 to ${most} yards.`,
        )
        await expect(field).toBeFocused()
      }
      for (const right of [String(most), '40', '95']) {
        await field.fill(right)
        await expect(range).toHaveValue(right)
        await expect(page.getByRole('alert').filter({ hasText: 'Type a whole' })).toHaveCount(0)
      }
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await expect(quickBag(page).getByRole('heading', { name: 'Pick one shot you know' })).toBeFocused()
    }
    await quickBag(page).getByRole('button', { name: 'Driver' }).click()
    await expect(carryField(page, 'driver')).toHaveValue('95')
    await carryField(page, 'driver').press('Enter')
    await expect(quickBag(page).getByRole('heading', { name: 'Hand and tees' })).toBeFocused()

    // The units of the card beside it are those of the bag, too.
    await page.getByRole('radio', { name: 'Metric' }).check()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page.getByRole('button', { name: 'One meter more' })).toBeVisible()
    await expect(carryField(page, 'driver')).toHaveValue('87')
    await expect(slider(page, 'driver')).toHaveAttribute('max', '274')
  })
})

test.describe('the 60-second bag of a golfer', () => {
  test.use({ viewport: DESKTOP })

  test('ACT-16 asks the same questions wherever the bag is empty, and saves it as one change with Undo', async ({
    page,
    golfer,
  }) => {
    for (const path of ['/', '/bag', '/distances']) {
      await page.goto(path)
      const main = page.getByRole('main')
      if (path === '/distances') await expect(main.getByRole('button').first()).toContainText('Driver')
      await quickBag(page).getByRole('button', { name: '7-Iron' }).click()
      await expect(quickBag(page).getByRole('heading', { name: 'How far does your 7-iron carry?' })).toBeFocused()
      await carryField(page).fill('120')
      await next(page).click()
      await expect(quickBag(page).getByRole('group', { name: 'Which hand do you play?' })).toBeVisible()
      await expect(quickBag(page).getByRole('group', { name: 'Which tees do you play?' })).toBeVisible()
    }
    await page.getByText('Left', { exact: true }).click()
    await page.getByText('Middle tees').click()
    const carries = await expectSentenceOfLadder(page)
    const edits = recordEdits(page)
    await page.getByRole('button', { name: 'Keep my bag' }).click()
    await expect(page.getByText('Your bag is saved.')).toBeVisible()
    await expect(quickBag(page)).toHaveCount(0)
    await expect
      .poll(async () => (await golfer.profile()).golfBag.flatMap(({ distance }) => distance ?? []))
      .toEqual(carries)
    expect(edits).toHaveLength(1)
    const saved = await golfer.profile()
    expect(saved).toMatchObject({ hand: 'left', tees: 'middle' })
    expect(
      saved.golfBag.filter(({ distance, isDistanceEstimated }) => distance !== null && !isDistanceEstimated),
    ).toEqual([expect.objectContaining({ type: '7-iron', distance: 120 })])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(quickBag(page).getByRole('heading', { name: 'Pick one shot you know' })).toBeVisible()
    await expect.poll(async () => (await golfer.profile()).golfBag).toEqual([])
  })
})
