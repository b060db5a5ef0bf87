import { runAdmin } from '../support/operator.ts'
import {
  AUGUSTA,
  AUGUSTA_PATH,
  courseFile,
  courseText,
  courseWithout,
  keptChoices,
  openCourse,
  openFile,
} from '../support/courses.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const heading = (name: string) => ({ name, level: 1 })

test('HOL-31 courses are found near the golfer only when asked, by name and in a file, and kept ones come first', async ({
  page,
  context,
  ownServer,
}) => {
  await runAdmin(ownServer, 'courses', 'import', courseFile('us-augusta'))
  await signUpSampleGolfer(context, ownServer.url)
  await context.grantPermissions(['geolocation'])
  // A mile and a half off the first tee.
  await context.setGeolocation({ latitude: 33.52, longitude: -82.02 })
  await page.addInitScript(() => {
    const { geolocation } = navigator
    const ask = geolocation.getCurrentPosition.bind(geolocation)
    Object.assign(window, { askedCount: 0 })
    // What the weather asks quietly is not what this page asks.
    geolocation.getCurrentPosition = (found, failed, options) => {
      if (options?.enableHighAccuracy === false) Object.assign(window, { askedCount: 1 })
      ask(found, failed, options)
    }
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${ownServer.url}/courses`)
  await expect(page.getByRole('heading', heading('Courses'))).toBeVisible()
  await expect(page.getByText('Nothing yet.')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'askedCount'))).toBe(0)

  await page.getByRole('button', { name: 'Near me' }).click()
  const found = page.getByRole('link', { name: new RegExp(AUGUSTA) })
  await expect(found).toContainText(/\d\.\d miles, 18 holes/)
  expect(await page.evaluate(() => Reflect.get(window, 'askedCount'))).toBe(1)
  // Rounded before it leaves.
  const near = asked.filter((url) => url.includes('/api/courses?'))
  expect(near.map((url) => new URL(url).search)).toEqual(['?latitudeDeg=33.52&longitudeDeg=-82.02'])

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('au')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('Three letters or more.')).toHaveClass(/flag/)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('augusta nat')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(found).toContainText('18 holes')
  await found.click()
  await expect(page.getByRole('heading', heading(AUGUSTA))).toBeVisible()

  for (const extension of ['osm', 'json', 'geojson']) {
    await page.goto(`${ownServer.url}/courses`)
    const accept = await page.locator('input[type=file]').getAttribute('accept')
    expect(accept?.split(',')).toContain(`.${extension}`)
  }
  await openFile(page, courseFile('it-ambrosiano-no-greens'))
  await page.waitForURL(/\/courses\/[^/]+$/)
  await page.goto(`${ownServer.url}/courses`)
  const kept = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'On this phone' })
  await expect(kept.getByRole('listitem').nth(0)).toContainText(/holes, 0 greens mapped/)
  await expect(kept.getByRole('listitem').nth(1)).toContainText('18 holes, 18 greens mapped')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('On this phone')
  await kept.getByRole('button', { name: `Remove ${AUGUSTA} from this phone` }).click()
  await expect(kept.getByRole('listitem')).toHaveCount(1)
})

test('a course of which only the outline is mapped says so', { tag: EXHAUSTIVE }, async ({ page, golfer: _golfer }) => {
  await page.goto('/courses')
  await openFile(page, await courseWithout('us-augusta', ['hole', 'green', 'tee']))
  await page.getByRole('button', { name: new RegExp(AUGUSTA) }).click()
  await expect(page.getByRole('heading', heading(AUGUSTA))).toBeVisible()
  await expect(page.getByText('Outline only')).toBeVisible()
  await expect(page.getByText("The holes of this course aren't mapped yet.")).toBeVisible()
})

test(
  'files that are no map of a course say what to do, and nothing is kept',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _golfer }) => {
    await page.goto('/courses')
    const map = await courseText('us-augusta')
    const said = page.getByRole('status')
    const cases = [
      ['notes.json', '{"hello":"golf"}', "This file isn't a map."],
      ['page.osm', '<!doctype html><html><body>Sign in</body></html>', "This file isn't a map."],
      ['cut.geojson', map.slice(0, 90_000), 'This file breaks off in the middle.'],
      ['empty.osm', '<osm version="0.6"></osm>', 'This map has no golf course in it.'],
      ['huge.osm', ' '.repeat(12_000_001), 'This file is larger than 12 MB. Choose one course, not a whole region.'],
    ] as const
    for (const [name, text, sentence] of cases) {
      await openFile(page, { name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })
      await expect(said.filter({ hasText: sentence })).toBeVisible()
    }
    await page.reload()
    await expect(page.getByText('Nothing yet.')).toBeVisible()
  },
)

test('HOL-32 a course lists its holes with number, par and yards from the chosen tee, what is not mapped and the day of the map', async ({
  page,
  golfer: _golfer,
}) => {
  await openCourse(page, 'us-augusta')
  expect(new URL(page.url()).pathname).toBe(AUGUSTA_PATH)
  const holes = page.getByRole('link', { name: /^Hole \d+, par \d, \d+ yards$/i })
  await expect(holes).toHaveCount(18)
  await expect(holes.nth(11)).toHaveAccessibleName('Hole 12, Par 3, 148 yards')
  await expect(page.getByText('Out of bounds is not mapped here. There may be some.')).toBeVisible()
  await expect(page.getByText(/^Map of .*20\d\d/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Fix the map' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/fixthemap',
  )
  const asMapped = await holes.allTextContents()
  const tees = page.getByRole('group', { name: 'Tees' })
  await expect(tees.getByRole('radio', { name: 'As mapped' })).toBeChecked()
  await tees.getByRole('radio', { name: 'Forward' }).click()
  await expect(tees.getByRole('radio', { name: 'Forward' })).toBeChecked()
  await expect.poll(() => holes.allTextContents()).not.toEqual(asMapped)
  const forward = await holes.allTextContents()
  await expect.poll(() => keptChoices(page)).not.toEqual([])
  await page.reload()
  await expect(tees.getByRole('radio', { name: 'Forward' })).toBeChecked()
  expect(await holes.allTextContents()).toEqual(forward)
})
