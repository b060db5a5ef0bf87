import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { clubRow, open as openDistances, store } from '../support/gapping.ts'
import { startServer } from '../support/server.ts'
import { keptOnDevice } from '../support/service-worker.ts'
import { rapsodoFile, SESSION } from '../support/shot-files.ts'
import { expect, recordEdits, signUpGolfer, test } from '../support/test.ts'
import { fileChooserOf } from '../support/file-chooser.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const HUGE_BYTES = 11 * 1024 * 1024

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Import shots' })
const chooseButton = (page: Page) => page.getByRole('button', { name: 'Choose a file' })
const fault = (page: Page) => page.getByRole('alert').filter({ hasText: /\w/ })
const club = (page: Page, type: string): Locator => page.locator(`li[data-club="${type}"]`)
const saveButton = (page: Page) => page.getByRole('button', { name: /^Save \d+ distances?$/ })

async function openImport(page: Page): Promise<void> {
  await page.goto('/distances/import')
  await expect(heading(page)).toBeVisible()
  await expect(chooseButton(page)).toBeVisible()
}

async function choose(page: Page, name: string, text: string | Buffer): Promise<void> {
  const chooser = await fileChooserOf(page, () => chooseButton(page).click())
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

/** Drops a file where the golfer's finger would let it go. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const files = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], fileName, { type: 'text/csv' }))
      return transfer
    },
    [name, text] as const,
  )
  await chooseButton(page).dispatchEvent('drop', { dataTransfer: files })
}

test('DAT-13 shots that are dropped become Measured distances with their count, and undo brings the old ones back', async ({
  page,
  golfer,
}) => {
  await store(golfer, { '7-iron': [141, 'manual'], gw: [95, 'estimated'] })
  const before = (await golfer.profile()).clubDistances
  await openDistances(page)
  await page.getByRole('link', { name: 'Import shots' }).click()
  await expect(heading(page)).toBeFocused()
  const edits = recordEdits(page)
  await drop(page, 'session.csv', rapsodoFile(SESSION))
  await expect(page.getByText('Rapsodo, in yards: 16 shots. Nothing is saved yet.')).toBeVisible()
  await page.getByText('1 line left out').click()
  await expect(page.getByText('Line 19: an average or a spread, not a shot.')).toBeVisible()

  // The duffed shot stands out; the golfer takes another look and leaves it out after all.
  const iron = club(page, '7-iron')
  await expect(iron).toContainText('Measured (11)')
  await expect(iron).toContainText('now 141 yd manual')
  await expect(iron).toContainText('150yd')
  await iron.getByText('12 shots, 1 left out').click()
  const duffed = iron.getByRole('checkbox', { name: 'Line 8: 62 yd, 2 yd left, far shorter than the rest' })
  await duffed.check()
  await expect(iron).toContainText('Measured (12)')
  await duffed.uncheck()
  await expect(iron).toContainText('Measured (11)')

  await page.getByRole('combobox', { name: '“52” (4 shots)' }).selectOption('Gap Wedge')
  await expect(club(page, 'gw')).toContainText('Measured (4)')
  expect(edits).toEqual([])
  await saveButton(page).click()

  await expect(clubRow(page, '7-iron')).toContainText('150')
  await expect(clubRow(page, '7-iron')).toContainText('Measured (11)')
  await expect
    .poll(async () => (await golfer.profile()).clubDistances.find((entry) => entry.club === '7-iron'))
    .toMatchObject({ distance: 150, source: 'measured', shots: { count: 11, longShortYards: 1.7 } })
  expect(edits.flat().toSorted()).toEqual(['clubDistances.7-iron', 'clubDistances.gw'])

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Your distances are back as they were.')).toBeVisible()
  await expect.poll(async () => (await golfer.profile()).clubDistances).toEqual(before)
})

test('a golfer without clubs sees the imported ones at once, in a bag that begins with them', async ({
  page,
  golfer,
}) => {
  await openImport(page)
  await choose(page, 'session.csv', rapsodoFile(SESSION))
  await expect(page.getByText(/^Saving starts your bag/)).toBeVisible()
  await saveButton(page).click()
  await expect(clubRow(page, '7-iron')).toContainText('Measured (11)')
  await expect.poll(async () => (await golfer.profile()).golfBag.length).toBe(14)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Your bag and your distances are back as they were.')).toBeVisible()
  await expect.poll(async () => (await golfer.profile()).golfBag).toEqual([])
})

test('a measured distance that is typed over loses its shots, and keeps them when the same number is confirmed', async ({
  page,
  golfer,
}) => {
  await store(golfer, { '7-iron': [141] })
  await golfer.store({ 'clubDistances.7-iron': { distance: 150, source: 'measured', shots: { count: 12 } } })
  await openDistances(page)
  const row = clubRow(page, '7-iron')
  for (const [typed, words] of [
    ['150', 'Measured (12)'],
    ['149', 'Measured'],
  ] as const) {
    await row.getByRole('button', { name: 'Edit 7-Iron distance' }).click()
    await row.getByRole('textbox').fill(typed)
    await row.getByRole('textbox').press('Enter')
    await expect(row.getByText(words, { exact: true })).toBeVisible()
  }
  await expect
    .poll(async () => (await golfer.profile()).clubDistances)
    .toEqual([{ club: '7-iron', distance: 149, source: 'measured', isManuallySet: true }])
})

test(
  'columns that Bagwise does not know are asked for once, with the keyboard alone',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    const file = 'Schlag,Weg,Neben\n7 Iron,137.16,-3\n7 Iron,138,2\n7 Iron,136,0\n'
    await openImport(page)
    await choose(page, 'mine.csv', file)
    await expect(page.getByRole('heading', { name: 'What do the columns hold?' })).toBeFocused()
    await expectAccessible(page, 'the question for the columns', [320])
    await page.keyboard.press('Tab')
    await expect(page.getByRole('combobox', { name: 'Club' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('button', { name: 'Read the shots' }).press('Enter')
    await expect(fault(page)).toHaveText('Choose the column with the carry distance: nothing works without it.')
    await page.getByRole('combobox', { name: 'Carry' }).press('W')
    await page.getByRole('combobox', { name: 'Left or right of the line' }).press('N')
    await page.getByRole('combobox', { name: 'Left or right of the line' }).selectOption('Neben, as in -3')
    await page.getByRole('radio', { name: 'Metres' }).press('Space')
    await page.getByRole('button', { name: 'Read the shots' }).press('Enter')
    await expect(page.getByText('Your columns, in metres: 3 shots.')).toBeVisible()
    await expect(club(page, '7-iron')).toContainText('150yd')

    await page.getByRole('button', { name: 'Another file' }).press('Enter')
    await expect(chooseButton(page)).toBeFocused()
    await choose(page, 'mine-too.csv', file)
    await expect(page.getByText('Your columns, in metres: 3 shots.')).toBeVisible()
  },
)

test(
  'a file that says no units can be read in the others',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    const names =
      'Club,ClubSpeed,BallSpeed,Carry,TotalDistance,Offline,PeakHeight,Decent,HLA,VLA,BackSpin,SideSpin,rawSpinAxis,AoA,Path,FaceToPath,FaceToTarget,SmashFactor'
    const rows = [150, 151, 149].map((carry) => `I7,85,118,${carry},160,-3,30,46,1,18,6400,120,2,-3,1,0.4,0.2,1.39`)
    await openImport(page)
    await choose(page, 'range.csv', [names, ...rows].join('\n'))
    await expect(club(page, '7-iron')).toContainText('150yd')
    const metres = page.getByRole('radio', { name: 'Metres' })
    await page.evaluate(() => {
      const post: (this: Worker, question: unknown) => void = Reflect.get(Worker.prototype, 'postMessage')
      Worker.prototype.postMessage = function held(question: unknown) {
        document.addEventListener('read-on', () => post.call(this, question), { once: true })
        Worker.prototype.postMessage = post
      }
    })
    await metres.press('Space')
    await expect(saveButton(page)).toBeDisabled()
    await page.evaluate(() => document.dispatchEvent(new Event('read-on')))
    await expect(club(page, '7-iron')).toContainText('164yd')
    await expect(metres).toBeChecked()
    await expect(metres).toBeFocused()
    await expect(saveButton(page)).toBeEnabled()
  },
)

test('wrong files change nothing and say why', async ({ page, golfer }) => {
  await openImport(page)
  const edits = recordEdits(page)
  const cases = [
    ['shots.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'This is a spreadsheet of Excel.'],
    [
      'photo.csv',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 1, 2, 3]),
      'This is no CSV: it does not consist of text.',
    ],
    ['empty.csv', '', 'The file is empty.'],
    ['letter.csv', 'Dear golfer,\nthank you\n', 'There is no line with the names of columns'],
    [
      'proto.csv',
      'Club,Carry (yd),__proto__\n7i,150,1\n',
      'Line 1: This line holds a name that no launch monitor writes.',
    ],
    ['quote.csv', 'Club,Carry (yd)\n7i,150\n"8i,140\n', 'Line 3: A quotation mark is missing.'],
    ['none.csv', `${rapsodoFile([])}`, 'There is no shot with a carry distance in it.'],
  ] as const
  for (const [name, content, words] of cases) {
    await choose(page, name, content)
    await expect(fault(page)).toContainText(`Nothing was changed by ${name}.`)
    await expect(fault(page)).toContainText(words)
  }
  await expect(fault(page)).toContainText('Line 3: an average or a spread, not a shot.')
  expect(edits).toEqual([])
  expect((await golfer.profile()).clubDistances).toEqual([])
})

test(
  'huge files are not opened, or not read to their end',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await openImport(page)
    await choose(page, 'huge.csv', Buffer.alloc(HUGE_BYTES, 'a'))
    await expect(fault(page)).toContainText('The file is larger than 10 MB, so it was not opened.')
    await choose(page, 'long.csv', `${rapsodoFile([])}\n${'7i,x,y,150\n'.repeat(10_100)}`)
    await expect(fault(page)).toContainText('Nothing was changed by long.csv. The file has more than 10,000 lines.')
  },
)

test('a refused file is told accessibly', { tag: EXHAUSTIVE }, async ({ page, golfer: _signedIn }) => {
  await openImport(page)
  await choose(page, 'none.csv', rapsodoFile([]))
  await expect(fault(page)).toContainText('Nothing was changed by none.csv.')
  await expectAccessible(page, 'a refused file')
})

test('the place for a file is accessible', { tag: EXHAUSTIVE }, async ({ page, golfer: _signedIn }) => {
  await openImport(page)
  await expectAccessible(page, 'the place for a file')
})

test(
  'the preview is accessible, with outliers and names to give',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await openImport(page)
    await choose(page, 'session.csv', rapsodoFile(SESSION))
    await page.getByText('12 shots, 1 left out').click()
    await page.getByText('1 line left out').click()
    await expectAccessible(page, 'the preview')
  },
)

test('a golfer who reads metres sees metres', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await golfer.store({ preferredUnits: 'metres' })
  await openImport(page)
  await choose(page, 'session.csv', rapsodoFile(SESSION))
  await expect(club(page, '7-iron')).toContainText('137m')
  await page.getByText('12 shots, 1 left out').click()
  await expect(page.getByRole('checkbox', { name: /^Line 8: 57 m,/ })).toBeVisible()
})

test.describe('without reception', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'on a device that has read a file, another is read, and its distances wait on the device',
    { tag: EXHAUSTIVE },
    async ({ page, context }) => {
      const server = await startServer()
      try {
        await signUpGolfer(context, server.url)
        await page.goto(`${server.url}/distances/import`)
        await keptOnDevice(page)
        await page.reload({ waitUntil: 'networkidle' })
        await choose(page, 'session.csv', rapsodoFile(SESSION))
        await expect(saveButton(page)).toBeVisible()
        await server.stop()
        await page.goto(`${server.url}/distances/import`)
        await choose(page, 'session.csv', rapsodoFile(SESSION))
        await saveButton(page).click()
        await expect(page).toHaveURL(/\/distances$/)
        await expect(page.getByText('1 distance measured from your shots.')).toBeVisible()
        await page.goto(`${server.url}/distance-calculator`)
        await expect(page.getByRole('button', { name: 'Edit 7-Iron distance' })).toContainText('150')
      } finally {
        await server.dispose()
      }
    },
  )

  test(
    'on a device that has never read a file it is said that the reader is missing, until the server is back',
    { tag: EXHAUSTIVE },
    async ({ page, context }) => {
      const server = await startServer()
      try {
        await signUpGolfer(context, server.url)
        await page.goto(`${server.url}/distances/import`)
        await keptOnDevice(page)
        await page.reload({ waitUntil: 'networkidle' })
        await server.stop()
        await page.goto(`${server.url}/distances/import`)
        await choose(page, 'session.csv', rapsodoFile(SESSION))
        await expect(fault(page)).toContainText('Nothing was changed by session.csv.')
        await expect(fault(page)).toContainText('Check your connection')
        await server.start()
        await choose(page, 'session.csv', rapsodoFile(SESSION))
        await expect(saveButton(page)).toBeVisible()
      } finally {
        await server.dispose()
      }
    },
  )
})
