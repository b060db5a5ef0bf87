import type { BrowserContext, Page } from '@playwright/test'
import { installClock } from '../support/clock.ts'
import { signInOn } from '../support/device.ts'
import {
  hit,
  hitButton,
  lastTap,
  startRound,
  toGreen,
  trouble,
  typeDistance,
  undoButton,
} from '../support/play-hole.ts'
import { storedPlayed } from '../support/played-rounds.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { skipWelcome } from '../support/skip-welcome.ts'
import { comeBackToTab, comeBackUntil, expect, test } from '../support/test.ts'

const ROUNDS = '**/api/play**'

test('RND-35 two devices that each added the next stroke are asked once ‘one shot or two?’, and both are told of a stroke that one deleted and the other changed', async ({
  browser,
  context,
  page,
  server,
}) => {
  const golfer = await signUpSampleGolfer(context, server.url)
  const id = await startRound(page, { course: 'Heather Links' })
  const shotsOn = async (hole: number) =>
    (await storedPlayed(context, server.url, id)).shots.filter((shot) => shot.hole === hole)
  const hole = (number: number) => `/play/${id}/holes/${number}`
  await typeDistance(page, 380)
  await hit(page)
  await page.goto(hole(2))
  await hit(page)
  await expect.poll(() => shotsOn(2)).toHaveLength(1)

  const second = await browser.newContext({ baseURL: server.url })
  await skipWelcome(second)
  await signInOn(second, golfer, server.url)
  const tablet = await second.newPage()
  await installClock(tablet)
  await tablet.goto(hole(2))
  await expect(hitButton(tablet)).toHaveAccessibleName(/from the fairway/)

  // Neither hears of the other.
  const devices = [
    [context, page],
    [second, tablet],
  ] as const satisfies readonly (readonly [BrowserContext, Page])[]
  for (const [device] of devices) await device.route(ROUNDS, (route) => route.abort())
  await undoButton(page).click()
  await expect(hitButton(page)).toHaveAccessibleName(/from the tee/)
  await trouble(tablet, 'Penalty area')
  await expect(lastTap(tablet, /Penalty/)).toBeVisible()
  for (const [index, [, device]] of devices.entries()) {
    await device.goto(hole(1))
    await typeDistance(device, [95, 96][index] ?? 0)
    // The same club on both, however late the advice comes.
    await expect(hitButton(device)).toHaveAccessibleName(/^Hit, 8-iron /)
    await hit(device)
  }
  const told = (device: Page) =>
    device.getByRole('status').filter({ hasText: /^One device deleted .+ on hole 2, another changed it\. It stays\./ })
  // The stroke is gone before the change of it arrives.
  await context.unroute(ROUNDS)
  await comeBackToTab(page)
  await expect.poll(() => shotsOn(1)).toHaveLength(2)
  await expect.poll(() => shotsOn(2)).toEqual([])
  await second.unroute(ROUNDS)
  for (const [, device] of devices.toReversed()) await comeBackUntil(device, told(device))
  await expect.poll(() => shotsOn(2)).toMatchObject([{ penalty: 'area' }])
  await expect.poll(() => shotsOn(1)).toHaveLength(3)

  const asked = (device: Page) => device.getByRole('region', { name: 'One shot or two?' })
  for (const [, device] of devices) {
    await toGreen(device)
    await expect(asked(device)).toContainText(/Two devices each added a shot here: .+\. One shot or two\?/)
  }
  await asked(tablet).getByRole('button', { name: 'One shot' }).click()
  await expect(asked(tablet)).toHaveCount(0)
  await expect.poll(() => shotsOn(1)).toHaveLength(2)
  // What the page was asking already may be older.
  await expect(async () => {
    await comeBackToTab(page)
    await expect(asked(page)).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
  await page.reload()
  await toGreen(page)
  await expect(asked(page)).toHaveCount(0)
  await second.close()
})
