import type { Page } from '@playwright/test'
import { openAllParts } from '../support/parts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { holdLocation, locationOptions, test } from '../support/home.ts'
import {
  advise,
  answer,
  changeShot,
  choice,
  closeMore,
  distance,
  more,
  moreLine,
  newShot,
  openMore,
  openShot,
  situation,
  storeBag,
} from '../support/shot.ts'
import { expect } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const field = (page: Page, name: string) => more(page).getByRole('textbox', { name, exact: true })
const wind = (page: Page) => page.getByRole('textbox', { name: 'Wind', exact: true })
const dial = (page: Page) => page.getByRole('slider', { name: 'Wind direction' })

test('SHO-18 ACT-31 a weather word sets the numbers, and the wind is set without a drag and named in a sentence', async ({
  page,
  golfer,
}) => {
  await storeBag(golfer)
  await openShot(page)
  const words = page.getByRole('group', { name: 'Weather' })
  await expect(words.locator('label')).toHaveText(['Calm', 'Windy', 'Wet', 'Cold', 'Hot'])
  for (const [word, mph, line] of [
    ['Windy', '15', '70°F'],
    ['Wet', '5', '60°F · no hazards · soft ground'],
    ['Cold', '0', '45°F'],
    ['Hot', '0', '90°F'],
    ['Calm', '0', '70°F'],
  ] as const) {
    await choice(page, 'Weather', word).check()
    await expect(wind(page)).toHaveValue(mph)
    await expect(moreLine(page)).toContainText(line)
  }
  await expect(page.getByText('No wind.')).toBeVisible()
  await choice(page, 'Weather', 'Windy').check()
  await expect(page.getByText('In your face. Turn the arrow.')).toBeVisible()
  const box = await dial(page).boundingBox()
  if (!box) throw new Error('There is no dial')
  await page.mouse.click(box.x + box.width * 0.9, box.y + box.height / 2)
  await expect(dial(page)).toHaveAttribute('aria-valuenow', '90')
  await expect(page.getByText('From the right.', { exact: true })).toBeVisible()
  await dial(page).focus()
  for (const [presses, direction] of [
    [2, 'Downwind.'],
    [2, 'From the left.'],
    [2, 'In your face.'],
  ] as const) {
    for (let press = 0; press < presses; press += 1) await page.keyboard.press('PageUp')
    await expect(page.getByText(direction, { exact: true })).toBeVisible()
  }
  await expect(choice(page, 'Weather', 'Windy')).toBeChecked()

  await page.getByRole('button', { name: '5 mph more' }).click()
  await expect(wind(page)).toHaveValue('20')
  await expect(words.getByRole('radio', { checked: true })).toHaveCount(0)
  await wind(page).fill('40')
  await expect(page.getByRole('button', { name: '5 mph more' })).toBeDisabled()
  await wind(page).fill('41')
  await expect(wind(page)).toHaveAttribute('aria-invalid', 'true')
  await wind(page).fill('0')
  await expect(page.getByRole('button', { name: '5 mph less' })).toBeDisabled()
  await expect(page.getByText('No wind.')).toBeVisible()
})

test(
  'SHO-19 the numbers can be changed in Conditions, and what cannot be read is said',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBag(golfer)
    await openShot(page, 'distance=150&weather=windy')
    await openMore(page)
    await expect(more(page).getByRole('heading', { name: 'Conditions' })).toBeVisible()
    await expect(more(page)).toContainText('What we count as “Windy”.')
    await field(page, 'Temperature').fill('hot')
    await expect(field(page, 'Temperature')).toHaveAccessibleDescription(
      'Type a temperature from −40 to 130°F. Still 70°F.',
    )
    await field(page, 'Temperature').fill('51')
    await expect(more(page)).toContainText('Your own numbers.')
    await choice(page, 'The green is', 'Lower').check()
    await field(page, 'By how much').fill('-30')
    await expect(field(page, 'By how much')).toHaveAccessibleDescription(/Lower\. Still 20 ft\.$/)
    await field(page, 'By how much').fill('30')
    await field(page, 'Altitude of the course').fill('5,280')
    await closeMore(page)
    await expect(moreLine(page)).toBeFocused()
    await expect(moreLine(page)).toContainText('lower 30 ft · pin middle · 51°F · no hazards · altitude 5,280 ft')
    await wind(page).fill('gale')
    await expect(wind(page)).toHaveAccessibleDescription('Type a wind from 0 to 40 mph. Still 15 mph.')
    await wind(page).fill('22')
    await advise(page)
    await expect(situation(page)).toContainText('Wind 22 mph')
    await expect(situation(page)).toContainText('Target 30 ft down')
  },
)

test('Back closes More and keeps what was said there', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await storeBag(golfer)
  await openShot(page)
  await choice(page, 'Weather', 'Windy').check()
  await expect(page).toHaveURL(/weather=windy/)
  await openMore(page)
  await field(page, 'Temperature').fill('52')
  await page.goBack()
  await expect(more(page)).toHaveCount(0)
  await expect(moreLine(page)).toContainText('52°F')
  await expect(page).toHaveURL(/temperature=52/)
  await expect(page).not.toHaveURL(/drawer/)

  await choice(page, 'Ball lie', 'Rough').check()
  await expect(page).toHaveURL(/lie=rough/)
  await page.goForward()
  await expect(field(page, 'Temperature')).toHaveValue('52')
  await expect(page).toHaveURL(/lie=rough.*drawer/)
  await page.goBack()
  await expect(choice(page, 'Ball lie', 'Rough')).toBeChecked()

  await openMore(page)
  await field(page, 'Temperature').fill('40')
  await expect(page).toHaveURL(/temperature=40/)
  await page.reload()
  await expect(field(page, 'Temperature')).toHaveValue('40')
  await closeMore(page)
  await expect(moreLine(page)).toContainText('40°F')
  await advise(page)
  await expect(situation(page)).toContainText('40°F')
  await changeShot(page)
  await openMore(page)
  await page.goBack()
  await expect(more(page)).toHaveCount(0)
  await expect(moreLine(page)).toBeVisible()
})

test('More opened by a link closes on the same screen', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await storeBag(golfer)
  await page.goto('/shot-advisor?weather=windy&drawer=more')
  await field(page, 'Temperature').fill('52')
  await closeMore(page)
  await expect(moreLine(page)).toContainText('52°F')
})

test(
  'SHO-20 live weather prefills the conditions once the place is known, and nobody is asked for it',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBag(golfer)
    await holdLocation(page)
    await openShot(page)
    // The weather of the place that the operator chose is offered, not taken.
    await expect(page.getByText('No wind.')).toBeVisible()
    await openMore(page)
    await expect(more(page)).toContainText('Pinehurst now: 64°F, wind 11 mph from SW.')
    expect(await locationOptions(page)).toEqual([])
    await expect(more(page).getByRole('link', { name: 'Open-Meteo.com' })).toBeVisible()
    await closeMore(page)
  },
)

test('SHO-20 live weather prefills what the golfer has not touched', async ({ page, context, golfer }) => {
  await storeBag(golfer)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 52.4, longitude: 1.1 })
  await openShot(page)
  await expect(wind(page)).toHaveValue('11')
  await expect(page.getByRole('group', { name: 'Weather' }).getByRole('radio', { checked: true })).toHaveCount(0)
  await dial(page).press('PageUp')
  await advise(page)
  await expect(situation(page)).toContainText('Wind 11 mph, into and from the right')
  await newShot(page).click()
  await choice(page, 'Weather', 'Cold').check()
  await expect(page).toHaveURL(/weather=cold/)
  await page.reload()
  await expect(moreLine(page)).toContainText('45°F')
  await openMore(page)
  await expect(more(page)).toContainText('What we count as “Cold”.')
})

test('every state of the shot advisor is accessible', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  test.slow()
  await storeBag(golfer)
  await openShot(page, 'weather=windy')
  await distance(page).fill('0')
  await expectAccessible(page, 'shot with a fault')
  await distance(page).fill('143')
  await openMore(page)
  await field(page, 'Temperature').fill('icy')
  await page.getByRole('checkbox', { name: 'Water right' }).check()
  await expectAccessible(page, 'more about a shot')
  await page.setViewportSize({ width: 390, height: 844 })
  await closeMore(page)
  await advise(page)
  await expect(answer(page)).toBeVisible()
  await openAllParts(page)
  await expectAccessible(page, 'advice')
})
