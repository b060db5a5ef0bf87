import type { Page } from '@playwright/test'
import { calculate, DRIVER_204_IRON_132_WEDGE_90, resultRow } from '../support/calculator.ts'
import { open as openDistances, recalculate, store, useThese } from '../support/gapping.ts'
import { addToBag, setsAddress } from '../support/starter-sets.ts'
import { expect, test as base } from '../support/test.ts'

const test = base.extend<{ readonly alerts: string[] }>({
  // A browser's own alert would stand in the golfer's way.
  alerts: async ({ page }, use) => {
    const alerts: string[] = []
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      void dialog.dismiss()
    })
    await use(alerts)
  },
})

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test('ERR-02 shows the sentences of the documents’ alerts in a notice that is announced', async ({
  page,
  context,
  golfer,
  alerts,
}) => {
  await page.goto(setsAddress())
  await addToBag(page, 'Callaway XR 13-Piece Set')
  await expect(alert(page, 'Great choice! Please complete your profile first to save')).toBeVisible()

  await page.goto('/distance-calculator')
  await page.getByRole('button', { name: 'Calculate Distances' }).click()
  await expect(alert(page, 'Please enter at least one club distance to calculate the rest.')).toBeVisible()

  await openDistances(page)
  await recalculate(page).click()
  await expect(alert(page, 'Please add clubs to your bag first')).toBeVisible()
  await store(golfer, {}, { clubs: ['7-iron', '8-iron'] })
  await openDistances(page)
  await recalculate(page).click()
  await expect(alert(page, 'Set at least one club distance first, then we can estimate the rest')).toBeVisible()
  await store(golfer, { '7-iron': [146, 'manual'] }, { clubs: ['7-iron', '8-iron'] })
  await openDistances(page)
  await recalculate(page).click()
  await useThese(page)
  await expect(alert(page, 'Updated 1 estimate.')).toBeVisible()
  await store(golfer, { '7-iron': [146, 'manual'], '8-iron': [170] }, { clubs: ['7-iron', '8-iron'] })
  await openDistances(page)
  await recalculate(page).click()
  await expect(alert(page, "We couldn't update your estimates.")).toBeVisible()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(alert(page, 'Link copied! Share it with friends to unlock more tips.')).toBeVisible()
  expect(alerts).toEqual([])
})

test('ERR-04 stays of use when weather, place, clipboard, progress and profile all fail', async ({ page, golfer }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Write permission denied', 'NotAllowedError'))
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 2, message: 'no fix', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
  })
  // The device has seen its golfer once.
  await page.goto('/distance-calculator')
  await expect(page.getByRole('button', { name: 'Calculate Distances' })).toBeVisible()
  const told = (words: string) => page.waitForEvent('console', (message) => message.text().includes(words))
  const refused: string[] = []
  await page.route(/\/api\/(weather|progress|profile)/, (route) => {
    refused.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
    return route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong on our side.' } })
  })

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(() => refused)
    .toEqual(expect.arrayContaining(['GET /api/weather', 'GET /api/profile', 'GET /api/progress']))
  const place = page.getByRole('button', { name: 'Use My Location' })
  const notFound = told('The location could not be read')
  await place.click()
  await notFound
  await expect(place).toBeEnabled()
  const notCopied = told('The link could not be copied')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await notCopied
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveText("Couldn't copy. Select the link instead.")
  await page.goto('/distance-calculator')
  await calculate(page, DRIVER_204_IRON_132_WEDGE_90)
  await expect(resultRow(page, '7-Iron')).toContainText('132')
  await expect.poll(() => refused).toEqual(expect.arrayContaining(['PATCH /api/profile']))
  // What could not be saved waits, and is there when the server is well again.
  await page.unrouteAll()
  await page.reload()
  await expect(resultRow(page, '7-Iron')).toContainText('132')
  await expect.poll(async () => (await golfer.profile()).clubDistances.length).toBeGreaterThan(10)
})
