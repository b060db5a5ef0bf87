import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { FULL_BAG, open as openDistances, sheet, store } from '../support/gapping.ts'
import { test } from '../support/home.ts'
import { measurePng } from '../support/png.ts'
import { BREEZY } from '../support/weather-service.ts'
import { expect } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const PUTTER_TOO = { clubs: [...Object.keys(FULL_BAG), 'putter'] }
const MM_PER_PX = 25.4 / 96

const stillAir = (page: Page) => page.getByRole('table', { name: /^Still air, (70°F|21°C), carry, / })
const forecast = (page: Page) => page.getByRole('table', { name: /^Day’s forecast, carry, / })
const savePicture = (page: Page) => page.getByRole('button', { name: 'Save as a picture' })
const tournament = (page: Page) => page.getByRole('switch', { name: 'Tournament mode' })

async function openCard(page: Page, golfer: Golfer, units: 'yards' | 'metres' = 'yards') {
  await store(golfer, FULL_BAG, { ...PUTTER_TOO, units })
  await page.goto('/yardage-card')
  await expect(forecast(page).getByRole('columnheader', { name: 'Down' })).toBeVisible()
}

test(
  'has every club but the putter, in still air and in the forecast, and says when and whose weather it is',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await openCard(page, golfer)
    await expect(stillAir(page).getByRole('columnheader')).toHaveText(['Club', 'Carry', '¾', '½'])
    await expect(forecast(page).getByRole('columnheader')).toHaveText(['Club', 'Into', 'Across', 'Down'])
    for (const table of [stillAir(page), forecast(page)]) await expect(table.getByRole('rowheader')).toHaveCount(13)
    await expect(page.getByRole('rowheader', { name: 'Putter' })).toHaveCount(0)
    await expect(stillAir(page).getByRole('row', { name: '7-Iron' }).getByRole('cell')).toHaveText(['146', '110', '73'])
    const [into, , down] = (
      await forecast(page).getByRole('row', { name: '7-Iron' }).getByRole('cell').allInnerTexts()
    ).map(Number)
    expect(into).toBeLessThan(140)
    expect(down).toBeGreaterThan(150)
    await expect(stillAir(page).getByRole('row', { name: '5-Wood' }).getByRole('cell').first()).toHaveText(
      /^193 yards, estimated, plus or minus (\d+)±\1$/,
    )
    await expect(stillAir(page).getByRole('row', { name: 'Sand Wedge' }).getByRole('cell')).toHaveText([
      '82',
      '62',
      '41',
    ])
    await expect(
      page.getByText(/^Made \d+ \w+ \d{4}, \d\d:\d\d, Pinehurst: 64°F, wind 11 mph from SW\.$/),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open-Meteo.com' })).toHaveAttribute('href', 'https://open-meteo.com/')
    await expect(page.getByText(/Published wedge charts run from 66% to 87%/)).toBeVisible()
  },
)

test('is in the golfer’s units', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await openCard(page, golfer, 'metres')
  await expect(page.getByText('carry, meters').first()).toBeVisible()
  await expect(stillAir(page).getByRole('row', { name: '7-Iron' }).getByRole('cell').first()).toHaveText('134')
})

test(
  'opens in tournament mode as it was made, whatever happens to bag and weather since',
  { tag: EXHAUSTIVE },
  async ({ page, context, golfer, weather }) => {
    await openCard(page, golfer)
    const card = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('table') })
    const made = await card.innerText()
    await tournament(page).focus()
    await page.keyboard.press('Space')
    await expect(tournament(page)).toBeFocused()
    await expect(page.getByRole('button', { name: 'Use My Location' })).toHaveCount(0)
    await expect.poll(() => card.innerText()).toBe(made)

    await golfer.store({ 'clubDistances.7-iron': { distance: 99, source: 'measured' } })
    // Another place: the server keeps the weather of the first one.
    weather.answer = { ...BREEZY, windMph: 31 }
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 50.3, longitude: 2.4 })
    await page.reload()
    await expect(tournament(page)).toBeChecked()
    await expect(card).toHaveText(/146/)
    await expect.poll(() => card.innerText()).toBe(made)

    await tournament(page).uncheck()
    await expect(stillAir(page).getByRole('row', { name: '7-Iron' }).getByRole('cell').first()).toHaveText('99')
    await expect(page.getByText(/^Made .*, where you are: 64°F, wind 31 mph from SW\.$/)).toBeVisible()
    await expect(page).toHaveURL('/yardage-card')
  },
)

test('says in tournament mode that no card was made', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await store(golfer, FULL_BAG, PUTTER_TOO)
  await page.goto('/yardage-card?tournament=yes')
  await expect(page.getByText('You haven’t made a card for a forecast yet.')).toBeVisible()
  await expect(stillAir(page).getByRole('rowheader')).toHaveCount(13)
  await expect(forecast(page)).toHaveCount(0)
})

test(
  'prints as two black-on-white panels for the pocket on one page, and becomes a picture among the downloads',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await openCard(page, golfer)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const card = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('table') })
    const panels = card.locator('> div')
    await expect(panels).toHaveCount(2)
    for (const panel of await panels.all()) {
      const box = await panel.boundingBox()
      expect((box?.width ?? 0) * MM_PER_PX).toBeCloseTo(70, 0)
      expect((box?.height ?? 0) * MM_PER_PX).toBeLessThan(106)
      await expect(panel).toHaveCSS('color', 'rgb(0, 0, 0)')
    }
    await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    const estimate = card.locator('[data-carry="estimated"]').first()
    await expect(estimate).toHaveCSS('text-decoration-color', 'rgb(0, 0, 0)')
    await expect(panels.nth(1)).toHaveCSS('border-left-style', 'dotted')
    for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), savePicture(page), tournament(page)])
      await expect(hidden).toBeHidden()
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)

    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
    const download = page.waitForEvent('download')
    await savePicture(page).click()
    expect((await download).suggestedFilename()).toBe('bagwise-yardage-card.png')
    const picture = measurePng(await readFile(await (await download).path()))
    expect(picture.widthPx).toBe(1080)
    expect(picture.heightPx).toBeGreaterThan(2000)
    expect(picture.heightPx).toBeLessThan(2800)
    // White paper with ink on it, and nothing but the two and what lies between.
    expect(picture.inkShare).toBeGreaterThan(0.02)
    expect(picture.inkShare).toBeLessThan(0.2)
    await expect(page.getByText('The picture of your card is with your downloads.')).toBeVisible()
  },
)

test(
  'goes to another app where the device can share pictures; who thinks better of it gets nothing',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await page.addInitScript(() => {
      const shared: string[] = []
      Object.assign(window, { shared })
      Object.assign(navigator, {
        canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/png',
        share: ({ files }: ShareData) => {
          shared.push(files?.[0]?.name ?? '')
          if (shared.length === 2) return Promise.reject(new DOMException('Cancelled', 'AbortError'))
          if (shared.length === 3) return Promise.reject(new DOMException('Refused', 'NotAllowedError'))
          return Promise.resolve()
        },
      })
    })
    await openCard(page, golfer)
    let downloadCount = 0
    page.on('download', () => (downloadCount += 1))
    const share = page.getByRole('button', { name: 'Share as a picture' })
    const sharedCount = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared.length)
    // A double tap is one picture.
    await share.evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect.poll(sharedCount).toBe(1)
    await share.click()
    await expect.poll(sharedCount).toBe(2)
    const download = page.waitForEvent('download')
    await share.click()
    await download
    expect(downloadCount).toBe(1)
  },
)

test('opens the print dialogue', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await openCard(page, golfer)
  await page.getByRole('button', { name: 'Print' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-printed="yes"]')).toHaveCount(1)
})

test(
  'says where distances come from while there are none',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await page.goto('/yardage-card')
    await expect(page.getByText('No club in your bag has a distance.')).toBeVisible()
    await expectAccessible(page, 'yardage card without distances')
    await page.getByRole('link', { name: 'Calculate My Distances' }).click()
    await expect(page).toHaveURL('/distance-calculator')
  },
)

test(
  'is found from the distances and from the calculator; visitors are asked who they are',
  { tag: EXHAUSTIVE },
  async ({ page, context, golfer }) => {
    await store(golfer, FULL_BAG)
    await openDistances(page)
    await sheet(page, 'Yardage card').getByRole('link', { name: 'Make a yardage card' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Yardage Card' })).toBeFocused()
    await page.goto('/distance-calculator')
    await sheet(page, 'Your Club Distances').getByRole('link', { name: 'Make a yardage card' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Yardage Card' })).toBeFocused()

    await context.clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/yardage-card')
    await expect(page).toHaveURL(/\?dialog=sign-(up|in)&next=%2Fyardage-card/)
  },
)

test('is accessible and fits every width', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  test.slow()
  await openCard(page, golfer)
  await expectAccessible(page, 'yardage card', [320, 390, 1280])
})
