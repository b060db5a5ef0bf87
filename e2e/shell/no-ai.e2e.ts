import type { Page } from '@playwright/test'
import { test as withAi } from '../support/ai-service.ts'
import { openLoaded } from '../support/accessible.ts'
import { balls } from '../support/balls.ts'
import { goToStep, openFitting, STEPS } from '../support/fitting.ts'
import { FULL_BAG, store } from '../support/gapping.ts'
import { ROUTES } from '../support/route-table.ts'
import { setsAddress } from '../support/starter-sets.ts'
import { answerSwing, openSwing } from '../support/swing.ts'
import { expect, test } from '../support/test.ts'

const SHOT = '/shot-advisor'

const GOLFER_DIALOGS = ['golf-profile', 'contact', 'capture']
const VISITOR_DIALOGS = [
  'welcome',
  'sign-in',
  'sign-up',
  'forgot-password',
  'reset-password',
  'verify-email',
  'account-deleted',
  'account-gone',
  'contact',
]

/** Texts of the page that are read, shown or heard and name AI, closed parts included. */
async function namingAi(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder', 'value']
    const texts: string[] = [document.title]
    for (const element of document.body.querySelectorAll('*')) {
      if (element.matches('script, style')) continue
      for (const name of spoken) texts.push(element.getAttribute(name) ?? '')
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
    }
    return texts.filter((text) => /\bAI\b/.test(text))
  })
}

test('ACT-63 no route, result or dialog names AI where no AI service is asked', async ({ page, golfer, context }) => {
  test.slow()
  await store(golfer, FULL_BAG)
  await golfer.store({ hasCompletedOnboarding: true, handicap: 14, ballFlight: 'slice', swingSpeed: 93 })
  const expectNoAi = async (place: string) => expect(await namingAi(page), place).toEqual([])
  for (const route of ROUTES) {
    await openLoaded(page, route)
    await expectNoAi(route)
  }
  for (const dialog of GOLFER_DIALOGS) {
    await openLoaded(page, `/?dialog=${dialog}`)
    // There is nothing to capture of a golfer with a name.
    if (dialog !== 'capture') await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoAi(dialog)
  }
  const shots = ['lie=rough&slope=uphill&weather=windy', 'lie=rough&advice=yes', 'tournament=yes']
  for (const address of [...shots.map((query) => `${SHOT}?distance=143&${query}`), setsAddress()]) {
    await openLoaded(page, address)
    await expectNoAi(address)
  }
  await expect(page.getByText('OUR PICK', { exact: true })).toHaveCount(1)
  await openLoaded(page, '/ball-matching')
  await expect(balls(page).first()).toBeVisible()
  await expectNoAi('balls')
  await openFitting(page)
  await goToStep(page, STEPS.length - 1)
  await expectNoAi('fitting')
  await openSwing(page)
  await answerSwing(page, { misses: ['Push-slice'] })
  await expectNoAi('swing')

  await context.clearCookies()
  await openLoaded(page, '/')
  await expectNoAi('visitor')
  for (const dialog of VISITOR_DIALOGS) {
    await openLoaded(page, `/?dialog=${dialog}`)
    await expectNoAi(`visitor ${dialog}`)
  }
})

withAi('names no AI before the server has said whether it asks one', async ({ page, golfer: _signedIn }) => {
  await page.goto('/ball-matching')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Ball Performance Matching')
  let say = (): void => {}
  const said = new Promise<void>((resolve) => {
    say = resolve
  })
  await page.route('**/api/session', async (route) => {
    await said
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ball Matching')
  say()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Ball Performance Matching')
})
