import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import type { Profile } from '@bagwise/contract/profile'
import { newBagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import { shownDetail } from '../support/profile-details.ts'
import {
  advance,
  answeredProfile,
  answerTo,
  expectQuestion,
  finishNow,
  openQuestionnaire,
  passKnownShot,
  pick,
  questionHeading,
  questionnaire,
} from '../support/questionnaire.ts'
import { paceTaps } from '../support/quick-questions.ts'
import { expect, recordEdits, test, WITH_MOTION } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'

test.use(WITH_MOTION)

/** Where the device keeps it. */
const KEPT_BAG = 'bagwise.quick-bag'
const PASSWORD = 'fairway-42-green'
const CLUBS = ['driver', '5-wood', '5-hybrid', '6-iron', '7-iron', '8-iron', '9-iron', 'pw', 'sw', 'putter'] as const

const ladder = (page: Page) => page.getByRole('img', { name: /^Yardage ladder/ })

/** Nine clubs and the putter, and a number for the 7-iron alone. */
async function storeOneNumber(golfer: Golfer): Promise<void> {
  const club = (type: ClubType) => {
    const { type: _type, ...fresh } = newBagClub(type)
    return { ...fresh, brand: 'Mine' }
  }
  await golfer.store({
    firstName: 'Sam',
    ...Object.fromEntries(CLUBS.map((type) => [`golfBag.${type}`, club(type)])),
    'clubDistances.7-iron': { distance: 95, source: 'manual' },
  })
}

async function signUp(page: Page): Promise<void> {
  await page.goto('/?dialog=sign-up')
  await page.getByLabel('First name').fill('Sam')
  await page.getByLabel('Last name').fill('Miller')
  await page.getByLabel('Email').fill(`sam-${randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** The bag that a visitor has made on this device in the 60 seconds. */
async function keepBag(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate((key) => {
    const bag = { shot: { club: 'pw', carryYards: 68 }, hand: 'left' }
    localStorage.setItem(key, JSON.stringify({ schema: 1, content: { finishedAtMs: Date.now(), bag } }))
  }, KEPT_BAG)
}

const keptBag = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEPT_BAG)

/** The golfer of the page, who has signed up on it. */
const signedIn = (page: Page) => ({
  profile: async (): Promise<Profile> =>
    (await (await page.request.get('/api/profile', { headers: PAGE_HEADERS })).json()).profile,
})

async function finishFirstSection(page: Page): Promise<void> {
  await pick(page, 'Casual')
  await answerTo(page, 4, 2)
  await pick(page, 'Fun')
  await finishNow(page)
}

/** When what a drawing does by itself is over, in ms from its beginning; 0 for one that stands still. */
async function drawingMs(drawing: Locator): Promise<number> {
  return drawing.evaluate((svg) =>
    Math.max(
      0,
      ...svg.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    ),
  )
}

test('ACT-47 leads to the bag that the answers filled, in a sentence and drawn, with three things to do', async ({
  page,
  golfer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await storeOneNumber(golfer)
  await openQuestionnaire(page)
  await finishFirstSection(page)
  await expect(page).toHaveURL('/distances')
  const { clubDistances } = await answeredProfile(golfer)
  const carries = clubDistances.map(({ distance }) => distance)
  expect(carries).toHaveLength(9)
  const span = `Your bag, Sam: ${Math.max(...carries)} down to ${Math.min(...carries)}.`
  await expect(page.getByRole('heading', { level: 2, name: span })).toBeVisible()
  await expect(page.getByText('One number is yours, eight are estimates.', { exact: true })).toBeVisible()
  await expect(ladder(page)).toBeVisible()
  expect(await drawingMs(ladder(page))).toBe(900)

  const largest = page
    .getByRole('listitem')
    .filter({ hasText: /yard gap \(too large\)/ })
    .first()
  const clubs = (await largest.locator(':is(summary > span:not([aria-hidden]), p) > span').first().innerText()).trim()
  await expect(page.getByText(`Biggest gap: ${clubs}.`, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get fitted' })).toBeInViewport({ ratio: 1 })

  // A reload draws nothing anew, and Back shows the same page.
  await page.reload()
  await expect(page.getByRole('heading', { name: span })).toBeVisible()
  await expect(ladder(page)).toBeVisible()
  expect(await drawingMs(ladder(page))).toBe(0)
  await page.getByRole('link', { name: 'Get fitted' }).click()
  await expect(page).toHaveURL('/equipment-fitting')
  await page.goBack()
  await page.getByRole('link', { name: 'Try a shot' }).click()
  await expect(page).toHaveURL(/\/shot-advisor/)
  await page.goBack()
  await page.getByRole('button', { name: 'Fix a number' }).click()
  const field = page.getByRole('textbox', { name: /carry$/ })
  await expect(field).toBeFocused()
  await expect(field).not.toHaveAccessibleName('7-Iron carry')

  // A page that was wanted before goes first.
  await openQuestionnaire(page, '/?dialog=golf-profile&next=/bag')
  await finishFirstSection(page)
  await expect(page).toHaveURL('/bag')
})

test('ACT-46 brings a new golfer from sign-up to a filled bag on Distances with at most 12 taps, in a minute', async ({
  page,
}) => {
  await paceTaps(page)
  await signUp(page)
  await expectQuestion(page, 1)
  await page.evaluate(() => {
    window.addEventListener('pointerdown', () => {
      document.body.dataset.taps = String(Number(document.body.dataset.taps ?? 0) + 1)
    })
  })
  const begunMs = Date.now()
  const dialog = questionnaire(page)
  const finish = dialog.getByRole('button', { name: 'Finish now' })

  await pick(page, 'Casual')
  // In the middle of its track.
  await dialog.getByRole('slider').click()
  await advance(page)
  await pick(page, 'Monthly')
  await expect(finish).toHaveCount(0)
  await pick(page, 'Fun')
  await expect(questionHeading(page)).toHaveText('Pick one shot you know')
  await expectQuestion(page, 7)
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(dialog.locator('label')).toHaveText(['Driver', '7-Iron', 'Pitching Wedge', 'Another club', 'No idea'])
  await expect(finish).toHaveCount(0)
  await pick(page, '7-Iron')
  await expect(questionHeading(page)).toHaveText('How far does your 7-iron carry?')
  await expectQuestion(page, 7)
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled()
  await dialog.locator('label').filter({ hasText: /^100$/ }).click()
  await expect(dialog.locator('dl')).toContainText('Pitching Wedge')
  await advance(page)
  await finish.click()
  await expect(page).toHaveURL('/distances')
  await expect(page.getByText(/^One number is yours, \w+ are estimates\.$/)).toBeVisible()
  await expect(ladder(page)).toBeVisible()
  const taps = await page.evaluate(() => Number(document.body.dataset.taps))
  expect(taps).toBeGreaterThanOrEqual(9)
  expect(taps).toBeLessThanOrEqual(12)
  expect(Date.now() - begunMs).toBeLessThanOrEqual(60_000)

  const { clubDistances } = await answeredProfile(signedIn(page))
  expect(clubDistances.length).toBeGreaterThan(8)
  const own = clubDistances.filter(({ source }) => source !== 'estimated')
  expect(own).toHaveLength(1)
  expect(own).toMatchObject([{ club: '7-iron', distance: 100, source: 'manual' }])
})

test('ACT-48 chooses nothing for the golfer, goes on by a tap or a touched slider, and stores no default', async ({
  page,
  golfer,
}) => {
  await page.goto('/profile')
  const labels = ['Average score', 'Playing experience', 'How often you play', 'Swing tempo', 'Ball flight', 'Age']
  for (const label of labels) await expect(shownDetail(page, label)).toHaveText('Not given')
  await openQuestionnaire(page)
  const dialog = questionnaire(page)
  const next = dialog.getByRole('button', { name: 'Next' })
  const dashed = () => dialog.locator('[data-start-value]')
  for (const answer of ['Casual', undefined, 'Monthly', 'Fun'] as const) {
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(next).toBeDisabled()
    if (answer === undefined) {
      await expect(dialog.getByRole('slider')).toHaveValue('95')
      await expect(dashed()).toHaveCount(1)
      await dialog.getByRole('slider').fill('97')
      await expect(dashed()).toHaveCount(0)
      await advance(page)
    } else await pick(page, answer)
  }
  await passKnownShot(page)
  await advance(page)
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await pick(page, 'Yes')
  await dialog.getByRole('checkbox', { name: '7-Iron', exact: true }).check()
  await advance(page)
  await expect(dashed()).toHaveCount(1)
  await expect(next).toBeDisabled()
  await dialog.getByRole('radio', { name: '145', exact: true }).check()
  await advance(page)
  for (const answer of ['Straight', 'Medium'] as const) {
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(next).toBeDisabled()
    await pick(page, answer)
  }
  await dialog.getByRole('radio', { name: 'Driving', exact: true }).check()
  await advance(page)
  await pick(page, 'Right')
  await dialog.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(page).toHaveURL('/distances')
  expect(await answeredProfile(golfer)).toMatchObject({
    playingExperience: 'casual',
    averageScore: 97,
    courseFrequency: 'monthly',
    ballFlight: 'straight',
    swingTempo: 'medium',
    height: null,
    age: null,
  })
  await page.goto('/profile')
  for (const label of ['Age', 'Height']) await expect(shownDetail(page, label)).toHaveText('Not given')
})

test('ACT-22 saves the bag of a visitor who signs up as one change, and nothing of it in an account with clubs', async ({
  page,
  golfer,
}) => {
  await storeOneNumber(golfer)
  const before = await golfer.profile()
  await page.context().clearCookies()
  await keepBag(page)
  const edits = recordEdits(page)

  // Nothing is lost by a sign-up that fails.
  await page.route('**/api/sign-up', (route) => route.abort())
  await signUp(page)
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible()
  expect(await keptBag(page)).not.toBeNull()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectQuestion(page, 1)
  await expect(questionnaire(page).getByRole('status')).toHaveText('Your bag is saved.')
  await expect.poll(() => keptBag(page)).toBeNull()

  const visitor = signedIn(page)
  await expect.poll(async () => (await visitor.profile()).golfBag.length).toBeGreaterThan(8)
  expect(edits).toHaveLength(1)
  const saved = await visitor.profile()
  expect(saved).toMatchObject({ hand: 'left', tees: null, age: null })
  expect(saved.clubDistances).toHaveLength(saved.golfBag.length - 1)
  for (const { club, distance, source } of saved.clubDistances) {
    expect(source).toBe(club === 'pw' ? 'manual' : 'estimated')
    if (club === 'pw') expect(distance).toBe(68)
  }
  await questionnaire(page).getByRole('button', { name: 'Skip for now' }).click()
  await expect(questionnaire(page)).toHaveCount(0)
  expect(await visitor.profile()).toEqual(saved)

  // No shot is asked for again, and the end keeps the clubs and the number.
  await openQuestionnaire(page)
  await pick(page, 'Casual')
  await answerTo(page, 4, 2)
  await pick(page, 'Fun')
  await expect(questionHeading(page)).toHaveText('Your golfer type')
  await finishNow(page)
  await expect(page).toHaveURL('/distances')
  const { golfBag, clubDistances } = await answeredProfile(visitor)
  expect({ golfBag, clubDistances }).toEqual({ golfBag: saved.golfBag, clubDistances: saved.clubDistances })

  await page.context().clearCookies()
  await keepBag(page)
  await page.goto('/?dialog=sign-in')
  await page.getByLabel('Email').fill(golfer.email)
  await page.getByLabel('Password', { exact: true }).fill(golfer.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Welcome back, Sam')).toBeVisible()
  expect(await golfer.profile()).toEqual(before)
})
