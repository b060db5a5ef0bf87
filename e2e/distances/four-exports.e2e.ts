import type { Page } from '@playwright/test'
import { resultRow } from '../support/calculator.ts'
import type { ExportFile } from '../support/export-files.ts'
import { garminR50, rapsodo, skyTrak, trackManRange } from '../support/export-files.ts'
import { fileChooserOf } from '../support/file-chooser.ts'
import { clubRow, open as openDistances, store } from '../support/gapping.ts'
import { answer, openShot } from '../support/shot.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

const FILES = [garminR50(), rapsodo(), skyTrak(), trackManRange()]
const SEVEN_IRONS = 38

async function keepFile(page: Page, { name, text, shotCount }: ExportFile): Promise<void> {
  await page.goto('/distances/import')
  const chooser = await fileChooserOf(page, () => page.getByRole('button', { name: 'Choose a file' }).click())
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(page.getByText(`${shotCount} shots. Nothing is saved yet.`)).toBeVisible()
  await page.getByRole('button', { name: `Keep ${shotCount} shots` }).click()
  await expect(page.getByRole('heading', { name: `${shotCount} shots kept.` })).toBeVisible()
}

test(
  'exports of four makers, read right at once, make one number that every screen shows',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await golfer.store({ handicap: 12 })
    await store(golfer, {
      driver: [215, 'estimated'],
      '5-hybrid': [175, 'estimated'],
      '7-iron': [150, 'manual'],
      '9-iron': [125, 'estimated'],
      pw: [111, 'estimated'],
      lw: [66, 'estimated'],
    })
    for (const file of FILES) await keepFile(page, file)

    await page.goto('/clubs/7-iron')
    await expect(page.getByText(`${SEVEN_IRONS} shots since`)).toBeVisible()
    const learned = /^(\d+)\s±\s(\d+): \d+\s% your 38 shots/
    const [, carry = '', plusMinus = ''] = learned.exec(await page.getByText(learned).innerText()) ?? []
    // Every file's 7-irons were made about 150 to 152 yards and 4.5 % of that left.
    expect(Number(carry)).toBeGreaterThanOrEqual(149)
    expect(Number(carry)).toBeLessThanOrEqual(153)
    await expect(page.getByText(/^You usually miss [5-7] yards left/)).toBeVisible()
    await page.getByRole('tab', { name: 'Shots' }).click()
    await expect(page.getByRole('button', { name: /^Delete session|Delete/ })).toHaveCount(3)

    await openDistances(page)
    const row = clubRow(page, '7-iron')
    await expect(row).toContainText(carry)
    await expect(row).toContainText(`Measured (${SEVEN_IRONS})`)
    await expect(row).toContainText(`±${plusMinus}`)

    await page.goto('/distance-calculator')
    const calculated = resultRow(page, '7-Iron')
    await expect(calculated).toContainText(carry)
    await expect(calculated).toContainText(`Measured (${SEVEN_IRONS})`)

    await openShot(page, `distance=${carry}&lie=fairway&advice=yes`)
    await expect(answer(page)).toContainText(/7-Iron.*Aim [5-7] yards right of the pin: your usual miss/)
    await expect(page.getByRole('figure').getByText(`your ${SEVEN_IRONS} shots`)).toBeVisible()

    await page.goto('/yardage-card')
    const ofCard = page.getByRole('table', { name: /^Still air/ }).getByRole('row', { name: '7-Iron' })
    await expect(ofCard.getByRole('cell').first()).toHaveText(carry)
  },
)
