import { store } from '../support/gapping.ts'
import type { Stored } from '../support/gapping.ts'
import { expect, test } from '../support/test.ts'

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

test('has the bag, what to do about it and the gear on one page', async ({ page, golfer }) => {
  await store(golfer, BAG, { clubs: [...Object.keys(BAG), 'putter'] })
  await page.goto('/bag')
  await expect(page.getByRole('heading', { level: 1, name: 'Your bag' })).toBeVisible()
  await expect(page.getByText('9 clubs and the putter. Three numbers are yours.', { exact: true })).toBeVisible()
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
