import type { Page } from '@playwright/test'
import { CLUBS } from '@bagwise/golf/club'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/home.ts'
import { analysis, answer, choice, distance, openShot, situation, storeBag, tournament } from '../support/shot.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'
import { expect } from '../support/test.ts'

const RULE =
  'Tournament: distances and your own card only. Rule 4.3a(1) does not allow a device to suggest a club or a line. Ask your Committee whether distance devices are allowed.'
/** What a caddie would say, and what would say it. */
const ADVICE =
  /\baim|\bline\b|oval|spread|plays|uphill|downhill|higher|lower|elevation|altitude|\blie\b|rough|strokes|odds|reason|why|alternative|instead|setup|\bstance|\btips?\b|what would change|reaches|in reach|into|helping|across|(left|right) of|from the|\bAI\b|analy|nearest|closest|situation/i
/** Rough, uphill, into the wind, over water: something to say about each of them. */
const HARD_SHOT =
  'distance=143&lie=rough&slope=uphill&weather=windy&wind=20&from=345&elevation=40&hazards=water-front.ob-left&pin=front'

const card = (page: Page) => page.getByRole('table', { name: /^Your carries in/ })

/** All that the page shows, reads out or calls something, without the card and the words of the rule. */
async function said(page: Page): Promise<string> {
  const texts = await page.locator('main').evaluate((main) => {
    const rest = main.cloneNode(true) as HTMLElement
    for (const table of rest.querySelectorAll('table')) table.remove()
    const named = [...rest.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'].map((name) =>
        element.getAttribute(name),
      ),
    )
    const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog], [role=status], [role=alert]')]
    return [rest.textContent, document.title, ...named, ...dialogs.map(({ textContent }) => textContent)]
  })
  return texts.join(' ').replaceAll(RULE, '')
}

async function expectNoAdvice(page: Page): Promise<void> {
  await expect(tournament(page)).toBeChecked()
  await expect(answer(page)).toContainText('To the pin')
  const words = await said(page)
  expect(words).not.toMatch(ADVICE)
  for (const { displayName } of Object.values(CLUBS)) expect(words).not.toContain(displayName)
  await expect(page.getByRole('button', { name: /AI|Conditions|New Shot/ })).toHaveCount(0)
  await expect(page.locator('main figure')).toHaveCount(0)
}

test('SHO-21 has distances and the golfer’s own card in a tournament, and everything again when it is over', async ({
  page,
  golfer,
}) => {
  await storeBag(golfer)
  await openShot(page, `${HARD_SHOT}&advice=yes`)
  await expect(answer(page)).toContainText('143 plays like')
  const before = await situation(page).innerText()
  const club = await answer(page).getByRole('heading', { level: 2 }).innerText()

  await tournament(page).focus()
  await page.keyboard.press('Space')
  await expectNoAdvice(page)
  await expect(tournament(page)).toBeFocused()
  await expect(tournament(page)).toHaveAccessibleDescription(RULE)
  await expect(answer(page)).toContainText('143 yards')
  await expect(answer(page)).toContainText(/Front\s*137\s*Middle\s*152\s*Back\s*167/)
  await expect(page.getByText('Pinehurst now: 64°F, wind 11 mph from SW.')).toBeVisible()
  await expect(card(page).getByRole('rowheader')).toHaveCount(14)
  await expect(
    card(page)
      .getByRole('row', { name: /^7-Iron/ })
      .getByRole('cell'),
  ).toHaveText(['141', '106', '71'])
  const shownCard = await card(page).evaluate((table) => table.outerHTML)

  // A shot from another place leaves every letter of the card.
  await distance(page).fill('88')
  await choice(page, 'Pin position', 'Back').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(answer(page)).toContainText(/Front\s*73\s*Middle\s*88\s*Back\s*103/)
  expect(await card(page).evaluate((table) => table.outerHTML)).toBe(shownCard)
  await expectNoAdvice(page)
  await distance(page).fill('143')
  await choice(page, 'Pin position', 'Front').check()
  await expect(page).toHaveURL(/distance=143.*tournament=yes/)
  await page.reload()
  await expectNoAdvice(page)

  await page.getByRole('link', { name: 'Your card for the day’s forecast' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Yardage Card' })).toBeVisible()
  await expect(tournament(page)).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Shot Advisor' })).toBeVisible()
  await expectNoAdvice(page)

  await tournament(page).focus()
  await page.keyboard.press('Space')
  await expect(answer(page)).toContainText('143 plays like')
  await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText(club)
  expect(await situation(page).innerText()).toBe(before)
  await expect(tournament(page)).toBeFocused()
  await expect(tournament(page)).not.toBeChecked()
})

test('leaves only distance, pin and hazards to be asked, and keeps what else was said of the shot', async ({
  page,
  golfer,
}) => {
  await storeBag(golfer)
  await openShot(page, HARD_SHOT)
  await tournament(page).check()
  await expectNoAdvice(page)
  await expect(tournament(page)).toBeFocused()
  await expect(analysis(page)).toHaveCount(0)
  for (const legend of ['Ball lie', 'Ground slope', 'Weather', 'Wind', 'Quick situations'])
    await expect(page.getByRole('group', { name: legend, exact: true })).toHaveCount(0)
  const water = page.getByRole('group', { name: 'Water front' })
  await water.getByRole('textbox', { name: 'To reach' }).fill('120')
  await water.getByRole('textbox', { name: 'To clear' }).fill('138')
  await expect(answer(page)).toContainText('Water front: 120 to reach, 138 to clear.')
  await expectNoAdvice(page)
  await distance(page).fill('450')
  await expect(distance(page)).toHaveAccessibleDescription(
    'Type a whole number from 1 to 400 yards. Until then it stays 143 yards.',
  )
  await distance(page).fill('143')
  await tournament(page).uncheck()
  await expect(choice(page, 'Ball lie', 'Rough')).toBeChecked()
  await expect(choice(page, 'Ground slope', 'Uphill')).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Water front' })).toBeChecked()
  await expect(page.getByText('Wind 20 mph, into · 70°F · Target 40 ft up', { exact: true })).toBeVisible()
  await expect(analysis(page)).toBeEnabled()
})

test('has no advice in any state of a tournament', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  test.slow()
  await openShot(page, `${HARD_SHOT}&advice=yes&tournament=yes`)
  await expectNoAdvice(page)
  await expect(page.getByText('Your card is empty')).toBeVisible()
  await expectAccessible(page, 'a tournament with an empty card')
  await storeBag(golfer)
  for (const query of [
    'tournament=yes',
    `${HARD_SHOT}&advice=yes&tournament=yes`,
    `${HARD_SHOT}&drawer=conditions&tournament=yes`,
    'distance=8&lie=bunker&advice=yes&tournament=yes',
    'distance=400&lie=tee&advice=yes&tournament=yes',
    'distance=9999&advice=yes&tournament=yes',
    'weather=now&wind=40&temperature=40&from=90&own=yes&advice=yes&tournament=yes',
  ]) {
    await openShot(page, query)
    await expect(card(page)).toBeVisible()
    await expectNoAdvice(page)
  }
  await golfer.store({ preferredUnits: 'metres' })
  await openShot(page, 'distance=143&tournament=yes')
  await expect(answer(page)).toContainText('131 metres')
  await expectNoAdvice(page)
  await expectAccessible(page, 'a tournament')
})

test('shows no advice that was on its way when the tournament was switched on', async ({ page, golfer }) => {
  await storeBag(golfer)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/shot-result-*', async (route) => {
    await released
    await route.continue()
  })
  await openShot(page, 'distance=150')
  await analysis(page).click()
  await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeDisabled()
  await tournament(page).check()
  const loaded = page.waitForResponse(/\/assets\/shot-result-/)
  release()
  await (await loaded).finished()
  await expectNoAdvice(page)
  await tournament(page).uncheck()
  await expect(analysis(page)).toBeEnabled()
  await expect(page).not.toHaveURL(/advice=yes/)
})
