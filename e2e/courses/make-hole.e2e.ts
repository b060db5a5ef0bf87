import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import {
  AUGUSTA,
  AUGUSTA_PATH,
  courseWithout,
  greenNumbers,
  keptChoices,
  openFile,
  picture,
} from '../support/courses.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const SENTENCE = "The holes of this course aren't mapped yet. Pick a tee, then a green, and you have one."

const plan = (page: Page) => page.getByRole('img', { name: /^Plan of the course/ })
const choices = (page: Page, part: 'Tee' | 'Green') => page.getByRole('group', { name: part, exact: true })
const step = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Tee and green' }).getByRole('button', { name })

/** Taps the plan where these letters stand. */
async function tapOn(page: Page, letters: string): Promise<void> {
  await plan(page).getByText(letters, { exact: true }).click()
}

/** Augusta as if nobody had drawn its lines of play. */
async function openLineless(page: Page, url: string, without: readonly string[] = ['hole']): Promise<void> {
  await signUpSampleGolfer(page.context(), url)
  await page.goto('/courses')
  await openFile(page, await courseWithout('us-augusta', without))
  // The map has a piece of the neighbor, too.
  await page.getByRole('button', { name: new RegExp(AUGUSTA) }).click()
  await expect(page.getByRole('heading', { name: 'Make a hole' })).toBeVisible()
}

test('HOL-15 a course without hole lines draws its greens and tees, and a tee and a green make a hole with front, middle and back', async ({
  page,
  server,
}) => {
  await openLineless(page, server.url)
  await expect(page.getByText(SENTENCE)).toBeVisible()
  await expect(page.getByText('No holes mapped', { exact: true })).toBeVisible()
  await expect(plan(page)).toHaveAccessibleName(/20 greens and 34 tees/)
  await expect(choices(page, 'Tee').getByRole('radio')).toHaveCount(34)
  await expect(step(page, 'Green')).toBeDisabled()

  // By keys alone, from the list.
  await choices(page, 'Tee').getByRole('radio', { name: 'Tee B', exact: true }).press('Space')
  await expect(step(page, 'Tee')).toContainText('Tee B')
  await expect(step(page, 'Green')).toHaveAttribute('aria-pressed', 'true')
  const greens = choices(page, 'Green').getByRole('radio')
  await expect(choices(page, 'Green').getByText(/^\d{2,3} yd$/)).toHaveCount(await greens.count())
  await greens.first().press('Space')
  const said = page.getByText(/^Front \d+, middle \d+, back \d+ yd$/)
  const yards = (await said.textContent())?.match(/\d+/g)?.map(Number) ?? []
  const [front = 0, middle = 0, back = 0] = yards
  expect(front).toBeLessThan(middle)
  expect(middle).toBeLessThan(back)
  await expect(page.getByRole('group', { name: 'Par' }).getByRole('radio', { name: 'Not given' })).toBeChecked()
  await page.getByRole('button', { name: 'Make hole 1' }).press('Enter')

  // As any hole, with the map's own green, and kept.
  await expect(page).toHaveURL(new RegExp(`${AUGUSTA_PATH}/holes/1$`))
  await expect(page.getByRole('heading', { name: 'Hole 1', level: 1 })).toBeVisible()
  await expect(page.getByText(/Probably par \d/)).toBeVisible()
  await expect(picture(page)).toBeVisible()
  expect(await greenNumbers(page)).toEqual([front, middle, back])
  await expect(page.getByRole('region', { name: 'Club and line' }).locator('p').first()).toHaveText(
    /Driver|Wood|Hybrid|Iron|PW|SW/,
  )
  await expect.poll(() => keptChoices(page)).not.toEqual([])
  await page.reload()
  await expect(picture(page)).toBeVisible()
  expect(await greenNumbers(page)).toEqual([front, middle, back])
})

/** The page of a hole has one of its own. */
const undoOfNotice = (page: Page) =>
  page.getByRole('alert').or(page.getByRole('status')).getByRole('button', { name: 'Undo' }).last()

test(
  'a tap on the plan chooses, first nearer where tees lie together; a made hole can be undone, replaced and removed',
  { tag: EXHAUSTIVE },
  async ({ page, server }) => {
    await openLineless(page, server.url)
    await tapOn(page, 'V')
    await expect(step(page, 'Tee')).toContainText('Tee V')
    await tapOn(page, 'Q')
    await expect(step(page, 'Green')).toContainText('Green Q')

    await step(page, 'Tee').click()
    await tapOn(page, 'A')
    await expect(page.getByText('Closer now. Tap again.')).toBeVisible()
    await page.getByRole('button', { name: 'Whole course' }).click()
    await tapOn(page, 'A')
    await tapOn(page, 'C')
    await expect(step(page, 'Tee')).toContainText('Tee C')
    await expectAccessible(page, 'greens and tees of a course', [320, 1280])

    await choices(page, 'Green').getByRole('radio').first().press('Space')
    await page.getByRole('group', { name: 'Par' }).getByRole('radio', { name: '4' }).check()
    await page.getByRole('button', { name: 'Make hole 1' }).click()
    await expect(page.getByText(/^Par 4 · \d+ yd$/)).toBeVisible()
    await undoOfNotice(page).click()
    await expect(page.getByText(SENTENCE)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove hole 1' })).toHaveCount(0)

    for (const green of [0, 1]) {
      await choices(page, 'Tee').getByRole('radio', { name: 'Tee D', exact: true }).press('Space')
      await choices(page, 'Green').getByRole('radio').nth(green).press('Space')
      await page.getByRole('combobox', { name: 'Hole' }).selectOption('1')
      await page.getByRole('button', { name: 'Make hole 1' }).click()
      await page.getByRole('link', { name: AUGUSTA }).click()
      await expect(page.getByRole('link', { name: /^Hole 1,/ })).toHaveCount(1)
    }
    await page.getByRole('button', { name: 'Remove hole 1' }).click()
    await expect(page.getByText(SENTENCE)).toBeVisible()
    await undoOfNotice(page).click()
    await expect(page.getByRole('link', { name: /^Hole 1,/ })).toBeVisible()
    await expect(page.getByText('They stay on this phone, with the map.')).toBeVisible()

    // Removed from the phone with the map, and back with it.
    await page.goto('/courses')
    await expect(page.getByText('1 hole, 1 green mapped')).toBeVisible()
    await page.getByRole('button', { name: `Remove ${AUGUSTA} from this phone` }).click()
    await expect(page.getByText('Nothing yet.')).toBeVisible()
    await undoOfNotice(page).click()
    await page.getByRole('link', { name: new RegExp(AUGUSTA) }).click()
    await expect(page.getByRole('link', { name: /^Hole 1,/ })).toBeVisible()
  },
)

test(
  'where no tee is mapped a hole begins where the golfer stands or taps',
  { tag: EXHAUSTIVE },
  async ({ page, context, server }) => {
    await openLineless(page, server.url, ['hole', 'tee'])
    await expect(page.getByText(/^This map has no tees\. Tap where you tee off/)).toBeVisible()
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 10, longitude: 10, accuracy: 3 })
    await page.getByRole('button', { name: 'I am on the tee' }).click()
    await expect(page.getByText('No green is 30 to 800 yards from there. Choose another tee.')).toBeVisible()
    await step(page, 'Tee').click()
    await plan(page).click()
    await expect(step(page, 'Tee')).toContainText('your own place')
    await choices(page, 'Green').getByRole('radio').first().press('Space')
    await page.getByRole('button', { name: 'Make hole 1' }).click()
    await expect(picture(page)).toBeVisible()
  },
)
