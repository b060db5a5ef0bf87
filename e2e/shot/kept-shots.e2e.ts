import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import { answer, openShot, startTournament, storeBag, whereItWent } from '../support/shot.ts'
import { installClock } from '../support/clock.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const TARGET_PX = 44
const SHOT = 'distance=146&lie=fairway'

type Kept = { readonly sessions: readonly ShotSession[]; readonly shots: readonly KeptShot[] }

/** The shots of the golfer that the server has, from the course alone. */
async function courseShots(page: Page, url: string): Promise<Kept> {
  const stored: Kept = await (await page.request.get(`${url}/api/shots`, { headers: PAGE_HEADERS })).json()
  const sessions = stored.sessions.filter(({ source }) => source === 'course')
  return { sessions, shots: stored.shots.filter(({ session }) => sessions.some(({ id }) => id === session)) }
}

/** Thirty 7-irons from the range, most of them left of the target. */
async function keepShots(page: Page, url: string): Promise<void> {
  const session: ShotSession = {
    id: randomUUID(),
    day: '2026-11-20',
    origin: 'device-outdoor',
    source: 'Garmin R10',
    isNormalised: false,
    note: '',
  }
  const shots = Array.from({ length: 30 }, (_, index): KeptShot => ({
    id: randomUUID(),
    session: session.id,
    club: '7-iron',
    swing: 'full',
    mark: 'by-rule',
    label: '7i',
    carryYards: 136 + (index % 6) * 2,
    sideYards: -14 + (index % 5) * 3,
    isSpinMeasured: false,
  }))
  const answered = await page.request.put(`${url}/api/shots`, {
    data: { save: randomUUID(), sessions: [session], shots, changes: [] },
    headers: { ...PAGE_HEADERS, origin: url },
  })
  expect(answered.status(), await answered.text()).toBe(200)
}

test(
  'aims off the usual miss that kept shots show, says whose shots are drawn, and nothing of it in a tournament',
  { tag: EXHAUSTIVE },
  async ({ page, golfer, server }) => {
    await storeBag(golfer)
    await keepShots(page, server.url)
    await openShot(page, `${SHOT}&advice=yes`)
    await expect(answer(page)).toContainText(/Aim \d+ yards right of the pin: your usual miss brings it/)
    await expect(page.getByRole('figure').getByText('your 30 shots')).toBeVisible()
    await expect(page.locator('main')).toContainText('The aim allows for your usual miss')

    await openShot(page, SHOT)
    await startTournament(page)
    await expect(page.locator('main')).not.toContainText(/usual miss|your 30 shots|Where did it go/)
  },
)

test(
  'keeps where a shot went, takes it back, and asks of no chip',
  { tag: EXHAUSTIVE },
  async ({ page, golfer, server }) => {
    await storeBag(golfer)
    await installClock(page)
    await openShot(page, `${SHOT}&advice=yes`)
    await expect(answer(page)).toBeVisible()
    await whereItWent(page).press('Enter')
    const answers = page.getByRole('group', { name: 'Where did it go?' }).getByRole('button')
    await expect(answers).toHaveCount(5)
    for (const button of await answers.all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(TARGET_PX)
    }
    await answers.filter({ hasText: 'Left' }).click()
    const undo = page.getByRole('button', { name: 'Undo left' })
    await expect(undo).toBeFocused()
    await expect(page.getByText('Kept: left')).toBeVisible()
    await expect.poll(async () => (await courseShots(page, server.url)).shots.length).toBe(1)
    const { sessions, shots } = await courseShots(page, server.url)
    expect(sessions).toEqual([expect.objectContaining({ origin: 'course', isNormalised: true })])
    expect(shots).toEqual([expect.objectContaining({ swing: 'full', mark: 'by-rule', isSpinMeasured: false })])
    expect(shots[0]?.sideYards).toBeLessThan(-2)

    await undo.click()
    await expect(whereItWent(page)).toBeFocused()
    // A deletion is sent once the time to take it back is over.
    await page.clock.fastForward(10_000)
    await expect.poll(async () => (await courseShots(page, server.url)).shots.length).toBe(0)

    await openShot(page, 'distance=10&lie=fringe&advice=yes')
    await expect(answer(page)).toBeVisible()
    await expect(whereItWent(page)).toHaveCount(0)
  },
)
