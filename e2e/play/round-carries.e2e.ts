import { everythingKept } from '../support/device.ts'
import { test } from '../support/home.ts'
import { hit } from '../support/mapped-round.ts'
import { storeBag } from '../support/shot.ts'
import { expect } from '../support/test.ts'

const NORTH_WIND = { temperatureF: 41, windMph: 25, windFromDeg: 0, humidityPercent: 40, pressureHpa: 1020 }

test('RND-05 the start freezes the carries of the day: the same page wherever the ball lies and after later changes of weather and bag', async ({
  context,
  page,
  golfer,
  weather,
}) => {
  await storeBag(golfer)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 35.2, longitude: -79.5, accuracy: 10 })
  const heard = page.waitForResponse(/\/api\/weather/)
  await page.goto('/play/start')
  await heard
  await page
    .getByRole('textbox', { name: /^(Course|Name)/ })
    .first()
    .fill('Heather Links')
  await page.getByRole('radio', { name: /^Yes/ }).check()
  await page.getByRole('button', { name: 'Start the round' }).click()
  await expect(hit(page)).toBeVisible()
  await expect(page.getByText('Forecast: 11 mph from the southwest, 64°F.')).toBeVisible()
  // The first tee does not wait for them.
  await expect.poll(() => everythingKept(page)).toContain('"stillYards"')
  const hole = (number: number) => page.url().replace(/(holes|carries).*$/, `holes/${number}`)
  const read = async () => {
    await page.goto(hole(1).replace('holes/1', 'carries'))
    await expect(page.getByRole('rowheader', { name: '7-Iron' })).toBeVisible()
    return page.locator('main').innerText()
  }
  const frozen = await read()
  expect(frozen).toContain('11 mph')

  // The ball lies elsewhere.
  await page.goto(hole(7))
  await hit(page).click()
  await expect(page.getByText(/ noted$/)).toBeVisible()
  expect(await read()).toBe(frozen)

  // Another carry, a club less, and another wind.
  await golfer.store({ 'clubDistances.7-iron': { distance: 171, source: 'measured' }, 'golfBag.3-wood': null })
  weather.answer = NORTH_WIND
  await context.setGeolocation({ latitude: 41.9, longitude: -87.6, accuracy: 10 })
  await page.goto('/bag')
  await expect(page.locator('[data-club="7-iron"]')).toContainText('171')
  await expect(page.locator('[data-club="3-wood"]')).toHaveCount(0)
  await page.goBack()
  await page.goto(hole(8))
  await expect(page.getByText('Forecast: 25 mph from the north, 41°F.')).toBeVisible()
  expect(await read()).toBe(frozen)
})
