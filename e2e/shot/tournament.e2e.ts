import type { Page } from '@playwright/test'
import { CLUBS } from '@bagwise/golf/club'
import { expectAccessible } from '../support/accessible.ts'
import { AUGUSTA_PATH, openCourse, tapPicture } from '../support/courses.ts'
import { test } from '../support/home.ts'
import { augustaHole, number, openPlayedHole, openRound, standAt, typeYards } from '../support/mapped-round.ts'
import { storePlayed } from '../support/played-rounds.ts'
import {
  RULE,
  analysis,
  answer,
  choice,
  distance,
  distanceSlider,
  endTournament,
  moreLine,
  newShot,
  openShot,
  startTournament,
  storeBag,
  strip,
  tournament,
} from '../support/shot.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'
import { expect } from '../support/test.ts'
import * as round from '../support/tournament-round.ts'

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
  await expect(page.getByRole('button', { name: /AI|Conditions|More/ })).toHaveCount(0)
  await expect(newShot(page)).toBeVisible()
  await expect(page.locator('main figure')).toHaveCount(0)
}

test('SHO-21 has distances and the golfer’s own card in a tournament, and everything again when it is over', async ({
  page,
  golfer,
}) => {
  await storeBag(golfer)
  await openShot(page, HARD_SHOT)
  await expect(strip(page)).toContainText('143 plays')
  await startTournament(page)
  await expectNoAdvice(page)
  await expect(tournament(page)).toBeFocused()
  await expect(tournament(page)).toHaveAccessibleDescription(RULE)
  await expect(answer(page)).toContainText('143 yards')
  await expect(answer(page)).toContainText(/Front\s*128\s*Middle\s*143\s*Back\s*158/)
  await expect(page.getByText('Pinehurst now: 64°F, wind 11 mph from SW.')).toBeVisible()
  await expect(card(page).getByRole('rowheader')).toHaveCount(14)
  await expect(
    card(page)
      .getByRole('row', { name: /^7-Iron/ })
      .getByRole('cell'),
  ).toHaveText(['141', '106', '71'])

  await expect(page).toHaveURL(/distance=143.*tournament=yes/)
  await page.reload()
  await expectNoAdvice(page)
  await page.getByRole('link', { name: 'Your card for the day’s forecast' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Yardage Card' })).toBeVisible()
  await expect(tournament(page)).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Shot Advisor' })).toBeVisible()
  await expectNoAdvice(page)

  await endTournament(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // Lie and wind waited; what belongs to a hole begins again.
  await expect(strip(page)).toContainText('143 plays')
  await expect(choice(page, 'Ball lie', 'Rough')).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Wind', exact: true })).toHaveValue('20')
  await expect(moreLine(page)).toContainText('Flat · level · pin middle · 70°F · no hazards')
  await expect(analysis(page)).toBeEnabled()
})

test('ACT-45 asks in a tournament for distance and typed hazards only, has the same card for every distance, and asks before it ends', async ({
  page,
  golfer,
}) => {
  await storeBag(golfer)
  await openShot(page, HARD_SHOT)
  await startTournament(page)
  for (const legend of ['Ball lie', 'Under your feet', 'Pin position', 'Weather', 'Quick situations'])
    await expect(page.getByRole('group', { name: legend, exact: true })).toHaveCount(0)
  await expect(page.getByRole('slider', { name: 'Wind direction' })).toHaveCount(0)
  await expect(strip(page)).toHaveCount(0)
  const order = ['Driver', '3-Wood', '5-Wood', '3-Hybrid', '4-Iron', '5-Iron', '6-Iron', '7-Iron', '8-Iron', '9-Iron']
  await expect(card(page).getByRole('rowheader')).toHaveText([
    ...order,
    'Pitching Wedge',
    'Gap Wedge',
    'Sand Wedge',
    'Lob Wedge',
  ])
  const state = () =>
    card(page).evaluate((table) => [table.outerHTML, table.scrollTop, table.parentElement?.scrollTop, window.scrollY])
  const before = await state()
  for (const yards of [20, 88, 131, 141, 208, 300]) {
    await distanceSlider(page).fill(String(yards))
    await expect(answer(page)).toContainText(`${yards} yards to the pin.`)
    expect(await state(), `${yards}`).toEqual(before)
  }

  // Of a hazard it tells what was typed, and nothing of one that has no yards.
  await page.getByText('Hazards', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Water front' }).check()
  await page.getByRole('checkbox', { name: 'Bunker left' }).check()
  await expect(answer(page)).not.toContainText(/Water|Bunker/)
  const water = page.getByRole('group', { name: 'Water front' })
  await water.getByRole('textbox', { name: 'To reach' }).fill('120')
  await water.getByRole('textbox', { name: 'To clear' }).fill('138')
  await expect(answer(page)).toContainText('Water front: 120 to reach, 138 to clear.')
  await expectNoAdvice(page)
  await distance(page).fill('450')
  await expect(distance(page)).toHaveAccessibleDescription('Type a whole number from 1 to 400 yards. Still 300 yards.')

  await newShot(page).click()
  await expect(distance(page)).toHaveValue('150')
  await expect(answer(page)).not.toContainText('Water')
  await expectNoAdvice(page)

  await tournament(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This shot will count as advice.' })).toBeVisible()
  await expectNoAdvice(page)
  await page.getByRole('button', { name: 'Keep it on' }).click()
  await expect(page.getByText('This shot will count as advice.')).toHaveCount(0)
  await endTournament(page)
  await expect(strip(page)).toContainText('150 plays')
})

test('ADV-02 says in no tournament state of shot advisor, hole view and played round a club beside its lists, or what a caddie would say', async ({
  page,
  context,
  server,
  golfer,
}) => {
  test.slow()
  await storeBag(golfer)
  for (const query of [
    'tournament=yes',
    `${HARD_SHOT}&advice=yes&tournament=yes`,
    `${HARD_SHOT}&drawer=more&tournament=yes`,
    'distance=8&lie=bunker&advice=yes&tournament=yes',
    'distance=400&lie=tee&advice=yes&tournament=yes',
    'distance=9999&advice=yes&tournament=yes',
    'weather=now&wind=40&temperature=40&from=90&own=yes&advice=yes&tournament=yes',
  ]) {
    await openShot(page, query)
    await expect(card(page)).toBeVisible()
    await expectNoAdvice(page)
  }

  await context.grantPermissions(['geolocation'])
  const hole = augustaHole(12)
  await standAt(context, hole.tee)
  await openCourse(page, 'us-augusta')
  await expectQuietHoleView(page)

  const played = openRound({ rules: 'tournament', firstHole: 12 })
  await storePlayed(context, server.url, [played])
  await openPlayedHole(page, played, 12)
  const look = async (state: string) => void (await round.expectNoAdvice(page, state))
  await round.playThrough(page, look, async () => {
    await expect(number(page)).toBeVisible()
    await typeYards(page, 150)
  })
  await round.endHole(page, look)
  await round.expectQuietPages(page, played, look)
})

/** Every state of a hole that belongs to no round. */
async function expectQuietHoleView(page: Page): Promise<void> {
  const look = async (state: string) => {
    await expect(page.getByText('Tournament: distances only.'), state).toBeAttached()
    await round.expectNoAdvice(page, `hole view, ${state}`)
    await expect(page.getByRole('radio', { name: 'Aim' }), state).toHaveCount(0)
  }
  await page.goto(`${AUGUSTA_PATH}/holes/12`)
  await expect(page.getByRole('region', { name: 'Club and line' })).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await tournament(page).check()
  await look('More')
  await page.getByRole('button', { name: 'Done' }).click()
  await look('on the tee')
  await page.getByRole('button', { name: 'Type it' }).click()
  const typed = page.getByRole('dialog', { name: 'Where is your ball?' })
  await look('typing where the ball is')
  await typed.getByRole('textbox', { name: 'To the middle of the green' }).fill('120')
  await typed.getByRole('radio', { name: /^Sand/ }).check()
  await typed.getByRole('button', { name: 'Put the ball there' }).click()
  await look('in the sand')
  await page.getByRole('radio', { name: 'Pin' }).check()
  await tapPicture(page, 0.5, 0.2)
  await look('with another pin')
  await page.getByRole('button', { name: 'I am here' }).click()
  await look('where the phone is')
  await page.reload()
  await look('reloaded')
  await page.getByRole('link', { name: /^Next hole/ }).click()
  await look('the next hole')
}

test('ADV-07 on a hole inside a round its tournament rules, without a switch; outside it is the shot advisor’s switch, and hides the same', async ({
  page,
  context,
  server,
  golfer,
}) => {
  await storeBag(golfer)
  await openShot(page, HARD_SHOT)
  await startTournament(page)
  const [name, description] = [/^Tournament mode$/, RULE]
  await expect(tournament(page)).toHaveAccessibleName(name)
  await expect(tournament(page)).toHaveAccessibleDescription(description)
  await expectNoAdvice(page)
  await tournament(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This shot will count as advice.' })).toBeVisible()
  await endTournament(page)

  await openCourse(page, 'us-augusta')
  await page.goto(`${AUGUSTA_PATH}/holes/12`)
  await expect(page.locator('ellipse')).toHaveCount(1)
  expect(await round.said(page)).toMatch(round.ADVICE)
  const more = page.getByRole('button', { name: 'More' })
  await more.click()
  await expect(tournament(page)).toHaveAccessibleName(name)
  await expect(tournament(page)).toHaveAccessibleDescription(description)
  await tournament(page).check()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Tournament: distances only.')).toBeVisible()
  await round.expectNoAdvice(page, 'a hole outside a round')
  await more.click()
  await tournament(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This shot will count as advice.' })).toBeVisible()
  await expect(tournament(page)).toBeChecked()
  await page.getByRole('button', { name: 'Turn it off' }).click()
  await expect(tournament(page)).not.toBeChecked()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.locator('ellipse')).toHaveCount(1)

  // Inside a round its rules hold, whatever the switch outside says, and nothing can be switched.
  const [casual, counts] = [openRound({ firstHole: 12 }), openRound({ rules: 'tournament', firstHole: 12 })]
  await storePlayed(context, server.url, [casual, counts])
  for (const played of [casual, counts]) {
    await openPlayedHole(page, played, 12)
    await typeYards(page, 150)
    if (played === counts) await round.expectNoAdvice(page, 'a hole of the round')
    else await expect(page.locator('ellipse')).toHaveCount(1)
    await expect(page.getByRole('switch', { name: /tournament/i })).toHaveCount(0)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('switch', { name: /tournament/i })).toHaveCount(0)
    await expect(page.getByRole('dialog').getByText('Turn tournament off')).toHaveCount(played === counts ? 1 : 0)
    await page.getByRole('button', { name: 'Done' }).click()
  }
})

test('is empty without clubs, and in meters, in a tournament too', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await openShot(page, `${HARD_SHOT}&advice=yes&tournament=yes`)
  await expectNoAdvice(page)
  await expect(page.getByText('Your card is empty')).toBeVisible()
  await expectAccessible(page, 'a tournament with an empty card')
  await storeBag(golfer)
  await golfer.store({ preferredUnits: 'metres' })
  await openShot(page, 'distance=143&tournament=yes')
  await expect(answer(page)).toContainText('131 meters')
  await expectNoAdvice(page)
  await expectAccessible(page, 'a tournament')
})

test(
  'shows no advice that was on its way when the tournament was switched on',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBag(golfer)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/shot-result-*', async (route) => {
      await released
      await route.continue()
    })
    await openShot(page, 'distance=150')
    await analysis(page).click()
    await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeDisabled()
    await startTournament(page)
    const loaded = page.waitForResponse(/\/assets\/shot-result-/)
    release()
    // Once the page has what shows the advice, and has run it.
    await page.evaluate((address) => import(address), (await loaded).url())
    await expectNoAdvice(page)
    await endTournament(page)
    await expect(analysis(page)).toBeEnabled()
    await expect(page).not.toHaveURL(/advice=yes/)
  },
)
