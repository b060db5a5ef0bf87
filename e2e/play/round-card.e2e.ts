import { readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import type { Round } from '@bagwise/contract/rounds'
import { expectAccessible } from '../support/accessible.ts'
import { cardRound, shotRound, storePlayed, storedPlayed } from '../support/played-rounds.ts'
import type { TestRound } from '../support/played-rounds.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { expect, sidewaysOverflowPx, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const SCORES = [5, 6, 4, 5, 4, 5, 2, 6, 5, 4, 4, 5, 6, 5, 3, 4, 5, 9]
const cardPath = ({ round }: TestRound) => `/play/${round.id}/card`
const nine = (page: Page, name: 'Out' | 'In') => page.getByRole('table', { name })
const scoreOf = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Hole ${number},`) })

async function indexRounds(page: Page, url: string): Promise<readonly Round[]> {
  const answer = await page.context().request.get(`${url}/api/rounds`)
  const { rounds }: { readonly rounds: readonly Round[] } = await answer.json()
  return rounds
}

test.beforeEach(async ({ context, server }) => {
  await signUpSampleGolfer(context, server.url)
})

test(
  'is as on paper: circles and squares in words too, dots, out, in and total, net and points on a tap',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    const played = cardRound({}, { scores: SCORES })
    await storePlayed(context, server.url, [played])
    await page.goto(cardPath(played))
    await expect(page.getByRole('heading', { level: 1, name: 'Heather Links' })).toBeVisible()
    await expect(page.getByText('15 over, through 18')).toBeVisible()
    await expect(nine(page, 'Out').locator('tfoot td').last()).toHaveText('42')
    await expect(nine(page, 'In').locator('tfoot td').last()).toHaveText('45')
    await expect(page.getByText('Net 71 · 38 points')).toBeVisible()
    await expect(page.getByText('You get 16 strokes.')).toBeVisible()
    await expect(scoreOf(page, 1)).toHaveAccessibleName(/5, bogey/)
    await expect(scoreOf(page, 7)).toHaveAccessibleName(/2, birdie/)
    await expect(scoreOf(page, 18)).toHaveAccessibleName(/9, 4 over par/)
    await expect(nine(page, 'Out').getByText('1 stroke received')).toHaveCount(8)

    await scoreOf(page, 7).click()
    await expect(page.getByText('Birdie · net 2 · 3 points')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open hole 7' })).toHaveAttribute(
      'href',
      `/play/${played.round.id}/holes/7`,
    )
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await sidewaysOverflowPx(page)).toBe(0)
    }
    await expectAccessible(page, 'the card')
  },
)

test(
  'counts the holes that were played, and − and + make a score the golfer’s own',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    const played = cardRound({ state: 'playing', date: '2026-11-22' }, { scores: [4, 5, 3, null, 5] })
    await storePlayed(context, server.url, [played])
    await page.goto(cardPath(played))
    await expect(page.getByText('1 over, through 4')).toBeVisible()
    await scoreOf(page, 4).click()
    await page.getByRole('button', { name: 'One stroke more on hole 4' }).click()
    await expect(scoreOf(page, 4)).toHaveAccessibleName(/4, par/)
    await page.getByRole('button', { name: 'One stroke more on hole 4' }).dblclick()
    await expect(scoreOf(page, 4)).toHaveAccessibleName(/6, double bogey/)
    await page.getByRole('button', { name: 'One stroke less on hole 4' }).click()
    await expect(page.getByText('2 over, through 5')).toBeVisible()
    await expect
      .poll(async () => (await storedPlayed(context, server.url, played.round.id)).holes[3])
      .toMatchObject({ number: 4, score: 5, finish: 'holed' })
  },
)

test(
  'HCP-06 without stroke indexes gives strokes by the holes’ rank in length, and says so',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    const card = cardRound({ handicapThen: 5 })
    const played = { ...card, holes: card.holes.map((hole) => ({ ...hole, strokeIndex: null })) }
    await storePlayed(context, server.url, [played])
    await page.goto(cardPath(played))
    await expect(page.getByText('You get 5 strokes.')).toBeVisible()
    await expect(
      page.getByText('No stroke indexes on this card, so the longest holes get strokes first.'),
    ).toBeVisible()
    const longest = played.holes
      .toSorted((one, other) => (other.lengthYards ?? 0) - (one.lengthYards ?? 0))
      .slice(0, 5)
      .map(({ number }) => number)
    for (const { number } of played.holes) {
      await expect(scoreOf(page, number).getByText('1 stroke received')).toHaveCount(longest.includes(number) ? 1 : 0)
    }
  },
)

test('HCP-12 RND-45 finishing a counting round posts one round with the same id, by the handicap at the start; Undo takes both back; deleting it takes the posted one along only when asked', async ({
  context,
  page,
  server,
}) => {
  const played = cardRound({ state: 'playing', date: '2026-11-22' }, { scores: SCORES })
  const half = cardRound({ state: 'playing', date: '2026-11-20', holeCount: 9, courseRating: 35.6 })
  const front = { ...half, holes: half.holes.slice(0, 9) }
  const friendly = cardRound({ state: 'playing', date: '2026-11-19', isCounting: false })
  await storePlayed(context, server.url, [played, front, friendly])
  await page.goto(cardPath(played))
  await page.getByRole('button', { name: 'Finish round' }).click()
  await expect(page.getByText('Round finished and posted to your estimated index.')).toBeVisible()
  await expect.poll(() => indexRounds(page, server.url)).toHaveLength(1)
  // Hole 18 is a par 5 on which 15 gets a stroke: 8 of the 9 strokes count.
  const [posted] = await indexRounds(page, server.url)
  expect(posted).toMatchObject({ id: played.round.id, adjustedGrossScore: 86, courseRating: 71.3 })
  expect(posted?.holeCount ?? 18).toBe(18)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Finish round' })).toBeVisible()
  await expect.poll(() => indexRounds(page, server.url)).toHaveLength(0)
  await expect.poll(async () => (await storedPlayed(context, server.url, played.round.id)).round.state).toBe('playing')
  // A second tap is no second end of the round, so that Undo stays the way back to the course.
  await page.getByRole('button', { name: 'Finish round' }).dblclick()
  await expect.poll(() => indexRounds(page, server.url)).toHaveLength(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => indexRounds(page, server.url)).toHaveLength(0)
  await page.getByRole('button', { name: 'Finish round' }).click()
  await expect.poll(() => indexRounds(page, server.url)).toHaveLength(1)

  // A card that is corrected afterwards corrects its round of the index, and nothing else that the golfer said of it.
  const [base] = await indexRounds(page, server.url)
  const saved = await context.request.put(`${server.url}/api/rounds`, {
    data: { save: randomUUID(), base, round: { ...base, playingConditions: 1 } },
    headers: { ...PAGE_HEADERS, origin: server.url },
  })
  expect(saved.status(), await saved.text()).toBe(200)
  await page.goto(cardPath(played))
  await scoreOf(page, 1).click()
  await page.getByRole('button', { name: 'One stroke less on hole 1' }).click()
  await expect
    .poll(async () => (await indexRounds(page, server.url))[0])
    .toMatchObject({ adjustedGrossScore: 85, playingConditions: 1 })
  await page.goto(`/play/${played.round.id}`)
  await expect(page.getByText('differential, estimate')).toBeVisible()
  await expect(page.getByText('adjusted: hole 18 counts 8, not 9')).toBeVisible()

  await page.goto(cardPath(front))
  await page.getByRole('button', { name: 'Finish round' }).click()
  await expect.poll(() => indexRounds(page, server.url)).toHaveLength(2)
  const nines = (await indexRounds(page, server.url)).find(({ id }) => id === front.round.id)
  expect(nines).toMatchObject({ holeCount: 9, courseRating: 35.6, adjustedGrossScore: 45, handicapThen: 15 })

  await page.goto(cardPath(friendly))
  await page.getByRole('button', { name: 'Finish round' }).click()
  await expect(page.getByText('Round finished.', { exact: true })).toBeVisible()
  await page.goto(`/play/${friendly.round.id}`)
  await expect(page.getByText('You chose not to count this round for your index.')).toBeVisible()
  expect(await indexRounds(page, server.url)).toHaveLength(2)

  await page.goto('/play')
  const rows = page.getByRole('listitem').filter({ hasText: played.round.course })
  const deleteFirst = () =>
    rows
      .first()
      .getByRole('button', { name: /^Delete / })
      .click()
  const asked = page.getByRole('dialog', { name: 'Delete this round?' })
  await expect(rows).toHaveCount(3)
  await deleteFirst()
  await expect(asked).toContainText('Its score is posted to your estimated index.')
  await expectAccessible(page, 'the question about the score of a round that goes')
  await asked.getByRole('button', { name: 'Delete both' }).click()
  await expect(rows).toHaveCount(2)
  const idsOfIndex = async () => (await indexRounds(page, server.url)).map(({ id }) => id)
  await expect.poll(idsOfIndex).toEqual([front.round.id])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(3)
  await expect.poll(idsOfIndex).toHaveLength(2)
  await deleteFirst()
  await asked.getByRole('button', { name: 'Delete the round, keep the score' }).click()
  await expect(page.getByText('Round deleted.')).toBeVisible()
  await expect(rows).toHaveCount(2)
  // One that was not posted is deleted without a question.
  await rows
    .last()
    .getByRole('button', { name: /^Delete / })
    .click()
  await expect(rows).toHaveCount(1)
  await expect(asked).toHaveCount(0)
  expect(await idsOfIndex()).toHaveLength(2)
})

test(
  'names holes without a score before the round is finished, and can be left',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    const scores = SCORES.map((score, index) => ([3, 8, 11].includes(index) ? null : score))
    const played = cardRound(
      { state: 'playing', date: '2026-11-22', courseRating: null, slopeRating: null },
      { scores },
    )
    await storePlayed(context, server.url, [played])
    await page.goto(cardPath(played))
    await expect(page.getByText('Strokes received need an index, and a rating and slope for these tees.')).toBeVisible()
    await page.getByRole('button', { name: 'Finish round' }).click()
    const dialog = page.getByRole('dialog', { name: '3 holes have no score' })
    await expect(dialog.getByText('Holes 4, 9, 12.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Go back' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Leave round' }).click()
    await expect(page.getByText('You left this round. Your card is kept.')).toBeVisible()
    await page.goto(`/play/${played.round.id}`)
    await expect(page.getByText('No differential: these tees have no rating and slope.')).toBeVisible()
    await page.getByRole('button', { name: 'Continue round' }).click()
    await expect(page.getByRole('button', { name: 'Continue round' })).toHaveCount(0)
    await page.goto(cardPath(played))
    await page.getByRole('button', { name: 'Finish round' }).click()
    await dialog.getByRole('button', { name: 'Finish anyway' }).click()
    await expect
      .poll(async () => (await storedPlayed(context, server.url, played.round.id)).round.state)
      .toBe('finished')
  },
)

test('RND-29 of a tournament has no strokes gained and no most likely score before the last hole', async ({
  context,
  page,
  server,
}) => {
  const kept = shotRound(3, { rules: 'tournament', state: 'playing', date: '2026-11-22' })
  const played = {
    ...kept,
    holes: kept.holes.map((hole) => (hole.number === 5 ? { ...hole, finish: 'picked-up' as const, score: 7 } : hole)),
  }
  await storePlayed(context, server.url, [played])
  await page.goto(cardPath(played))
  await expect(scoreOf(page, 5)).toHaveAccessibleName(/^Hole 5, picked up\./)
  await expect(page.getByText('through 17')).toBeVisible()
  await expect(page.getByText('A picked-up hole gets its most likely score when the round is over.')).toBeVisible()
  await page.goto(`/play/${played.round.id}/shots`)
  await expect(page.getByRole('region', { name: 'Hole 7' })).toBeVisible()
  await expect(page.locator('main').getByText(/[+−]\d\.\d/)).toHaveCount(0)

  await page.goto(cardPath(played))
  await page.getByRole('button', { name: 'Finish round' }).click()
  await expect(page.getByRole('heading', { name: 'Against golfers off 15' })).toBeVisible()
  await page.goto(cardPath(played))
  await expect(scoreOf(page, 5)).toHaveAccessibleName(/^Hole 5, picked up, 7\./)
  await expect(page.getByText('through 18')).toBeVisible()
})

test(
  'is a picture to keep, and prints as nothing but the card',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    const played = cardRound({}, { scores: SCORES })
    await storePlayed(context, server.url, [played])
    await page.goto(cardPath(played))
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a picture' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('bagwise-card.png')
    const picture = await readFile(await download.path())
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect(picture.readUInt32BE(16)).toBe(1510)

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Heather Links' })).toBeVisible()
    await expect(nine(page, 'In')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.locator('header').filter({ hasText: 'Sam Miller' })).toBeHidden()
  },
)

test(
  'reads without sideways scrolling on a small phone with text twice as large, as do the other pages of a round',
  { tag: EXHAUSTIVE },
  async ({ largeTextPhone, server }) => {
    await signUpSampleGolfer(largeTextPhone, server.url)
    const played = shotRound(5)
    await storePlayed(largeTextPhone, server.url, [played])
    const page = await largeTextPhone.newPage()
    const open = {
      [cardPath(played)]: /^Hole 3,/,
      [`/play/${played.round.id}/shots?hole=4`]: /^Change stroke 2/,
      [`/play/${played.round.id}`]: /^or off 10$/,
      [`/play/${played.round.id}/shots`]: /^holes\.csv$/,
      '/play/trend': /^shots\.csv$/,
    }
    for (const [path, name] of Object.entries(open)) {
      await page.goto(path)
      const button = page.getByRole('button', { name })
      await expect(button).toBeVisible()
      if (!path.endsWith('shots') && !path.endsWith('trend')) await button.click()
      expect(await sidewaysOverflowPx(page), path).toBe(0)
    }
  },
)
