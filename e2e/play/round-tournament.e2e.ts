import { AUGUSTA_PATH, openCourse } from '../support/courses.ts'
import { test } from '../support/home.ts'
import {
  fromPin,
  augustaHole,
  hit,
  number,
  openPlayedHole,
  openRound,
  standAt,
  typeYards,
} from '../support/mapped-round.ts'
import { storePlayed, storedPlayed } from '../support/played-rounds.ts'
import { storeBag } from '../support/shot.ts'
import { expect } from '../support/test.ts'
import {
  ADVICE,
  BAG,
  dialog,
  endHole,
  expectBareClubs,
  expectNoAdvice,
  expectQuietPages,
  pickClub,
  playThrough,
  said,
  tapIn,
} from '../support/tournament-round.ts'

type Signed = Parameters<Parameters<typeof test>[2]>[0]

/** On the tee of the 12th of Augusta, with the position allowed. */
async function openTournamentOnMap({
  context,
  page,
  golfer,
  server,
}: Pick<Signed, 'context' | 'page' | 'golfer' | 'server'>) {
  await storeBag(golfer)
  await context.grantPermissions(['geolocation'])
  const hole = augustaHole(12)
  await standAt(context, hole.tee)
  await openCourse(page, 'us-augusta')
  const played = openRound({ rules: 'tournament', firstHole: 12 })
  await storePlayed(context, server.url, [played])
  await openPlayedHole(page, played, 12)
  return { hole, played }
}

test('RND-25 in a tournament no state of a hole, with a map and without, says a club, an aim, a reason or what it plays', async ({
  context,
  page,
  golfer,
  server,
}) => {
  const { hole, played } = await openTournamentOnMap({ context, page, golfer, server })
  const look = async (state: string) => void (await expectNoAdvice(page, state))

  await playThrough(page, look, async () => {
    await expect(number(page)).toBeVisible()
    await typeYards(page, 150)
    await expect(page.getByText('Typed.')).toBeVisible()
  })
  // Where the ball lies by the position, and by a tap on the drawing.
  await standAt(context, fromPin(hole, 40))
  await page
    .getByRole('button', { name: 'Tap to go on' })
    .or(page.getByRole('main'))
    .first()
    .click({ position: { x: 2, y: 2 } })
  await look('walking with the position')
  await typeYards(page, 40)
  await expectBareClubs(page)
  await dialog(page, 'Which club?').getByRole('button', { name: 'Sand Wedge' }).click()
  await hit(page).click()
  await expect(page.getByText('Shot noted')).toBeVisible()
  await endHole(page, look)
  await expectQuietPages(page, played, look)

  // The same page says all of it once the tournament is turned off.
  await page.goto(`/play/${played.round.id}/holes/13`)
  await expect(hit(page)).toBeVisible()
  await tapIn(page, 'More', 'Turn tournament off')
  await page.getByRole('button', { name: 'Turn it off' }).click()
  await expect(hit(page)).toHaveAccessibleName(new RegExp(`^Hit, (${BAG.join('|')}) `, 'i'))
  await expect(page.locator('ellipse')).toHaveCount(1)
  expect(await said(page)).toMatch(ADVICE)

  const plain = openRound({ rules: 'tournament', firstHole: 12 }, { isMapped: false })
  await storePlayed(context, server.url, [plain])
  await openPlayedHole(page, plain, 12)
  await playThrough(page, look, () => typeYards(page, 152))
  await endHole(page, look)
  await expectQuietPages(page, plain, look)
})

test('RND-26 in a tournament distances, the drawing, front, middle, back and the carry to a hazard stay, and the forecast is in compass words', async ({
  context,
  page,
  golfer,
  server,
}) => {
  await openTournamentOnMap({ context, page, golfer, server })

  await expect(number(page)).toHaveAccessibleName(/^1\d\d yards/)
  const plate = page.locator('dl').filter({ hasText: 'Front' })
  // The number of the card stands there before the map has come.
  await expect(plate).toBeVisible()
  const yards = (await plate.locator('dd').allTextContents()).map((text) => Number.parseInt(text, 10))
  const [front = 0, middle = 0, back = 0] = yards
  expect(front).toBeLessThan(middle)
  expect(middle).toBeLessThan(back)
  expect(middle).toBeGreaterThan(140)
  const drawing = page.getByRole('img', { name: /^Hole 12/ })
  await expect(drawing).toHaveAccessibleName(new RegExp(`Front ${front}, middle ${middle}, back ${back} yards`))
  const clear = drawing.getByText('to clear')
  await expect(clear.first()).toBeVisible()
  const words = await expectNoAdvice(page, 'at the ball')
  expect(words).toMatch(/\d+\s*to (clear|reach)/)
  await expect(page.getByText('Forecast: 11 mph from the southwest, 64°F.')).toBeVisible()
  // Turned to the hole it would be an arrow on the drawing.
  await expect(page.getByText(/wind/i)).toHaveCount(0)
})

test('RND-27 without distance devices no distance stands on the screen, while taps, clubs and scores are kept; frozen card and course book open', async ({
  context,
  page,
  golfer,
  server,
}) => {
  await storeBag(golfer)
  await context.grantPermissions(['geolocation'])
  await standAt(context, augustaHole(12).tee)
  await openCourse(page, 'us-augusta')
  const played = openRound({ rules: 'no-devices', firstHole: 12 })
  await storePlayed(context, server.url, [played])
  await openPlayedHole(page, played, 12)
  /** Pars, indexes, holes and scores are all below 40. */
  const look = async (state: string) => {
    const words = (await expectNoAdvice(page, state)).replaceAll(/\b20\d\d\b/g, '')
    // The card has the lengths that are printed on the course's own.
    if (state.endsWith('the card')) return
    expect(words, state).not.toMatch(/\d\s*(yd|yards?|ft|feet|m|meters?)\b/i)
    expect(words, state).not.toMatch(/(?<![\d-])([4-9]\d|\d{3,})(?![\d-])/)
    await expect(page.getByRole('img', { name: /^Hole|so far/ }), state).toHaveCount(0)
  }
  await expect(page.getByText('No devices: tap your shots, keep your card.')).toBeVisible()
  await playThrough(page, look, async () => undefined)
  await endHole(page, look)
  await expectQuietPages(page, played, look)
  await expect
    .poll(async () => {
      const { holes, shots } = await storedPlayed(context, server.url, played.round.id)
      const stored = holes.find((one) => one.number === 12)
      return { club: shots[0]?.club, putts: stored?.putts, score: stored?.score }
    })
    .toEqual({ club: '7-iron', putts: 2, score: 4 })

  await page.goto(`/play/${played.round.id}/holes/13`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Course book' }).click()
  await expect(page).toHaveURL(new RegExp(`${AUGUSTA_PATH}/book$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`/play/${played.round.id}/holes/13`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Carries of the day' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('RND-28 a tournament is chosen before the first Hit; turning it off takes two taps and stays on the round', async ({
  context,
  page,
  golfer,
  server,
}) => {
  await storeBag(golfer)
  const casual = openRound({ firstHole: 9 }, { isMapped: false })
  await storePlayed(context, server.url, [casual])
  await openPlayedHole(page, casual, 9)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(dialog(page, 'More about this shot')).not.toContainText(/tournament/i)
  await page.goto('/play/start')
  await page.getByRole('button', { name: /leave/i }).click()
  await page.getByRole('radio', { name: /^Yes/ }).check()
  await page.getByRole('button', { name: 'Start the round' }).click()
  await expect(hit(page)).toHaveAccessibleName('Hit, from the tee')
  const id = /\/play\/([^/]+)\//.exec(page.url())?.[1] ?? ''

  await page.goto(`/play/${id}/holes/9`)
  await typeYards(page, 141)
  await expect(pickClub(page)).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const more = dialog(page, 'More about this shot')
  await more.getByRole('button', { name: 'Turn tournament off' }).click()
  await expect(more.getByText('From this hole on you get advice. The card will say so.')).toBeVisible()
  await expectNoAdvice(page, 'asked once')
  await more.getByRole('button', { name: 'Turn it off' }).click()
  await expect(hit(page)).toHaveAccessibleName(/^Hit, 7-iron from the tee$/i)
  await expect.poll(async () => (await storedPlayed(context, server.url, id)).round.adviceFromHole).toBe(9)
  await page.goto(`/play/${id}/card`)
  await expect(page.getByText(/advice from hole 9$/)).toBeVisible()
  await page.getByRole('button', { name: 'Leave round' }).click()
  await expect(page.getByText('You left this round. Your card is kept.')).toBeVisible()
  await page.goto(`/play/${id}`)
  await expect(page.getByText(/advice from hole 9$/)).toBeVisible()
})
