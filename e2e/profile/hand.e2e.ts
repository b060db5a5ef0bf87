import type { Page } from '@playwright/test'
import { editDetails, shownDetail } from '../support/profile-details.ts'
import { answer, openPart, openShot, storeBag } from '../support/shot.ts'
import { setsAddress } from '../support/starter-sets.ts'
import { openSwing } from '../support/swing.ts'
import { expect, test } from '../support/test.ts'

const HAND = 'Right- or left-handed'
/** Where sides matter and the hand is not given. */
const UNSAID = 'We assume you’re right-handed.'
const METHOD = 'How we worked it out'
const AIM = /Aim \d+ yards? (?:left|right) of the pin/

const exchanged = (text: string) =>
  text.replaceAll(/\b(?:left|right)\b/g, (side) => (side === 'left' ? 'right' : 'left'))

/** A shot from a slope, with water beside the green and wind across: club and aim, and the drawing from above. */
async function adviceFor(page: Page, { water, windFromDeg }: { readonly water: string; readonly windFromDeg: number }) {
  await openShot(
    page,
    `distance=150&slope=sidehill-above&hazards=water-${water}&weather=windy&wind=10&from=${windFromDeg}&own=yes&advice=yes`,
  )
  await expect(answer(page)).toContainText(AIM, { useInnerText: true })
  const club = await answer(page).getByRole('heading').innerText()
  const aim = AIM.exec(await answer(page).innerText())?.[0] ?? ''
  await openPart(page, 'Pro tips')
  await expect(page.locator('main')).toContainText(/the ball goes (?:left|right)\./)
  const tip = await page.getByText(/The ball is nearer to you/).innerText()
  return { club, aim, tip }
}

test('ADV-37 ACT-70 takes the hand in the profile once, and a left-hander reads, aims and draws the mirror image', async ({
  page,
  golfer,
}) => {
  await storeBag(golfer)
  await golfer.store({ missPattern: 'right', currentIssues: ['Misses to the right'] })
  const rightHander = await adviceFor(page, { water: 'right', windFromDeg: 90 })
  await openPart(page, METHOD)
  await expect(page.getByText(UNSAID)).toBeVisible()

  await page.goto('/profile')
  for (const label of [HAND, 'Your tees']) await expect(shownDetail(page, label)).toHaveText('Not given')
  await expect(shownDetail(page, 'Usual miss')).toHaveText('Right')
  await editDetails(page, async (field) => {
    await expect(field('Usual miss')).toHaveAccessibleDescription(/Shown right-handed/)
    await field(HAND).selectOption('Left-handed')
    await field('Your tees').selectOption('Forward tees')
    // What is stored stays; its name follows the hand at once.
    await expect(field('Usual miss')).toHaveValue('right')
    await expect(field('Usual miss').locator('option:checked')).toHaveText('Left')
    await expect(field('Usual miss')).not.toHaveAccessibleDescription(/right-handed/i)
    await expect(field('Misses to the left')).toBeChecked()
  })
  await expect(shownDetail(page, HAND)).toHaveText('Left-handed')
  await expect(shownDetail(page, 'Your tees')).toHaveText('Forward tees')
  await expect(shownDetail(page, 'Usual miss')).toHaveText('Left')
  await expect(shownDetail(page, 'Current issues')).toHaveText('Misses to the left')
  await expect
    .poll(() => golfer.profile())
    .toMatchObject({ hand: 'left', tees: 'forward', missPattern: 'right', currentIssues: ['Misses to the right'] })

  const leftHander = await adviceFor(page, { water: 'left', windFromDeg: 270 })
  expect(leftHander).toEqual({
    club: rightHander.club,
    aim: exchanged(rightHander.aim),
    tip: exchanged(rightHander.tip),
  })
  await openPart(page, METHOD)
  await expect(page.getByText(UNSAID)).toHaveCount(0)

  await page.goto('/swing-analyzer')
  await expect(page.locator('main')).toContainText(/Slice\s*Curves hard left/)
  await page.goto('/learn')
  await expect(page.getByRole('list', { name: 'What to work on' })).toContainText('Misses to the left')
})

test('OPN-29 tells the hand beside a question about sides, which is mirrored there and asked nowhere again', async ({
  page,
  golfer,
}) => {
  await storeBag(golfer)
  await openSwing(page)
  await expect(page.getByText(UNSAID)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Slice\s*Curves hard right/)
  await page.getByRole('button', { name: 'I’m left-handed' }).click()
  await expect(page.getByText('Left-handed from now on.')).toBeFocused()
  await expect(page.getByText(UNSAID)).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(/Slice\s*Curves hard left/)
  await expect.poll(async () => (await golfer.profile()).hand).toBe('left')

  await page.goto(setsAddress())
  const version = await openPart(page, 'Which version?')
  await expect(version).toContainText('Men, left-handed')
  await expect(version.getByRole('group', { name: 'Built for' })).toBeVisible()
  await expect(version.getByRole('group')).toHaveCount(1)
})
