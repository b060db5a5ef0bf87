import {
  answerLocation,
  conditions,
  holdLocation,
  locationOptions,
  openConditions,
  refuseLocation,
  test,
} from '../support/home.ts'
import { expect } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const ST_ANDREWS = { latitude: 56.343_21, longitude: -2.802_34 }
const COLD_GALE = { temperatureF: 41, windMph: 22, windFromDeg: 270, humidityPercent: 88, pressureHpa: 1030 }

test('WEA-01 WEA-06 WEA-08 shows the weather of the fixed place from its own server, without a key, and never asks for the location unasked', async ({
  page,
  weather,
}) => {
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  await holdLocation(page)
  await page.goto('/')
  await expect(conditions(page)).toContainText('64°F')
  await openConditions(page)
  await expect(conditions(page)).toContainText('Wind11 mph SW')
  await expect(conditions(page)).toContainText('Humidity58%')
  await expect(conditions(page)).toContainText('Pressure29.77 in')
  await expect(conditions(page)).toContainText('Pinehurst')
  await expect(conditions(page).getByRole('link', { name: 'Open-Meteo.com' })).toBeVisible()
  expect(await locationOptions(page)).toEqual([])
  expect(weather.calls.map((call) => call.get('latitude'))).toContain('35.2')

  expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([new URL(page.url()).origin]))
  const { search } = asked.find(({ pathname }) => pathname === '/api/weather') ?? {}
  expect(search).toBe('')
  const scripts = await page.evaluate(async () => {
    const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
    return Promise.all(addresses.filter((name) => name.endsWith('.js')).map(async (name) => (await fetch(name)).text()))
  })
  expect(scripts.join()).not.toMatch(/WEATHER_API_KEY|api\.weatherapi\.com|api\.open-meteo\.com/)
})

test('WEA-02 WEA-03 WEA-07 asks for the location precisely within 10 s, then shows the weather and its first two tips there', async ({
  page,
  weather,
}) => {
  await holdLocation(page)
  await page.goto('/')
  await expect(conditions(page)).toContainText('64°F')
  await openConditions(page)
  weather.answer = COLD_GALE
  await conditions(page).getByRole('button', { name: 'Use My Location' }).click()
  const busy = conditions(page).getByRole('button', { name: 'Getting Location...' })
  await expect(busy).toBeDisabled()
  expect(await locationOptions(page)).toMatchObject([{ timeout: 10_000, enableHighAccuracy: true }])

  await answerLocation(page, ST_ANDREWS)
  await expect(conditions(page).getByRole('button', { name: 'Use My Location' })).toBeEnabled()
  await expect(conditions(page)).toContainText('41°F')
  await expect(conditions(page)).toContainText('Where you are')
  const tips = conditions(page).getByRole('list', { name: 'Playing tips' }).getByRole('listitem')
  await expect(tips).toHaveText([/^Strong wind\./, /^Cold air\./])
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

test('WEA-09 ACT-26 is one line that opens: live with its age, else typical conditions, marked, and the plates say which', async ({
  page,
  context,
  weather,
}) => {
  const expectTypical = async () => {
    await expect(conditions(page).locator('summary')).toHaveText('Typical conditions72°F, 8 mph. Not live.')
    await openConditions(page)
    await expect(page.getByRole('heading', { name: 'What a 150-yard shot would play' })).toBeVisible()
    await expect(conditions(page)).toContainText('Wind8 mph SW')
    await expect(conditions(page)).toContainText('Humidity65%')
    await expect(conditions(page)).toContainText('Pressure30.15 in')
    await expect(conditions(page).getByText('Typical conditions', { exact: true })).toBeVisible()
  }
  await page.clock.install()
  await page.goto('/')
  await expect(conditions(page)).toContainText('64°F · 11 mph SW · now')
  await expect(conditions(page)).not.toContainText('Humidity')
  await page.clock.fastForward('08:00')
  await expect(conditions(page)).toContainText('64°F · 11 mph SW · 8 min ago')
  await openConditions(page)
  await expect(page.getByRole('heading', { name: 'What a 150 yard shot plays today' })).toBeVisible()

  weather.answer = undefined
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -33.9, longitude: 18.4 })
  await page.reload()
  await expectTypical()

  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/api/weather*', (route) => route.abort())
  await page.reload()
  await expectTypical()
  await expect.poll(() => logged.some((line) => line.includes('The server could not be reached'))).toBe(true)
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
})

test('ACT-27 WEA-10 says in a line that the location is refused, or that there is no weather, and can be asked again', async ({
  page,
  weather,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const locate = conditions(page).getByRole('button', { name: 'Use My Location' })
  const status = conditions(page).getByRole('status')
  await holdLocation(page)
  await page.goto('/')
  await expect(conditions(page)).toContainText('64°F')
  await locate.click()
  await expect(conditions(page).getByRole('button', { name: 'Getting Location...' })).toBeVisible()
  await refuseLocation(page)
  await expect(locate).toBeEnabled()
  await expect(status).toHaveText("Location is blocked. Allow it in your browser's site settings.")
  await expect(conditions(page)).toContainText('64°F')
  await expect.poll(() => logged.filter((line) => line.includes('User denied Geolocation'))).toHaveLength(1)
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)

  weather.answer = undefined
  await locate.click()
  await expect(conditions(page).getByRole('button', { name: 'Getting Location...' })).toBeVisible()
  await answerLocation(page, { latitude: -37.2, longitude: 144.9 })
  await expect(status).toHaveText('No weather right now. Showing typical conditions.')
  await expect(locate).toBeEnabled()
  await expect(conditions(page)).toContainText('72°F, 8 mph. Not live.')
})

test(
  'says on its plates that it is too windy to tell in a storm',
  { tag: EXHAUSTIVE },
  async ({ page, context, weather }) => {
    weather.answer = { ...COLD_GALE, windMph: 75 }
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 57.1, longitude: -7.3 })
    await page.goto('/')
    await conditions(page).locator('summary').click()
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
    await openConditions(page)
    await expect(conditions(page)).toContainText('What a 140 meter shot plays today')
    await expect(conditions(page).getByText('into the wind').locator('..')).toContainText('155m')
  },
)
