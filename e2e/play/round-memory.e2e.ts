import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import type { PlayedShot } from '@bagwise/contract/play'
import { expectAccessible } from '../support/accessible.ts'
import { AUGUSTA_PATH, openCourse } from '../support/courses.ts'
import { goodShots, keepShots } from '../support/kept-shots.ts'
import { hit, typeYards } from '../support/mapped-round.ts'
import { startRound } from '../support/play-hole.ts'
import { cardRound, storePlayed, storedPlayed } from '../support/played-rounds.ts'
import type { TestRound } from '../support/played-rounds.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { expect, sidewaysOverflowPx, test } from '../support/test.ts'
import { expectNoAdvice } from '../support/tournament-round.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const SHOT: Omit<PlayedShot, 'id' | 'round' | 'hole'> = {
  order: 1024,
  branch: 'ball',
  club: '7-iron',
  lie: 'fairway',
  lieFrom: 'tap',
  leftYards: 150,
  leftSdYards: 3,
  leftFrom: 'position',
  swing: 'full',
  penalty: 'none',
  rest: null,
  air: null,
  at: null,
  isLeftOut: false,
}

/** A finished round with one of these strokes on each of its first holes. */
function roundOf(strokes: readonly Partial<PlayedShot>[]): TestRound {
  const card = cardRound({ date: '2026-11-14' }, { scores: [] })
  const shots = strokes.map((stroke, index) => ({
    ...SHOT,
    id: randomUUID(),
    round: card.round.id,
    hole: index + 1,
    ...stroke,
  }))
  return { ...card, shots }
}

/** Ends so many yards along the line that was aimed at, and left of it. */
const rests = (alongYards: number) => ({ rest: { alongYards, acrossYards: -6, sdYards: 4 } })

const sentence = (page: Page) => page.getByText(/^\d+ ± \d+: /)
const shotRows = (page: Page) => page.locator('[data-shot]')
/** What the shots say, in yards. */
const learnedYards = async (page: Page) => Number(/^\d+/.exec(await sentence(page).innerText())?.[0])

async function send(context: BrowserContext, url: string, method: 'PATCH' | 'DELETE', data: object): Promise<void> {
  const answer = await context.request.fetch(`${url}/api/play`, {
    method,
    data: { save: randomUUID(), ...data },
    headers: { ...PAGE_HEADERS, origin: url },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('a finished round moves what its clubs are known to carry, with how many shots are from rounds and how many balls are missing; correcting or deleting it takes that back', async ({
  page,
  context,
  server,
}) => {
  await signUpSampleGolfer(context, server.url)
  const NINE = goodShots(9, { carryYards: 95, sideYards: 2, spreadYards: 3 })
  await keepShots(context, server.url, [{ day: '2026-11-02', shots: NINE }])
  await page.goto('/clubs/7-iron')
  await expect(sentence(page)).toContainText('your 9 shots')
  const beforeYards = await learnedYards(page)
  await expect(page.getByText('from rounds')).toHaveCount(0)

  const lost = { penalty: 'stroke-and-distance' } as const
  const round = roundOf([
    ...Array.from({ length: 6 }, (_, index) => rests(112 + index)),
    lost,
    lost,
    { ...rests(115), lie: 'bunker' },
  ])
  await storePlayed(context, server.url, [round])
  await page.reload()
  await expect(sentence(page)).toContainText('your 15 shots')
  await expect(page.getByText('6 of 15 shots are from rounds.')).toContainText(
    '2 lost balls from rounds are missing, because you didn’t mark where they went.',
  )
  const withRoundYards = await learnedYards(page)
  expect(withRoundYards).toBeGreaterThan(beforeYards + 1)
  await expect(page.locator('[data-dots="counts"]')).toHaveAttribute('data-count', '15')

  await page.getByRole('tab', { name: 'Shots' }).click()
  await expect(shotRows(page)).toHaveCount(15)
  const session = page.getByRole('region', { name: '14 Nov 2026' })
  await expect(session).toContainText('Heather Links, on the course · 6 shots')
  await expect(session.getByRole('button')).toHaveCount(0)
  await expectAccessible(page, 'the shots of a club with a round')
  expect(await sidewaysOverflowPx(page)).toBe(0)
  await session.getByRole('link', { name: 'To the round of 14 Nov 2026' }).click()
  await expect(page).toHaveURL(`/play/${round.round.id}/shots`)

  // The same number wherever it is asked for.
  await page.goto('/range?club=7-iron')
  await expect(page.getByRole('main')).toContainText(new RegExp(`^Range log7-Iron.*${withRoundYards}yd`))

  const { shots: stored } = await storedPlayed(context, server.url, round.round.id)
  const first = stored.find(({ rest, lie }) => rest !== null && lie === 'fairway')
  await send(context, server.url, 'PATCH', {
    changes: [{ kind: 'shot', base: first, row: { ...first, club: 'driver' } }],
  })
  await page.goto('/clubs/7-iron')
  await expect(sentence(page)).toContainText('your 14 shots')

  const { version } = (await storedPlayed(context, server.url, round.round.id)) as TestRound & { version: string }
  await send(context, server.url, 'DELETE', { id: round.round.id, base: version })
  await page.reload()
  await expect(sentence(page)).toContainText('your 9 shots')
  expect(await learnedYards(page)).toBe(beforeYards)
  await expect(page.getByText('from rounds')).toHaveCount(0)
})

test(
  'a golfer without kept shots has a club’s page of rounds alone, and nothing of one that is being played',
  { tag: EXHAUSTIVE },
  async ({ page, context, server }) => {
    await signUpSampleGolfer(context, server.url)
    const finished = roundOf([rests(112), rests(114), rests(110)])
    const open = { ...roundOf([rests(60)]), round: { ...cardRound({ state: 'playing' }).round } }
    const playing = {
      round: open.round,
      holes: open.holes.map((hole) => ({ ...hole, round: open.round.id })),
      shots: open.shots.map((shot) => ({ ...shot, round: open.round.id })),
    }
    await storePlayed(context, server.url, [finished, playing])
    await page.goto('/clubs/7-iron')
    await expect(sentence(page)).toContainText('your 3 shots')
    await expect(page.getByText('All of them are from rounds.')).toBeVisible()
    await expect(page.getByText('3 shots since 14 Nov 2026')).toBeVisible()
    await page.getByRole('tab', { name: 'Trend' }).click()
    await expect(page.getByRole('tabpanel')).toContainText('14 Nov 2026')
  },
)

test('MEM-40 in a tournament round shows the learned pattern where it does not depend on the ball: no oval and no own carry beside a distance on a hole', async ({
  page,
  context,
  server,
}) => {
  test.slow()
  await signUpSampleGolfer(context, server.url)
  const forty = goodShots(40, { carryYards: 171, sideYards: 9, spreadYards: 8 })
  await keepShots(context, server.url, [
    { day: '2026-11-14', shots: forty.map((shot) => ({ ...shot, club: 'driver' as const })) },
  ])
  await openCourse(page, 'us-augusta')
  const id = await startRound(page, { rules: 'tournament' })
  const OWN = /your \d+ shots|% yours|±|\byours\b|carr(y|ies) \d/i
  const look = async (state: string) => expect(await expectNoAdvice(page, state), state).not.toMatch(OWN)
  // As far as the driver carries, from the tee and after it.
  await typeYards(page, 171)
  await look('at the ball, a driver away')
  await hit(page).click()
  await expect(page.getByText('Shot noted')).toBeVisible()
  await look('walking')
  await page.goto(`${AUGUSTA_PATH}/holes/1`)
  await expect(page.locator('ellipse')).toHaveCount(1)
  await expect(page.getByRole('main')).toContainText(OWN)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('switch', { name: 'Tournament mode' }).check()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Tournament: distances only.')).toBeVisible()
  await look('hole view')

  await page.goto('/clubs/driver')
  await expect(sentence(page)).toContainText('your 40 shots')
  await expect(page.locator('[data-oval]')).toHaveCount(2)
  await page.goto(`/play/${id}/carries`)
  await expect(page.getByRole('row', { name: /^Driver/ })).toContainText('171')
  await page.goto(`${AUGUSTA_PATH}/book`)
  await page.getByRole('button', { name: 'Make the Book' }).click()
  await expect(page.getByText('19 pages are ready.')).toBeVisible()
  const tenth = page.getByRole('region', { name: 'Pages of the book' }).locator('figure > svg').nth(10)
  await expect(tenth.locator('ellipse').first()).toBeAttached()
  await expect(tenth).toContainText(/your 40 shots|% yours/)
})
