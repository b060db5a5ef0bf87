import type { Locator, Page } from '@playwright/test'
import { openCourse } from '../support/courses.ts'
import { augustaHole, openPlayedHole, openRound, standAt } from '../support/mapped-round.ts'
import { hitButton, holeButton, lastTap, puttButton } from '../support/play-hole.ts'
import { shotRound, storePlayed } from '../support/played-rounds.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { expect, sidewaysOverflowPx, test } from '../support/test.ts'
import { smallTargets } from '../support/touch-targets.ts'

const PHONES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
] as const
/** Of the window, from below. */
const THUMB_PX = 330
const MAIN_PX = 64
const APART_PX = 10
const HIT_PX = 128
/** Of a fraction of a pixel. */
const ROUNDING_PX = 0.5

const green = (page: Page) => page.getByRole('button', { name: 'On the green' })
const drop = (page: Page) => page.getByRole('button', { name: 'Drop, lost…' })
const atBall = (page: Page) => [green(page), hitButton(page), drop(page)]
const score = (page: Page) => ['One stroke less', 'One stroke more'].map((name) => page.getByRole('button', { name }))

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** Where they are on the page as it opens: nobody has to move it. */
async function boxesOf(page: Page, locators: readonly Locator[]): Promise<readonly Box[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  return Promise.all(
    locators.map((locator) =>
      locator.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return { left, right, top, bottom }
      }),
    ),
  )
}

function apartPx(one: Box, other: Box): number {
  return Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom)
}

/** `steps` are as large, but are not what a hole needs. */
async function expectInReach(
  page: Page,
  state: string,
  { mains, steps = [] }: { readonly mains: readonly Locator[]; readonly steps?: readonly Locator[] },
): Promise<void> {
  for (const phone of PHONES) {
    await page.setViewportSize(phone)
    const at = `${state} at ${phone.width} px`
    const boxes = await boxesOf(page, [...mains, ...steps])
    for (const [index, box] of boxes.entries()) {
      expect(box.bottom - box.top, `height of ${index}, ${at}`).toBeGreaterThanOrEqual(MAIN_PX - ROUNDING_PX)
      for (const other of boxes.slice(index + 1)) {
        expect(apartPx(box, other), `beside ${index}, ${at}`).toBeGreaterThanOrEqual(APART_PX - ROUNDING_PX)
      }
      if (index >= mains.length) continue
      expect(box.top, `top of ${index}, ${at}`).toBeGreaterThanOrEqual(phone.height - THUMB_PX)
      expect(box.bottom, `bottom of ${index}, ${at}`).toBeLessThanOrEqual(phone.height)
    }
    expect(await smallTargets(page), `controls, ${at}`).toEqual([])
    expect(await sidewaysOverflowPx(page), at).toBeLessThanOrEqual(0)
  }
}

async function expectHitSize(page: Page): Promise<void> {
  for (const phone of PHONES) {
    await page.setViewportSize(phone)
    const [box] = await boxesOf(page, [hitButton(page)])
    expect(box && [box.right - box.left, box.bottom - box.top]).toEqual([HIT_PX, HIT_PX])
  }
}

/** Until the club is chosen its words are still to come. */
async function clubHasCome(page: Page): Promise<void> {
  await expect(hitButton(page)).toHaveAccessibleName(/^Hit, (?!from)/)
  await expect(page.locator('[data-late]')).toHaveCount(0)
}

/** A hole by single taps of a finger, looked at in each of its states. */
async function tapHole(page: Page, hole: number, kind: string): Promise<void> {
  await clubHasCome(page)
  await expectInReach(page, `at the ball, ${kind}`, { mains: atBall(page) })
  await expectHitSize(page)
  await hitButton(page).tap()
  await expect(lastTap(page, /noted/)).toBeVisible()
  await clubHasCome(page)
  await expectInReach(page, `walking, ${kind}`, { mains: atBall(page) })
  await expectHitSize(page)
  await drop(page).tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Free drop/ })
    .tap()
  await green(page).tap()
  const putts = (['0', '1', '2', '3', '4+'] as const).map((count) => puttButton(page, count))
  await putts[2]?.tap()
  await expect(puttButton(page, '2')).toHaveAttribute('aria-pressed', 'true')
  const next = holeButton(page, hole + 1)
  await expectInReach(page, `on the green, ${kind}`, {
    mains: [...putts, ...score(page), next],
    steps: ['Shorter putt', 'Longer putt'].map((name) => page.getByRole('button', { name })),
  })
  await next.tap()
  await expect(page.getByRole('heading', { level: 1, name: `Hole ${hole + 1}` })).toBeVisible()
  await page.getByRole('button', { name: `Hole ${hole + 1}`, exact: true }).tap()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: `Hole ${hole} ` })
    .tap()
  await expect(next).toBeVisible()
  await expectInReach(page, `done, ${kind}`, { mains: [...score(page), next] })
}

test.describe('by a thumb', () => {
  test.use({ hasTouch: true, viewport: PHONES[0] })

  test('RND-20 what a hole needs is in the lower 330 px of small and usual phones, large and apart, and takes single taps alone', async ({
    context,
    page,
    server,
  }) => {
    await signUpSampleGolfer(context, server.url)
    await openCourse(page, 'us-augusta')
    const plain = openRound({}, { isMapped: false })
    const mapped = openRound()
    await storePlayed(context, server.url, [plain, mapped])
    await openPlayedHole(page, plain, 4)
    await tapHole(page, 4, 'without a map')

    const hole = augustaHole(13)
    await context.grantPermissions(['geolocation'])
    await standAt(context, hole.tee)
    await openPlayedHole(page, mapped, 13)
    await expect(page.getByText(/^Position good to/)).toBeVisible()
    await expect(page.getByRole('img', { name: /^Hole 13/ })).toBeVisible()
    await tapHole(page, 13, 'on the map')
  })
})

const tableOf = (page: Page) => page.locator('main table')
const picture = (page: Page, name: RegExp) => page.getByRole('img', { name })

test('RND-49 every picture of a round has a sentence and a table', async ({ context, page, server }) => {
  await signUpSampleGolfer(context, server.url)
  await openCourse(page, 'us-augusta')
  const [plain, mapped, played] = [openRound({}, { isMapped: false }), openRound(), shotRound(5)]
  await storePlayed(context, server.url, [plain, mapped, played])
  await page.setViewportSize({ width: 390, height: 844 })

  await openPlayedHole(page, plain, 4)
  await expect(hitButton(page)).toHaveAccessibleName('Hit, driver from the tee')
  await hitButton(page).click()
  await expect(picture(page, /^The hole so far: Driver, 421, tee\.$/)).toBeVisible()
  await expect(page.getByRole('table', { name: 'The hole so far' }).getByRole('row')).toHaveText([
    'StrokeLeft, yardsLie',
    'Stroke 1, Driver421Tee',
  ])

  await openPlayedHole(page, mapped, 13)
  await expect(picture(page, /^Hole 13\. Front \d+, middle \d+, back \d+ yards\. Club: /)).toBeVisible()
  const distances = page.getByRole('table', { name: 'Distances from the ball' })
  await expect(distances.getByRole('row', { name: /^Green \d+ \d+$/ })).toHaveCount(1)
  const count = Number(/(\d+) hazards? on the line/.exec(await sentenceOf(page, 13))?.[1] ?? 0)
  await expect(distances.getByRole('row')).toHaveCount(2 + count)

  for (const path of [`/play/${played.round.id}`, `/play/${played.round.id}/shots?hole=4`, '/play/trend']) {
    await page.goto(path)
    await expect(tableOf(page).first(), path).toBeAttached()
    await expect(tableOf(page).locator('caption'), path).not.toHaveCount(0)
    // What is hidden from ears is drawn within a group that has the sentence.
    const unsaid = await page
      .locator('main svg:not([aria-hidden=true], [role=img][aria-label*=" "])')
      .evaluateAll((drawings) => drawings.map(({ outerHTML }) => outerHTML.slice(0, 200)))
    expect(unsaid, path).toEqual([])
  }
  await page.goto(`/play/${played.round.id}`)
  await expect(page.getByRole('group', { name: /^[A-Z].*\.$/ })).toHaveCount(1)
})

const sentenceOf = async (page: Page, hole: number) =>
  (await picture(page, new RegExp(`^Hole ${hole}\\.`)).getAttribute('aria-label')) ?? ''

test('RND-49 text twice as large moves the drawing below the actions', async ({
  context,
  page,
  largeTextPhone,
  server,
}) => {
  const [plain, mapped] = [openRound({}, { isMapped: false }), openRound()]
  await signUpSampleGolfer(largeTextPhone, server.url)
  await signUpSampleGolfer(context, server.url)
  const large = await largeTextPhone.newPage()
  await page.setViewportSize({ width: 320, height: 844 })
  for (const [on, looks] of [
    [page, 'above'],
    [large, 'below'],
  ] as const) {
    const copies = [plain, mapped].map((round) => openRound({}, { isMapped: round === mapped }))
    await openCourse(on, 'us-augusta')
    await storePlayed(on.context(), server.url, copies)
    for (const [copy, hole, name] of [
      [copies[0], 4, /^The hole so far/],
      [copies[1], 13, /^Hole 13\./],
    ] as const) {
      if (!copy) throw new Error('There are two')
      await openPlayedHole(on, copy, hole)
      await hitButton(on).click()
      await expect(lastTap(on, /noted/)).toBeVisible()
      await expect(picture(on, name)).toBeVisible()
      const [drawn, hit] = await boxesOf(on, [picture(on, name), hitButton(on)])
      if (!drawn || !hit) throw new Error('Both are there')
      if (looks === 'below') expect(drawn.top, `${name}`).toBeGreaterThanOrEqual(hit.bottom)
      else expect(drawn.bottom, `${name}`).toBeLessThanOrEqual(hit.bottom)
      expect(await sidewaysOverflowPx(on), `${name}`).toBe(0)
    }
  }
})
