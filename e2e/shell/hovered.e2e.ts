import type { Locator } from '@playwright/test'
import { calculate, distanceButton, DRIVER_204_IRON_132_WEDGE_90, resultRow, results } from '../support/calculator.ts'
import { openQuestionnaire, questionnaire } from '../support/questionnaire.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const ground = (part: Locator): Promise<string> => part.evaluate((element) => getComputedStyle(element).backgroundColor)

test(
  'a card under the pointer is not taken for the chosen one',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await openQuestionnaire(page)
    const card = (name: string) => questionnaire(page).locator('label').filter({ hasText: name })
    await questionnaire(page).getByRole('radio', { name: 'Beginner' }).focus()
    await page.keyboard.press('ArrowDown')
    const resting = await ground(card('Serious'))
    await card('Serious').hover()
    await expect.poll(() => ground(card('Serious'))).not.toBe(resting)
    expect(await ground(card('Serious'))).not.toBe(await ground(card('Casual')))
  },
)

test(
  'a row under the pointer is not taken for the one being edited',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/distance-calculator')
    await calculate(page, DRIVER_204_IRON_132_WEDGE_90)
    await distanceButton(page, '7-Iron').click()
    const edited = results(page).locator('form').locator('..')
    const row = resultRow(page, '8-Iron').locator('> div')
    const resting = await ground(row)
    await row.hover()
    await expect.poll(() => ground(row)).not.toBe(resting)
    expect(await ground(row)).not.toBe(await ground(edited))
  },
)
