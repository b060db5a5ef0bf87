import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { fileChooserOf } from '../support/file-chooser.ts'
import { startServer } from '../support/server.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { expect, sidewaysOverflowPx, signUpGolfer, test } from '../support/test.ts'
import { startWeatherService } from '../support/weather-service.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const AUGUSTA = fileURLToPath(new URL('../../golf/reference/courses/us-augusta.geojson', import.meta.url))
const MM_PER_POINT = 25.4 / 72

const make = (page: Page) => page.getByRole('button', { name: 'Make the Book' })
const pages = (page: Page) => page.getByRole('region', { name: 'Pages of the book' }).locator('figure > svg')

/** Opens Augusta from its file and goes to its book. */
async function openBook(page: Page, url = ''): Promise<void> {
  await page.goto(`${url}/courses`)
  const chooser = await fileChooserOf(page, () => page.getByRole('button', { name: 'Choose a file' }).click())
  await chooser.setFiles(AUGUSTA)
  await page.getByRole('link', { name: 'Course book' }).click()
  await expect(page.getByRole('heading', { name: 'Course book', level: 1 })).toBeVisible()
}

/** The pages of what the browser prints, each with its size in mm. */
async function printed(page: Page): Promise<readonly (readonly [widthMm: number, heightMm: number])[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return Array.from(pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g), ([, width, height]) => [
    Math.round(Number(width) * MM_PER_POINT),
    Math.round(Number(height) * MM_PER_POINT),
  ])
}

const textsOf = (drawing: Locator) => drawing.locator('text').allTextContents()

/** A golfer with a bag on a server that knows the weather. */
async function withWeather(context: BrowserContext) {
  const weather = await startWeatherService()
  const server = await startServer({ WEATHER_URL: weather.url })
  await signUpSampleGolfer(context, server.url)
  return {
    url: server.url,
    dispose: async () => {
      await server.dispose()
      await weather.close()
    },
  }
}

test('BOK-01 BOK-12 takes tee, paper and weather, shows a page in front and one for each of 18 holes, and prints all of them', async ({
  page,
  context,
}) => {
  const { url, dispose } = await withWeather(context)
  await openBook(page, url)
  for (const name of ['As mapped', 'A6', 'A5, two', 'A4, four', 'Calm']) {
    await expect(page.getByRole('radio', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('radio', { name: /^Now, \d\d:\d\d$/ })).toBeChecked()
  await make(page).click()
  await expect(page.getByText('19 pages are ready.')).toBeVisible()
  await expect(pages(page)).toHaveCount(19)
  await expect(page.getByText('Model Local Rule G-11')).toHaveCount(1)
  const print = await page.getByRole('button', { name: 'Print' }).boundingBox()
  const rule = await page.getByText('Model Local Rule G-11').boundingBox()
  expect(rule?.y).toBeGreaterThan(print?.y ?? Infinity)
  expect(await sidewaysOverflowPx(page)).toBe(0)

  for (const { paper, sheets, size } of [
    { paper: 'A6', sheets: 19, size: [105, 148] },
    { paper: 'A5, two', sheets: 10, size: [210, 148] },
    { paper: 'A4, four', sheets: 5, size: [210, 297] },
  ]) {
    await page.getByRole('radio', { name: paper, exact: true }).check()
    expect(await printed(page)).toEqual(Array.from({ length: sheets }, () => size))
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const hidden of [page.getByRole('banner'), page.getByRole('button', { name: 'Save as SVG' }).first()]) {
    await expect(hidden).toBeHidden()
  }
  await page.emulateMedia({ media: 'screen' })

  // A calm day is another book.
  const inWind = await textsOf(pages(page).nth(1))
  expect(inWind.join(' ')).toContain('11 mph from SW')
  await page.getByRole('radio', { name: 'Calm', exact: true }).check()
  // Shown by the query a moment later.
  await page.getByRole('radio', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Back', exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Make It Again' }).click()
  await expect(page.getByText('19 pages are ready.')).toBeVisible()
  await expect.poll(async () => (await textsOf(pages(page).nth(1))).join(' ')).toContain('For a calm day')
  await dispose()
})

test('BOK-11 shows pages as they come, keeps the finished ones after Cancel, and saves each as an SVG that opens offline', async ({
  page,
  context,
  golfer,
}) => {
  await golfer.store({ handicap: 12, 'clubDistances.driver': { distance: 232, source: 'measured' } })
  await golfer.store({ 'clubDistances.7-iron': { distance: 154, source: 'measured' } })
  await openBook(page)
  await expect(page.getByText('No weather right now')).toBeVisible()
  // However fast the pages come: as soon as one is shown.
  const cancelled = page.evaluate(async () => {
    const hasCome = () =>
      document.querySelector('[aria-label="Pages of the book"] figure > svg') !== null &&
      /(?<!\d)[1-9]\d? of 19 pages/.test(document.body.textContent ?? '')
    await new Promise<void>((resolve) => {
      const look = new MutationObserver(() => {
        if (!hasCome()) return
        look.disconnect()
        resolve()
      })
      look.observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    const cancel = Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === 'Cancel')
    if (!cancel) throw new Error('The book is finished already')
    const from = performance.now()
    cancel.click()
    while (document.body.textContent?.includes('Stopped at') !== true) await new Promise(requestAnimationFrame)
    return performance.now() - from
  })
  await make(page).click()
  const cancelledAfterMs = await cancelled
  test.info().annotations.push({ type: 'cancelled after', description: `${Math.round(cancelledAfterMs)} ms` })
  const count = await pages(page).count()
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(19)
  await expect(page.getByText(`Stopped at ${count} of 19 pages.`)).toBeVisible()

  await page.getByRole('button', { name: 'Make It Again' }).click()
  await expect(page.getByText('19 pages are ready.')).toBeVisible()
  const saves = page.getByRole('button', { name: /^Save .* as SVG$/ })
  await expect(saves).toHaveCount(19)
  const shown = await textsOf(pages(page).nth(12))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save Hole 12 as SVG' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('course-book-12.svg')
  const path = await file.path()
  expect(await readFile(path, 'utf8')).not.toMatch(/(?:href|src)=|url\((?!#)|var\(--/)
  const offline = await context.newPage()
  await context.setOffline(true)
  const copy = test.info().outputPath('course-book-12.svg')
  await file.saveAs(copy)
  await offline.goto(pathToFileURL(copy).href)
  const opened = offline.locator('svg').first()
  expect(await textsOf(opened)).toEqual(shown)
  expect(shown.length).toBeGreaterThan(30)
})

test('needs a number in the bag, and an account', { tag: EXHAUSTIVE }, async ({ page, context, server }) => {
  await page.goto('/courses/way~1/book')
  await expect(page).toHaveURL(/\/(?:\?|$)/)
  await signUpGolfer(context, server.url)
  await openBook(page)
  await expect(page.getByRole('link', { name: 'Calculate My Distances' })).toBeVisible()
  await expect(make(page)).toHaveCount(0)
})
