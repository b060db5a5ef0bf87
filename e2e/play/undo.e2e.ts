import type { Page } from '@playwright/test'
import { hit, hitButton, puttButton, startRound, toGreen, trouble, undoButton } from '../support/play-hole.ts'
import { randomFrom } from '../support/random.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { expect, test } from '../support/test.ts'

const TAP_COUNT = 40
const UNDO_SHARE = 0.4
const SEED = 18

test('RND-18 Undo takes back the last tap as often as wanted, and leaves what there was without the undone ones', async ({
  context,
  page,
  server,
}) => {
  await signUpSampleGolfer(context, server.url)
  await startRound(page, { course: 'Heather Links' })
  const random = randomFrom(SEED)
  // What stood on the screen before each tap that is not undone.
  const before: string[] = []
  let undone = 0
  for (let count = 0; count < TAP_COUNT; count += 1) {
    if (before.length > 0 && random() < UNDO_SHARE) {
      await undoButton(page).click()
      await expect.poll(() => shown(page), `after tap ${count}, seed ${SEED}`).toBe(before.pop())
      undone += 1
      continue
    }
    const was = await shown(page)
    await tapSomething(page, random)
    await expect.poll(() => shown(page), `tap ${count}, seed ${SEED}`).not.toBe(was)
    before.push(was)
  }
  expect(undone).toBeGreaterThan(10)
  for (const was of before.toReversed()) {
    await undoButton(page).click()
    await expect.poll(() => shown(page)).toBe(was)
  }
  await expect(undoButton(page)).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
})

/** All that is on the screen: the clubs too, which may still be worked out. */
async function shown(page: Page): Promise<string> {
  await expect(page.getByText('Choosing a club')).toBeHidden()
  const states = page.locator('main button')
  const pressed = await states.evaluateAll((buttons) =>
    buttons.map((button) => `${button.getAttribute('aria-label') ?? ''} ${button.getAttribute('aria-pressed') ?? ''}`),
  )
  return `${await page.locator('main').innerText()}\n${pressed.join('\n')}`
}

async function tapSomething(page: Page, random: () => number): Promise<void> {
  if (!(await hitButton(page).isVisible())) {
    const putts = await puttButton(page, '1').getAttribute('aria-pressed')
    const kind = Math.floor(random() * 3)
    if (kind === 0) return puttButton(page, putts === 'true' ? '3' : '1').click()
    if (kind === 1) return page.getByRole('button', { name: 'Longer putt' }).click()
    return page.getByRole('button', { name: 'One stroke more' }).click()
  }
  const kind = Math.floor(random() * 5)
  const hasShot = await undoButton(page).isVisible()
  if (kind < 3 || !hasShot) return hit(page)
  if (kind === 3) return trouble(page, 'Penalty area')
  return toGreen(page)
}
