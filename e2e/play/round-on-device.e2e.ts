import type { Page } from '@playwright/test'
import { storedPlayed } from '../support/played-rounds.ts'
import { hit, hitButton, lastTap, nextHole, openFirstHole, puttButton, startRound } from '../support/play-hole.ts'
import { toGreen, typeCourse, typeDistance } from '../support/play-hole.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { comeBackToTab, expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const ROUNDS = '**/api/play**'
/** What a golfer with metres never reads of distances. */
const US_DISTANCES = /\b(yd|yds|yards?|ft|feet|foot)\b/i

/** From now on neither store of the device takes anything; or takes it again. */
const fillStorage = (page: Page, isFull: boolean) =>
  page.evaluate((full) => Object.assign(window, { isStorageFull: full }), isFull)

test('RND-33 with full storage the round goes on and a banner reads ‘not kept yet’ until there is room', async ({
  context,
  page,
  server,
}) => {
  await signUpSampleGolfer(context, server.url)
  await page.addInitScript(() => {
    for (const [store, name] of [
      [Storage.prototype, 'setItem'],
      [IDBObjectStore.prototype, 'put'],
    ] as const) {
      const take = Reflect.get(store, name)
      Reflect.set(store, name, function takeUnlessFull(this: unknown, ...given: unknown[]) {
        if (Reflect.get(window, 'isStorageFull') === true) {
          throw new DOMException('There is no room left.', 'QuotaExceededError')
        }
        return Reflect.apply(take, this, given)
      })
    }
  })
  const id = await startRound(page, { course: 'Heather Links', loop: 'Front 9' })
  await expect.poll(async () => (await storedPlayed(context, server.url, id)).holes).toHaveLength(9)
  await page.route(ROUNDS, (route) => route.abort())
  const banner = page.getByRole('alert').filter({ hasText: 'not kept yet' })
  await hit(page)
  await expect(banner).toHaveCount(0)

  await fillStorage(page, true)
  await hit(page)
  await expect(banner).toBeVisible()
  await toGreen(page)
  await puttButton(page, '2').click()
  await expect(page.getByText('2 shots, 2 putts')).toBeVisible()
  await nextHole(page, 2)
  await expect(banner).toBeVisible()
  await hit(page)
  await expect(banner).toBeVisible()

  await fillStorage(page, false)
  await hit(page)
  await expect(banner).toHaveCount(0)
  // All of it is on the device: the server has nothing of it.
  await page.reload()
  await toGreen(page)
  await puttButton(page, '2').click()
  await expect(page.getByText('2 shots, 2 putts')).toBeVisible()
  await page.goto(`/play/${id}/holes/1`)
  await expect(page.getByRole('status').getByText('2 shots, 2 putts')).toBeVisible()
  await expect(banner).toHaveCount(0)
  expect((await storedPlayed(context, server.url, id)).shots).toEqual([])
})

test(
  'RND-50 a golfer with metres reads and types metres, which are stored in yards to 0.1; sign-out in mid-round asks about what is not sent',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    const golfer = await signUpSampleGolfer(context, server.url)
    await golfer.store({ preferredUnits: 'metres' })
    await page.goto('/play/start')
    await typeCourse(page, 'Heather Links')
    await page.getByRole('heading', { name: 'Card' }).click()
    await page.getByRole('textbox', { name: /^Length of hole 1\b/ }).fill('365')
    await page.getByRole('textbox', { name: /^Length of hole 2\b/ }).fill('150')
    const id = await openFirstHole(page)
    const expectMetres = async (state: string) => expect(await page.innerText('body'), state).not.toMatch(US_DISTANCES)
    await expect(page.getByRole('button', { name: '365 meters. Type another distance' })).toBeVisible()
    await expectMetres('on the tee')
    await typeDistance(page, 139)
    await expect(page.getByRole('button', { name: '139 meters. Type another distance' })).toBeVisible()
    await expectMetres('at the ball')
    await hitButton(page).click()
    await expect(lastTap(page, /noted/)).toBeVisible()
    await expectMetres('walking')
    const stored = async () => {
      const { holes, shots } = await storedPlayed(context, server.url, id)
      return { lengths: holes.slice(0, 2).map(({ lengthYards }) => lengthYards), shots }
    }
    // 365 m, 150 m and 139 m.
    await expect.poll(stored).toMatchObject({ lengths: [399.2, 164], shots: [{ leftYards: 152, leftFrom: 'typed' }] })

    await page.route(ROUNDS, (route) => route.abort())
    await toGreen(page)
    await expectMetres('on the green')
    // For a moment after Hit a tap on what has come there counts for nothing.
    await expect(async () => {
      await puttButton(page, '2').click()
      await expect(page.getByText('1 shot, 2 putts')).toBeVisible({ timeout: 500 })
    }).toPass()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/play')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    const asked = page.getByRole('dialog', { name: 'Not saved yet' })
    await expect(asked).toContainText("Your latest changes aren't saved. Sign out now and you'll lose them.")
    await asked.getByRole('button', { name: 'Stay' }).click()
    await expect(asked).toBeHidden()
    await page.unroute(ROUNDS)
    await comeBackToTab(page)
    await expect.poll(async () => (await storedPlayed(context, server.url, id)).holes[0]?.putts).toBe(2)
  },
)
