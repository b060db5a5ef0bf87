import type { Locator, Page } from '@playwright/test'
import {
  advise,
  changeShot,
  choice,
  closeMore,
  more,
  moreLine,
  newShot,
  openMore,
  openPart,
  openShot,
  situation,
  storeBag,
} from '../support/shot.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const detail = (page: Page, name: string): Locator => choice(page, 'Lie in detail', name)
const lip = (page: Page): Locator => page.getByRole('checkbox', { name: 'High lip in front' })
const branches = (page: Page): Locator => page.getByRole('checkbox', { name: 'Branches over the line' })

test(
  'asks more about a lie with the keyboard alone, keeps it in the address and drops it with the lie',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBag(golfer)
    await openShot(page, 'distance=150&lie=rough')
    await moreLine(page).focus()
    await page.keyboard.press('Enter')
    await expect(more(page)).toBeVisible()
    await detail(page, 'Usual').focus()
    await page.keyboard.press('ArrowRight')
    await expect(detail(page, 'Deep rough')).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(branches(page)).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await expect(moreLine(page)).toContainText('deep rough · branches')
    await advise(page)
    await expect(situation(page)).toContainText('Deep rough')
    await expect(situation(page)).toContainText('Branches over the line')
    await expect(await openPart(page, 'How we worked it out')).toContainText(
      'What this lie changes is a rule of thumb.',
    )

    await page.reload()
    await expect(situation(page)).toContainText('Deep rough')
    await changeShot(page)
    await choice(page, 'Ball lie', 'Fairway').check()
    await expect(moreLine(page)).not.toContainText('deep rough')
    await expect(moreLine(page)).toContainText('branches')
    await expect(page).not.toHaveURL(/detail=/)
    await openMore(page)
    await expect(detail(page, 'Divot')).toBeVisible()
    await closeMore(page)
    await choice(page, 'Ball lie', 'Tee').check()
    await expect(moreLine(page)).not.toContainText('branches')
    await openMore(page)
    await expect(page.getByRole('group', { name: 'Lie in detail' })).toHaveCount(0)
  },
)

test(
  'asks for a high lip in front of a ball in sand only, and not again with the next shot',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBag(golfer)
    await openShot(page, 'distance=25&lie=bunker')
    await openMore(page)
    await expect(branches(page)).toHaveCount(0)
    await lip(page).check()
    await detail(page, 'Plugged').check()
    await closeMore(page)
    await advise(page)
    await expect(situation(page)).toContainText('Bunker, plugged')
    await expect(situation(page)).toContainText('High lip')
    await page.reload()
    await expect(situation(page)).toContainText('High lip')
    await changeShot(page)
    await choice(page, 'Ball lie', 'Rough').check()
    await expect(page).not.toHaveURL(/lip=/)
    await choice(page, 'Ball lie', 'Bunker').check()
    await advise(page)
    await newShot(page).click()
    await expect(page).not.toHaveURL(/lip=|detail=/)
    await choice(page, 'Ball lie', 'Bunker').check()
    await openMore(page)
    await expect(lip(page)).not.toBeChecked()
    await expect(detail(page, 'Usual')).toBeChecked()
  },
)

test(
  'counts a wind as the golfer feels it for more, tells it as it was typed, and takes a weather word for a forecast',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBag(golfer)
    await openShot(page, 'distance=150&weather=windy&wind=14')
    await openMore(page)
    const felt = more(page).getByRole('switch', { name: 'Wind as you feel it' })
    await expect(felt).toHaveAccessibleDescription(
      'At head height you feel about 70% of what a forecast says. We count with the forecast’s wind.',
    )
    await felt.check()
    await expect(felt).toHaveAccessibleDescription(/We count with 20 mph\.$/)
    await closeMore(page)
    await expect(moreLine(page)).toContainText('wind as you feel it')
    await advise(page)
    await expect(situation(page)).toContainText('Wind 14 mph as you feel it, into')
    // What adds up to the number.
    await expect(page.getByText('20 mph, into', { exact: true }).first()).toBeVisible()
    await changeShot(page)
    await choice(page, 'Weather', 'Wet').check()
    await expect(page.getByRole('textbox', { name: 'Wind', exact: true })).toHaveValue('5')
    await expect(page).not.toHaveURL(/felt=/)
  },
)
