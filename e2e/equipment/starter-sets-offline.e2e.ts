import { keptOnDevice } from '../support/service-worker.ts'
import { addToBag, answer, button, card, expectQuestion, questionHeading } from '../support/starter-sets.ts'
import { expect, signUpGolfer, test, WITH_MOTION } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

test.use({ serviceWorkers: 'allow', ...WITH_MOTION })

test(
  'asks and advises without reception: the server is stopped and the page opens cold',
  { tag: EXHAUSTIVE },
  async ({ page, context, serverLine }) => {
    test.slow()
    const golfer = await signUpGolfer(context, serverLine.url)
    await golfer.store({ hasCompletedOnboarding: true, courseFrequency: 'weekly' })
    await page.goto(`${serverLine.url}/distances`)
    await expect(page.getByRole('heading', { level: 1, name: 'Distances' })).toBeVisible()
    await keptOnDevice(page)
    await page.close()
    await serverLine.stop()

    const cold = await context.newPage()
    await cold.goto(`${serverLine.url}/beginner-builder`)
    await expectQuestion(cold, 1)
    await answer(cold, 'Over $1,200').click()
    await expectQuestion(cold, 2)
    await expect(answer(cold, 'Weekly')).toBeChecked()
    for (let question = 2; question < 5; question += 1) {
      await expectQuestion(cold, question)
      await button(cold, 'Next').click()
    }
    await button(cold, 'Get Recommendations').click()
    await expect(questionHeading(cold).filter({ hasText: 'Three sets for you' })).toBeFocused()
    await expect(cold.getByRole('article')).toHaveCount(3)
    const qi10 = 'TaylorMade Qi10 Max Build'
    await expect(card(cold, qi10)).toContainText('$2,649')
    await addToBag(cold, qi10)
    await expect(cold.getByText("Saved on this device. We'll sync when you're online.")).toBeVisible()
    await expect(cold).toHaveURL(/\/profile$/)
  },
)
