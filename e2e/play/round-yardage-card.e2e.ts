import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { everythingKept } from '../support/device.ts'
import { FULL_BAG, store } from '../support/gapping.ts'
import { test } from '../support/home.ts'
import { hit, openRound } from '../support/mapped-round.ts'
import { openFirstHole, typeCourse } from '../support/play-hole.ts'
import { storePlayed } from '../support/played-rounds.ts'
import { expect } from '../support/test.ts'
import { BREEZY } from '../support/weather-service.ts'

const PUTTER_TOO = { clubs: [...Object.keys(FULL_BAG), 'putter'] }

const stillAir = (page: Page) => page.getByRole('table', { name: /^Still air, 70°F, carry, / })
const forecast = (page: Page) => page.getByRole('table', { name: /^Day’s forecast, carry, / })
const tournament = (page: Page) => page.getByRole('switch', { name: 'Tournament mode' })
const card = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('table') })

/** Both tables to the letter, and when they were made for which weather. */
async function shown(page: Page): Promise<string> {
  await page.goto('/yardage-card')
  await expect(forecast(page).getByRole('columnheader', { name: 'Down' })).toBeVisible()
  await expect(card(page)).toContainText(/Made \d+ \w+ \d{4}, \d\d:\d\d, /)
  return card(page).innerText()
}

test('ADV-08 prints the carries in the forecast of the day with the time it was made, beside the still-air list; once a round has started it opens unchanged after a change of bag, weather, hole and place', async ({
  page,
  context,
  golfer,
  weather,
}) => {
  await store(golfer, FULL_BAG, PUTTER_TOO)
  await context.grantPermissions(['geolocation'])
  const known = page.waitForResponse(/\/api\/weather/)
  await page.goto('/play/start')
  await known
  await typeCourse(page, 'Heather Links')
  await page.getByText('Yes', { exact: true }).click()
  const id = await openFirstHole(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Carries of the day' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  // It shows a moment before it is there.
  await expect.poll(() => everythingKept(page)).toContain('"stillYards"')

  const made = await shown(page)
  expect(made).toContain('64°F, wind 11 mph from SW.')
  for (const table of [stillAir(page), forecast(page)]) {
    await expect(table).toHaveCount(1)
    await expect(table.getByRole('rowheader')).toHaveCount(13)
  }
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Still air, 70°F', 'Day’s forecast'])
  await expect(stillAir(page).getByRole('row', { name: '7-Iron' }).getByRole('cell').first()).toHaveText('146')
  await expect(page.getByText('This is the card you started with at Heather Links.')).toBeVisible()
  // It follows the round: nothing on it can be switched or made anew.
  await expect(tournament(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Use My Location' })).toHaveCount(0)
  await expectAccessible(page, 'the card of an open round')

  // Another bag, other weather, another hole and another place.
  await golfer.store({ 'clubDistances.7-iron': { distance: 99, source: 'measured' }, 'clubDistances.driver': null })
  weather.answer = { ...BREEZY, windMph: 31, temperatureF: 41 }
  await context.setGeolocation({ latitude: 50.3, longitude: 2.4 })
  await page.getByRole('link', { name: 'Back to the round' }).click()
  await hit(page).click()
  await expect(page.getByText('Shot noted')).toBeVisible()
  await page.goto(`/play/${id}/holes/9`)
  await expect(hit(page)).toBeVisible()
  expect(await shown(page)).toBe(made)
  await page.getByRole('navigation', { name: 'Play' }).getByRole('link', { name: 'Card', exact: true }).click()
  await expect.poll(() => card(page).innerText()).toBe(made)

  await page.emulateMedia({ media: 'print' })
  await expect(card(page)).toBeVisible()
  await expect(page.getByText('Your open round')).toBeHidden()
  await expect.poll(() => card(page).innerText()).toBe(made)
  expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })

  // Afterwards it follows bag and weather again.
  await page.goto('/play/start')
  const leave = page.getByRole('button', { name: /leave/i })
  await leave.click()
  await expect(leave).toHaveCount(0)
  await page.goto('/yardage-card')
  await expect(stillAir(page).getByRole('row', { name: '7-Iron' }).getByRole('cell').first()).toHaveText('99')
  await expect(tournament(page)).not.toBeChecked()
})

test('a phone on which the round did not begin shows the latest card that was made there, and makes no other one', async ({
  page,
  context,
  golfer,
  server,
}) => {
  await store(golfer, FULL_BAG, PUTTER_TOO)
  const made = await shown(page)
  await storePlayed(context, server.url, [openRound({ rules: 'tournament' }, { isMapped: false })])
  await golfer.store({ 'clubDistances.7-iron': { distance: 99, source: 'measured' } })
  expect(await shown(page)).toBe(made)
  await expect(page.getByRole('link', { name: 'Back to the round' })).toBeVisible()
  await expect(tournament(page)).toHaveCount(0)
})
