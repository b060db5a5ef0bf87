import { randomUUID } from 'node:crypto'
import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { signInOn } from '../support/device.ts'
import { clubRow, open as openDistances, store } from '../support/gapping.ts'
import { startServer } from '../support/server.ts'
import { keptOnDevice } from '../support/service-worker.ts'
import { rapsodoFile, SESSION } from '../support/shot-files.ts'
import { expect, recordEdits, signUpGolfer, test } from '../support/test.ts'
import { fileChooserOf } from '../support/file-chooser.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'
import { workbook } from '../support/workbook.ts'

const HUGE_BYTES = 11 * 1024 * 1024

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Import shots' })
const chooseButton = (page: Page) => page.getByRole('button', { name: 'Choose a file' })
const fault = (page: Page) => page.getByRole('alert').filter({ hasText: /\w/ })
const club = (page: Page, type: string): Locator => page.locator(`li[data-club="${type}"]`)
const saveButton = (page: Page) => page.getByRole('button', { name: /^Keep \d+ shots?$/ })
const seeDistances = (page: Page) => page.getByRole('link', { name: 'See your distances' }).click()
/** The learned carry, without its ±. */
const carryOf = (page: Page, type: string) => club(page, type).locator('[data-carry]')

async function openImport(page: Page): Promise<void> {
  await page.goto('/distances/import')
  await expect(heading(page)).toBeVisible()
  await expect(chooseButton(page)).toBeVisible()
}

async function choose(page: Page, name: string, text: string | Buffer): Promise<void> {
  await chooseAll(page, { [name]: text })
}

async function chooseAll(page: Page, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  const chooser = await fileChooserOf(page, () => chooseButton(page).click())
  await chooser.setFiles(
    Object.entries(files).map(([name, text]) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })),
  )
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
  await expect(carryOf(page, '7-iron')).toHaveText('150')
  await iron.getByText('12 shots, 1 not counted').click()
  const duffed = iron.getByRole('checkbox', { name: /^Line 8: 62 yd, 2 yd left/ })
  await expect(iron.getByText('Line 8: 62 yd, 2 yd left, short: mishit')).toBeVisible()
  await duffed.check()
  await expect(iron).toContainText('Measured (12)')
  await expect(iron.getByText('Line 8: 62 yd, 2 yd left, your word')).toBeVisible()
  await duffed.uncheck()
  await expect(iron).toContainText('Measured (11)')

  await page.getByRole('combobox', { name: '“52” (4 shots)' }).selectOption('Gap Wedge')
  await expect(club(page, 'gw')).toContainText('Measured (4)')
  await saveButton(page).click()
  await expect(page.getByRole('heading', { name: '16 shots kept.' })).toBeFocused()
  await expect(page.locator('[data-result="7-iron"]')).toHaveText(/^7-Iron 150 ±\d, from 141\.$/)
  await seeDistances(page)

  await expect(clubRow(page, '7-iron')).toContainText('150')
  await expect(clubRow(page, '7-iron')).toContainText('Measured (11)')
  await expect
    .poll(async () => (await golfer.profile()).clubDistances.find((entry) => entry.club === '7-iron'))
    .toMatchObject({
      distance: 150,
      source: 'measured',
      shots: { count: 11, longShortYards: 1.7 },
      before: { distance: 141 },
    })
  expect(edits.flat().toSorted()).toEqual(['clubDistances.7-iron', 'clubDistances.gw'])

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Your distances are back as they were.')).toBeVisible()
  await expect.poll(async () => (await golfer.profile()).clubDistances).toEqual(before)
})

test(
  'several files are one import, spreadsheets among them, without the shots that stand twice',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await openImport(page)
    const sheet = [['Club', 'Carry (m)'], ...[137, 138, 136].map((carry) => ['Järn 8', carry])]
    await chooseAll(page, {
      'monday.csv': rapsodoFile(SESSION),
      'monday (1).csv': rapsodoFile(SESSION.slice(0, 3)),
      'tuesday.xlsx': workbook(sheet),
      'photo.csv': 'x\0',
    })
    await expect(page.getByRole('heading', { name: '2 files, 19 shots' })).toBeVisible()
    await expect(page.getByText('By the names of its columns, in meters: 3 shots.')).toBeVisible()
    await expect(fault(page)).toContainText(
      'Nothing was changed by monday (1).csv. All its shots are in another one of these files.',
    )
    await expect(fault(page)).toContainText('Nothing was changed by photo.csv. This is no CSV')
    await fault(page).getByText('4 lines left out').click()
    await expect(fault(page).getByText('Lines 3, 4 and 5: duplicate shots.')).toBeVisible()
    const iron = club(page, '7-iron')
    await iron.getByText('12 shots, 1 not counted').click()
    await expect(iron.getByRole('checkbox', { name: /^monday\.csv, line 8: 62 yd/ })).not.toBeChecked()
    for (const type of ['7-iron', '8-iron']) await expect(carryOf(page, type)).toHaveText(/^\d+$/)
    const learned = [await carryOf(page, '7-iron').textContent(), await carryOf(page, '8-iron').textContent()].map(
      Number,
    )
    await saveButton(page).click()
    await expect(page.getByRole('heading', { name: '19 shots kept.' })).toBeVisible()
    await expect
      .poll(async () => (await golfer.profile()).clubDistances.map((entry) => [entry.club, entry.distance]))
      .toEqual(
        expect.arrayContaining([
          ['7-iron', learned[0]],
          ['8-iron', learned[1]],
        ]),
      )
  },
)

test(
  'what was said of columns and clubs is forgotten again, and asked the next time',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    const file = 'Club,Weg,Carry\nWdg,120,100\nWdg,121,101\nWdg,119,99\n'
    await openImport(page)
    await choose(page, 'mine.csv', file)
    await expect(page.getByText('By the names of its columns, in yards: 3 shots.')).toBeVisible()
    await page.getByRole('button', { name: 'Say what the columns hold' }).click()
    await page.getByRole('combobox', { name: 'Carry' }).selectOption('Weg, as in 120')
    await page.getByRole('button', { name: 'Read the shots' }).click()
    await expect(page.getByText('Your columns, in yards: 3 shots.')).toBeVisible()
    const label = page.getByRole('combobox', { name: '“Wdg” (3 shots)' })
    await label.selectOption('Pitching Wedge')
    await expect(carryOf(page, 'pw')).toHaveText(/^\d+$/)
    const learned = await carryOf(page, 'pw').textContent()
    await saveButton(page).click()
    await seeDistances(page)
    await expect(clubRow(page, 'pw')).toContainText(learned ?? '')

    await openImport(page)
    await choose(page, 'mine.csv', `${file}Wdg,118,98\n`)
    await expect(carryOf(page, 'pw')).toBeVisible()
    await page.getByRole('button', { name: 'Forget what I said of the columns' }).click()
    await expect(page.getByText('By the names of its columns, in yards: 4 shots.')).toBeVisible()
    await page.getByRole('button', { name: 'Forget these names' }).click()
    await expect(page.getByText('Forgotten on this device.')).toBeVisible()
    await expect(club(page, 'pw')).toBeHidden()
    const again = page.getByRole('combobox', { name: '“Wdg” (4 shots)' })
    await expect(again).toHaveValue('')

    await openImport(page)
    await choose(page, 'mine.csv', `${file}Wdg,118,98\n`)
    await expect(page.getByText('By the names of its columns, in yards: 4 shots.')).toBeVisible()
    await expect(again).toHaveValue('')
  },
)

test('MEM-20 MEM-26 shows what each club has learned and why some shots do not count, takes it from the first shot, and from the third over a typed number if the golfer says so', async ({
  page,
  golfer,
}) => {
  await store(golfer, { '7-iron': [141, 'manual'], '8-iron': [130, 'manual'], '9-iron': [120, 'estimated'] })
  const shots = [144, 146, 148, 147, 145, 149, 62, 390].map((carry, index) => `7 Iron,${carry},${(index % 3) - 9}`)
  const others = ['8 Iron,139,1', '8 Iron,141,1', '9 Iron,126,0', 'PW,112,0']
  await openImport(page)
  await choose(page, 'range.csv', ['Club,Carry (yds),Side (yds)', ...shots, ...others].join('\n'))
  const iron = club(page, '7-iron')
  await expect(carryOf(page, '7-iron')).toHaveText(/^14\d$/)
  await expect(iron.getByText(/^±\d+$/)).toBeVisible()
  await expect(iron.getByText(/^\d+% yours · \d+% other clubs · \d+% typical$/)).toBeVisible()
  await expect(iron.getByRole('img', { name: 'Your shots with the 7-Iron, seen from above' })).toBeVisible()
  await expect(iron.locator('ellipse')).toHaveCount(2)
  await expect(iron.getByText(/^Half of your good shots land in an oval \d+ × \d+ yd, 9 in 10 in one/)).toBeVisible()

  await iron.getByText('8 shots, 2 not counted').click()
  const shot = (name: RegExp) => iron.getByRole('checkbox', { name })
  await expect(shot(/^Line 8: 62 yd, 9 yd left, short: mishit$/)).not.toBeChecked()
  await expect(shot(/^Line 9: 390 yd, 8 yd left, odd reading$/)).not.toBeChecked()
  await shot(/^Line 2: 144 yd/).uncheck()
  await expect(shot(/^Line 2: 144 yd, 9 yd left, your word$/)).not.toBeChecked()
  await expect(iron).toContainText('Measured (5)')

  for (const [type, answer] of [
    ['7-iron', /^Use 14\d$/],
    ['8-iron', 'Keep 130'],
  ] as const) {
    const asked = club(page, type).getByRole('group', { name: 'Use your shots instead of the number you typed?' })
    await expect(asked.getByRole('radio', { name: answer })).toBeChecked()
  }
  for (const type of ['9-iron', 'pw']) await expect(club(page, type).getByRole('checkbox').first()).toBeChecked()
  await expect(page.getByText('This also sets 3 distances.')).toBeVisible()
  await saveButton(page).click()
  await expect(page.locator('[data-result="8-iron"]')).toHaveText(/^8-Iron stays 130\. Your shots say 13\d ±\d+\.$/)
  await expect
    .poll(async () => (await golfer.profile()).clubDistances.map(({ club: type, source }) => [type, source]))
    .toEqual(
      expect.arrayContaining([
        ['7-iron', 'measured'],
        ['8-iron', 'manual'],
        ['9-iron', 'measured'],
        ['pw', 'measured'],
      ]),
    )
})

test(
  'MEM-02 MEM-34 keeps every readable shot and says how many, and none again from the same file, here or on another device',
  { tag: EXHAUSTIVE },
  async ({ page, context, browser, server, golfer }) => {
    await store(golfer, { '7-iron': [141, 'estimated'], sw: [80, 'estimated'] })
    const good = Array.from({ length: 43 }, (_, index) => ['7i', 146 + (index % 7), (index % 5) - 2] as const)
    const poor = [60, 75, 390].map((carry) => ['7i', carry, 3] as const)
    const wedges = [80, 82, 78, 81, 79, 80, 82, 44, 40, 46, 42, 48].map((carry) => ['SW', carry, 1] as const)
    const file = rapsodoFile([...good, ...poor, ...wedges])
    const headers = { ...PAGE_HEADERS, origin: server.url }
    const stored = async (): Promise<readonly { readonly carryYards: number; readonly swing: string }[]> =>
      (await (await context.request.get(`${server.url}/api/shots`, { headers })).json()).shots

    await openImport(page)
    await choose(page, 'range.csv', file)
    await club(page, 'sw').getByRole('group', { name: 'Full swings?' }).getByRole('radio').last().check()
    await saveButton(page).click()
    await expect(page.getByRole('heading', { name: '58 shots kept.' })).toBeVisible()
    await expect.poll(async () => (await stored()).length).toBe(58)
    const kept = await stored()
    expect(kept.filter(({ carryYards }) => [60, 75, 390].includes(carryYards))).toHaveLength(3)
    expect(kept.filter(({ swing }) => swing === 'other')).toHaveLength(5)

    const other = await browser.newContext({ baseURL: server.url })
    await signInOn(other, golfer, server.url)
    for (const device of [page, await other.newPage()]) {
      await openImport(device)
      await choose(device, 'again.csv', file.replaceAll('\n', '\r\n'))
      await expect(device.getByText("You kept all 58 shots before. There's nothing to add.")).toBeVisible()
      await expect(device.getByRole('button', { name: /^Keep/ })).toHaveCount(0)
    }
    expect(await stored()).toEqual(kept)
    await other.close()
  },
)

test(
  'the same file taken in again adds no shot, and the golfer reads so',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await openImport(page)
    await choose(page, 'session.csv', rapsodoFile(SESSION))
    await saveButton(page).click()
    await expect(page.getByRole('heading', { name: '16 shots kept.' })).toBeVisible()
    await page.getByRole('button', { name: 'Import more' }).click()

    // Four shots were kept without a club: they can be given one now.
    await choose(page, 'again.csv', rapsodoFile(SESSION).replaceAll('\n', '\r\n'))
    await expect(page.getByText("You kept 12 shots of these before. We won't count them twice.")).toBeVisible()
    await page.getByRole('combobox', { name: '“52” (4 shots)' }).selectOption('Gap Wedge')
    await page.getByRole('button', { name: 'Save 1 distance' }).click()
    await expect(page.getByRole('heading', { name: 'No new shots.' })).toBeVisible()
    await page.getByRole('button', { name: 'Import more' }).click()

    await choose(page, 'again.csv', rapsodoFile(SESSION))
    await expect(page.getByText("You kept all 16 shots before. There's nothing to add.")).toBeVisible()
    await expect(page.getByRole('button', { name: /^Keep/ })).toHaveCount(0)
    await seeDistances(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Distances' })).toBeVisible()
  },
)

test(
  'shots that were deleted stay deleted when their file comes again, and the golfer reads so',
  { tag: EXHAUSTIVE },
  async ({ page, context, server, golfer: _signedIn }) => {
    await openImport(page)
    await choose(page, 'session.csv', rapsodoFile(SESSION))
    await saveButton(page).click()
    await expect(page.getByRole('heading', { name: '16 shots kept.' })).toBeVisible()
    const headers = { ...PAGE_HEADERS, origin: server.url }
    const stored = async () => (await context.request.get(`${server.url}/api/shots`, { headers })).json()
    await expect.poll(async () => (await stored()).shots).toHaveLength(16)
    const sessions = (await stored()).sessions.map(({ id }: { readonly id: string }) => id)
    const deleted = await context.request.delete(`${server.url}/api/shots`, {
      data: { save: randomUUID(), sessions },
      headers,
    })
    expect(deleted.status(), await deleted.text()).toBe(200)

    await openImport(page)
    await choose(page, 'session.csv', rapsodoFile(SESSION))
    await expect(club(page, '7-iron')).toBeVisible()
    await saveButton(page).click()
    await expect(page.getByText('You deleted these shots before, so they stay deleted.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No new shots.' })).toBeVisible()
    expect((await stored()).shots).toEqual([])
  },
)

test(
  'a measured distance that is typed over is Manual, and stays as it is when the same number is confirmed',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, { '7-iron': [141] })
    await golfer.store({ 'clubDistances.7-iron': { distance: 150, source: 'measured', shots: { count: 12 } } })
    await openDistances(page)
    const row = clubRow(page, '7-iron')
    for (const [typed, words] of [
      ['150', 'Measured (12)'],
      ['149', 'Manual'],
    ] as const) {
      await row.getByRole('button', { name: 'Edit 7-Iron distance' }).click()
      await row.getByRole('textbox').fill(typed)
      await row.getByRole('textbox').press('Enter')
      await expect(row.getByText(words, { exact: true })).toBeVisible()
    }
    await expect
      .poll(async () => (await golfer.profile()).clubDistances)
      .toEqual([{ club: '7-iron', distance: 149, source: 'manual', isManuallySet: true }])
  },
)

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
    await page.getByRole('radio', { name: 'Meters' }).press('Space')
    await page.getByRole('button', { name: 'Read the shots' }).press('Enter')
    await expect(page.getByText('Your columns, in meters: 3 shots.')).toBeVisible()
    await expect(carryOf(page, '7-iron')).toBeVisible()

    await page.getByRole('button', { name: 'Another file' }).press('Enter')
    await expect(chooseButton(page)).toBeFocused()
    await choose(page, 'mine-too.csv', file)
    await expect(page.getByText('Your columns, in meters: 3 shots.')).toBeVisible()
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
    await expect(carryOf(page, '7-iron')).toBeVisible()
    const inYards = Number(await carryOf(page, '7-iron').textContent())
    const metres = page.getByRole('radio', { name: 'Meters' })
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
    await expect.poll(async () => Number(await carryOf(page, '7-iron').textContent())).toBeGreaterThan(inYards + 6)
    await expect(metres).toBeChecked()
    await expect(metres).toBeFocused()
    await expect(saveButton(page)).toBeEnabled()
  },
)

test(
  'wrong files change nothing and say why, and a right one begins the bag of a golfer without clubs',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await openImport(page)
    const edits = recordEdits(page)
    const cases = [
      ['shots.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'The spreadsheet is damaged or incomplete.'],
      ['old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'This is an old Excel file (.xls).'],
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

    // The first edit that is sent is that of the right file.
    await choose(page, 'session.csv', rapsodoFile(SESSION))
    await expect(page.getByText(/^Saving starts your bag/)).toBeVisible()
    await saveButton(page).click()
    await seeDistances(page)
    await expect(clubRow(page, '7-iron')).toContainText('Measured (11)')
    await expect.poll(async () => (await golfer.profile()).golfBag.length).toBe(14)
    expect(edits).toHaveLength(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Your bag and your distances are back as they were.')).toBeVisible()
    await expect.poll(async () => (await golfer.profile()).golfBag).toEqual([])
    await expect.poll(async () => (await golfer.profile()).clubDistances).toEqual([])
  },
)

test(
  'huge files are not opened, or not read to their end',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await openImport(page)
    await choose(page, 'huge.csv', Buffer.alloc(HUGE_BYTES, 'a'))
    await expect(fault(page)).toContainText('The file is larger than 10 MB, so it was not opened.')
    await choose(page, 'long.csv', `${rapsodoFile([])}\n${'7i,x,y,150\n'.repeat(10_100)}`)
    await expect(fault(page)).toContainText(
      'Nothing was changed by long.csv. The file has more than ten thousand lines.',
    )
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
    await page.getByText('12 shots, 1 not counted').click()
    await page.getByText('1 line left out').click()
    await expectAccessible(page, 'the preview')
  },
)

test('a golfer who reads metres sees metres', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await golfer.store({ preferredUnits: 'metres' })
  await openImport(page)
  await choose(page, 'session.csv', rapsodoFile(SESSION))
  await expect(club(page, '7-iron')).toContainText(/13[67]m/)
  await page.getByText('12 shots, 1 not counted').click()
  await expect(page.getByRole('checkbox', { name: /^Line 8: 57 m,/ })).toBeVisible()
})

test.describe('without reception', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a file is read, and its distances wait on the device', { tag: EXHAUSTIVE }, async ({ page, context }) => {
    const server = await startServer()
    try {
      await signUpGolfer(context, server.url)
      await page.goto(`${server.url}/distances/import`)
      await keptOnDevice(page)
      await page.reload({ waitUntil: 'networkidle' })
      await server.stop()
      await page.goto(`${server.url}/distances/import`)
      await choose(page, 'session.csv', rapsodoFile(SESSION))
      const learned = await carryOf(page, '7-iron').textContent()
      await saveButton(page).click()
      await expect(page.getByRole('heading', { name: '16 shots kept.' })).toBeVisible()
      await page.goto(`${server.url}/distance-calculator`)
      await page.getByRole('button', { name: 'Show all 14' }).click()
      await expect(page.getByRole('button', { name: 'Edit 7-Iron distance' })).toContainText(learned ?? '')
    } finally {
      await server.dispose()
    }
  })

  test(
    'on a device that has never read a file a CSV is read, and of a spreadsheet it is said that its reader is missing, until the server is back',
    { tag: EXHAUSTIVE },
    async ({ page, context }) => {
      const server = await startServer()
      try {
        await signUpGolfer(context, server.url)
        await page.goto(`${server.url}/distances`)
        await keptOnDevice(page)
        await page.reload({ waitUntil: 'networkidle' })
        await server.stop()
        await page.goto(`${server.url}/distances/import`)
        const sheet = workbook([
          ['Club', 'Carry (yds)'],
          ['7i', 150],
        ])
        await choose(page, 'session.xlsx', sheet)
        await expect(fault(page)).toContainText('it needs a connection the first time')
        await choose(page, 'session.csv', rapsodoFile(SESSION))
        await expect(carryOf(page, '7-iron')).toBeVisible()
        await expect(saveButton(page)).toBeVisible()
        await server.start()
        await page.goto(`${server.url}/distances/import`)
        await choose(page, 'session.xlsx', sheet)
        await expect(saveButton(page)).toBeVisible()
      } finally {
        await server.dispose()
      }
    },
  )
})
