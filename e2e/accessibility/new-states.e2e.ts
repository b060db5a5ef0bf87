import { expectAccessible, openLoaded } from '../support/accessible.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { openMore, openShot } from '../support/shot.ts'
import { sweep } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

const PHONE = { width: 390, height: 844 }

test.describe('a visitor', () => {
  test('ACT-69 finds every question of the 60-second bag, and the bag, without a fault of axe', async ({ page }) => {
    test.slow()
    const card = page.getByRole('region', { name: 'Your bag in 60 seconds' })
    await page.setViewportSize(PHONE)
    await page.goto('/')
    await expect(card).toBeVisible()
    await card.getByRole('button', { name: '7-Iron' }).click()
    await page.getByRole('textbox', { name: 'Carry of your 7-iron' }).fill('999')
    await page.locator('form').getByRole('button', { name: 'Next' }).click()
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
    await expectAccessible(page, 'a wrong carry')
    await page.setViewportSize(PHONE)
    await page.getByRole('textbox', { name: 'Carry of your 7-iron' }).fill('95')
    await page.locator('form').getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { name: 'Hand and tees' })).toBeVisible()
    await expectAccessible(page, 'hand and tees')
    await page.setViewportSize(PHONE)
    await page.getByText('Left', { exact: true }).click()
    await page.getByText('Forward tees').click()
    // Where less motion is asked for, nothing goes on by itself.
    await page.getByRole('button', { name: 'Show my bag' }).click()
    await expect(page.getByRole('heading', { name: /^Your bag: \d+ down to \d+\.$/ })).toBeVisible()
    await expectAccessible(page, 'the bag')
  })
})

test('ACT-69 has no fault of axe with what opens on the new screens', async ({ page, context, server }) => {
  test.slow()
  await signUpSampleGolfer(context, server.url)
  const states: Readonly<Record<string, () => Promise<unknown>>> = {
    'a club’s sheet': async () => {
      await openLoaded(page, '/bag')
      await page
        .getByRole('button', { name: /^5-Wood/ })
        .first()
        .click()
    },
    'adding a club': async () => {
      await openLoaded(page, '/bag')
      await page.getByRole('button', { name: 'Add a club' }).click()
    },
    'to do with an item open': async () => {
      await openLoaded(page, '/recommendations')
      await page.getByRole('article').first().locator('summary').click()
      await page
        .getByRole('button', { name: /^Not for me: / })
        .last()
        .click()
    },
    'gaps with all open': async () => {
      await openLoaded(page, '/distances')
      const closed = page.locator('main details:not([open]) > summary').filter({ visible: true })
      await expect(closed.first()).toBeVisible()
      // What is closed inside comes to sight with what it is in.
      while ((await closed.count()) > 0) {
        await closed.evaluateAll((summaries: readonly HTMLElement[]) => {
          for (const summary of summaries) summary.click()
        })
      }
    },
    'more of a shot': async () => {
      await openShot(page, 'distance=120&lie=fairway&weather=windy&wind=10')
      await openMore(page)
    },
    'leaving a changed form': async () => {
      await openLoaded(page, '/profile')
      await page.locator('main').getByRole('button', { name: 'Edit Profile' }).click()
      await page.getByRole('form', { name: 'Edit your profile' }).getByLabel('Age', { exact: true }).fill('52')
      await page.getByRole('banner').getByRole('link', { name: 'BW Bagwise' }).click()
      await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    },
  }
  for (const [name, open] of Object.entries(states)) {
    await test.step(name, async () => {
      await page.setViewportSize(PHONE)
      await open()
      await expectAccessible(page, name, sweep([320, 412, 1280], [320]))
    })
  }
})
