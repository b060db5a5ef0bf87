import type { BrowserContext, Page } from '@playwright/test'
import type { PlayedShot } from '@bagwise/contract/play'
import { roundGains } from '@bagwise/golf/play/round-gains'
import { installClock } from '../support/clock.ts'
import { SAVED_AGAIN_WITHIN_MS } from '../support/device.ts'
import { holeAddress, openRound } from '../support/mapped-round.ts'
import {
  hit,
  hitButton,
  nextHole,
  puttButton,
  startRound,
  toGreen,
  trouble,
  typeDistance,
} from '../support/play-hole.ts'
import { loggedOf, plannedHoles, scoreOf } from '../support/planned-round.ts'
import type { PlannedHole, PlannedShot } from '../support/planned-round.ts'
import { storePlayed, storedPlayed } from '../support/played-rounds.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { keptOnDevice } from '../support/service-worker.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

test.describe('RND-15', () => {
  test.use({ serviceWorkers: 'allow' })

  test('RND-15 a whole round is kept without map, position and reception, and a card without any shot is complete and right', async ({
    context,
    page,
    server,
  }) => {
    await signUpSampleGolfer(context, server.url)
    await page.goto('/play/start')
    await keptOnDevice(page)
    const id = await startRound(page, { course: 'Heather Links', loop: 'Front 9' })
    await context.setOffline(true)
    for (let hole = 1; hole <= 9; hole += 1) {
      // Some holes with shots and places, others as a score alone.
      if (hole % 3 !== 0) {
        if (hole === 1) await typeDistance(page, 380)
        await hit(page)
        if (hole % 2 === 0) await hit(page)
      }
      await toGreen(page)
      if (hole % 3 === 0) await page.getByRole('button', { name: 'One stroke more' }).click()
      else await puttButton(page, '2').click()
      if (hole < 9) await nextHole(page, hole + 1)
      else await page.getByRole('button', { name: 'Card', exact: true }).click()
      if (hole === 5) {
        await page.reload()
        await expect(hitButton(page)).toBeVisible()
      }
    }
    // The last hole is kept by then.
    await expect(page).toHaveURL(`/play/${id}/card`)
    const scores = [3, 4, 4, 4, 3, 4, 3, 4, 4]
    await expect(page.getByText(/3 under, through 9/)).toBeVisible()
    await finish(page, id)
    await context.setOffline(false)
    await expect
      .poll(async () => (await storedPlayed(context, server.url, id)).holes.map(({ score }) => score), {
        timeout: SAVED_AGAIN_WITHIN_MS,
      })
      .toEqual(scores)
    await expect.poll(async () => (await storedPlayed(context, server.url, id)).round.state).toBe('finished')

    const card = await startRound(page, { loop: 'Front 9' })
    await context.setOffline(true)
    for (let hole = 1; hole <= 9; hole += 1) {
      await toGreen(page)
      await page.getByRole('button', { name: 'One stroke more' }).click()
      await page.getByRole('button', { name: 'One stroke more' }).click()
      if (hole < 9) await nextHole(page, hole + 1)
      else await page.getByRole('button', { name: 'Card', exact: true }).click()
    }
    await expect(page.getByText(/9 over, through 9/)).toBeVisible()
    await expect(page.getByRole('table', { name: 'Out' }).locator('tfoot td').last()).toHaveText('45')
    await finish(page, card)
    await context.setOffline(false)
    await expect
      .poll(async () => (await storedPlayed(context, server.url, card)).shots, { timeout: SAVED_AGAIN_WITHIN_MS })
      .toEqual([])
  })
})

/** Ends the round: what it says is shown then. */
async function finish(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: 'Finish round' }).click()
  await expect(page).toHaveURL(new RegExp(`/play/${id}$`))
}

test('RND-34 a round played offline is sent when the network is back, whole and once, through lost requests and answers', async ({
  context,
  page,
  server,
  network,
}) => {
  await signUpSampleGolfer(context, server.url)
  await page.goto(`${network.url}/play/start`)
  const id = await startRound(page, { course: 'Heather Links', loop: 'Front 9', at: network.url })
  network.set('none')
  await playHole(page, 1)
  await playHole(page, 2)
  network.set('patchy')
  await playHole(page, 3)
  network.set('no-answers')
  await playHole(page, 4)
  network.set('patchy')
  await playHole(page, 5)
  const shownScores = [4, 4, 4, 4, 4, null, null, null, null]
  network.set('good')
  await expect
    .poll(() => summary(context, server.url, id), { timeout: SAVED_AGAIN_WITHIN_MS })
    .toEqual({ scores: shownScores, shotsByHole: [2, 2, 2, 2, 2] })
  await page.goto(`${network.url}/play/${id}/card`)
  await expect(
    page
      .getByText('even, through 5')
      .or(page.getByText(/through 5/))
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('table', { name: 'Out' }).locator('tfoot td').last()).toHaveText('20')

  // Another device reads from the server what this one shows.
  const { shots } = await storedPlayed(context, server.url, id)
  expect(new Set(shots.map((shot) => shot.id)).size).toBe(10)
  expect(ordersOf(shots)).toEqual([1024, 2048, 1024, 2048, 1024, 2048, 1024, 2048, 1024, 2048])
})

async function playHole(page: Page, hole: number): Promise<void> {
  await hit(page)
  await hit(page)
  await toGreen(page)
  await puttButton(page, '2').click()
  await nextHole(page, hole + 1)
}

async function summary(context: BrowserContext, url: string, id: string) {
  const { holes, shots } = await storedPlayed(context, url, id)
  const shotsByHole = [1, 2, 3, 4, 5].map((hole) => shots.filter((shot) => shot.hole === hole).length)
  return { scores: holes.map(({ score }) => score), shotsByHole }
}

const inPlay = (one: PlayedShot, other: PlayedShot) => one.hole - other.hole || one.order - other.order
const ordersOf = (shots: readonly PlayedShot[]) => shots.toSorted(inPlay).map(({ order }) => order)

test.describe('replayed', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'eighteen holes on a course that no map has, without position and with reception lost and back, have the card, the shots and the gains that were played',
    { tag: EXHAUSTIVE },
    async ({ context, page, server }) => {
      test.setTimeout(600_000)
      await signUpSampleGolfer(context, server.url)
      const played = openRound({}, { isMapped: false })
      const { id } = played.round
      const plan = plannedHoles(played.holes)
      const scores = plan.map(scoreOf)
      await storePlayed(context, server.url, [played])
      await installClock(page)
      await page.goto('/play')
      await keptOnDevice(page)
      await page.goto(holeAddress(played, 1))
      for (const hole of plan) {
        const { number } = hole
        if (LOST_AT.includes(number)) await context.setOffline(true)
        await playPlanned(page, hole)
        if (number === RELOADED_AT) {
          await page.reload()
          await expect(scoreShown(page)).toHaveText(String(scoreOf(hole)))
        }
        if (BACK_AT.includes(number)) {
          await context.setOffline(false)
          const sent = scores.map((score, index) => (index < number - 1 ? score : null)).slice(0, number - 1)
          await expect
            .poll(async () => (await storedScores(context, server.url, id)).slice(0, number - 1), {
              timeout: SAVED_AGAIN_WITHIN_MS,
            })
            .toEqual(sent)
        }
        if (number < plan.length) await nextHole(page, number + 1)
        else await page.getByRole('button', { name: 'Card', exact: true }).click()
      }

      const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
      const total = sum(scores)
      const par = sum(plan.map((hole) => hole.par))
      await expect(page.getByText(`${total - par} over, through 18`)).toBeVisible()
      for (const [nine, from] of [
        ['Out', 0],
        ['In', 9],
      ] as const)
        await expect(page.getByRole('table', { name: nine }).locator('tfoot td').last()).toHaveText(
          String(sum(scores.slice(from, from + 9))),
        )
      await finish(page, id)
      await expect.poll(() => storedScores(context, server.url, id), { timeout: SAVED_AGAIN_WITHIN_MS }).toEqual(scores)
      await expect.poll(async () => (await storedPlayed(context, server.url, id)).round.state).toBe('finished')
      const { holes, shots } = await storedPlayed(context, server.url, id)
      expect(holes.map(({ putts, firstPuttFeet }) => ({ putts, firstPuttFeet }))).toEqual(
        plan.map(({ putts, firstPuttFeet }) => ({ putts, firstPuttFeet })),
      )
      expect(
        shots.toSorted(inPlay).map(({ hole, lie, leftYards, penalty }) => ({ hole, lie, leftYards, penalty })),
      ).toEqual(
        plan.flatMap(({ number, shots: planned }) =>
          planned.map(({ lie, leftYards, penalty }) => ({ hole: number, lie, leftYards, penalty })),
        ),
      )

      const gains = roundGains(plan.map(loggedOf), { handicap: played.round.handicapThen, tees: null })
      await expect(
        page.getByText(
          `A golfer off 15 would take ${(gains.total.strokes + total).toFixed(1)} on these holes. You took ${total}.`,
        ),
      ).toBeVisible()
      await page.getByText('Show numbers').click()
      const rows = page.getByRole('table', { name: 'Strokes gained by part' }).locator('tbody tr')
      const texts = await rows.locator('td:nth-of-type(2)').allTextContents()
      const { tee, approach, 'short-game': shortGame, putting, 'no-place': noPlace } = gains.byPart
      expect(texts.map((text) => Number(text.replace('−', '-')))).toEqual(
        [tee, approach, shortGame, putting, noPlace, gains.total].map(({ strokes }) => Number(strokes.toFixed(1))),
      )
    },
  )
})

/** On the tees of these holes reception is lost, and after the scores of these it is back. */
const LOST_AT: readonly number[] = [3, 12]
const BACK_AT: readonly number[] = [8, 15]
const RELOADED_AT = 6

async function playPlanned(page: Page, { shots, firstPuttFeet, putts, ...hole }: PlannedHole): Promise<void> {
  for (const shot of shots) await playShot(page, shot)
  await toGreen(page)
  for (let feet = 15; feet <= firstPuttFeet; feet += 3) {
    await page.getByRole('button', { name: 'Longer putt' }).click()
    await expect(page.getByRole('region', { name: 'On the green' })).toContainText(`${feet}ft`)
  }
  await puttButton(page, `${putts}`).click()
  await expect(scoreShown(page)).toHaveText(String(scoreOf({ shots, firstPuttFeet, putts, ...hole })))
}

async function playShot(page: Page, { lie, leftYards, isTyped, penalty }: PlannedShot): Promise<void> {
  const offGreen = page.getByRole('button', { name: 'Off the green' })
  await expect(hitButton(page).or(offGreen)).toBeVisible()
  if (await offGreen.isVisible()) await offGreen.click()
  if (isTyped && leftYards !== null) await typeDistance(page, leftYards)
  if (lie !== 'tee')
    await page.getByRole('group', { name: 'Ball lie' }).getByText(LIE_CHIPS[lie], { exact: true }).click()
  await hit(page)
  if (penalty === 'area') await trouble(page, 'Penalty area')
}

const LIE_CHIPS = { fairway: 'Fairway', rough: 'Rough', bunker: 'Sand' } as const

const scoreShown = (page: Page) => page.locator('[role=status] [class*=scoreNumber]')

async function storedScores(context: BrowserContext, url: string, id: string): Promise<readonly (number | null)[]> {
  return (await storedPlayed(context, url, id)).holes.map(({ score }) => score)
}
