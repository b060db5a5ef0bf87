import type { Page } from '@playwright/test'
import { clubRow, clubSheet, ledgerRow, openParts, store } from '../support/gapping.ts'
import type { Stored } from '../support/gapping.ts'
import { expect, recordEdits, test } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const BAG: Readonly<Record<string, Stored>> = {
  driver: [171],
  '5-wood': [141, 'estimated'],
  '5-hybrid': [119, 'estimated'],
  '6-iron': [106, 'estimated'],
  '7-iron': [95],
  '8-iron': [86, 'estimated'],
  '9-iron': [76, 'estimated'],
  pw: [66, 'manual'],
  sw: [51, 'estimated'],
}

async function open(page: Page, golfer: Golfer): Promise<void> {
  await store(golfer, BAG, { clubs: [...Object.keys(BAG), 'putter'] })
  await page.goto('/bag')
  await expect(page.getByRole('heading', { level: 1, name: 'Your bag' })).toBeVisible()
}

async function clubOf(golfer: Golfer, type: string) {
  return (await golfer.profile()).golfBag.find((club) => club.type === type)
}

const bagAndNumbers = async (golfer: Golfer) => {
  const { golfBag, clubDistances } = await golfer.profile()
  return JSON.stringify({ golfBag, clubDistances })
}

test('ACT-53 counts clubs and own numbers, lists each club with loft and carry, ± where estimated, marks only listed gaps, and has the gear below', async ({
  page,
  golfer,
}) => {
  await open(page, golfer)
  await expect(page.getByText('9 clubs and the putter. Three numbers are yours.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Bag' })).toBeVisible()
  await expect(page.locator('li[data-club]')).toHaveCount(10)
  await expect(ledgerRow(page, 'driver')).toHaveAccessibleName('Driver 10.5° 171 yards')
  await expect(ledgerRow(page, 'pw')).toHaveAccessibleName('Pitching Wedge 46° 66 yards')
  await expect(ledgerRow(page, '5-wood')).toHaveAccessibleName(/^5-Wood 18° 141 yards, estimated, plus or minus \d+$/)
  await expect(clubRow(page, '5-wood').getByText(/^±\d+$/)).toBeVisible()
  await expect(clubRow(page, 'driver').getByText(/^±/)).toHaveCount(0)
  const marks = page.getByRole('main').locator('li[data-club] [data-verdict]')
  const listed = async () => {
    await page.goto('/distances')
    await page.getByRole('radio', { name: '5-20 rule' }).check()
    await page.goto('/bag')
    return marks
  }
  await expect(await listed()).toHaveText(['30', '22'])

  // What to do about it and the gear are on the same page.
  await expect(page.getByRole('heading', { level: 2, name: 'To do' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit Bag' }).click()
  await expect(page.getByRole('heading', { name: 'Your clubs' })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goto('/bag#gear')
  const gear = page.getByRole('region', { name: 'Gear' })
  await expect(gear).toBeFocused()
  for (const [name, path] of [
    ['Equipment Fitting', '/equipment-fitting'],
    ['Ball Matching', '/ball-matching'],
    ['Starter Sets', '/beginner-builder'],
  ] as const) {
    await expect(gear.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
})

test('ACT-54 opens the sheet of a club from its row, with every field, where the number comes from and both ways out of the bag', async ({
  page,
  golfer,
}) => {
  await open(page, golfer)
  await golfer.store({ 'golfBag.7-iron.notes': 'Pulls left when tired.' })
  await page.reload()
  const edits = recordEdits(page)
  await ledgerRow(page, '7-iron').click()
  const sheet = clubSheet(page, '7-Iron')
  await expect(sheet.getByText('Measured', { exact: true })).toBeVisible()
  await expect(sheet.getByText('You confirmed it.')).toBeVisible()
  await expect(sheet.getByText('Pulls left when tired.')).toBeVisible()
  for (const [name, value] of [
    ['Carry', '95'],
    ['Loft', '32'],
    ['Brand', 'Own'],
    ['Model', ''],
  ] as const) {
    await expect(sheet.getByRole('textbox', { name })).toHaveValue(value)
  }
  await expect(sheet.getByRole('combobox', { name: 'Shaft' })).toHaveValue('steel')

  // What BAG-15 and BAG-17 refuse, in one go: each field says why, and nothing is stored.
  await sheet.getByRole('textbox', { name: 'Carry' }).fill('401')
  await sheet.getByRole('textbox', { name: 'Loft' }).fill('91')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByRole('alert')).toHaveText([
    'Type a whole number from 1 to 400 yards. It stays 95 yd for now.',
    'Type a number greater than 0 and at most 90 degrees. It stays 32° for now.',
  ])
  await expect(sheet.getByRole('textbox', { name: 'Carry' })).toBeFocused()

  await sheet.getByRole('textbox', { name: 'Carry' }).fill('95')
  await sheet.getByRole('textbox', { name: 'Loft' }).fill('31')
  await sheet.getByRole('textbox', { name: 'Model' }).fill('Blade')
  await sheet.getByRole('combobox', { name: 'Shaft' }).selectOption('Graphite')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => clubOf(golfer, '7-iron'))
    .toMatchObject({ distance: 95, loft: 31, model: 'Blade', shaftType: 'graphite' })
  expect(edits).toHaveLength(1)

  await ledgerRow(page, '8-iron').click()
  await clubSheet(page, '8-Iron').getByRole('button', { name: 'Leave at home' }).click()
  await expect(clubRow(page, '8-iron')).toContainText('Not in the bag')
  await expect.poll(async () => clubOf(golfer, '8-iron')).toMatchObject({ isInBag: false, distance: 86 })
  await ledgerRow(page, '8-iron').click()
  await clubSheet(page, '8-Iron').getByRole('button', { name: 'Put in the bag' }).click()
  await expect.poll(async () => clubOf(golfer, '8-iron')).toMatchObject({ isInBag: true })

  const before = await bagAndNumbers(golfer)
  await ledgerRow(page, 'pw').click()
  await clubSheet(page, 'Pitching Wedge').getByRole('button', { name: 'Remove' }).click()
  await expect(clubRow(page, 'pw')).toHaveCount(0)
  const notice = page.getByRole('status').filter({ hasText: 'Pitching Wedge removed.' })
  await expect.poll(async () => clubOf(golfer, 'pw')).toBeUndefined()
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => bagAndNumbers(golfer)).toBe(before)

  await page.goto('/distances')
  await openParts(page)
  await clubRow(page, '7-iron').getByRole('button', { name: '7-Iron', exact: true }).click()
  await expect(sheet.getByRole('textbox', { name: 'Model' })).toHaveValue('Blade')
})

test('ACT-55 adds a club with an estimate without Edit Bag, re-estimates only estimates when a carry is corrected, and takes both back', async ({
  page,
  golfer,
}) => {
  await open(page, golfer)
  const before = await bagAndNumbers(golfer)
  await page.getByRole('button', { name: 'Add a club' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a club' })
  await expect(dialog.getByRole('button', { name: '7-Wood' })).toBeVisible()
  for (const name of ['Driver', '5-Wood', '7-Iron', 'Sand Wedge', 'Putter']) {
    await expect(dialog.getByRole('button', { name, exact: true })).toHaveCount(0)
  }
  await dialog.getByRole('button', { name: '7-Wood' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add a club' })).toBeFocused()
  await expect(clubRow(page, '7-wood').locator('[data-carry="estimated"]')).toBeVisible()
  await expect
    .poll(async () => (await golfer.profile()).clubDistances.find(({ club }) => club === '7-wood'))
    .toMatchObject({ source: 'estimated', basis: { method: 'like-me' } })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(clubRow(page, '7-wood')).toHaveCount(0)
  await expect.poll(async () => bagAndNumbers(golfer)).toBe(before)

  await ledgerRow(page, '8-iron').click()
  await clubSheet(page, '8-Iron').getByRole('textbox', { name: 'Carry' }).fill('84')
  await page.keyboard.press('Enter')
  const notice = page.getByRole('status').filter({ hasText: /^8-Iron 84\. \d estimates followed\./ })
  await expect(notice).toBeVisible()
  const followed = Number(/(\d) estimates followed/.exec((await notice.textContent()) ?? '')?.[1])
  const stored = JSON.parse(before).clubDistances as { club: string; distance: number; source: string }[]
  await expect
    .poll(async () => {
      const { clubDistances } = await golfer.profile()
      return clubDistances
        .filter(({ club, distance }) => stored.find((one) => one.club === club)?.distance !== distance)
        .map(({ club, source }) => (club === '8-iron' ? 'typed' : source))
        .toSorted()
    })
    .toEqual([...Array.from({ length: followed }, () => 'estimated'), 'typed'])
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => bagAndNumbers(golfer)).toBe(before)
})

test(
  'keeps a carry that is saved in the moment in which the page is left',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await open(page, golfer)
    await ledgerRow(page, '7-iron').click()
    const sheet = clubSheet(page, '7-Iron')
    await sheet.getByRole('textbox', { name: 'Carry' }).fill('99')
    await sheet.getByRole('button', { name: 'Save' }).evaluate((button: HTMLElement) => {
      // As on a phone that is too busy to paint.
      window.requestAnimationFrame = () => 0
      button.click()
      location.reload()
    })
    await expect(ledgerRow(page, '7-iron')).toHaveAccessibleName('7-Iron 32° 99 yards')
    await expect
      .poll(async () => (await golfer.profile()).clubDistances.find(({ club }) => club === '7-iron'))
      .toMatchObject({
        distance: 99,
      })
  },
)
