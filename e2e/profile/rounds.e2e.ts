import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Round } from '@bagwise/contract/rounds'
import { expectAccessible } from '../support/accessible.ts'
import { openPart } from '../support/parts.ts'
import { comeBackToTab, expect, signUpGolfer, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const KEY = 'bagwise.rounds'
/** Longer than a try to reach the server and the wait after it. */
const SAVED_WITHIN_MS = 30_000

type Typed = {
  readonly course?: string
  readonly courseRating?: string
  readonly slope?: string
  readonly score: string
  readonly day?: string
}

const section = (page: Page) => page.getByRole('region', { name: 'Handicap and rounds' })
const dialog = (page: Page) => page.getByRole('dialog')
const rows = (page: Page) => section(page).locator('[data-round]')

async function openSection(page: Page) {
  await page.goto('/profile')
  await openPart(page.locator('#handicap'))
  await expect(section(page).getByRole('heading', { name: 'Rounds', exact: true })).toBeVisible()
}

async function fillRound(page: Page, { course, courseRating, slope, score, day }: Typed) {
  await section(page).getByRole('button', { name: 'Add a round' }).click()
  if (course !== undefined) await dialog(page).getByLabel('Course', { exact: true }).fill(course)
  if (courseRating !== undefined) await dialog(page).getByLabel('Course rating').fill(courseRating)
  if (slope !== undefined) await dialog(page).getByLabel('Slope').fill(slope)
  if (day !== undefined) await dialog(page).getByLabel('Day').fill(day)
  await dialog(page).getByLabel('Adjusted gross score').fill(score)
}

async function addRound(page: Page, typed: Typed) {
  await fillRound(page, typed)
  await dialog(page).getByRole('button', { name: 'Save round' }).click()
  await expect(dialog(page)).toHaveCount(0)
}

/** On a standard course of rating 72. */
const STANDARD = { course: 'Heather Links', courseRating: '72', slope: '113' } as const

/** The rounds as the server has them. */
async function storedScores(page: Page, url: string): Promise<readonly number[]> {
  const answer: { readonly rounds: readonly Round[] } = await (await page.request.get(`${url}/api/rounds`)).json()
  return answer.rounds.map(({ adjustedGrossScore }) => adjustedGrossScore).toSorted((a, b) => a - b)
}

/** As another device would. */
async function storeRound(page: Page, url: string, adjustedGrossScore: number) {
  const rating = { courseRating: 72, slopeRating: 113, playingConditions: null }
  const round = { id: randomUUID(), date: '2026-05-02', course: 'Heather Links', tees: 'White', ...rating }
  const data = { save: randomUUID(), base: null, round: { ...round, adjustedGrossScore } }
  const answer = await page.request.put(`${url}/api/rounds`, { data, headers: { origin: url } })
  expect(answer.status()).toBe(200)
}

/** Another device changes the golfer's only round. */
async function changeElsewhere(page: Page, url: string, change: Partial<Round>) {
  const answer: { readonly rounds: readonly Round[] } = await (await page.request.get(`${url}/api/rounds`)).json()
  const [base] = answer.rounds
  const data = { save: randomUUID(), base, round: { ...base, ...change } }
  expect((await page.request.put(`${url}/api/rounds`, { data, headers: { origin: url } })).status()).toBe(200)
}

const editButton = (page: Page) => section(page).getByRole('button', { name: /^Edit the round of/ })

async function storeProgress(page: Page, url: string) {
  for (const [date, handicap] of [
    ['2026-03-01', 20],
    ['2026-06-01', 18.4],
    ['2026-09-01', 17],
  ] as const) {
    const data = { id: randomUUID(), date, handicap, clubDistances: {} }
    const answer = await page.request.post(`${url}/api/progress`, { data, headers: { origin: url } })
    expect(answer.status()).toBe(200)
  }
}

test(
  'estimates an index from three rounds, which becomes the handicap with one tap',
  { tag: EXHAUSTIVE },
  async ({ page, golfer, server }) => {
    await openSection(page)
    await expect(section(page)).toContainText('No rounds yet')
    await addRound(page, { ...STANDARD, score: '91', day: '2026-05-02' })
    await expect(section(page)).toContainText('2 more rounds and Bagwise estimates your index.')

    // The course is offered again; only the score is left to type.
    await section(page).getByRole('button', { name: 'Add a round' }).click()
    await dialog(page).getByRole('button', { name: 'Heather Links' }).click()
    await expect(dialog(page).getByLabel('Adjusted gross score')).toBeFocused()
    await expect(dialog(page).getByLabel('Course rating')).toHaveValue('72.0')
    await page.keyboard.type('88')
    await page.keyboard.press('Enter')
    await expect(section(page)).toContainText('1 more round and Bagwise')
    await addRound(page, { ...STANDARD, score: '94', day: '2026-04-01' })

    await expect(section(page)).toContainText('14.0 Estimated index')
    await expect(section(page)).toContainText('Best 1 of 3, average 16.0. With only 3 rounds, 2 strokes come off.')
    await expect(rows(page)).toHaveCount(3)
    await expect(rows(page).filter({ hasText: 'Counts' })).toContainText(['88 strokes'])
    await expect(section(page)).not.toContainText(/handicap index/i)

    await section(page).getByRole('button', { name: 'Use as my handicap' }).click()
    await expect(section(page)).toContainText('This is your handicap.')
    await expect(page.getByText('Your handicap is 14 now.')).toBeVisible()
    await expect.poll(async () => (await golfer.profile()).handicap).toBe(14)
    await expect(section(page).getByRole('table')).toContainText('14')
    await expect.poll(() => storedScores(page, server.url)).toEqual([88, 91, 94])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await golfer.profile()).handicap).toBeNull()
  },
)

test(
  'takes nine holes, which wait until there are 54, and says how many are missing',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _golfer, server }) => {
    await openSection(page)
    await fillRound(page, { course: 'Old Mill', courseRating: '71.3', slope: '113', score: '45' })
    await dialog(page).getByRole('radio', { name: '9 holes' }).check()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toContainText('Enter the course rating from the scorecard: 27 to 43, as 35.6.')
    await dialog(page).getByRole('radio', { name: '18 holes' }).check()
    await expect(dialog(page)).not.toContainText('27 to 43')
    await dialog(page).getByRole('radio', { name: '9 holes' }).check()
    await dialog(page).getByLabel('Course rating').fill('36')
    await dialog(page).getByRole('button', { name: 'Save round' }).click()
    await expect(section(page)).toContainText(
      '45 more holes and Bagwise estimates your index. Your nine waits until you have 54.',
    )
    await expect(rows(page)).toContainText([/9 holes · 45 strokes · 36.0\/113.*Waits for 54 holes/])

    for (const score of ['46', '47', '48', '49', '50']) {
      await section(page).getByRole('button', { name: 'Add a round' }).click()
      await dialog(page).getByRole('button', { name: 'Old Mill, 9 holes' }).click()
      await expect(dialog(page).getByRole('radio', { name: '9 holes' })).toBeChecked()
      await page.keyboard.type(score)
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toHaveCount(0)
    }
    await expect(section(page)).toContainText('Best 2 of 6')
    await expect(rows(page).filter({ hasText: 'Waits' })).toHaveCount(0)
    await expect.poll(() => storedScores(page, server.url)).toEqual([45, 46, 47, 48, 49, 50])
  },
)

test(
  'shows the score of a part round to the hundredth, and leaves it when something else is edited',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _golfer, server }) => {
    await storeRound(page, server.url, 87.91)
    await openSection(page)
    await expect(rows(page)).toContainText(['87.91 strokes, some expected'])
    await editButton(page).click()
    await expect(dialog(page)).toContainText("Holes you didn't play count the score expected of you.")
    await dialog(page).getByLabel('Tees').fill('Yellow')
    await dialog(page).getByRole('button', { name: 'Save round' }).click()
    await expect(rows(page)).toContainText([/Heather Links, Yellow.*87.91 strokes/])
    await expect.poll(() => storedScores(page, server.url)).toEqual([87.91])
  },
)

test(
  'keeps what was typed when it cannot be stored, and says why',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _golfer }) => {
    await openSection(page)
    await fillRound(page, { course: 'Heather Links', courseRating: '7.2', slope: '113', score: '' })
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toContainText('Enter the course rating from the scorecard: 55 to 85, as 71.3.')
    await expect(dialog(page)).toContainText('Enter your strokes on 18 holes')
    await expect(dialog(page).getByLabel('Course rating')).toBeFocused()
    await expect(dialog(page).getByLabel('Course rating')).toHaveValue('7.2')

    // Closed by mistake: the form is as it was left.
    await page.keyboard.press('Escape')
    await section(page).getByRole('button', { name: 'Add a round' }).click()
    await expect(dialog(page).getByLabel('Course', { exact: true })).toHaveValue('Heather Links')
    await dialog(page).getByLabel('Course rating').fill('72,4')
    await dialog(page).getByLabel('Adjusted gross score').fill('90')
    await dialog(page).getByRole('button', { name: 'Save round' }).click()
    await expect(rows(page)).toContainText(['72.4/113'])
  },
)

test(
  'edits and deletes a round, and brings a deleted one back',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _golfer, server }) => {
    await openSection(page)
    await addRound(page, { ...STANDARD, score: '91' })
    await section(page)
      .getByRole('button', { name: /^Edit the round of/ })
      .click()
    await dialog(page).getByLabel('Adjusted gross score').fill('84')
    await dialog(page).getByRole('button', { name: 'Save round' }).click()
    await expect(rows(page)).toContainText(['84 strokes'])
    await expect.poll(() => storedScores(page, server.url)).toEqual([84])

    await section(page)
      .getByRole('button', { name: /^Edit the round of/ })
      .click()
    await dialog(page).getByRole('button', { name: 'Delete round' }).click()
    await expect(section(page)).toContainText('No rounds yet')
    await expect(section(page).getByRole('heading', { name: 'Rounds', exact: true })).toBeFocused()
    await expect.poll(() => storedScores(page, server.url)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows(page)).toHaveCount(1)
    await expect.poll(() => storedScores(page, server.url)).toEqual([84])
    await page.reload()
    await openPart(page.locator('#handicap'))
    await expect(rows(page)).toHaveCount(1)
  },
)

test(
  'undoes nothing that another device changed, and says what it was',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _golfer, server }) => {
    test.slow()
    await openSection(page)
    await addRound(page, { ...STANDARD, score: '91' })
    await expect.poll(() => storedScores(page, server.url)).toEqual([91])

    await editButton(page).click()
    await changeElsewhere(page, server.url, { adjustedGrossScore: 79 })
    await dialog(page).getByLabel('Tees').fill('Yellow')
    await dialog(page).getByRole('button', { name: 'Save round' }).click()
    await expect(rows(page)).toContainText(['Changed on another device: score 91 → 79.'])
    await expect(rows(page)).toContainText(['Heather Links, Yellow'])
    expect(await storedScores(page, server.url)).toEqual([79])
    await expectAccessible(page, 'a round that another device changed')

    await rows(page).getByRole('button', { name: /^OK/ }).click()
    await expect(rows(page)).not.toContainText(['Changed on another device'])
    await expect(editButton(page)).toBeFocused()

    await editButton(page).click()
    await changeElsewhere(page, server.url, { adjustedGrossScore: 85 })
    await dialog(page).getByRole('button', { name: 'Delete round' }).click()
    await expect(rows(page)).toContainText(['Not deleted, because it was changed on another device: score 79 → 85.'])
    expect(await storedScores(page, server.url)).toEqual([85])
  },
)

test('loses nothing that was entered and deleted without reception', async ({ context, page, network }) => {
  await signUpGolfer(context, network.url)
  await page.goto(`${network.url}/profile`)
  await openPart(page.locator('#handicap'))
  await addRound(page, { ...STANDARD, score: '95' })
  await expect.poll(() => storedScores(page, network.url)).toEqual([95])

  network.set('none')
  await addRound(page, { ...STANDARD, score: '89' })
  await addRound(page, { ...STANDARD, score: '92' })
  await section(page)
    .getByRole('button', { name: /^Edit the round of/ })
    .last()
    .click()
  await expect(dialog(page).getByLabel('Adjusted gross score')).toHaveValue('95')
  await dialog(page).getByRole('button', { name: 'Delete round' }).click()
  await expect(rows(page).filter({ hasText: 'not saved yet' })).toHaveCount(2)

  await page.reload()
  await openPart(page.locator('#handicap'))
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).filter({ hasText: 'not saved yet' })).toHaveCount(2)
  await expect(rows(page)).toContainText(['92 strokes', '89 strokes'])

  network.set('good')
  await comeBackToTab(page)
  await expect(rows(page).filter({ hasText: 'not saved yet' })).toHaveCount(0, { timeout: SAVED_WITHIN_MS })
  await expect.poll(() => storedScores(page, network.url)).toEqual([89, 92])
})

test(
  'asks before signing out would lose a round, and takes it off the device then',
  { tag: EXHAUSTIVE },
  async ({ context, page, network }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await signUpGolfer(context, network.url)
    await page.goto(`${network.url}/profile`)
    await openPart(page.locator('#handicap'))
    await page.route('**/api/rounds', (route) =>
      route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.continue(),
    )
    await addRound(page, { ...STANDARD, score: '95' })
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByRole('dialog', { name: 'Not saved yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out anyway' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull()
  },
)

test(
  'keeps a round that the server refuses in sight, with the reason',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _golfer }) => {
    await openSection(page)
    await page.route('**/api/rounds', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 422, json: { code: 'too-many-rounds', message: 'Delete an old one to make room.' } })
        : route.continue(),
    )
    await addRound(page, { ...STANDARD, score: '95' })
    await expect(rows(page)).toContainText(['Not saved, so it does not count: Delete an old one to make room.'])
    await page.unroute('**/api/rounds')
    await comeBackToTab(page)
    await expect(rows(page).filter({ hasText: 'Not saved' })).toHaveCount(0)
  },
)

test(
  'says so when the rounds cannot be loaded, and tries again',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _golfer }) => {
    await page.route('**/api/rounds', (route) => route.abort('internetdisconnected'))
    await openSection(page)
    await expect(section(page).getByRole('alert')).toContainText("Your rounds didn't load.")
    await page.unroute('**/api/rounds')
    await section(page).getByRole('button', { name: 'Try again' }).click()
    await expect(section(page)).toContainText('No rounds yet')
  },
)

test(
  'TRE-05 draws where the handicap goes, with a sentence and every day in figures',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _golfer, server }) => {
    await storeProgress(page, server.url)
    await openSection(page)
    await expect(
      section(page).getByRole('img', { name: 'Handicap from 20 on 1 Mar 2026 to 17 on 1 Sept 2026' }),
    ).toBeVisible()
    await expect(section(page).getByRole('img')).toContainText('Improving')
    await expect(section(page)).toContainText('Up is better.')
    await expect(section(page).getByRole('table').getByRole('row')).toHaveText([
      /Day and what changed/,
      /1 Sept 2026.*17/,
      /1 Jun 2026.*18.4/,
      /1 Mar 2026.*20/,
    ])
  },
)

test(
  'is accessible while it is empty, and in the form with faults',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _golfer }) => {
    test.slow()
    await openSection(page)
    await expect(section(page)).toContainText('No rounds yet')
    await expectAccessible(page, 'no rounds')
    await section(page).getByRole('button', { name: 'Add a round' }).click()
    await dialog(page).getByRole('button', { name: 'Save round' }).click()
    await expect(dialog(page)).toContainText('Enter the name of the course')
    await expectAccessible(page, 'the form with faults')
  },
)

test('is accessible with rounds and a trend', { tag: EXHAUSTIVE }, async ({ page, golfer, server }) => {
  test.slow()
  await storeProgress(page, server.url)
  for (const score of [91, 88, 94, 90, 93, 80]) await storeRound(page, server.url, score)
  await golfer.store({ handicap: 12 })
  await openSection(page)
  await expect(section(page)).toContainText('Estimated index')
  await expectAccessible(page, 'rounds')
})
