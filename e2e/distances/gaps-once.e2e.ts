import type { Page } from '@playwright/test'
import { openParts, sheet, store } from '../support/gapping.ts'
import type { Stored } from '../support/gapping.ts'
import { expect, test } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'

/** Three numbers of the golfer's own, six estimates; two gaps that are too large, one below the driver that is normal. */
const NINE: Readonly<Record<string, Stored>> = {
  driver: [171],
  '5-wood': [141, 'estimated'],
  '5-hybrid': [119, 'estimated'],
  '6-iron': [106, 'estimated'],
  '7-iron': [95],
  '8-iron': [86, 'estimated'],
  '9-iron': [76, 'estimated'],
  pw: [66],
  sw: [51, 'estimated'],
}
const PHONE = { width: 390, height: 844 }

async function storeNine(golfer: Golfer) {
  await store(golfer, NINE, { clubs: [...Object.keys(NINE), 'putter'] })
  const estimates = Object.entries(NINE).filter(([, [, source]]) => source === 'estimated')
  const basis = { method: 'like-me', plusMinusYards: 5 }
  await golfer.store(
    Object.fromEntries(
      estimates.map(([club, [distance, source]]) => [`clubDistances.${club}`, { distance, source, basis }]),
    ),
  )
}

async function openPhone(page: Page) {
  await page.setViewportSize(PHONE)
  await page.goto('/distances')
  await expect(page.getByRole('img', { name: /^Yardage ladder/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'A better bag' })).toBeVisible()
}

test('ACT-59 draws the ladder first, then the score, each gap once with its advice, and all the rest closed', async ({
  page,
  golfer,
}) => {
  await storeNine(golfer)
  await openPhone(page)
  await expect(page.locator('main').locator('h1, fieldset, h2')).toHaveText([
    'Distances',
    /For your swing5-20 rule$/,
    'Yardage ladder',
    'Gapping Score',
    'Large Gaps',
    'Club Overlaps',
    'Club Distances',
    'Estimates',
    'A better bag',
    'Import shots',
    'Yardage card',
  ])
  await expect(sheet(page, 'Gapping Score').getByText('Measure your 5-Wood and 5-Hybrid first.')).toBeVisible()
  await expect(sheet(page, 'Gapping Score')).not.toContainText(/yards?\b/)
  const box = await sheet(page, 'Gapping Score').boundingBox()
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height)
  await expect(page.getByRole('img', { name: /^Yardage ladder/ })).toBeInViewport()
  // The first fault alone says at once why and what to do.
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await expect(page.locator('[data-notice]').first().locator('details')).toHaveJSProperty('open', true)
  await expect(sheet(page, 'Club Distances').locator('summary')).toContainText('9 clubs')
  await expect(sheet(page, 'Club Overlaps')).toHaveText('Club OverlapsNone')

  const gap = sheet(page, 'Large Gaps').getByRole('listitem').filter({ hasText: '5-Wood to 5-Hybrid' })
  await expect(gap.getByText('22 yard gap (too large)', { exact: true })).toBeVisible()
  await expect(gap.getByRole('heading', { name: 'Measure first: 5-Wood and 5-Hybrid' })).toBeVisible()

  // Everything that can be read, in closed parts too.
  await openParts(page)
  await expect(page.locator('li[data-club]')).toHaveCount(9)
  const read = await page.locator('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!parentElement?.closest('[role="img"]')) found.push(textContent ?? '')
    }
    return found.join(' ')
  })
  for (const yards of [22, 15]) {
    const told = read.match(new RegExp(`(?<!\\d)${yards}(?=\\s+yards? (?:gap|apart))`, 'g')) ?? []
    expect(told, `${yards} yards`).toHaveLength(2)
  }

  await gap.getByRole('button', { name: /^Type a number/ }).click()
  await expect(page.getByRole('textbox', { name: '5-Wood carry' })).toBeFocused()
})
