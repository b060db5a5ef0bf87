import { answerLocation, conditions, holdLocation, locationOptions, refuseLocation, test } from '../support/home.ts'
import { expect } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const ST_ANDREWS = { latitude: 56.343_21, longitude: -2.802_34 }
const COLD_GALE = { temperatureF: 41, windMph: 22, windFromDeg: 270, humidityPercent: 88, pressureHpa: 1030 }

test('WEA-01 WEA-06 shows the weather of the fixed place and never asks for the location unasked', async ({
  page,
  weather,
}) => {
  await holdLocation(page)
  await page.goto('/')
  await expect(conditions(page)).toContainText('64°F')
  await expect(conditions(page)).toContainText('Wind11 mph SW')
  await expect(conditions(page)).toContainText('Humidity58%')
  await expect(conditions(page)).toContainText('Pressure29.77 in')
  await expect(conditions(page)).toContainText('Pinehurst')
  await expect(conditions(page).getByRole('link', { name: 'Open-Meteo.com' })).toBeVisible()
  expect(await locationOptions(page)).toEqual([])
  expect(weather.calls[0]?.get('latitude')).toBe('35.2')
})

test('WEA-02 WEA-07 asks for the location precisely within 10 s, then shows the weather there', async ({
  page,
  weather,
}) => {
  await holdLocation(page)
  await page.goto('/')
  await expect(conditions(page)).toContainText('64°F')
  weather.answer = COLD_GALE
  await conditions(page).getByRole('button', { name: 'Use My Location' }).click()
  const busy = conditions(page).getByRole('button', { name: 'Getting Location...' })
  await expect(busy).toBeDisabled()
  expect(await locationOptions(page)).toMatchObject([{ timeout: 10_000, enableHighAccuracy: true }])

  await answerLocation(page, ST_ANDREWS)
  await expect(conditions(page).getByRole('button', { name: 'Use My Location' })).toBeEnabled()
  await expect(conditions(page)).toContainText('41°F')
  await expect(conditions(page)).toContainText('Where you are')
  await expect(conditions(page).getByRole('list', { name: 'Playing tips' })).toContainText('Strong wind')
  // No more of the place than the weather needs leaves the page.
  expect([weather.calls.at(-1)?.get('latitude'), weather.calls.at(-1)?.get('longitude')]).toEqual(['56.3', '-2.8'])

  // Allowed before: the next visit asks quietly, for 5 s at most.
  await page.context().grantPermissions(['geolocation'])
  await page.reload()
  await expect.poll(() => locationOptions(page)).toHaveLength(1)
  expect((await locationOptions(page))[0]).toMatchObject({ timeout: 5_000 })
  expect((await locationOptions(page))[0]?.enableHighAccuracy).not.toBe(true)
  await answerLocation(page, ST_ANDREWS)
  await expect(conditions(page)).toContainText('41°F')
})

test('WEA-03 shows the first two tips of the weather', async ({ page, context, weather }) => {
  weather.answer = COLD_GALE
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 51.2, longitude: 1.4 })
  await page.goto('/')
  const tips = conditions(page).getByRole('list', { name: 'Playing tips' }).getByRole('listitem')
  await expect(tips).toHaveText([/^Strong wind\./, /^Cold air\./])
})

test('WEA-08 asks its own server for the weather, without a key', async ({ page }) => {
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  await page.goto('/')
  await expect(conditions(page)).toContainText('64°F')
  expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([new URL(page.url()).origin]))
  const { search } = asked.find(({ pathname }) => pathname === '/api/weather') ?? {}
  expect(search).toBe('')
  const scripts = await page.evaluate(async () => {
    const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
    return Promise.all(addresses.filter((name) => name.endsWith('.js')).map(async (name) => (await fetch(name)).text()))
  })
  expect(scripts.join()).not.toMatch(/WEATHER_API_KEY|api\.weatherapi\.com|api\.open-meteo\.com/)
})

test('WEA-09 shows typical conditions, marked, when nobody knows the weather', async ({ page, context, weather }) => {
  const expectTypical = async () => {
    await expect(conditions(page)).toContainText('72°F')
    await expect(conditions(page)).toContainText('Wind8 mph SW')
    await expect(conditions(page)).toContainText('Humidity65%')
    await expect(conditions(page)).toContainText('Pressure30.15 in')
    await expect(conditions(page).getByText('Typical conditions')).toBeVisible()
  }
  weather.answer = undefined
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -33.9, longitude: 18.4 })
  await page.goto('/')
  await expectTypical()

  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/api/weather*', (route) => route.abort())
  await page.reload()
  await expectTypical()
  expect(logged.some((line) => line.includes('The server could not be reached'))).toBe(true)
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
})

test('WEA-10 only logs a refused location; the button is idle again and the weather stays', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await holdLocation(page)
  await page.goto('/')
  await expect(conditions(page)).toContainText('64°F')
  await conditions(page).getByRole('button', { name: 'Use My Location' }).click()
  await expect(conditions(page).getByRole('button', { name: 'Getting Location...' })).toBeVisible()
  await refuseLocation(page)
  await expect(conditions(page).getByRole('button', { name: 'Use My Location' })).toBeEnabled()
  await expect(conditions(page)).toContainText('64°F')
  expect(logged.filter((line) => line.includes('User denied Geolocation'))).toHaveLength(1)
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /location/i })).toHaveCount(0)
})

test(
  'says on its plates that it is too windy to tell in a storm',
  { tag: EXHAUSTIVE },
  async ({ page, context, weather }) => {
    weather.answer = { ...COLD_GALE, windMph: 75 }
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 57.1, longitude: -7.3 })
    await page.goto('/')
    await expect(conditions(page)).toContainText('Wind75 mph W')
    const plates = conditions(page).getByRole('definition').filter({ hasText: 'too windy to tell' })
    await expect(plates).toHaveCount(3)
    await expect(conditions(page).getByText('out of reach')).toHaveCount(0)
  },
)

test(
  'shows in metres what a shot plays today to golfers who read metres',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await golfer.store({ preferredUnits: 'metres' })
    await page.goto('/')
    await expect(conditions(page)).toContainText('What a 140 metre shot plays today')
    await expect(conditions(page).getByText('into the wind').locator('..')).toContainText('155m')
  },
)
