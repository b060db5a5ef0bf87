import type { Locator, Page } from '@playwright/test'
import { card, expectStep, goToStep, next, openFitting, speed, STEPS } from '../support/fitting.ts'
import { keptOnDevice } from '../support/service-worker.ts'
import { expect, sidewaysOverflowPx, signUpGolfer, test as base } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const RESULTS = STEPS.length - 1
const PHONE = { width: 390, height: 844 }
/** Around the buttons of a wizard. */
const BUTTON_PADDING_PX = 12

type Fixtures = {
  /** A small phone whose text is twice as large. */
  readonly largeText: Page
}

const test = base.extend<Fixtures>({
  largeText: async ({ largeTextPhone, server }, use) => {
    await signUpGolfer(largeTextPhone, server.url)
    await use(await largeTextPhone.newPage())
  },
})

test(
  'needs no sideways scrolling on a small phone whose text is twice as large',
  { tag: EXHAUSTIVE },
  async ({ largeText: page }) => {
    await openFitting(page)
    for (const step of [0, 1, 2, 3]) {
      await expectStep(page, step)
      await expect.poll(() => sidewaysOverflowPx(page), `step ${step}`).toBeLessThanOrEqual(0)
      if (step === 2) {
        await page.getByText('Advanced details').click()
        await expect.poll(() => sidewaysOverflowPx(page), 'details').toBeLessThanOrEqual(0)
      }
      await goToStep(page, step + 1, step)
    }
    await page.getByText('Show numbers').click()
    await expect.poll(() => sidewaysOverflowPx(page), 'results').toBeLessThanOrEqual(0)
  },
)

test(
  'leaves the place of the thumb bar to the buttons of wizards, until they have been answered',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await page.setViewportSize(PHONE)
    const bar = page.getByRole('navigation', { name: 'Quick access' })
    for (const path of ['/swing-analyzer', '/beginner-builder', '/equipment-fitting']) {
      await page.goto(path)
      const onward = page.getByRole('button', { name: /^Next/ })
      await expect(onward).toBeInViewport({ ratio: 1 })
      await expect(bar, path).toBeHidden()
    }
    await goToStep(page, 2)
    await expect.poll(() => distanceToEdgePx(page, next(page))).toBeLessThanOrEqual(BUTTON_PADDING_PX)
    await goToStep(page, RESULTS, 2)
    await expect(bar).toBeVisible()
  },
)

test.describe('without reception', () => {
  test.use({ serviceWorkers: 'allow' })

  test('FIT-11 fits a golfer on a page that opens cold, the server being away', async ({
    page,
    context,
    serverLine,
  }) => {
    await signUpGolfer(context, serverLine.url)
    await page.goto(`${serverLine.url}/equipment-fitting`)
    await expectStep(page, 0)
    await keptOnDevice(page)
    await page.close()
    await serverLine.stop()

    const cold = await context.newPage()
    await cold.goto(`${serverLine.url}/equipment-fitting`)
    await goToStep(cold, 2)
    await speed(cold).fill('110')
    await goToStep(cold, RESULTS, 2)
    await expect(card(cold, 'Driver').getByRole('definition').first()).toHaveText('9°')
    await expect(card(cold, 'Carry by driver loft').getByRole('img')).toBeVisible()
  })
})

/** From an element down to the lower edge of the screen. */
async function distanceToEdgePx(page: Page, element: Locator): Promise<number> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not on the page')
  return (page.viewportSize()?.height ?? 0) - box.y - box.height
}
