import { readFile } from 'node:fs/promises'
import { latLonOf } from '@bagwise/golf/shot-advice/ground/ground-places'
import { holeGround } from '@bagwise/golf/shot-advice/ground/hole-ground'
import { lieAt } from '@bagwise/golf/shot-advice/ground/lie-on-ground'
import { placeFromPin } from '@bagwise/golf/shot-advice/ground/lines'
import { readCourse } from '../../golf/reference/course-files.ts'
import { expectAccessible } from '../support/accessible.ts'
import { AUGUSTA_PATH, greenNumbers, keptChoices, openCourse, picture, tapPicture } from '../support/courses.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { expect, sidewaysOverflowPx, signUpGolfer, test } from '../support/test.ts'
import { textFaults } from '../support/text-faults.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const HOLE_12 = `${AUGUSTA_PATH}/holes/12`
const HOLE_13 = `${AUGUSTA_PATH}/holes/13`
const CLUB = { name: 'Club and line' }
const club = (page: Parameters<typeof picture>[0]) => page.getByRole('region', CLUB).locator('p').first()

test.beforeEach(async ({ context, server, page }, { title }) => {
  if (title.startsWith('of its own')) return
  await signUpSampleGolfer(context, server.url)
  await openCourse(page, 'us-augusta')
})

test(
  'shows front, middle and back, one oval with its club and start line, and at most six numbers of hazards near the finish',
  { tag: EXHAUSTIVE },
  async ({ page }) => {
    await page.goto(HOLE_12)
    await expect(club(page)).toHaveText('5-Wood')
    const [front = 0, middle = 0, back = 0] = await greenNumbers(page)
    expect([front, middle, back]).toEqual([144, 148, 154])
    const drawing = picture(page)
    await expect(drawing.locator('ellipse')).toHaveCount(1)
    await expect(drawing.getByText('5-Wood')).toHaveCount(1)
    const plates = drawing.getByText(/^to (reach|clear)$/)
    const count = await plates.count()
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(6)
  },
)

test('HOL-34 a tap puts the ball there with the lie of the map, Aim mode costs a line, Undo takes it back, and all of it can be typed', async ({
  page,
}) => {
  await page.goto(HOLE_13)
  await expect(club(page)).toHaveText('Driver')
  const lies = page.getByRole('group', { name: 'Ball lie' })
  await expect(lies.getByRole('radio', { name: /^Tee/ })).toBeChecked()
  const fromTee = await greenNumbers(page)

  await tapPicture(page, 0.6, 0.45)
  await expect(lies.getByRole('radio', { name: /^Fairway by the map/ })).toBeChecked()
  await expect.poll(async () => (await greenNumbers(page))[1]).toBeLessThan((fromTee[1] ?? 0) - 50)
  await lies.getByRole('radio', { name: /^Rough/ }).check()
  await expect(lies.getByText('by the map')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lies.getByRole('radio', { name: /^Fairway by the map/ })).toBeChecked()

  await page.getByRole('radio', { name: 'Aim' }).check()
  await tapPicture(page, 0.85, 0.3)
  await expect(page.getByRole('region', CLUB)).toContainText(/\d\.\d\d strokes more than the best line with /)
  await page.getByRole('button', { name: 'Back to the best line' }).click()
  await expect(page.getByRole('region', CLUB)).not.toContainText('strokes more')

  await page.getByRole('button', { name: 'Type it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Where is your ball?' })
  await dialog.getByRole('textbox', { name: 'To the middle of the green' }).fill('9999')
  await dialog.getByRole('button', { name: 'Put the ball there' }).click()
  await expect(dialog.getByText('Type a whole number from 1 to 800 yards.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'To the middle of the green' }).fill('120')
  await dialog.getByRole('radio', { name: 'Right' }).check()
  await dialog.getByRole('textbox', { name: 'How far off line' }).fill('20')
  await dialog.getByRole('radio', { name: /^Sand/ }).check()
  await dialog.getByRole('button', { name: 'Put the ball there' }).click()
  await expect(lies.getByRole('radio', { name: /^Sand/ })).toBeChecked()
  // 20 yards off the line at 120.
  await expect.poll(async () => (await greenNumbers(page))[1]).toBe(122)
  await page.reload()
  await expect(lies.getByRole('radio', { name: /^Sand/ })).toBeChecked()
  expect((await greenNumbers(page))[1]).toBe(122)
})

test(
  'offers the cheapest lay-up of a hole too long for one shot, and the golfer’s favourite, which a reload keeps and a tournament hides',
  { tag: EXHAUSTIVE },
  async ({ page }) => {
    await page.goto(`${AUGUSTA_PATH}/holes/15`)
    await page.getByRole('button', { name: 'Type it' }).click()
    const dialog = page.getByRole('dialog', { name: 'Where is your ball?' })
    await dialog.getByRole('textbox', { name: 'To the middle of the green' }).fill('190')
    await dialog.getByRole('radio', { name: /^Fairway/ }).check()
    await dialog.getByRole('button', { name: 'Put the ball there' }).click()

    const layUps = page.getByRole('region', { name: 'Lay-ups' })
    const rows = layUps.getByRole('listitem')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(/^Lay up with .+: leaves \d+, (full|¾) .+\. About .+ the best line\./)
    const favourite = layUps.getByRole('combobox', { name: 'Shot you like to leave yourself' })
    const cheapest = /, ((?:full|¾) [^.]+)\./.exec((await rows.textContent()) ?? '')?.[1]
    const other = (await favourite.getByRole('option').allTextContents()).find(
      (one) => ![cheapest, 'None'].includes(one),
    )
    if (other === undefined) throw new Error('There is only one lay-up')
    await favourite.selectOption(other)
    const own = rows.filter({ hasText: 'Your favorite.' })
    await expect(own).toContainText(other)
    await expect(rows).toHaveCount(2)
    await expect.poll(() => keptChoices(page)).toContain('layUpFor')
    await page.reload()
    await expect(own).toContainText(other)

    const named = /Lay up with (.+): leaves/.exec((await own.textContent()) ?? '')?.[1] ?? ''
    await own.getByRole('button', { name: `Show it: lay up for a ${other}` }).click()
    await expect(club(page)).toContainText(named)
    await expectAccessible(page, 'a hole with lay-ups', [390])

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('switch', { name: 'Tournament mode' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(layUps).toHaveCount(0)
  },
)

/** On the 13th fairway, a few yards inside its edge. */
function besideFairwayEdge() {
  const course = readCourse('us-augusta')
  const hole = course.holes.find(({ number }) => number === 13)
  const [tee] = hole?.line ?? []
  if (!hole || !tee) throw new Error('The course has a 13th hole')
  const ground = holeGround(course, hole, { ball: tee })
  const on = placeFromPin(ground, 150)
  const inside = Array.from({ length: 60 }, (_, yards) => ({ x: on.x + yards, y: on.y }))
  const isFairway = (place: { readonly x: number; readonly y: number }) => lieAt(ground, place) === 'fairway'
  const edge = inside.findIndex((place, yards) => isFairway(place) && !isFairway(inside[yards + 1] ?? place))
  return latLonOf(ground, inside[Math.max(0, edge - 4)] ?? on)
}

test('HOL-35 a position that may be far off is drawn as a ring and said, marks both lies near an edge, and is grey when it is old; it is in no request', async ({
  page,
  context,
}) => {
  const { latitudeDeg: latitude, longitudeDeg: longitude } = besideFairwayEdge()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude, longitude, accuracy: 20 })
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.clock.install()
  await page.goto(HOLE_13)
  await expect(club(page)).toHaveText('Driver')
  const rings = picture(page).locator('circle[data-position]')
  await expect(rings).toHaveCount(0)
  await page.getByRole('button', { name: 'I am here' }).click()
  const said = page.getByText('Position good to 22 yd only.')
  await expect(said).toBeVisible()
  await expect(rings).toHaveAttribute('data-position', 'new')
  const lies = page.getByRole('group', { name: 'Ball lie' })
  await expect(lies.getByRole('radio', { name: /^Fairway by the map/ })).toBeChecked()
  await expect(lies.getByText('maybe')).toHaveCount(1)

  await page.clock.fastForward(13_000)
  await expect(page.getByText('Your position is getting old.')).toBeVisible()
  await expect(rings).toHaveAttribute('data-position', 'old')
  const place = [latitude.toFixed(2), Math.abs(longitude).toFixed(2)]
  expect(sent.filter((line) => place.some((angle) => line.includes(angle)))).toEqual([])

  // On the spot the lie is known, and nothing is drawn around it.
  await page.getByRole('button', { name: 'I am here' }).click()
  await context.setGeolocation({ latitude, longitude, accuracy: 2 })
  await expect(lies.getByText('maybe')).toHaveCount(0)
  await expect(said).toBeHidden()
})

test('HOL-44 in a tournament the hole shows distances, and no club, line, oval, plays-like or wind, in any state', async ({
  page,
}) => {
  await page.goto(HOLE_12)
  await expect(club(page)).toHaveText('5-Wood')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('switch', { name: 'Tournament mode' }).check()
  await page.getByRole('button', { name: 'Done' }).click()
  const main = page.getByRole('main')
  const isSilent = async () => {
    await expect(main.getByText('Tournament: distances only.')).toBeVisible()
    const text = `${await main.innerText()} ${(await picture(page).getAttribute('aria-label')) ?? ''}`
    expect(text).not.toMatch(
      /wood|iron|hybrid|driver|wedge|aim at|carries|leaves|strokes|plays like|oval|wind|height|counted/i,
    )
    await expect(picture(page).locator('ellipse')).toHaveCount(0)
    await expect(page.getByRole('radio', { name: 'Aim' })).toHaveCount(0)
  }
  await isSilent()
  expect((await greenNumbers(page)).length).toBe(3)
  await expect(picture(page).getByText('to clear').first()).toBeVisible()
  await expect(picture(page).getByText('to reach').first()).toBeVisible()
  await tapPicture(page, 0.5, 0.5)
  await isSilent()
  await page.reload()
  await isSilent()
  await page.getByRole('link', { name: /^Next hole/ }).click()
  await isSilent()
})

test('HOL-36 height is unknown until it is typed', async ({ page }) => {
  await page.goto(HOLE_12)
  await expect(page.getByText('Height: unknown.')).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('radio', { name: 'Higher' }).check()
  await page.getByRole('textbox', { name: 'By how much' }).fill('30')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Height: 30 ft up.')).toBeVisible()
})

test('HOL-45 the drawing has a sentence, a table and whose map it is, for small phones, keys and large text, and the course can be saved as the same map', async ({
  page,
  server,
  largeTextPhone,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(HOLE_12)
  await expect(club(page)).toHaveText('5-Wood')
  await expect(picture(page)).toHaveAccessibleName(/^Hole 12\. Front 144, middle 148, back 154 yards\. Club: 5-Wood\./)
  const credit = page.getByRole('link', { name: '© OpenStreetMap contributors' })
  await expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright')
  await page.getByText('Show numbers').press('Enter')
  const table = page.getByRole('table', { name: 'Distances from the ball' })
  await expect(table.getByRole('row').nth(1)).toContainText('Green144154')
  await expect(picture(page).locator('[stroke-dasharray]')).not.toHaveCount(0)
  await expect(page.getByText(/^Assumed, dashed in the picture: .*the boundary as out of bounds\.$/)).toBeVisible()
  await expectAccessible(page, 'a hole', [320, 1280])

  await page.goto(AUGUSTA_PATH)
  const holes = page.getByRole('link', { name: /^Hole/ })
  await expect(holes).toHaveCount(18)
  const names = await holes.allTextContents()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as GeoJSON' }).click()
  const file = await (await saved).path()
  expect(JSON.parse(await readFile(file, 'utf8')).attribution).toContain('Open Database License')
  await page.goto('/courses')
  await page.locator('input[type=file]').setInputFiles({
    name: 'saved.geojson',
    mimeType: 'application/geo+json',
    buffer: await readFile(file),
  })
  await page.waitForURL(/\/courses\/[^/]+$/)
  await expect(holes).toHaveCount(18)
  expect(await holes.allTextContents()).toEqual(names)

  await signUpSampleGolfer(largeTextPhone, server.url)
  const large = await largeTextPhone.newPage()
  await openCourse(large, 'us-augusta')
  await large.goto(HOLE_12)
  await expect(club(large)).toHaveText('5-Wood')
  await expect(picture(large)).toBeVisible()
  await expect(large.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible()
  expect(await sidewaysOverflowPx(large)).toBeLessThanOrEqual(0)
  // The golfer's name in the header gives way on the smallest phone.
  expect((await textFaults(large)).filter((fault) => fault !== 'cut: Miller')).toEqual([])
})

test(
  'a golfer without distances reads what to do, and still has every distance',
  { tag: EXHAUSTIVE },
  async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url })
    await context.addInitScript(() => localStorage.setItem('bagwise.welcome-seen', 'true'))
    await signUpGolfer(context, server.url)
    const page = await context.newPage()
    await openCourse(page, 'us-augusta')
    await page.goto(HOLE_12)
    await expect(page.getByText('Add a distance for at least one club')).toBeVisible()
    expect(await greenNumbers(page)).toEqual([144, 148, 154])
    await context.close()
  },
)
