import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { getTakeout } from '@bagwise/contract/takeout'
import { expectAccessible } from '../support/accessible.ts'
import { openPart } from '../support/parts.ts'
import { signInOn } from '../support/device.ts'
import { expect, sidewaysOverflowPx, signUpGolfer, test } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'
import { fileChooserOf } from '../support/file-chooser.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const DISTANCES = {
  'clubDistances.driver': { distance: 231, source: 'measured' },
  'clubDistances.7-iron': { distance: 152, source: 'manual' },
  'clubDistances.lw': { distance: 6, source: 'estimated' },
} as const
const PROFILE = { handicap: -1.5, golfGoals: ['Break 70'], ...DISTANCES } as const
const ROUND = {
  date: '2026-01-17',
  course: 'Muirfield Dunes',
  tees: 'white',
  courseRating: 71.3,
  slopeRating: 128,
  adjustedGrossScore: 88,
  playingConditions: null,
} as const
const PROGRESS = { date: '2026-01-18', handicap: 4.5, clubDistances: {} } as const
const HUGE_BYTES = 33 * 1024 * 1024

const section = (page: Page) => page.getByRole('region', { name: 'Export and import' })
const chooseButton = (page: Page) => section(page).getByRole('button', { name: 'Choose a file' })
const preview = (page: Page) => page.getByRole('dialog', { name: /^Import / })
const fault = (page: Page) => section(page).getByRole('alert').filter({ hasText: /\w/ })
const outcome = (page: Page) => section(page).getByRole('status').filter({ hasText: /\w/ })

async function openProfile(page: Page) {
  await page.goto('/profile')
  await openPart(page.locator('#takeout'))
  await expect(section(page)).toBeVisible()
}

/** In the header: the profile's own choice is in a part that is closed. */
async function chooseMetric(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Metric' }).check()
  await page.keyboard.press('Escape')
}

async function exported(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section(page).getByRole('button', { name: button }).click(),
  ])
  return { name: download.suggestedFilename(), text: await textOf(download) }
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8')
}

async function choose(page: Page, name: string, text: string | Buffer) {
  const chooser = await fileChooserOf(page, () => chooseButton(page).click())
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
}

/** What of a profile an import can bring. */
async function importable(golfer: Golfer) {
  const { id: _id, email: _email, createdAt: _created, updatedAt: _updated, ...values } = await golfer.profile()
  return values
}

test(
  'DAT-24 distances are exported in the units of the golfer and come back as the same yards',
  { tag: EXHAUSTIVE },
  async ({ page, golfer, server }) => {
    await golfer.store({ preferredUnits: 'metres', ...DISTANCES })
    await openProfile(page)
    await expect(section(page).getByText('Your 3 distances for a spreadsheet, in meters.')).toBeVisible()
    const { name, text } = await exported(page, 'Export distances (CSV)')
    expect(name).toMatch(/^bagwise-distances-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(text.split('\r\n')).toEqual([
      '"club","carry (m)","source"',
      '"Driver","211.2","Measured"',
      '"7-Iron","139.0","Manual"',
      '"Lob Wedge","5.5","Estimated"',
      '',
    ])

    await page.context().clearCookies()
    const other = await signUpGolfer(page.context(), server.url)
    await openProfile(page)
    await choose(page, name, text)
    await expect(preview(page).getByText('It changes or adds 3 distances.')).toBeVisible()
    await expect(preview(page).getByText('nothing → 231 yd measured')).toBeVisible()
    await preview(page).getByRole('button', { name: 'Import' }).click()
    await expect(outcome(page)).toHaveText(`Imported from ${name}: 3 distances.`)
    await expect
      .poll(async () => (await other.profile()).clubDistances.map(({ club, distance }) => [club, distance]))
      .toEqual([
        ['driver', 231],
        ['7-iron', 152],
        ['lw', 6],
      ])
  },
)

test('everything is exported as a file that says the same as the server, and imported into a second account: looked at, cancelled, then taken', async ({
  page,
  context,
  golfer,
  server,
}) => {
  await golfer.store(PROFILE)
  const headers = { origin: server.url }
  await page.request.put('/api/rounds', {
    data: { save: randomUUID(), base: null, round: { id: randomUUID(), ...ROUND } },
    headers,
  })
  await page.request.post('/api/progress', { data: { id: randomUUID(), ...PROGRESS }, headers })
  await openProfile(page)
  const { name, text } = await exported(page, 'Export everything (JSON)')
  expect(name).toMatch(/^bagwise-\d{4}-\d{2}-\d{2}\.json$/)
  await expect(outcome(page)).toHaveText(`${name} is with your downloads.`)
  const takeout = getTakeout.reply.parse(JSON.parse(text))
  expect(takeout.profile).toEqual(await golfer.profile())
  expect(takeout.account.email).toBe(golfer.email)
  for (const { value } of await context.cookies()) expect(text).not.toContain(value.split('.')[0])
  const wanted = await importable(golfer)

  await context.clearCookies()
  const other = await signUpGolfer(context, server.url)
  const before = await other.profile()
  const all = '3 distances, 2 details of your profile, 1 day of progress and 1 round.'
  await openProfile(page)
  await choose(page, name, text)
  await expect(preview(page).getByText(`It changes or adds ${all}`)).toBeVisible()
  await expect(preview(page).getByText('nothing → +1.5')).toBeVisible()
  await expect(preview(page).getByText('nothing → Break 70')).toBeVisible()
  await preview(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(preview(page)).toHaveCount(0)
  expect(await other.profile()).toEqual(before)

  await choose(page, name, text)
  await preview(page).getByRole('button', { name: 'Import' }).click()
  await expect(outcome(page)).toHaveText(`Imported from ${name}: ${all}`)
  await expect.poll(() => importable(other)).toEqual(wanted)
  expect((await other.profile()).email).toBe(other.email)
  // The page shows it at once.
  await expect(page.getByText('+1.5').first()).toBeVisible()
  await openPart(page.locator('#handicap'))
  await expect(page.getByText(ROUND.course).first()).toBeVisible()
  await expect(page.getByText(/18 Jan/).first()).toBeAttached()

  await choose(page, name, text)
  await expect(outcome(page)).toHaveText(`Nothing to import: all of ${name} is in your profile already.`)
})

test(
  'a file can be chosen, looked at and imported with the keyboard alone',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await openProfile(page)
    await chooseButton(page).focus()
    const chooser = await fileChooserOf(page, () => page.keyboard.press('Enter'))
    await chooser.setFiles({
      name: 'mine.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('club,carry (yd),source\ndriver,240,measured\n'),
    })
    await expect(preview(page).getByText('It changes or adds 1 distance.')).toBeVisible()
    await expect(preview(page).getByRole('heading', { name: 'Import mine.csv?' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(preview(page)).toHaveCount(0)
    await expect(chooseButton(page)).toBeFocused()

    const again = await fileChooserOf(page, () => page.keyboard.press('Enter'))
    await again.setFiles({
      name: 'mine.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('club,carry (yd),source\ndriver,241,measured\n'),
    })
    await expect(preview(page).getByText('It changes or adds 1 distance.')).toBeVisible()
    await expect(preview(page).getByRole('heading', { name: 'Import mine.csv?' })).toBeFocused()
    for (const name of ['Close', 'Cancel']) {
      await page.keyboard.press('Tab')
      await expect(preview(page).getByRole('button', { name })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(preview(page).getByRole('button', { name: 'Import' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(outcome(page)).toHaveText('Imported from mine.csv: 1 distance.')
    await expect(chooseButton(page)).toBeFocused()
    expect((await golfer.profile()).clubDistances).toMatchObject([{ club: 'driver', distance: 241 }])
  },
)

test('a file can be dropped, one at a time', { tag: EXHAUSTIVE }, async ({ page, golfer: _signedIn }) => {
  await openProfile(page)
  const dragged = (...texts: readonly string[]) =>
    page.evaluateHandle((contents) => {
      const data = new DataTransfer()
      for (const [index, text] of contents.entries()) data.items.add(new File([text], `dropped-${index}.csv`))
      return data
    }, texts)
  const drop = async (...texts: readonly string[]) => {
    const dataTransfer = await dragged(...texts)
    const zone = section(page).getByText('or drop it here')
    await zone.dispatchEvent('dragover', { dataTransfer })
    await zone.dispatchEvent('drop', { dataTransfer })
  }
  const csv = 'club,carry (yd),source\npw,111,measured\n'
  const opensInstead = await page.evaluate(
    (dataTransfer) =>
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })),
    await dragged(csv),
  )
  expect(opensInstead, 'a file dropped beside the place for it').toBe(false)
  await drop(csv, csv)
  await expect(fault(page)).toHaveText('One file at a time: drop a single JSON or CSV file here.')
  await drop(csv)
  await expect(preview(page).getByText('nothing → 111 yd measured')).toBeVisible()
})

test(
  'a file that is wrong or huge changes nothing and is told in words',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await golfer.store(PROFILE)
    const before = await golfer.profile()
    await openProfile(page)
    await choose(page, 'diary.txt', 'Dear diary, today I shot 79.')
    await expect(fault(page)).toContainText('Nothing was imported from diary.txt.')
    await expect(fault(page)).toContainText('This is no file of Bagwise')

    await choose(page, 'mine.csv', 'club,carry (yd),source\ndriver,500,measured\nspoon,190,mine\n')
    await expect(fault(page).getByRole('listitem')).toHaveText([
      'Line 2: “500” is no carry: it must be a whole number of yards from 1 to 400.',
      'Line 3: “spoon” is no club that Bagwise knows.',
      'Line 3: “mine” is no source: it must be measured, manual or estimated.',
    ])
    await choose(page, 'half.json', '{\n  "format": "bagwise-takeout",\n  "ver')
    await expect(fault(page).getByRole('listitem')).toHaveText(/^Line 3: This is not valid JSON/)
    await choose(page, 'newer.json', '{"format":"bagwise-takeout","version":9}')
    await expect(fault(page)).toContainText('This file was written by a newer Bagwise (version 9 of the format).')
    await choose(page, 'evil.json', '{"format":"bagwise-takeout","version":1,"profile":{"__proto__":{"handicap":1}}}')
    await expect(fault(page).getByRole('listitem')).toHaveText(/^profile\.__proto__: /)

    await choose(page, 'film.json', Buffer.alloc(HUGE_BYTES, 'x'))
    await expect(fault(page)).toHaveText('This file is far larger than anything Bagwise writes. Choose another one.')
    await choose(page, 'long.json', JSON.stringify({ profile: 'x'.repeat(HUGE_BYTES - 2 * 1024 * 1024) }))
    await expect(fault(page)).toHaveText('This file is over 24 MB, more than Bagwise takes. Choose another one.')

    const change = { path: 'firstName', value: 'Ace', displacedAt: '2026-11-21T10:00:00.000Z' }
    const history = Array.from({ length: 300_000 }, () => change)
    const large = JSON.stringify({ format: 'bagwise-takeout', version: 1, history, profile: { handicap: 7 } }, null, 2)
    expect(large.length).toBeGreaterThan(30 * 1024 * 1024)
    await choose(page, 'large.json', large)
    await expect(preview(page).getByText('+1.5 → 7')).toBeVisible()
    await preview(page).getByRole('button', { name: 'Cancel' }).click()
    expect(await golfer.profile()).toEqual(before)
  },
)

test(
  'without a connection distances are still exported, and the rest says what it needs',
  { tag: EXHAUSTIVE },
  async ({ page, golfer, context }) => {
    await golfer.store(PROFILE)
    await openProfile(page)
    await context.setOffline(true)
    await section(page).getByRole('button', { name: 'Export everything (JSON)' }).click()
    await expect(fault(page)).toContainText("Nothing was exported. Can't reach Bagwise.")
    const { text } = await exported(page, 'Export distances (CSV)')
    expect(text).toContain('"Driver","231","Measured"')
    await choose(page, 'mine.csv', text)
    await expect(fault(page)).toContainText("Nothing was imported. Can't reach Bagwise.")
  },
)

test(
  'edits of this device go first, and without them nothing is imported',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await golfer.store(DISTANCES)
    await page.route('**/api/profile', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    )
    await openProfile(page)
    await chooseMetric(page)
    const csv = 'club,carry (yd),source\n7-iron,155,measured\n'
    await choose(page, 'mine.csv', csv)
    await expect(fault(page)).toContainText('Changes on this device are not saved yet, and they go first.')

    await page.unroute('**/api/profile')
    await choose(page, 'mine.csv', csv)
    await preview(page).getByRole('button', { name: 'Import' }).click()
    await expect(outcome(page)).toContainText('Imported from mine.csv: 1 distance.')
    const { preferredUnits, clubDistances } = await golfer.profile()
    expect(preferredUnits).toBe('metres')
    expect(clubDistances).toContainEqual({ club: '7-iron', distance: 155, source: 'measured', isManuallySet: true })
  },
)

test(
  'an export says how many changes it would lack, and waits for the next try or the word to go on',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await golfer.store(PROFILE)
    await page.route('**/api/profile', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    )
    await openProfile(page)
    let downloadCount = 0
    page.on('download', () => (downloadCount += 1))
    await chooseMetric(page)
    const everything = section(page).getByRole('button', { name: 'Export everything (JSON)' })
    await everything.focus()
    await page.keyboard.press('Enter')
    await expect(fault(page)).toContainText('1 change has not reached Bagwise and is not in this file.')
    await expect(everything).toBeFocused()
    await expectAccessible(page, 'an export that lacks a change')
    expect(downloadCount).toBe(0)

    const lacking = await exported(page, 'Export anyway')
    expect(getTakeout.reply.parse(JSON.parse(lacking.text)).profile.preferredUnits).toBe('yards')
    await expect(fault(page)).toHaveCount(0)
    await expect(everything).toBeFocused()

    await everything.click()
    await expect(fault(page)).toContainText('1 change has not reached Bagwise')
    await page.unroute('**/api/profile')
    const whole = await exported(page, 'Try again')
    expect(getTakeout.reply.parse(JSON.parse(whole.text)).profile.preferredUnits).toBe('metres')
    await expect(outcome(page)).toHaveText(`${whole.name} is with your downloads.`)
  },
)

test(
  'the changes are shown again when another device has changed the profile meanwhile',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await openProfile(page)
    await choose(page, 'mine.csv', 'club,carry (yd),source\ndriver,240,measured\n')
    await expect(preview(page).getByText('nothing → 240 yd measured')).toBeVisible()
    await golfer.store({ 'clubDistances.driver': { distance: 236, source: 'measured' } })
    await preview(page).getByRole('button', { name: 'Import' }).click()
    await expect(preview(page).getByRole('alert').filter({ hasText: /\w/ })).toContainText('nothing was imported')
    await expect(preview(page).getByText('236 yd measured → 240 yd measured')).toBeVisible()
    await preview(page).getByRole('button', { name: 'Import' }).click()
    await expect(outcome(page)).toHaveText('Imported from mine.csv: 1 distance.')
  },
)

test('export and import are accessible in every state', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  test.slow()
  await golfer.store(PROFILE)
  await openProfile(page)
  const { name, text } = await exported(page, 'Export everything (JSON)')
  await expectAccessible(page, 'export done')
  await choose(page, 'mine.csv', 'club,carry (yd),source\ndriver,500,measured\nspoon,190,mine\n')
  await expect(fault(page)).toBeVisible()
  await expectAccessible(page, 'a list of faults')
  await golfer.store({ handicap: 12, 'clubDistances.pw': { distance: 111, source: 'measured' } })
  await choose(page, name, text.replace('"handicap": -1.5', '"handicap": 20'))
  await expect(preview(page)).toBeVisible()
  await expectAccessible(page, 'the preview')
})

test(
  'export and import fit phones whose text is twice as large',
  { tag: EXHAUSTIVE },
  async ({ server, largeTextPhone }) => {
    const golfer = await signUpGolfer(largeTextPhone, server.url)
    await signInOn(largeTextPhone, golfer, server.url)
    const page = await largeTextPhone.newPage()
    await openProfile(page)
    expect(await sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
    await choose(page, 'a-file-with-quite-a-long-name.csv', 'club,carry (yd),source\ndriver,500,measured\n')
    await expect(fault(page)).toBeVisible()
    expect(await sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
    await choose(page, 'a-file-with-quite-a-long-name.csv', 'club,carry (yd),source\npitching wedge,111,measured\n')
    await expect(preview(page)).toBeVisible()
    const overflowPx = await preview(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    expect(overflowPx).toBeLessThanOrEqual(0)
  },
)
