import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Round } from '@bagwise/contract/rounds'
import { expectAccessible } from '../support/accessible.ts'
import { openPart } from '../support/parts.ts'
import { roundsSection } from '../support/rounds.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Rounds from a file' })
const rows = (page: Page) => roundsSection(page).locator('[data-round]')

async function openDialog(page: Page): Promise<void> {
  await page.goto('/profile')
  await openPart(page.locator('#handicap'))
  await roundsSection(page).getByRole('button', { name: 'From a file' }).click()
  await expect(dialog(page)).toBeVisible()
}

async function choose(page: Page, lines: readonly string[], name = 'scores.csv'): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\r\n')}\r\n`) }
  // Where a golfer's tap leaves the focus.
  await dialog(page).getByRole('button', { name: 'Choose a file' }).focus()
  await dialog(page).getByLabel('File with rounds').setInputFiles(file)
}

async function stored(page: Page, url: string): Promise<readonly Round[]> {
  const answer: { readonly rounds: readonly Round[] } = await (await page.request.get(`${url}/api/rounds`)).json()
  return answer.rounds
}

test('adds old scores from a CSV, names what it leaves out with line numbers, and takes all back with Undo', async ({
  page,
  golfer: _golfer,
  server,
}) => {
  const here = { id: randomUUID(), date: '2026-05-01', course: 'Old Mill', tees: 'Red', playingConditions: null }
  const round = { ...here, courseRating: 72, slopeRating: 113, adjustedGrossScore: 90 }
  const data = { save: randomUUID(), base: null, round }
  await page.request.put(`${server.url}/api/rounds`, { data, headers: { origin: server.url } })

  await openDialog(page)
  await choose(page, [
    'Date;Course;Tees;Rating;Slope;Adjusted score;Holes;PCC',
    '2026-05-02;Heather Links;White;71,3;128;91;18;1',
    '2026-05-03;Heather Links;White;35,6;128;45;;',
    '2026-05-01;old mill;;72;113;90;;',
    '2026-05-02;Heather Links;White;71,3;128;91;18;1',
    '2026-05-04;Heather Links;White;7,13;128;191;;',
    'soon;Heather Links;White;71,3;128;91;;',
  ])
  await expect(dialog(page).getByRole('status')).toHaveText('2 new rounds.')
  await expect(dialog(page).getByRole('status')).toBeFocused()
  await expect(dialog(page)).toContainText('1 is in your rounds already: line 4.')
  await expect(dialog(page)).toContainText('1 repeats a day, course and score of the file: line 5.')
  await expect(dialog(page)).toContainText("2 lines can't be read")
  await expect(
    dialog(page)
      .getByRole('listitem')
      .filter({ hasText: /^Line \d/ }),
  ).toHaveText([
    "Line 6: Rating “7,13” isn't 55 to 85, as for 18 holes.",
    "Line 7: “soon” isn't a date we can read. Write it as 2026-05-31.",
  ])
  await expectAccessible(page, 'rounds of a file, some of which cannot be read')

  await dialog(page).getByRole('button', { name: 'Add 2 rounds' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText('2 rounds added.')).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).first()).toContainText('9 holes · 45 strokes · 35.6/128')
  await expect.poll(async () => (await stored(page, server.url)).length).toBe(3)
  expect(await stored(page, server.url)).toMatchObject([
    { date: '2026-05-03', holeCount: 9, adjustedGrossScore: 45, courseRating: 35.6 },
    { date: '2026-05-02', tees: 'White', adjustedGrossScore: 91, playingConditions: 1 },
    { date: '2026-05-01', course: 'Old Mill' },
  ])

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect.poll(() => stored(page, server.url)).toEqual([round])
})

test(
  'asks which number is the month where no date of the file says it',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _golfer, server }) => {
    await openDialog(page)
    await choose(page, [
      'Date,Course,Rating,Slope,Score',
      '5/6/2026,Heather Links,71.3,128,91',
      '5/5/2026,Old Mill,72,113,88',
    ])
    await expect(dialog(page).getByRole('status')).toHaveText('1 new round.')
    await expect(dialog(page)).toContainText('We use “Score” as the adjusted gross score.')
    await expect(dialog(page)).toContainText('Line 2: 5/6/2026 waits for your answer.')
    await dialog(page).getByRole('radio', { name: '6 May 2026' }).check()
    await expect(dialog(page).getByRole('status')).toHaveText('2 new rounds.')
    await expect(dialog(page)).not.toContainText('waits for your answer')
    await dialog(page).getByRole('radio', { name: '5 Jun 2026' }).check()
    await dialog(page).getByRole('button', { name: 'Add 2 rounds' }).click()
    await expect
      .poll(async () => (await stored(page, server.url)).map(({ date }) => date))
      .toEqual(['2026-06-05', '2026-05-05'])
  },
)

test('says why a file is refused, and reads the next one', { tag: EXHAUSTIVE }, async ({ page, golfer: _golfer }) => {
  await openDialog(page)
  const fault = dialog(page).getByRole('alert')
  await choose(page, ['2026-05-02,Heather Links,71.3,128,91'])
  await expect(fault).toHaveText(
    'No line names the columns. Add one on top: Date, Course, Rating, Slope, Adjusted score.',
  )
  await choose(page, ['Date,Course,Score', '2026-05-02,Heather Links,91'])
  await expect(fault).toHaveText('Columns are missing: Rating, Slope. Name them in the first line.')
  await choose(page, ['Date,Course,Rating,Slope,Score', '2026-05-02,"Heather Links,71.3,128,91'])
  await expect(fault).toHaveText('A quotation mark on line 2 never closes. Fix it and try again.')
  await choose(page, ['PK\u0003\u0004'], 'scores.xlsx')
  await expect(fault).toHaveText('This is a spreadsheet. Save it as CSV, and choose that file.')

  await choose(page, ['Date,Course,Rating,Slope,Score', 'soon,Heather Links,71.3,128,91'])
  await expect(dialog(page).getByRole('status')).toHaveText('No new rounds.')
  await expect(dialog(page).getByRole('button', { name: 'Add 0 rounds' })).toBeDisabled()
  await dialog(page).getByRole('button', { name: 'Another file' }).click()
  await choose(page, ['Date,Course,Rating,Slope,Score', '2026-05-02,Heather Links,71.3,128,91'])
  await expect(dialog(page).getByRole('status')).toHaveText('1 new round.')
})
