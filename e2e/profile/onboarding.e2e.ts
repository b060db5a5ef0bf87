import { randomUUID } from 'node:crypto'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { expectAccessible } from '../support/accessible.ts'
import { store } from '../support/gapping.ts'
import {
  advance,
  answeredProfile,
  answerTo,
  expectQuestion,
  finishNow,
  goBack,
  openQuestionnaire,
  passKnownShot,
  pick,
  questionHeading,
  questionnaire,
} from '../support/questionnaire.ts'
import type { Golfer } from '../support/test.ts'
import { expect, recordEdits, signUpGolfer, test, WITH_MOTION } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'
import { openQuestionnaireAt, SWING_QUESTIONS } from '../support/questionnaire-draft.ts'

test.use(WITH_MOTION)

const PHONES = [390, 320]
/** An average score, and how the pause calls a golfer with it: every name with a long word. */
const SCORES_AND_NAMES = [
  [110, 'Weekend Warrior'],
  [98, 'Committed Improver'],
  [85, 'Mid Handicapper'],
  [68, 'Scratch/Pro'],
] as const

const slider = (page: Page) => questionnaire(page).getByRole('slider')
const radio = (page: Page, name: string) => questionnaire(page).getByRole('radio', { name, exact: true })
const checkbox = (page: Page, name: string) => questionnaire(page).getByRole('checkbox', { name, exact: true })
const button = (page: Page, name: string) => questionnaire(page).getByRole('button', { name, exact: true })
const alert = (page: Page) => questionnaire(page).getByRole('alert').filter({ hasText: /./ })

/** The values behind the radios of a question and the one that is chosen. */
async function radios(
  page: Page,
): Promise<{ readonly values: readonly string[]; readonly chosen: string | undefined }> {
  const all = await questionnaire(page)
    .locator('input[type=radio]')
    .evaluateAll((inputs) =>
      inputs.map((input) => ({ value: input.getAttribute('value') ?? '', isChosen: input.matches(':checked') })),
    )
  return { values: all.map(({ value }) => value), chosen: all.find(({ isChosen }) => isChosen)?.value }
}

/** Follows a link to the dialog without loading the page anew. */
async function openFromHere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    history.pushState(null, '', '?dialog=golf-profile')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expectQuestion(page, 1)
}

async function moveTo(page: Page, value: number): Promise<void> {
  await slider(page).fill(String(value))
}

test.describe('the questionnaire', () => {
  test('ONB-01 ONB-05 ONB-10 is a modal over any page, saves nothing by any way out, and begins anew with an offer to continue', async ({
    page,
    golfer,
  }) => {
    const before = await golfer.profile()
    const edits = recordEdits(page)
    await openQuestionnaire(page, '/distances?dialog=golf-profile')
    await expect(questionnaire(page).getByRole('heading', { level: 2 })).toHaveText('Complete Your Golf Profile')
    await expect(questionnaire(page).getByText('12 questions for better advice', { exact: true })).toBeVisible()
    expect(await questionnaire(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    await pick(page, 'Serious')
    await answerTo(page, 3, 2)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/distances')

    await openQuestionnaire(page, '/privacy?dialog=golf-profile')
    expect(new URL(page.url()).pathname).toBe('/privacy')
    await expect(radio(page, 'Serious')).toBeChecked()
    await answerTo(page, 6)
    await checkbox(page, '3-Wood').check()
    await button(page, 'Close').click()
    await expect(questionnaire(page)).toHaveCount(0)
    await expect(page).toHaveURL('/privacy')

    await openFromHere(page)
    await expect(radio(page, 'Serious')).toBeChecked()
    await button(page, 'Skip for now').click()
    await expect(questionnaire(page)).toHaveCount(0)
    await expect(page).toHaveURL('/privacy')
    await openFromHere(page)
    await button(page, 'Continue at question 6').click()
    await expectQuestion(page, 6)
    await expect(questionHeading(page)).toBeFocused()
    await expect(checkbox(page, '3-Wood')).toBeChecked()
    expect(edits).toEqual([])
    expect(await golfer.profile()).toEqual(before)
  })

  test('ONB-03 ONB-06 ONB-07 shows where the golfer is on the way through four sections and twelve questions', async ({
    page,
    golfer: _signedIn,
  }) => {
    const way = [
      { section: 1, name: 'Who you are', heading: 'How would you describe your golf?' },
      { section: 1, name: 'Who you are', heading: 'What do you usually shoot on 18 holes?' },
      { section: 1, name: 'Who you are', heading: 'How often do you play?' },
      { section: 1, name: 'Who you are', heading: 'What do you want most from your game?' },
      { section: 2, name: 'Your equipment', heading: 'Do you have your own clubs?' },
      { section: 2, name: 'Your equipment', heading: 'Which clubs are in your bag?' },
      { section: 2, name: 'Your equipment', heading: 'How far do you hit your 7-iron in the air?' },
      { section: 3, name: 'Your swing', heading: 'What shape is your usual shot?' },
      { section: 3, name: 'Your swing', heading: "What's your tempo?" },
      { section: 3, name: 'Your swing', heading: 'What costs you the most strokes?' },
      { section: 3, name: 'Your swing', heading: "Where's your usual miss?" },
      { section: 4, name: 'Physical stats', heading: 'Your height, age and physical limits' },
    ]
    await openQuestionnaire(page)
    for (const [index, { section, name, heading }] of way.entries()) {
      const percent = Math.round(((index + 1) / 12) * 100)
      if (index > 0) await answerTo(page, index + 1, index)
      await expect(questionHeading(page)).toHaveText(heading)
      await expect(questionnaire(page).getByText(name, { exact: true })).toBeVisible()
      await expect(questionnaire(page).getByText(`Section ${section} of 4`, { exact: true })).toBeVisible()
      await expectQuestion(page, index + 1)
      await expect(questionnaire(page).getByText(`${percent}%`, { exact: true })).toBeVisible()
      await expect(questionnaire(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent))
      await expect(questionHeading(page)).toBeFocused()
    }
    await expect(questionnaire(page).getByRole('group', { name: 'Height' })).toBeVisible()
    await expect(questionnaire(page).getByRole('textbox', { name: 'Age' })).toBeVisible()
    await expect(questionnaire(page).getByRole('group', { name: /limit your swing/ })).toBeVisible()
  })

  test(
    'loses no answer by going back, not even one that is no answer yet',
    { tag: EXHAUSTIVE },
    async ({ page, golfer: _signedIn }) => {
      await openQuestionnaire(page)
      await pick(page, 'Regular')
      await moveTo(page, 101)
      await advance(page)
      await answerTo(page, 7, 3)
      await moveTo(page, 160)
      await advance(page)
      await answerTo(page, 12, 8)
      await checkbox(page, 'Back').check()
      await questionnaire(page).getByRole('textbox', { name: 'Age' }).fill('3')
      for (let question = 12; question > 5; question -= 1) await goBack(page)
      await goBack(page)
      await expect(questionHeading(page)).toHaveText('Your golfer type')
      await goBack(page)
      await expect(radio(page, 'No idea')).toBeChecked()
      for (let question = 5; question > 2; question -= 1) await goBack(page)
      await expect(slider(page)).toHaveValue('101')
      await goBack(page)
      await expect(radio(page, 'Regular')).toBeChecked()

      await answerTo(page, 6)
      await expect(checkbox(page, '7-Iron')).toBeChecked()
      await advance(page)
      await expect(slider(page)).toHaveValue('160')
      await expect(radio(page, '160')).toBeChecked()
      await advance(page)
      await answerTo(page, 12, 8)
      await expect(checkbox(page, 'Back')).toBeChecked()
      await expect(questionnaire(page).getByRole('textbox', { name: 'Age' })).toHaveValue('3')
    },
  )
})

test.describe('its questions', () => {
  test('ONB-13 ONB-15 ONB-16 ask for experience, frequency and the primary goal', async ({
    page,
    golfer: _signedIn,
  }) => {
    await openQuestionnaire(page)
    await expect
      .poll(() => radios(page))
      .toEqual({ values: ['beginner', 'casual', 'regular', 'serious'], chosen: undefined })
    await answerTo(page, 3)
    await expect
      .poll(() => radios(page))
      .toEqual({ values: ['rarely', 'monthly', 'weekly', 'multiple'], chosen: undefined })
    await answerTo(page, 4, 3)
    await expect
      .poll(() => radios(page))
      .toEqual({
        values: ['lower-scores', 'more-distance', 'consistency', 'course-management', 'fun'],
        chosen: undefined,
      })
    await expect(button(page, 'Next')).toBeDisabled()
    await expectQuestion(page, 4)
  })

  test('ONB-09 ONB-17 ONB-19 ask for clubs or for a budget, never both', async ({ page, golfer }) => {
    await openQuestionnaireAt(page, 5, { answered: SWING_QUESTIONS })
    await expect.poll(() => radios(page)).toEqual({ values: ['yes', 'no'], chosen: undefined })
    await pick(page, 'Yes')
    await expectQuestion(page, 6)
    await expect(questionHeading(page)).toHaveText('Which clubs are in your bag?')
    await checkbox(page, 'Driver').check()
    await advance(page)
    await expectQuestion(page, 7)
    await goBack(page)
    await expectQuestion(page, 6)
    await goBack(page)
    await expectQuestion(page, 5)
    await pick(page, 'No')
    await expectQuestion(page, 6)
    await expect(questionHeading(page)).toHaveText('What would you spend on a first set?')
    const budgets = [
      { label: 'Under $500', value: 'good' },
      { label: '$500-$1,200', value: 'better' },
      { label: 'Over $1,200', value: 'best' },
    ]
    await expect.poll(async () => (await radios(page)).values).toEqual(budgets.map(({ value }) => value))
    // The arrows go round, and go on to no other question.
    await radio(page, 'Over $1,200').focus()
    for (const { value } of budgets) {
      await page.keyboard.press('ArrowDown')
      await expect.poll(async () => (await radios(page)).chosen).toBe(value)
    }
    await advance(page)
    await expectQuestion(page, 7)
    await answerTo(page, 12, 7)
    await advance(page)
    await expect(page).toHaveURL('/distances')
    const { golfBag } = await answeredProfile(golfer)
    expect(golfBag.map(({ type, brand }) => `${brand} ${type}`)).toEqual(
      ['driver', '5-wood', '6-iron', '7-iron', '8-iron', '9-iron', 'pw', 'sw', 'putter'].map(
        (type) => `Starter Set ${type}`,
      ),
    )
  })

  test('ONB-20 ONB-39 ONE-19 ask for the 7-iron on a slider or with a tap, nothing preselected, or take that it is not known', async ({
    page,
    golfer,
  }) => {
    await openQuestionnaireAt(page, 5, { answered: SWING_QUESTIONS })
    await pick(page, 'No')
    await pick(page, 'Under $500')
    await expectQuestion(page, 7)
    await expect(slider(page)).toHaveAttribute('min', '40')
    await expect(slider(page)).toHaveAttribute('max', '210')
    for (const mark of ['100', '155', '210']) {
      await expect(questionnaire(page).locator('p').getByText(mark, { exact: true })).toBeVisible()
    }
    await expect
      .poll(() => radios(page))
      .toEqual({
        values: ['40', '55', '70', '85', '100', '115', '130', '145', '160', '175', '190', 'unknown'],
        chosen: undefined,
      })
    await expect(questionnaire(page).getByText(/^Only a start value/)).toBeVisible()
    await expect(button(page, 'Next')).toBeDisabled()
    await moveTo(page, 150)
    await expect(button(page, 'Next')).toBeEnabled()
    await expect(questionnaire(page).getByRole('radio', { checked: true })).toHaveCount(0)
    await radio(page, '145').check()
    await expect(slider(page)).toHaveValue('145')
    await radio(page, "I don't know").check()
    await advance(page)
    await expectQuestion(page, 7)
    await radio(page, 'I have no idea').check()
    await advance(page)
    await expectQuestion(page, 8)
    await answerTo(page, 12, 8)
    await advance(page)
    await expect(page).toHaveURL('/distances')
    const { clubDistances } = await answeredProfile(golfer)
    expect(clubDistances.filter(({ source }) => source !== 'estimated')).toEqual([])
  })

  test('ONB-18 ONE-20 toggle up to fourteen clubs, ask for the longest hole in two instead, and end with a bag of estimates', async ({
    page,
    golfer,
  }) => {
    await golfer.store({ firstName: 'Sam' })
    await openQuestionnaireAt(page, 6, { answered: SWING_QUESTIONS })
    const boxes = questionnaire(page).getByRole('checkbox')
    const counter = (text: string) => questionnaire(page).getByText(text, { exact: true })
    await expect(boxes).toHaveCount(CLUB_TYPES.length)
    await expect(counter('0/14 clubs')).toBeVisible()
    await expect(button(page, 'Next')).toBeDisabled()
    await checkbox(page, 'Putter').check()
    await expect(button(page, 'Next')).toBeEnabled()
    await expect(counter('1/14 clubs')).toBeVisible()
    await checkbox(page, 'Putter').uncheck()
    await expect(counter('0/14 clubs')).toBeVisible()
    for (let index = 0; index < 14; index += 1) await boxes.nth(index).check()
    await expect(counter('14/14 clubs')).toBeVisible()
    await expect(questionnaire(page).getByRole('status')).toContainText('Take one out to add another.')
    for (let index = 14; index < CLUB_TYPES.length; index += 1) await expect(boxes.nth(index)).toBeDisabled()
    await boxes.nth(0).uncheck()
    await checkbox(page, 'Putter').check()
    await expect(counter('14/14 clubs')).toBeVisible()

    await boxes.evaluateAll((all) => {
      for (const box of all) if (box instanceof HTMLInputElement && box.checked) box.click()
    })
    await expect(counter('0/14 clubs')).toBeVisible()
    for (const club of ['Driver', '7-Iron', 'Sand Wedge']) await checkbox(page, club).check()
    await advance(page)
    await radio(page, "I don't know").check()
    await advance(page)
    await expect(questionHeading(page)).toHaveText('Which hole can you reach with two good shots?')
    await expectQuestion(page, 7)
    const labels = questionnaire(page).locator('label')
    await expect(labels).toHaveText(['150', '200', '250', '300', '350', '400', '450+', 'I have no idea'])
    await expect(questionnaire(page).getByRole('radio', { checked: true })).toHaveCount(0)
    await radio(page, '250').check()
    await expect(questionnaire(page).locator('dl')).toContainText('Driver130')
    await advance(page)
    await answerTo(page, 12, 8)
    await advance(page)
    await expect(page).toHaveURL('/distances')
    const sentence = page.getByRole('heading', { name: 'Your bag, Sam: 130 down to 45.' })
    await expect(sentence).toBeVisible()
    await expect(page.getByText('All three are estimates. Type one number and the rest follow.')).toBeVisible()
    await expect(page.getByText('typical, not yours yet')).toHaveCount(0)
    const profile = await answeredProfile(golfer)
    expect(profile.reachInTwoYards).toBe(250)
    expect(profile.clubDistances).toMatchObject([
      { club: 'driver', distance: 130, source: 'estimated', basis: { method: 'like-me', plusMinusYards: 21 } },
      { club: '7-iron', distance: 80, source: 'estimated' },
      { club: 'sw', distance: 45, source: 'estimated' },
    ])
    await page.reload()
    await expect(sentence).toBeVisible()
  })

  test(
    'ONE-20 ONE-21 ends the first section with a typical bag too, marked until the golfer says that it is theirs',
    { tag: EXHAUSTIVE },
    async ({ page, golfer }) => {
      await openQuestionnaire(page)
      await pick(page, 'Casual')
      await moveTo(page, 140)
      await advance(page)
      await answerTo(page, 4, 3)
      await pick(page, 'Fun')
      await finishNow(page)
      await expect(page).toHaveURL('/distances')
      await expect(page.getByRole('heading', { name: /^Your bag, .+: \d+ down to \d+\.$/ })).toBeVisible()
      await expect(page.getByText(/^All ten are estimates\./)).toBeVisible()
      const mark = page.getByText('typical, not yours yet', { exact: true })
      await expect(mark).toBeVisible()
      const { golfBag } = await answeredProfile(golfer)
      expect(golfBag.map(({ type }) => type)).toEqual([
        'driver',
        '5-wood',
        '7-wood',
        '5-hybrid',
        '6-hybrid',
        '7-iron',
        '8-iron',
        '9-iron',
        'pw',
        'sw',
        'putter',
      ])
      await page.getByRole('link', { name: 'Change clubs' }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Golf Bag' })).toBeVisible()
      await expect(mark).toBeVisible()
      await page.getByRole('button', { name: 'These are my clubs' }).click()
      await expect(mark).toHaveCount(0)
      // The start of the bag: its heading opens and closes it.
      await expect(page.locator('#bag :focus')).toHaveCount(1)
      await expect
        .poll(async () => (await golfer.profile()).golfBag.map(({ brand }) => brand))
        .toEqual(golfBag.map(() => 'Personal'))
      await page.goto('/distances')
      await expect(page.getByRole('heading', { name: 'Gapping Score' })).toBeVisible()
      await expect(mark).toHaveCount(0)
    },
  )

  test('ONB-21 ONE-13 previews six clubs as they will be stored, by the method that the golfer chose before', async ({
    page,
    golfer,
  }) => {
    await store(golfer, {
      driver: [231],
      '5-wood': [200, 'estimated'],
      '5-iron': [150, 'estimated'],
      '9-iron': [110, 'estimated'],
      pw: [100, 'estimated'],
    })
    await page.addInitScript(() => {
      if (self.origin === 'null') return
      localStorage.setItem('bagwise.estimate-method', JSON.stringify({ schema: 1, content: 'factors' }))
    })
    await openQuestionnaireAt(page, 7, {
      answered: SWING_QUESTIONS,
      answers: { selectedClubs: ['driver', '5-wood', '5-iron', '7-iron', '9-iron', 'pw'] },
    })
    const preview = async () =>
      questionnaire(page)
        .locator('dl > div')
        .evaluateAll((rows) =>
          rows.map(
            (row) =>
              `${row.querySelector('dt')?.textContent} ${Number.parseInt(row.querySelector('dd')?.textContent ?? '', 10)}`,
          ),
        )
    await moveTo(page, 160)
    const shown = ['Driver (yours) 231', '5-Wood 216', '5-Iron 184', '7-Iron 160', '9-Iron 136', 'Pitching Wedge 120']
    await expect.poll(preview).toEqual(shown)
    await advance(page)
    await answerTo(page, 12, 8)
    await advance(page)
    await button(page, 'Replace my bag').click()
    await expect(page).toHaveURL('/distances')
    const stored = new Map((await answeredProfile(golfer)).clubDistances.map(({ club, distance }) => [club, distance]))
    expect(['driver', '5-wood', '5-iron', '7-iron', '9-iron', 'pw'].map((club) => stored.get(club as 'pw'))).toEqual([
      231, 216, 184, 160, 136, 120,
    ])
  })

  test('ONB-22 ONB-23 ONB-25 ask for ball flight, tempo and the common miss, and send it all later from without reception', async ({
    page,
    golfer,
  }) => {
    await openQuestionnaireAt(page, 8)
    await expect
      .poll(() => radios(page))
      .toEqual({ values: ['straight', 'draw', 'fade', 'slice', 'hook'], chosen: undefined })
    await answerTo(page, 9, 8)
    await expect.poll(() => radios(page)).toEqual({ values: ['slow', 'medium', 'fast'], chosen: undefined })
    await answerTo(page, 11, 9)
    await expect
      .poll(() => radios(page))
      .toEqual({ values: ['right', 'left', 'short', 'long', 'inconsistent'], chosen: undefined })
    await answerTo(page, 12, 11)

    await page.route('**/api/profile', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    )
    await advance(page)
    await expect(
      page.getByRole('status').getByText("Saved on this device. We'll sync when you're online."),
    ).toBeVisible()
    await expect(page).toHaveURL('/distances')
    await expect(page.getByRole('banner').getByRole('status')).toContainText('not saved yet')
    expect((await golfer.profile()).hasCompletedOnboarding).toBe(false)
    await page.unrouteAll()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    expect(await answeredProfile(golfer)).toMatchObject({
      ballFlight: 'straight',
      swingTempo: 'medium',
      missPattern: 'right',
    })
  })

  test('ONB-04 ONB-26 ONB-27 go back from the second question on, and end with height, age and physical limits', async ({
    page,
    golfer,
  }) => {
    await openQuestionnaire(page)
    await expect(button(page, 'Previous')).toBeDisabled()
    await expect(button(page, 'Next')).toBeDisabled()
    await expect(button(page, 'Complete Setup')).toHaveCount(0)
    await openQuestionnaireAt(page, 11)
    await expect(button(page, 'Previous')).toBeEnabled()
    await expect(button(page, 'Next')).toBeDisabled()
    await pick(page, 'Right')
    await expect(button(page, 'Complete Setup')).toBeVisible()
    await expect(button(page, 'Next')).toHaveCount(0)

    const feet = questionnaire(page).getByLabel('Feet')
    const inches = questionnaire(page).getByLabel('Inches')
    const age = questionnaire(page).getByRole('textbox', { name: 'Age' })
    await expect(feet).toHaveValue('5')
    await expect(inches).toHaveValue('10')
    await expect(age).toHaveValue('35')
    await expect(feet.getByRole('option')).toHaveText(['4', '5', '6', '7'])
    await expect(inches.getByRole('option')).toHaveText(Array.from({ length: 12 }, (_, inch) => String(inch)))
    for (const wrong of ['14', '86', '', '35.5', 'forty']) {
      await age.fill(wrong)
      await advance(page)
      await expect(alert(page)).toHaveText('Age 15 to 85.')
      await expect(age).toBeFocused()
      await expect(age).toHaveValue(wrong)
    }
    await age.fill('85')
    await feet.selectOption('6')
    await inches.selectOption('3')
    await checkbox(page, 'Knees or hips').check()
    await checkbox(page, 'Stiffness').check()
    await expect(questionnaire(page).getByText(/^Stiffness:/)).toBeVisible()
    await advance(page)
    await expect(page).toHaveURL('/distances')
    expect(await answeredProfile(golfer)).toMatchObject({ height: 75, age: 85 })
  })

  test('reads and stores in metres for golfers who read metres', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
    await golfer.store({ preferredUnits: 'metres' })
    await openQuestionnaire(page)
    await answerTo(page, 7)
    await expect(questionnaire(page).getByText('192', { exact: true })).toBeVisible()
    await radio(page, '133').check()
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '133 meters')
    await advance(page)
    await answerTo(page, 12, 8)
    await advance(page)
    await expect(page).toHaveURL('/distances')
    const { clubDistances } = await answeredProfile(golfer)
    expect(clubDistances.find(({ club }) => club === '7-iron')).toMatchObject({ distance: 145, source: 'manual' })
  })
})

test.describe('its end', () => {
  test('ONB-08 ONB-14 asks for an average score from 65 to 150, and may end after four questions, bag and distances left alone', async ({
    page,
    golfer,
  }) => {
    await store(golfer, { driver: [224], '7-iron': [146, 'estimated'] })
    const before = await golfer.profile()
    await openQuestionnaire(page)
    await pick(page, 'Casual')
    await expect(slider(page)).toHaveAttribute('min', '65')
    await expect(slider(page)).toHaveAttribute('max', '150')
    await expect(slider(page)).toHaveValue('95')
    for (const mark of ['65 (Pro)', '95 (Average)', '150 (Beginner)']) {
      await expect(questionnaire(page).getByText(mark, { exact: true })).toBeVisible()
    }
    await slider(page).press('ArrowLeft')
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '94 strokes')
    await button(page, 'One less').click()
    await expect(slider(page)).toHaveValue('93')
    await moveTo(page, 65)
    await button(page, 'One less').click()
    await expect(slider(page)).toHaveValue('65')

    await goBack(page)
    await expectQuestion(page, 1)
    await pick(page, 'Serious')
    await expectQuestion(page, 2)
    await moveTo(page, 73)
    await advance(page)
    await pick(page, 'Weekly')
    await pick(page, 'Consistency')
    await expect(questionHeading(page)).toBeFocused()
    await expect(questionnaire(page).getByText('Plus Handicapper', { exact: true })).toBeVisible()
    await expect(button(page, 'Continue')).toBeVisible()
    await finishNow(page)
    await expect(page).toHaveURL('/distances')
    expect(await answeredProfile(golfer)).toEqual({
      ...before,
      playingExperience: 'serious',
      averageScore: 73,
      courseFrequency: 'weekly',
      golfGoals: ['consistency'],
      golfPersona: 'plus-handicapper',
      hasCompletedOnboarding: true,
      facts: {
        playingExperience: { source: 'said', since: expect.any(String) },
        averageScore: { source: 'said', since: expect.any(String) },
        courseFrequency: { source: 'said', since: expect.any(String) },
      },
      updatedAt: expect.any(String),
    })
  })

  test('ONB-11 ONB-34 completes with every answer, by keyboard alone, and goes on to Distances', async ({
    page,
    golfer,
  }) => {
    await page.goto('/')
    await openFromHere(page)
    const keys = page.keyboard
    const press = async (...names: readonly string[]) => {
      for (const name of names) await keys.press(name)
    }
    /** From the heading of a question to its first control. */
    const enter = async () => {
      await expect(questionHeading(page)).toBeFocused()
      await press('Tab')
    }
    await enter()
    await press('ArrowDown', 'ArrowDown', 'Enter')
    await expectQuestion(page, 2)
    await enter()
    await press('Tab', 'ArrowRight', 'ArrowRight', 'Enter')
    await expectQuestion(page, 3)
    await enter()
    await press('ArrowDown', 'ArrowUp', 'Enter')
    await expectQuestion(page, 4)
    await enter()
    await press('Space', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter')
    await expectQuestion(page, 7)
    await enter()
    await press('ArrowUp', 'Enter')
    await expect(questionHeading(page)).toHaveText('Your golfer type')
    await expect(questionHeading(page)).toBeFocused()
    await press('Tab', 'Tab', 'Tab', 'Enter')
    await expectQuestion(page, 5)
    await enter()
    await press('Space', 'Enter')
    await expectQuestion(page, 6)
    await enter()
    await press('Space', 'Tab', 'Tab', 'Space', 'Enter')
    await expectQuestion(page, 7)
    await enter()
    await press('Tab', 'ArrowRight', 'Enter')
    await expectQuestion(page, 8)
    await enter()
    // Past the button for left-handers.
    await press('Tab', 'ArrowDown', 'ArrowDown', 'Enter')
    await expectQuestion(page, 9)
    await enter()
    await press('ArrowDown', 'ArrowUp', 'Enter')
    await expectQuestion(page, 10)
    await enter()
    await press('Space', 'Tab', 'Tab', 'Space', 'Enter')
    await expectQuestion(page, 11)
    await enter()
    await press('Tab', 'Space', 'ArrowDown', 'Enter')
    await expectQuestion(page, 12)
    await enter()
    await keys.type('6')
    await press('Tab')
    await keys.type('2')
    await press('Tab', 'Control+A')
    await keys.type('28')
    await press('Tab', 'Space', 'Enter')
    await expect(page).toHaveURL('/distances')
    await expect(page.getByRole('heading', { level: 1, name: 'Distances' })).toBeFocused()
    const profile = await answeredProfile(golfer)
    expect(profile).toMatchObject({
      playingExperience: 'regular',
      averageScore: 97,
      courseFrequency: 'rarely',
      golfGoals: ['course-management'],
      ballFlight: 'fade',
      swingTempo: 'slow',
      currentIssues: ['Losing balls', 'Driving', 'Misses to the left'],
      missPattern: 'left',
      height: 74,
      age: 28,
      golfPersona: 'committed-improver',
      handicap: null,
      swingSpeed: null,
      skillLevel: null,
      hasCompletedOnboarding: true,
    })
    expect(profile.golfBag.map(({ type, brand }) => `${brand} ${type}`)).toEqual(['Personal driver', 'Personal 5-wood'])
    expect(profile.clubDistances.find(({ club }) => club === '7-iron')?.distance).toBe(134)
    await page.goBack()
    await expect(questionnaire(page)).toHaveCount(0)
  })

  test('ONB-37 CST-19 goes on as soon as the profile is saved, 800 ms at most, to the remembered path or Distances', async ({
    page,
    golfer,
  }) => {
    await openQuestionnaire(page, '/?dialog=golf-profile&next=/swing-analyzer')
    await answerTo(page, 4)
    await pick(page, 'Fun')
    await finishNow(page)
    await expect(page).toHaveURL('/swing-analyzer')
    await answeredProfile(golfer)

    await page.clock.install()
    await page.route('**/api/profile', (route) =>
      route.request().method() === 'PATCH' ? new Promise(() => {}) : route.fallback(),
    )
    await openQuestionnaire(page)
    await pick(page, 'Regular')
    await answerTo(page, 4, 2)
    await pick(page, 'Fun')
    await page.clock.pauseAt(Date.now() + 60_000)
    // The page asks whether the next one is in reach, which takes time of the server's clock.
    const isInReach = page.waitForResponse((response) => response.request().method() === 'HEAD')
    await finishNow(page)
    await expect(button(page, 'Saving...')).toBeVisible()
    await isInReach
    await page.clock.runFor(799)
    await expect(button(page, 'Saving...')).toBeVisible()
    await page.clock.runFor(1)
    await expect(page).toHaveURL('/distances')
  })

  test('ONB-24 ONB-38 ERR-02 asks for the biggest and main challenges, says when answers were refused, and takes them again', async ({
    page,
    golfer,
  }) => {
    await page.clock.install()
    await openQuestionnaireAt(page, 10)
    await expect
      .poll(() => radios(page))
      .toEqual({ values: ['driver', 'approach', 'short-game', 'putting'], chosen: undefined })
    const challenges = questionnaire(page)
      .getByRole('group', { name: /Main challenges/ })
      .getByRole('checkbox')
    await expect.poll(() => challenges.count()).toBeGreaterThan(5)
    await challenges.nth(0).check()
    await challenges.nth(3).check()
    await expect(challenges.nth(0)).toBeChecked()
    await answerTo(page, 12, 10)

    // However long the server takes, it is in time: the page would go on without its word.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.route('**/api/profile', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            status: 422,
            json: { code: 'invalid', message: 'height must be at most 107', path: 'height' },
          })
        : route.fallback(),
    )
    await advance(page)
    await expect(alert(page)).toHaveText('There was an error saving your profile. Please try again.')
    await expectQuestion(page, 12)
    await expect(button(page, 'Complete Setup')).toBeFocused()
    await page.clock.resume()
    await page.unrouteAll()
    await advance(page)
    await expect(page).toHaveURL('/distances')
    expect(await answeredProfile(golfer)).toMatchObject({ height: null, missPattern: 'right' })
  })
})

test.describe('its end out of reach of the server', () => {
  test(
    'keeps the answers and stays on the page that works when the next one cannot be loaded',
    { tag: EXHAUSTIVE },
    async ({ page, context, golfer }) => {
      await openQuestionnaire(page, '/privacy?dialog=golf-profile')
      await answerTo(page, 12)
      await context.setOffline(true)
      await advance(page)
      await expect(
        page.getByRole('status').getByText("Saved on this device. We'll sync when you're online."),
      ).toBeVisible()
      await expect(questionnaire(page)).toHaveCount(0)
      await expect(page).toHaveURL('/privacy')
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
      await context.setOffline(false)
      await expect.poll(async () => (await golfer.profile()).hasCompletedOnboarding).toBe(true)
      await expect(page).toHaveURL('/privacy')
    },
  )

  test(
    'goes on where the golfer wanted to go when that page lies below already',
    { tag: EXHAUSTIVE },
    async ({ page, context, golfer }) => {
      await openQuestionnaire(page, '/distances?dialog=golf-profile&next=/distances')
      await answerTo(page, 4)
      await pick(page, 'Fun')
      await context.setOffline(true)
      await finishNow(page)
      await expect(
        page.getByRole('status').getByText("Saved on this device. We'll sync when you're online."),
      ).toBeVisible()
      await expect(page).toHaveURL('/distances')
      await expect(page.getByRole('heading', { level: 1, name: 'Distances' })).toBeVisible()
      await context.setOffline(false)
      await expect.poll(async () => (await golfer.profile()).hasCompletedOnboarding).toBe(true)
    },
  )
})

test.describe('a retake', () => {
  /** Three clubs of the golfer's own, one distance of each kind. */
  async function storeBag(golfer: Golfer): Promise<void> {
    await store(golfer, { driver: [224], '3-wood': [204, 'manual'], '7-iron': [140], pw: [100, 'estimated'] })
    await golfer.store({ 'golfBag.driver.model': 'Old Faithful', hasCompletedOnboarding: true, averageScore: 84 })
  }

  /** To the end, with the 3-wood left out and a sand wedge in. */
  async function retake(page: Page, carryYards: number): Promise<void> {
    await openQuestionnaireAt(page, 5, { answered: SWING_QUESTIONS })
    await advance(page)
    await expect(questionnaire(page).getByText('4/14 clubs', { exact: true })).toBeVisible()
    await checkbox(page, '3-Wood').uncheck()
    await checkbox(page, 'Sand Wedge').check()
    await advance(page)
    await expect(slider(page)).toHaveValue('140')
    await moveTo(page, carryYards)
    await advance(page)
    await answerTo(page, 12, 8)
    await advance(page)
  }

  test('ONB-36 ONB-40 asks before it replaces bag or own distances, keeps what stays, and offers undo', async ({
    page,
    golfer,
  }) => {
    await storeBag(golfer)
    const before = await golfer.profile()
    const edits = recordEdits(page)
    await retake(page, 160)
    await expect(questionHeading(page)).toHaveText('Replace the clubs in your bag?')
    await expect(questionHeading(page)).toBeFocused()
    await expect(questionnaire(page).getByText('Adds: Sand Wedge.')).toBeVisible()
    await expect(questionnaire(page).getByText('Removes: 3-Wood.')).toBeVisible()
    await button(page, 'Replace my bag').click()
    await expect(questionHeading(page)).toHaveText('Which 7-iron distance is right?')
    await expect(questionHeading(page)).toBeFocused()
    expect(edits).toEqual([])
    await button(page, 'Keep 140 yd').click()
    await expect(page).toHaveURL('/distances')

    await expect
      .poll(async () =>
        (await golfer.profile()).golfBag.map(({ type, brand, model, distance }) => [type, brand, model, distance]),
      )
      .toEqual([
        ['driver', 'Own', 'Old Faithful', 224],
        ['7-iron', 'Own', '', 140],
        ['pw', 'Own', '', 107],
        ['sw', 'Personal', '', 81],
      ])
    const after = await golfer.profile()
    expect(after.clubDistances.filter(({ source }) => source !== 'estimated')).toEqual(
      before.clubDistances.filter(({ source }) => source !== 'estimated'),
    )

    await expect(page.getByText('Your bag has been replaced, and its distances are new.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Your bag and your distances are back as they were.', { exact: true })).toBeVisible()
    await expect
      .poll(golfer.profile)
      .toMatchObject({ golfBag: before.golfBag, clubDistances: before.clubDistances, missPattern: 'right' })
  })

  test(
    'keeps the bag when the golfer says so, and takes the new 7-iron when asked to',
    { tag: EXHAUSTIVE },
    async ({ page, golfer }) => {
      await storeBag(golfer)
      const before = await golfer.profile()
      await retake(page, 150)
      await button(page, 'Back to the questions').click()
      await expectQuestion(page, 12)
      await advance(page)
      await button(page, 'Keep my bag').click()
      await button(page, 'Use 150 yd').click()
      await expect(page).toHaveURL('/distances')
      await expect
        .poll(async () => (await golfer.profile()).clubDistances.find(({ club }) => club === '7-iron'))
        .toMatchObject({ distance: 150, source: 'manual' })
      const after = await golfer.profile()
      expect(after.golfBag.map(({ type }) => type)).toEqual(before.golfBag.map(({ type }) => type))
      expect(after.clubDistances.find(({ club }) => club === 'driver')).toMatchObject({ distance: 224 })
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    },
  )
})

test.describe('after sign-up', () => {
  async function signUp(page: Page): Promise<void> {
    await page.getByLabel('First name').fill('Robin')
    await page.getByLabel('Last name').fill('Hale')
    await page.getByLabel('Email').fill(`robin-${randomUUID()}@example.com`)
    await page.getByLabel('Password', { exact: true }).fill('fairway-42-green')
    await page.getByRole('button', { name: 'Create Account' }).click()
  }

  test('AUT-14 opens once the profile is loaded, over the page the golfer wanted, and its way out leads there', async ({
    page,
  }) => {
    await page.goto('/')
    await page
      .getByRole('region', { name: 'Your tools' })
      .getByRole('link', { name: /Encyclopedia/ })
      .click()
    const loaded = page.waitForResponse('**/api/profile')
    await signUp(page)
    expect((await loaded).status()).toBe(200)
    await expectQuestion(page, 1)
    expect(new URL(page.url()).pathname).toBe('/encyclopedia')
    await button(page, 'Skip for now').click()
    await expect(questionnaire(page)).toHaveCount(0)
    await expect(page).toHaveURL('/encyclopedia')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('Welcome, Robin')).toBeAttached()
  })

  test('is for golfers: a visitor is asked to sign up first', { tag: EXHAUSTIVE }, async ({ page }) => {
    await page.goto('/?dialog=golf-profile')
    await expect(page.getByRole('dialog', { name: 'Create Your Free Account' })).toBeVisible()
  })
})

test(
  'says so when the profile cannot be loaded, and tries again',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await page.route('**/api/profile', (route) => route.abort())
    await page.goto('/?dialog=golf-profile')
    await expect(alert(page)).toContainText("Your profile didn't load. Nothing was changed.")
    await expectAccessible(page, 'failed', PHONES)
    await page.unrouteAll()
    await button(page, 'Try again').click()
    await expectQuestion(page, 1)
    await expect(questionHeading(page)).toBeFocused()
  },
)

test(
  'the first two sections are accessible in every state',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await openQuestionnaire(page)
    for (const question of [1, 2, 3, 4, 5, 6, 7]) {
      await answerTo(page, question, Math.max(1, question - 1))
      await expectAccessible(page, `question ${question}`, PHONES)
      if (question === 4) {
        await pick(page, 'Fun')
        await pick(page, '7-Iron')
        await expectAccessible(page, 'the number of one known shot', PHONES)
        await goBack(page)
        await expectAccessible(page, 'one known shot', PHONES)
        await passKnownShot(page)
        await expectAccessible(page, 'pause', PHONES)
        await goBack(page)
        await goBack(page)
      }
      if (question === 6) {
        const boxes = questionnaire(page).getByRole('checkbox')
        for (let index = 0; index < 14; index += 1) await boxes.nth(index).check()
        await expectAccessible(page, 'a full bag', PHONES)
        await boxes.nth(0).uncheck()
      }
    }
  },
)

test(
  'the other sections and the questions before saving are accessible',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, { driver: [224], '7-iron': [140] })
    await page.goto('/')
    await openFromHere(page)
    await answerTo(page, 5)
    await pick(page, 'No')
    await expectAccessible(page, 'budget', PHONES)
    await page.keyboard.press('Escape')
    await expect(questionnaire(page)).toHaveCount(0)
    await openFromHere(page)
    await expectAccessible(page, 'resume', PHONES)
    await button(page, 'Continue at question 6').click()
    await pick(page, 'Over $1,200')
    await moveTo(page, 150)
    await expectAccessible(page, 'question 7 with a number', PHONES)
    await advance(page)
    for (const question of [8, 9, 10, 11, 12]) {
      await answerTo(page, question, Math.max(8, question - 1))
      await expectAccessible(page, `question ${question}`, PHONES)
    }
    await checkbox(page, 'Back').check()
    await questionnaire(page).getByRole('textbox', { name: 'Age' }).fill('7')
    await advance(page)
    await expectAccessible(page, 'question 12 with a fault', PHONES)
    await questionnaire(page).getByRole('textbox', { name: 'Age' }).fill('70')
    await advance(page)
    await expect(questionHeading(page)).toHaveText('Replace the clubs in your bag?')
    await expectAccessible(page, 'the question about the bag', PHONES)
    await button(page, 'Replace my bag').click()
    await expect(questionHeading(page)).toHaveText('Which 7-iron distance is right?')
    await expectAccessible(page, 'the question about the 7-iron', PHONES)
    await button(page, 'Use 150 yd').click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expectAccessible(page, 'undo', PHONES)
  },
)

test(
  'every fault of an answer and of the server is accessible',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    const widths = [320, 1280]
    await page.clock.install()
    await openQuestionnaire(page)
    let question = 1
    for (const unanswered of [2, 7, 12]) {
      await answerTo(page, unanswered, question)
      question = unanswered
      await expectAccessible(page, `question ${question} without an answer`, widths)
      if (question === 7) {
        await radio(page, "I don't know").check()
        await expectAccessible(page, 'question 7 without a number', widths)
      }
    }
    await page.route('**/api/profile', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            status: 422,
            json: { code: 'invalid-value', message: 'It must be at most 107.', path: 'height' },
          })
        : route.fallback(),
    )
    // However long the server takes, it is in time.
    await page.clock.pauseAt(Date.now() + 60_000)
    await advance(page)
    await expect(alert(page)).toHaveText('There was an error saving your profile. Please try again.')
    await page.clock.resume()
    await expectAccessible(page, 'answers that were refused', widths)
  },
)

test('every section is accessible on a desktop', { tag: EXHAUSTIVE }, async ({ page, golfer: _signedIn }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openQuestionnaire(page)
  for (let question = 1; question <= 12; question += 1) {
    await answerTo(page, question, Math.max(1, question - 1))
    await expectAccessible(page, `question ${question}`, [1280])
    if (question === 4) {
      await pick(page, 'Fun')
      await passKnownShot(page)
      await expectAccessible(page, 'pause', [1280])
      await goBack(page)
      await goBack(page)
    }
  }
})

test('fits a narrow phone whose text is twice as large', { tag: EXHAUSTIVE }, async ({ server, launchOptions }) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await chromium.launch({ ...launchOptions, args })
  try {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 320, height: 640 } })
    await signUpGolfer(context, server.url)
    const page = await context.newPage()
    await openQuestionnaire(page)
    for (let question = 1; question <= 12; question += 1) {
      await answerTo(page, question, Math.max(1, question - 1))
      await expectToFit(page, `question ${question}`)
      await expect(button(page, 'Previous')).toBeAttached()
      if (question === 4) {
        await radio(page, 'Fun').check()
        await expectPausesToFit(page)
      }
    }
  } finally {
    await browser.close()
  }
})

/** Nothing is wider than the dialog. */
async function expectToFit(page: Page, what: string): Promise<void> {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 })
    const overflowPx = () => questionnaire(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    await expect.poll(overflowPx, `${what} at ${width}`).toBeLessThanOrEqual(0)
  }
}

/** From the last question of the first section: with the long names of golfers, and back. */
async function expectPausesToFit(page: Page): Promise<void> {
  for (const [score, name] of SCORES_AND_NAMES) {
    await goBack(page)
    await goBack(page)
    await moveTo(page, score)
    await advance(page)
    await advance(page)
    await advance(page)
    await passKnownShot(page)
    await expect(questionnaire(page).getByText(name, { exact: true })).toBeVisible()
    await expectToFit(page, `pause of a ${name}`)
    await goBack(page)
    await expectToFit(page, 'one known shot')
    await goBack(page)
  }
}
