import type { Locator, Page } from '@playwright/test'
import { analysis, answer, choice, drawer, newShot, openConditions, openShot } from '../support/shot.ts'
import { situation, storeBag } from '../support/shot.ts'
import { expect, test } from '../support/test.ts'

const more = (page: Page): Locator => page.getByText('More about this shot')
const detail = (page: Page, name: string): Locator => choice(page, 'Lie in detail', name)
const lip = (page: Page): Locator => page.getByRole('checkbox', { name: 'High lip in front' })
const branches = (page: Page): Locator => page.getByRole('checkbox', { name: 'Branches over the line' })

test('asks more about a lie with the keyboard alone, keeps it in the address and drops it with the lie', async ({
  page,
  golfer,
}) => {
  await storeBag(golfer)
  await openShot(page, 'distance=150&lie=rough')
  await expect(detail(page, 'Usual')).toHaveCount(0)
  await more(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(detail(page, 'Usual')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(detail(page, 'Deep rough')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(branches(page)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(answer(page)).toBeFocused()
  await expect(situation(page)).toContainText('Deep rough')
  await expect(situation(page)).toContainText('Branches over the line')
  await expect(page.getByText('What this lie changes is a rule of thumb.')).toBeVisible()

  await page.reload()
  await expect(situation(page)).toContainText('Deep rough')
  await page.getByText('Change this shot').click()
  await expect(detail(page, 'Deep rough')).toBeChecked()
  await choice(page, 'Ball lie', 'Fairway').check()
  await expect(situation(page)).not.toContainText('Deep rough')
  await expect(situation(page)).toContainText('Branches over the line')
  await expect(page).not.toHaveURL(/detail=/)
  await expect(detail(page, 'Divot')).toBeVisible()
  await choice(page, 'Ball lie', 'Tee').check()
  await expect(situation(page)).not.toContainText('Branches')
  await expect(page.getByRole('group', { name: 'Lie in detail' })).toHaveCount(0)
})

test('asks for a high lip in front of a ball in sand only, and not again with the next shot', async ({
  page,
  golfer,
}) => {
  await storeBag(golfer)
  await openShot(page, 'distance=25&lie=bunker')
  await more(page).click()
  await expect(branches(page)).toHaveCount(0)
  await lip(page).check()
  await detail(page, 'Plugged').check()
  await analysis(page).click()
  await expect(situation(page)).toContainText('Bunker, plugged')
  await expect(situation(page)).toContainText('High lip')
  await page.reload()
  await expect(situation(page)).toContainText('High lip')
  await page.getByText('Change this shot').click()
  await choice(page, 'Ball lie', 'Rough').check()
  await expect(situation(page)).not.toContainText('High lip')
  await expect(page).not.toHaveURL(/lip=/)
  await choice(page, 'Ball lie', 'Bunker').check()
  await newShot(page).click()
  await expect(page).not.toHaveURL(/lip=|detail=/)
  await more(page).click()
  await expect(lip(page)).not.toBeChecked()
  await expect(detail(page, 'Usual')).toBeChecked()
})

test('counts a wind as the golfer feels it for more, tells it as it was typed, and takes a weather word for a forecast', async ({
  page,
  golfer,
}) => {
  await storeBag(golfer)
  await openShot(page, 'distance=150&weather=windy&wind=14')
  await openConditions(page)
  const felt = drawer(page).getByRole('switch', { name: 'Wind as you feel it' })
  await expect(felt).toHaveAccessibleDescription(
    'At head height you feel about 70% of what a forecast says. We count with the forecast’s wind.',
  )
  await felt.check()
  await expect(felt).toHaveAccessibleDescription(/We count with 20 mph\.$/)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Wind 14 mph as you feel it, into · 70°F', { exact: true })).toBeVisible()
  await analysis(page).click()
  await expect(situation(page)).toContainText('Wind 14 mph as you feel it, into')
  // What adds up to the number, and the picture of the flight.
  await expect(page.getByText('20 mph, into', { exact: true })).toHaveCount(2)
  await page.getByText('Change this shot').click()
  await choice(page, 'Weather', 'Wet').check()
  await expect(situation(page)).toContainText('Wind 5 mph, into')
  await expect(page).not.toHaveURL(/felt=/)
})
