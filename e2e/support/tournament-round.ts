import type { Page } from '@playwright/test'
import { CLUBS, byPosition } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { hit } from './mapped-round.ts'
import type { TestRound } from './played-rounds.ts'
import { CARRIES_YARDS, RULE } from './shot.ts'
import { expect } from './test.ts'

/** What a caddie would say of the place of the ball. */
export const ADVICE =
  /\baim|oval|spread|plays like|plays \d|uphill|downhill|higher|lower|elevation|height|altitude|odds|reason|because|alternative|instead|setup|\bstance|\btips?\b|what would change|reaches|in reach|carries \d|back to|strokes gained|most likely|wind [+−]|(cool|warm) air|into|helping|across|from (the )?(left|right)|\bAI\b|advised|caddie/i
const CLUB_NAMES: readonly string[] = Object.values(CLUBS).map(({ displayName }) => displayName)
export const BAG: readonly string[] = (Object.keys(CARRIES_YARDS) as ClubType[])
  .toSorted(byPosition)
  .map((club) => CLUBS[club].displayName)

export const pickClub = (page: Page) => page.getByRole('button', { name: /^(Which club\?|Club noted)$/ })
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
export const tapIn = async (page: Page, sheet: string, name: string | RegExp) => {
  await page.getByRole('button', { name: sheet, exact: true }).click()
  await dialog(page, sheet === 'More' ? 'More about this shot' : sheet)
    .getByRole('button', { name })
    .click()
}

/** All that the page shows, reads out or calls something. */
export async function said(page: Page): Promise<string> {
  const accessible = (await page.locator('body').ariaSnapshot()).replaceAll(/^ *- \/url: .*$/gm, '')
  const shown = await page.evaluate(() => {
    const named = [...document.querySelectorAll('body *')].flatMap((element) =>
      ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'].map(
        (name) => element.getAttribute(name) ?? '',
      ),
    )
    const drawn = [...document.querySelectorAll('svg text, svg title, svg desc')].map(({ textContent }) => textContent)
    return [document.title, document.body.innerText, ...named, ...drawn].join('\n')
  })
  return `${accessible}\n${shown}`
}

/** No club, and nothing that says how the ball should be played. */
export async function expectNoAdvice(page: Page, state: string): Promise<string> {
  const words = (await said(page)).replaceAll(RULE, '')
  expect(words, state).not.toMatch(ADVICE)
  for (const name of CLUB_NAMES) expect(words, state).not.toContain(name)
  await expect(page.locator('ellipse'), state).toHaveCount(0)
  return words
}

/** The list to log a club from: the bag in its order, and not a number beside it. */
export async function expectBareClubs(page: Page): Promise<void> {
  await pickClub(page).click()
  const list = dialog(page, 'Which club?')
  await expect(list).toBeVisible()
  const names = await list.getByRole('button').allTextContents()
  expect(names.filter((name) => CLUB_NAMES.includes(name))).toEqual(BAG)
  expect((await list.innerText()).replaceAll(new RegExp(BAG.join('|'), 'g'), '')).not.toMatch(/\d/)
  await expect(page.locator('ellipse')).toHaveCount(0)
}

type Look = (state: string) => Promise<void>

/** Every state of two holes, and what opens from them; `look` is told in each. */
export async function playThrough(page: Page, look: Look, ofTee: () => Promise<void>): Promise<void> {
  await ofTee()
  await look('at the ball on the tee')
  await expectBareClubs(page)
  await dialog(page, 'Which club?').getByRole('button', { name: '7-Iron' }).click()
  await look('with a club chosen')
  await expect(hit(page)).toHaveAccessibleName('Hit, from the tee')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await look('More')
  await page.getByRole('button', { name: 'Turn tournament off' }).click()
  await look('asked whether to turn it off')
  await page.getByRole('button', { name: 'Keep it on' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page
    .getByRole('button', { name: /^Hole \d+$/ })
    .first()
    .click()
  await look('list of holes')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Drop, lost…' }).click()
  await look('Trouble on the tee')
  await page.keyboard.press('Escape')

  await hit(page).click()
  await expect(page.getByText('Shot noted')).toBeVisible()
  await look('walking')
  await tapIn(page, 'Drop, lost…', /^Provisional/)
  await expect(page.getByText('Provisional ball', { exact: true })).toBeVisible()
  await look('with a provisional open')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Shot noted')).toBeVisible()
  await tapIn(page, 'Drop, lost…', /^Penalty area/)
  // The green of an expected ball stands there until then.
  await expect(page.getByText('Penalty added')).toBeVisible()
  await look('after a penalty')
}

export async function endHole(page: Page, look: Look): Promise<void> {
  // A ball that is expected there is there without a tap.
  const isThere = page.getByRole('heading', { name: 'On the green' })
  const onGreen = page.getByRole('button', { name: 'On the green' })
  await expect(isThere.or(onGreen)).toBeVisible()
  if (await onGreen.isVisible()) await onGreen.click()
  await expect(isThere).toBeVisible()
  await look('on the green')
  const two = page.getByRole('button', { name: '2', exact: true })
  // Too soon after Hit it is taken for the second of two taps on it.
  await expect(async () => {
    await two.click()
    await expect(two).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()
  await look('with putts')
  await page.getByRole('button', { name: 'Hole 13' }).click()
  await expect(page.getByRole('heading', { name: 'Hole 13' })).toBeVisible()
  await look('the next hole')
  await page.goBack()
}

export async function expectQuietPages(page: Page, { round }: TestRound, look: Look): Promise<void> {
  await page.goto(`/play/${round.id}/holes/12`)
  await expect(page.getByRole('button', { name: 'Hole 13' })).toBeVisible()
  await look('a hole that is done')
  await page.goto(`/play/${round.id}/card`)
  await expect(page.getByRole('table').first()).toBeVisible()
  await look('the card')
  await page.getByRole('button', { name: /^Hole 12,/ }).click()
  await look('a hole of the card')
  await page.goto(`/play/${round.id}/shots`)
  await expect(page.getByRole('region', { name: 'Hole 12' })).toBeVisible()
  await look('every shot')
  await page.goto(`/play/${round.id}/shots?hole=12`)
  await expect(page.getByRole('region', { name: 'Hole 12' })).toBeVisible()
  await look('a hole of every shot')
}
