import { expectAccessible } from '../support/accessible.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'
import { expect, sidewaysOverflowPx, test } from '../support/test.ts'

test('OPN-17 loads nothing from other hosts on the page of the API, and fits a phone', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The API of Bagwise')
  // Its content policy lets the page have its own styles.
  await expect(page.getByRole('article').first()).toHaveCSS('border-radius', '12px')
  await page.getByRole('navigation').getByRole('link', { name: 'PATCH /api/profile' }).click()
  await expect(page.getByRole('heading', { name: 'PATCH /api/profile' })).toBeInViewport()
  expect(await sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
  expect([...hosts]).toEqual([new URL(page.url()).host])
})

// It is long: axe looks at every field of every call.
test('lets everybody read the page of the API', { tag: EXHAUSTIVE }, async ({ page }) => {
  await page.goto('/api/docs')
  await expectAccessible(page, 'the page of the API')
})
