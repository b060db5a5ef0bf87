import { keptOnDevice } from '../support/service-worker.ts'
import { again, answerSwing, expectSwingQuestion, flight, openSwing } from '../support/swing.ts'
import { expect, sidewaysOverflowPx, signUpGolfer, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

test.use({ serviceWorkers: 'allow' })

test('SWI-10 analyses without reception: the server is stopped and the page opens cold', async ({
  page,
  context,
  serverLine,
}) => {
  const golfer = await signUpGolfer(context, serverLine.url)
  await golfer.store({ ballFlight: 'slice' })
  await page.goto(`${serverLine.url}/profile`)
  await expect(page.getByRole('heading', { level: 1, name: 'Jamie Ortega' })).toBeVisible()
  await keptOnDevice(page)
  await page.close()
  await serverLine.stop()

  const cold = await context.newPage()
  await cold.goto(`${serverLine.url}/swing-analyzer`)
  await expectSwingQuestion(cold, 1)
  await expect(flight(cold, 'Slice')).toBeChecked()
  await answerSwing(cold, { misses: ['Pull'] })
  await expect(cold.getByRole('region', { name: 'A swing that cuts across the ball' })).toBeFocused()
  await expect(cold.getByRole('list', { name: 'Drills for you' })).toContainText('Miss the rolled towel')
})

test(
  'needs no sideways scrolling on a small phone whose text is twice as large',
  { tag: EXHAUSTIVE },
  async ({ server, largeTextPhone }) => {
    await signUpGolfer(largeTextPhone, server.url)
    const page = await largeTextPhone.newPage()
    await openSwing(page)
    await expect.poll(() => sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
    await answerSwing(page, { misses: ['Push', 'Pull'] })
    await flight(page, 'They start away from you').check()
    await expect.poll(() => sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(again(page)).toBeVisible()
    await expect.poll(() => sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
  },
)
