import type { Locator, Page } from '@playwright/test'
import { startServer } from './server.ts'
import type { RunningServer } from './server.ts'
import { expect, test as base } from './test.ts'
import { BREEZY, startWeatherService } from './weather-service.ts'
import type { WeatherService } from './weather-service.ts'

type WorkerFixtures = { readonly weather: WeatherService; readonly server: RunningServer }

/**
 * The product with a weather service. The server caches the weather per place: different weather needs a different
 * place.
 */
export const test = base.extend<{ readonly calmAgain: undefined }, WorkerFixtures>({
  weather: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const weather = await startWeatherService()
      await use(weather)
      await weather.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ weather }, use) => {
      const server = await startServer({ WEATHER_URL: weather.url, LOG_LEVEL: 'error' })
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
  calmAgain: [
    async ({ weather }, use) => {
      await use(undefined)
      weather.answer = BREEZY
    },
    { auto: true },
  ],
})

/** The sheet with this heading. */
export const card = (page: Page, title: string): Locator =>
  page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

export const conditions = (page: Page): Locator => card(page, 'Current Conditions')

/** The line of the weather is opened: figures, plates and tips come. */
export async function openConditions(page: Page): Promise<void> {
  await conditions(page).locator('summary').click()
  await expect(conditions(page).getByText('into the wind')).toBeVisible()
}

type LocationCall = {
  readonly options: PositionOptions
  readonly found: (position: unknown) => void
  readonly failed: (reason: unknown) => void
}
type LocationWindow = { locationCalls: LocationCall[] }

/** From the next page on, the browser answers location requests only when the test does. */
export async function holdLocation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const calls: LocationCall[] = []
    ;(window as unknown as LocationWindow).locationCalls = calls
    Geolocation.prototype.getCurrentPosition = (found, failed, options = {}) => {
      calls.push({
        options,
        found: (position) => found(position as GeolocationPosition),
        failed: (why) => failed?.(why as GeolocationPositionError),
      })
    }
  })
}

/** The options of the page's location requests so far. */
export async function locationOptions(page: Page): Promise<readonly PositionOptions[]> {
  return page.evaluate(() => (window as unknown as LocationWindow).locationCalls.map(({ options }) => options))
}

export async function answerLocation(page: Page, place: { readonly latitude: number; readonly longitude: number }) {
  await page.evaluate((coords) => (window as unknown as LocationWindow).locationCalls.at(-1)?.found({ coords }), place)
}

export async function refuseLocation(page: Page) {
  await page.evaluate(() =>
    (window as unknown as LocationWindow).locationCalls.at(-1)?.failed({ code: 1, message: 'User denied Geolocation' }),
  )
}
