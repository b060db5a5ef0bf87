import { FULL_BAG, store } from '../support/gapping.ts'
import { keptOnDevice } from '../support/service-worker.ts'
import { expect, signUpGolfer, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

test.use({ serviceWorkers: 'allow' })

test(
  'the yardage card opens cold without reception, with the usual carries alone, and becomes a picture',
  { tag: EXHAUSTIVE },
  async ({ page, context, serverLine }) => {
    await store(await signUpGolfer(context, serverLine.url), FULL_BAG)
    await page.goto(`${serverLine.url}/distances`)
    await expect(page.getByText('6-Iron').first()).toBeVisible()
    await keptOnDevice(page)
    await page.close()
    await serverLine.stop()

    const cold = await context.newPage()
    await cold.goto(`${serverLine.url}/yardage-card`)
    await expect(cold.getByRole('columnheader')).toHaveText(['Club', 'Carry', '¾', '½'])
    await expect(cold.getByRole('row', { name: '7-Iron 146' })).toBeVisible()
    await expect(cold.getByText('No weather right now', { exact: false })).toBeVisible()
    const download = cold.waitForEvent('download')
    await cold.getByRole('button', { name: 'Save as a picture' }).click()
    expect((await download).suggestedFilename()).toBe('bagwise-yardage-card.png')
  },
)

test('typical conditions are never shown as those of today', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await store(golfer, FULL_BAG)
  const answered = page.waitForResponse((response) => response.url().includes('/api/weather'))
  await page.goto('/yardage-card')
  expect(await (await answered).json()).toMatchObject({ isTypical: true })
  await expect(page.getByText('No weather right now', { exact: false })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Into' })).toHaveCount(0)
})
