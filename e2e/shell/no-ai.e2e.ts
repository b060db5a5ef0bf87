import { test as withAi } from '../support/ai-service.ts'
import { leadTo } from '../support/accessible.ts'
import { goToStep, openFitting, STEPS } from '../support/fitting.ts'
import { FULL_BAG, store } from '../support/gapping.ts'
import { namingAi } from '../support/naming-ai.ts'
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

test('ACT-63 no dialog, and no result of a wizard, names AI where no AI service is asked', async ({
  page,
  golfer,
  context,
}) => {
  test.slow()
  await store(golfer, FULL_BAG)
  await golfer.store({ hasCompletedOnboarding: true, handicap: 14, ballFlight: 'slice', swingSpeed: 93 })
  const expectNoAi = async (place: string) => expect(await namingAi(page), place).toEqual([])
  for (const dialog of GOLFER_DIALOGS) {
    await leadTo(page, `/?dialog=${dialog}`)
    // There is nothing to capture of a golfer with a name.
    if (dialog !== 'capture') await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoAi(dialog)
  }
  for (const query of ['lie=rough&slope=uphill&weather=windy', 'lie=rough&advice=yes', 'tournament=yes']) {
    await leadTo(page, `${SHOT}?distance=143&${query}`)
    await expectNoAi(query)
  }
  await openFitting(page)
  await goToStep(page, STEPS.length - 1)
  await expectNoAi('fitting')
  await openSwing(page)
  await answerSwing(page, { misses: ['Push-slice'] })
  await expect(page.getByRole('button', { name: 'Analyze Again' })).toBeVisible()
  await expectNoAi('swing')

  await context.clearCookies()
  for (const dialog of VISITOR_DIALOGS) {
    await leadTo(page, `/?dialog=${dialog}`)
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
