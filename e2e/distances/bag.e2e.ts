import type { Locator, Page } from '@playwright/test'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { expectAccessible } from '../support/accessible.ts'
import { openPart } from '../support/parts.ts'
import { signInOn } from '../support/device.ts'
import { startWithClassic } from '../support/calculator.ts'
import { FULL_BAG, clubRow, clubSheet, ledgerRow, store } from '../support/gapping.ts'
import { comeBackToTab, expect, recordEdits, sidewaysOverflowPx, signUpGolfer, test } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'
import { skipWelcome } from '../support/skip-welcome.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const CLUB_NAMES = [
  'Driver',
  '3-Wood',
  '5-Wood',
  '7-Wood',
  '9-Wood',
  '11-Wood',
  '2-Hybrid',
  '3-Hybrid',
  '4-Hybrid',
  '5-Hybrid',
  '6-Hybrid',
  '7-Hybrid',
  '3-Iron',
  '4-Iron',
  '5-Iron',
  '6-Iron',
  '7-Iron',
  '8-Iron',
  '9-Iron',
  'Pitching Wedge',
  'Gap Wedge',
  'Sand Wedge',
  'Lob Wedge',
  'Putter',
] as const
const WITH_PUTTER = { clubs: [...Object.keys(FULL_BAG), 'putter'] } as const

const bag = (page: Page): Locator => page.getByRole('region', { name: 'Golf Bag' })
const button = (page: Page, name: string): Locator => bag(page).getByRole('button', { name, exact: true })
const chip = (page: Page, name: string): Locator => bag(page).getByRole('checkbox', { name: new RegExp(`^${name}`) })
const details = (page: Page, name: string): Locator => bag(page).getByRole('group', { name, exact: true })
const unfold = (page: Page, name: string) =>
  bag(page)
    .locator('summary')
    .filter({ hasText: new RegExp(`^${name}`) })
    .click()

async function open(page: Page): Promise<void> {
  await page.goto('/profile')
  await openPart(page.locator('#bag'))
  await expect(bag(page)).toBeVisible()
}

async function openEditor(page: Page): Promise<void> {
  await open(page)
  await button(page, 'Edit Bag').click()
  await expect(bag(page).getByRole('heading', { name: 'Your clubs' })).toBeFocused()
}

async function boxOf(target: Locator) {
  return target.evaluate((element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect()
    return { top, right, bottom, left }
  })
}

async function distanceOf(golfer: Golfer, club: string) {
  return (await golfer.profile()).clubDistances.find((entry) => entry.club === club)
}

async function clubOf(golfer: Golfer, type: string) {
  return (await golfer.profile()).golfBag.find((club) => club.type === type)
}

test.describe('a golfer without a bag', () => {
  test('BAG-01 BAG-02 BAG-06 chooses among all types of club by name, each at most once', async ({ page, golfer }) => {
    await open(page)
    await button(page, 'Choose my clubs').click()
    const chips = bag(page).getByRole('checkbox')
    await expect(chips).toHaveCount(CLUB_TYPES.length)
    for (const name of CLUB_NAMES) await expect(chip(page, name)).toHaveCount(1)

    await chip(page, '7-Iron').check()
    await chip(page, 'Putter').check()
    await expect(bag(page).getByText('Select up to 13 clubs for your bag (1/13)')).toBeVisible()
    await button(page, 'Save Bag').click()
    await expect(clubRow(page, '7-iron')).toContainText('32°')
    await expect
      .poll(async () => (await golfer.profile()).golfBag.map(({ type }) => type))
      .toEqual(['7-iron', 'putter'])
    await expect.poll(async () => distanceOf(golfer, '7-iron')).toMatchObject({ source: 'estimated' })
    expect(await distanceOf(golfer, 'putter')).toBeUndefined()
  })

  test('ONE-27 BAG-05 says under which type a 2-iron, a mini driver and a second gap wedge go, keeps their loft and distance, and adds a putter with one tap while there is room', async ({
    page,
    golfer,
  }) => {
    const others = { '3-iron': ['17', '195'], '3-wood': ['11.5', '224'], lw: ['52', '96'] } as const
    await open(page)
    await button(page, 'Choose my clubs').click()
    await expect(
      bag(page).getByText(
        'A 2-iron goes under 3-Iron, a mini driver under 3-Wood, a second gap wedge under Sand Wedge or Lob Wedge, whichever is free: each keeps its own loft and distance.',
        { exact: true },
      ),
    ).toBeVisible()
    for (const [name, loftDeg] of [
      ['3-Iron', '17'],
      ['3-Wood', '11.5'],
      ['Lob Wedge', '52'],
    ] as const) {
      await chip(page, name).check()
      await unfold(page, name)
      await details(page, name).getByLabel('Loft').fill(loftDeg)
    }
    await button(page, 'Save Bag').click()
    for (const [club, [, yards]] of Object.entries(others)) {
      await ledgerRow(page, club).click()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Carry' }).fill(yards)
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await expect(clubRow(page, club)).toContainText(yards)
    }
    for (const [club, [loftDeg, yards]] of Object.entries(others)) {
      await expect
        .poll(async () => clubOf(golfer, club))
        .toMatchObject({ loft: Number(loftDeg), distance: Number(yards), isDistanceEstimated: false })
    }

    await button(page, 'Add a putter').click()
    await expect(clubRow(page, 'putter')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(bag(page).locator(':focus')).toContainText('in the bag')
    await expect.poll(async () => clubOf(golfer, 'putter')).toMatchObject({ isInBag: true })
  })

  test('BAG-03 BAG-04 BAG-05 starts with the default bag, which lacks a putter, and asks which club makes room for one before they are swapped in one save', async ({
    page,
    golfer,
  }) => {
    await startWithClassic(page)
    await open(page)
    await expect(bag(page).getByText('The default bag is a sample')).toBeVisible()
    await button(page, 'Start with the default bag').click()
    await expect(bag(page).getByText('14 clubs in the bag')).toBeVisible()
    await expect(bag(page).locator(':focus')).toContainText('in the bag')
    await expect(clubRow(page, 'driver').locator('[data-carry="estimated"]')).toBeVisible()
    await expect(bag(page).getByRole('heading', { name: 'No putter in the bag yet' })).toBeVisible()

    await expect.poll(async () => (await golfer.profile()).golfBag).toHaveLength(14)
    const [driver] = (await golfer.profile()).golfBag
    expect(driver).toEqual({
      id: 'driver',
      type: 'driver',
      brand: 'TaylorMade',
      model: 'Qi10',
      shaftType: 'graphite',
      shaftFlex: null,
      lie: 58,
      loft: null,
      length: 45.5,
      isInBag: true,
      notes: '',
      distance: 240,
      isDistanceEstimated: true,
    })

    const edits = recordEdits(page)
    const dialog = page.getByRole('dialog', { name: 'Make room for the putter' })
    const list = dialog.getByRole('combobox', { name: 'Which one stays home? You keep its numbers.' })
    await button(page, 'Add a putter').click()
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(list).toHaveValue('4-iron')
    await expect(list).toHaveAccessibleDescription("We'd leave the 4-Iron: it's 10 yards from your 3-Hybrid.")
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(button(page, 'Add a putter')).toBeFocused()
    await expect(bag(page).getByText('14 clubs in the bag')).toBeVisible()

    await page.keyboard.press('Enter')
    await list.selectOption('5-Iron')
    await dialog.getByRole('button', { name: 'Swap' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(bag(page).locator(':focus')).toContainText('in the bag')
    await expect(bag(page).getByText('14 clubs in the bag')).toBeVisible()
    await expect(bag(page).getByText('the rules allow')).toHaveCount(0)
    await expect(clubRow(page, '5-iron')).toContainText('Not in the bag')
    await expect(clubRow(page, 'putter')).toBeVisible()
    await expect.poll(async () => clubOf(golfer, '5-iron')).toMatchObject({ isInBag: false, brand: 'Titleist' })
    expect(await clubOf(golfer, 'putter')).toMatchObject({ isInBag: true })
    expect(await distanceOf(golfer, '5-iron')).toBeDefined()
    expect(edits.map((paths) => paths.toSorted())).toEqual([['golfBag.5-iron.isInBag', 'golfBag.putter']])

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(bag(page).getByRole('heading', { name: 'No putter in the bag yet' })).toBeVisible()
    await expect.poll(async () => clubOf(golfer, 'putter')).toBeUndefined()
    expect(await clubOf(golfer, '5-iron')).toMatchObject({ isInBag: true, brand: 'Titleist' })
  })
})

test('says in at most two lines that a club has no distance yet', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await store(golfer, {}, { clubs: WITH_PUTTER.clubs })
  await open(page)
  const words = clubRow(page, 'driver').getByText('no distance yet')
  await expect(words).toBeVisible()
  const lineCount = await words.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return text.getClientRects().length
  })
  expect(lineCount).toBeGreaterThan(0)
  expect(lineCount).toBeLessThanOrEqual(2)
})

test('suggests no club where nothing is known, and asks for one', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await store(golfer, {}, { clubs: [...Object.keys(FULL_BAG), '4-iron'] })
  await open(page)
  const edits = recordEdits(page)
  await button(page, 'Add a putter').click()
  const dialog = page.getByRole('dialog', { name: 'Make room for the putter' })
  const list = dialog.getByRole('combobox')
  await expect(list).toHaveValue('')
  await dialog.getByRole('button', { name: 'Swap' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Pick the club that stays home.')
  await expect(list).toBeFocused()
  await list.selectOption('5-Wood')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Swap' }).click()
  await expect(clubRow(page, '5-wood')).toContainText('Not in the bag')
  await expect.poll(async () => clubOf(golfer, '5-wood')).toMatchObject({ isInBag: false })
  expect(edits).toHaveLength(1)
})

test(
  'BAG-10 BAG-11 keeps every club of a bag that two devices have filled, asks for one after the other, and takes an answer back',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, FULL_BAG, { clubs: [...WITH_PUTTER.clubs, '4-iron', '4-hybrid'] })
    await open(page)
    await expect(page.locator('li[data-club]')).toHaveCount(16)
    await expect(bag(page).getByText('16 clubs in the bag; the rules allow 14')).toBeVisible()
    await expect(bag(page).getByText('Your 5-Wood and 3-Hybrid are only 3 yards apart')).toBeVisible()
    await bag(page).getByRole('radio', { name: '4-Hybrid' }).check()
    await button(page, 'Leave it out').click()

    const question = bag(page).getByRole('group', { name: '15 clubs in the bag; the rules allow 14' })
    await question.getByRole('button', { name: 'Leave it out' }).click()
    await expect(question.getByRole('alert')).toHaveText('Pick the club that stays home.')
    await question.getByRole('radio', { name: '4-Iron' }).check()
    await question.getByRole('button', { name: 'Leave it out' }).click()
    await expect(bag(page).getByText('the rules allow 14')).toHaveCount(0)
    await expect(bag(page).locator(':focus')).toContainText('in the bag')
    await expect(clubRow(page, '4-iron')).toContainText('Not in the bag')
    await expect(page.locator('li[data-club]')).toHaveCount(16)
    await expect.poll(async () => clubOf(golfer, '4-iron')).toMatchObject({ isInBag: false, brand: 'Own' })
    await expect.poll(async () => clubOf(golfer, '4-hybrid')).toMatchObject({ isInBag: false })
    expect((await golfer.profile()).golfBag).toHaveLength(16)

    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(question).toBeVisible()
    await expect.poll(async () => clubOf(golfer, '4-iron')).toMatchObject({ isInBag: true })
  },
)

test.describe('the bag as it is', () => {
  test.beforeEach(async ({ golfer }) => {
    await store(golfer, FULL_BAG, WITH_PUTTER)
  })

  test('BAG-18 counts the clubs in the bag, lists and draws them by loft and carry, and says in a sheet what a number rests on', async ({
    page,
    golfer,
  }) => {
    await golfer.store({ 'golfBag.lw.isInBag': false })
    await open(page)
    await expect(bag(page).getByText('13 clubs in the bag')).toBeVisible()
    await expect(page.getByText('Clubs in Bag').locator('..')).toContainText('13')
    const clubs = () =>
      page.locator('li[data-club]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-club')))
    await expect.poll(clubs).toEqual(WITH_PUTTER.clubs)
    await expect(ledgerRow(page, '7-iron')).toHaveAccessibleName('7-Iron 32° 146 yards')
    await expect(ledgerRow(page, '5-iron')).toHaveAccessibleName(/^5-Iron 25° 166 yards, estimated, plus or minus \d+$/)
    await expect(clubRow(page, 'lw').getByText('Not in the bag')).toBeVisible()
    await expect(ledgerRow(page, 'putter')).toHaveAccessibleName('Putter 3° no carry')

    const picture = page.getByRole('img', { name: /^Picture of the bag/ })
    await expect(picture).toHaveAccessibleName(
      'Picture of the bag: 12 clubs from Driver 224 to Sand Wedge 82 yards. 2 of them are estimated. No club between 3-Hybrid and 5-Iron: 24 yard gap.',
    )
    await expect(picture.locator('[data-known="own"]')).toHaveCount(10)
    await expect(picture.locator('[data-known="estimated"]')).toHaveCount(2)
    await expect(picture.locator('[data-hole="3-hybrid"]')).toHaveCount(1)
    await expect(picture.getByText('no club')).toBeVisible()
    await bag(page).getByText('Show numbers').click()
    const rows = bag(page).getByRole('table').getByRole('row')
    await expect(rows.nth(1)).toHaveText('Driver10.5°22420 yard gap')
    await expect(rows).toHaveCount(13)

    for (const [club, name, source] of [
      ['7-iron', '7-Iron', 'Measured'],
      ['9-iron', '9-Iron', 'Manual'],
      ['5-iron', '5-Iron', 'Estimated'],
    ] as const) {
      await ledgerRow(page, club).click()
      await expect(clubSheet(page, name).getByText(source, { exact: false }).first()).toBeVisible()
      await expect(clubSheet(page, name).getByRole('textbox', { name: 'Brand' })).toHaveValue('Own')
      await page.keyboard.press('Escape')
    }
    await ledgerRow(page, 'putter').click()
    await expect(clubSheet(page, 'Putter')).toBeVisible()
    await expect(clubSheet(page, 'Putter').getByRole('textbox', { name: 'Carry' })).toHaveCount(0)
  })

  test('BAG-14 BAG-16 edits a distance, which becomes the golfer’s own, and a loft in steps of half a degree in small dialogs', async ({
    page,
    golfer,
  }) => {
    await open(page)
    const edits = recordEdits(page)
    const wedge = clubSheet(page, 'Pitching Wedge')
    const loft = wedge.getByRole('textbox', { name: 'Loft' })
    await ledgerRow(page, 'pw').click()
    await expect(wedge.getByText('PW 44-48, GW 50-52, SW 54-56, LW 58-60 degrees')).toBeVisible()
    await loft.fill('45')
    await wedge.getByRole('button', { name: 'Half a degree more' }).click()
    await expect(loft).toHaveValue('45.5')
    await loft.press('ArrowDown')
    await loft.press('ArrowDown')
    await expect(loft).toHaveValue('44.5')
    await wedge.getByRole('button', { name: 'Cancel' }).click()
    await expect(clubRow(page, 'pw')).toContainText('46°')
    await ledgerRow(page, 'pw').click()
    await loft.fill('45,5')
    await wedge.getByRole('button', { name: 'Save' }).click()
    await expect(clubRow(page, 'pw')).toContainText('45.5°')
    await expect.poll(async () => clubOf(golfer, 'pw')).toMatchObject({ loft: 45.5 })
    expect(edits).toEqual([['golfBag.pw.loft']])

    const opener = ledgerRow(page, '5-wood')
    const wood = clubSheet(page, '5-Wood')
    const carry = wood.getByRole('textbox', { name: 'Carry' })
    await opener.click()
    await expect(wood.getByRole('heading', { level: 2 })).toBeFocused()
    const save = await boxOf(wood.getByRole('button', { name: 'Save' }))
    expect((await boxOf(wood.getByRole('button', { name: 'Cancel' }))).right).toBeLessThan(save.left)
    await carry.fill('196')
    await wood.getByRole('button', { name: 'Cancel' }).click()
    await expect(clubRow(page, '5-wood')).toContainText('193')
    await opener.click()
    await carry.fill('196')
    await wood.getByRole('button', { name: 'Save' }).click()
    await expect(opener).toBeFocused()
    await expect(clubRow(page, '5-wood').locator('[data-carry="own"]')).toHaveText('196')
    await opener.click()
    await expect(wood.getByText('Measured', { exact: true })).toBeVisible()
    await expect.poll(async () => distanceOf(golfer, '5-wood')).toMatchObject({ distance: 196, source: 'measured' })
    expect(await clubOf(golfer, '5-wood')).toMatchObject({ distance: 196, isDistanceEstimated: false })
    expect(edits.slice(1).map((paths) => paths.includes('clubDistances.5-wood'))).toEqual([true])
  })

  test('BAG-15 BAG-17 ERR-03 keeps the old distance and the old loft and says why when a number cannot be stored', async ({
    page,
    golfer,
  }) => {
    await open(page)
    const edits = recordEdits(page)
    await ledgerRow(page, 'lw').click()
    const dialog = page.getByRole('dialog')
    const carry = dialog.getByRole('textbox', { name: 'Carry' })
    const loft = dialog.getByRole('textbox', { name: 'Loft' })
    for (const typed of ['0', '401', '150.5', 'far', '']) {
      await carry.fill(typed)
      await carry.press('Enter')
      await expect(dialog.getByRole('alert')).toHaveText(
        'Type a whole number from 1 to 400 yards. It stays 66 yd for now.',
      )
      await expect(carry).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(clubRow(page, 'lw')).toContainText('66')

    await ledgerRow(page, 'lw').click()
    for (const typed of ['0', '-5', '90.5', 'steep', '']) {
      await loft.fill(typed)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByRole('alert')).toHaveText(
        'Type a number greater than 0 and at most 90 degrees. It stays 60° for now.',
      )
      await expect(loft).toBeFocused()
    }
    // The first edit that is sent is the first that can be stored.
    await loft.fill('59')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.poll(async () => clubOf(golfer, 'lw')).toMatchObject({ loft: 59 })
    expect(edits).toEqual([['golfBag.lw.loft']])
    expect(await distanceOf(golfer, 'lw')).toMatchObject({ distance: 66, source: 'estimated' })
  })

  test(
    'shows and takes metres without moving a number that was not changed',
    { tag: EXHAUSTIVE },
    async ({ page, golfer }) => {
      await golfer.store({ preferredUnits: 'metres' })
      await open(page)
      await expect(clubRow(page, 'driver')).toContainText('205')
      await expect(page.getByRole('img', { name: /^Picture of the bag: .* meters/ })).toBeVisible()
      await ledgerRow(page, '5-wood').click()
      const dialog = page.getByRole('dialog')
      const carry = dialog.getByRole('textbox', { name: 'Carry' })
      await expect(carry).toHaveValue('176')
      await carry.press('Delete')
      await carry.fill('176')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect.poll(async () => distanceOf(golfer, '5-wood')).toMatchObject({ distance: 193, source: 'measured' })
      await ledgerRow(page, '5-wood').click()
      await carry.fill('367')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByRole('alert')).toContainText('from 1 to 366 meters. It stays 176 m for now.')
      await carry.fill('180')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect.poll(async () => distanceOf(golfer, '5-wood')).toMatchObject({ distance: 197 })
    },
  )
})

test.describe('editing the bag', () => {
  test(
    'BAG-07 BAG-08 BAG-09 counts the clubs besides the putter and blocks adding in words',
    { tag: EXHAUSTIVE },
    async ({ page, golfer: _signedIn }) => {
      await open(page)
      await button(page, 'Start with the default bag').click()
      await button(page, 'Edit Bag').click()
      const status = bag(page).getByRole('status').first()
      await expect(status).toContainText('Select up to 13 clubs for your bag (14/13)')
      await expect(status).toContainText('Leave one out to make room for a putter')
      await expect(chip(page, '3-Iron')).toBeDisabled()
      await expect(chip(page, '3-Iron')).toHaveAccessibleDescription(/Leave one out to make room for a putter/)

      await chip(page, '4-Iron').uncheck()
      await expect(status).toContainText('(13/13)')
      await expect(chip(page, '3-Iron')).toBeDisabled()
      await chip(page, 'Putter').check()
      await expect(status).toContainText('(13/13)')
      await chip(page, 'Driver').uncheck()
      await chip(page, '3-Iron').check()
      await expect(status).toContainText('(13/13)')
      await button(page, 'Save Bag').click()
      await expect(bag(page).getByText('14 clubs in the bag')).toBeVisible()
      await expect(clubRow(page, '3-iron')).toBeVisible()
      await expect(clubRow(page, '4-iron')).toHaveCount(0)
    },
  )

  test('BAG-12 BAG-13 edits a copy: Cancel discards it, what cannot be saved stays in its field, Save Bag stores what changed and the time', async ({
    page,
    golfer,
  }) => {
    await store(golfer, FULL_BAG, WITH_PUTTER)
    const before = await golfer.profile()
    await openEditor(page)
    const edits = recordEdits(page)
    await unfold(page, '7-Iron')
    await details(page, '7-Iron').getByLabel('Brand').fill('Mizuno')
    await chip(page, 'Lob Wedge').uncheck()
    await button(page, 'Cancel').click()
    await expect(clubRow(page, 'lw')).toBeVisible()
    expect(await clubOf(golfer, '7-iron')).toMatchObject({ brand: 'Own' })

    await button(page, 'Edit Bag').click()
    await unfold(page, '7-Iron')
    const iron = details(page, '7-Iron')
    await iron.getByLabel('Loft').fill('99')
    await unfold(page, '7-Iron')
    await button(page, 'Save Bag').click()
    await expect(iron.getByLabel('Loft')).toBeFocused()
    await expect(iron.getByLabel('Loft')).toHaveAccessibleDescription(
      'Type a number greater than 0 and at most 90 degrees.',
    )
    await expect(iron.getByLabel('Loft')).toHaveValue('99')
    await iron.getByLabel('Loft').fill('31.5')
    await iron.getByLabel('Brand').fill('Mizuno')
    await iron.getByLabel('Model').fill(' Pro 245 ')
    await iron.getByLabel('Flex').selectOption('Stiff')
    await iron.getByLabel('Length').fill('37.25')
    await iron.getByLabel('Notes').fill('New grip')
    await chip(page, 'Lob Wedge').uncheck()
    await expect(bag(page).getByText('Lob Wedge: 66 yd')).toHaveCount(0)
    await chip(page, 'Sand Wedge').uncheck()
    await expect(bag(page).getByText('Sand Wedge: 82 yd, measured.')).toBeVisible()
    await chip(page, '4-Hybrid').check()
    await button(page, 'Save Bag').click()
    await expect(clubRow(page, '4-hybrid')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '1 club had no distance' })).toBeVisible()

    await expect.poll(async () => clubOf(golfer, 'lw')).toBeUndefined()
    expect(edits.flat().toSorted()).toEqual([
      'clubDistances.4-hybrid',
      'golfBag.4-hybrid',
      'golfBag.7-iron.brand',
      'golfBag.7-iron.length',
      'golfBag.7-iron.loft',
      'golfBag.7-iron.model',
      'golfBag.7-iron.notes',
      'golfBag.7-iron.shaftFlex',
      'golfBag.lw',
      'golfBag.sw',
    ])
    const after = await golfer.profile()
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt))
    expect(await distanceOf(golfer, 'sw')).toMatchObject({ distance: 82, source: 'measured' })
    expect(await distanceOf(golfer, '4-hybrid')).toMatchObject({ source: 'estimated' })
  })

  test(
    'keeps its buttons at the lower edge while a field has the focus, else above the bar, Cancel left',
    { tag: EXHAUSTIVE },
    async ({ page, golfer }) => {
      await store(golfer, FULL_BAG, WITH_PUTTER)
      await openEditor(page)
      const actions = button(page, 'Save Bag').locator('..')
      const lowerEdgePx = async () => Math.round((await boxOf(actions)).bottom)
      const thumbBar = page.getByRole('navigation', { name: 'Quick access' })
      await expect.poll(lowerEdgePx).toBe(Math.round((await boxOf(thumbBar)).top))
      expect((await boxOf(button(page, 'Cancel'))).right).toBeLessThan((await boxOf(button(page, 'Save Bag'))).left)

      await unfold(page, '7-Iron')
      await details(page, '7-Iron').getByLabel('Brand').fill('Mizuno')
      await expect(thumbBar).toBeHidden()
      await expect.poll(lowerEdgePx).toBe(844)
      await details(page, '7-Iron').getByLabel('Brand').blur()
      await expect(thumbBar).toBeVisible()
      await expect.poll(lowerEdgePx).toBe(Math.round((await boxOf(thumbBar)).top))

      // The tap that leaves the field reaches the button, also where nothing else moves late.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await details(page, '7-Iron').getByLabel('Brand').focus()
      await expect.poll(lowerEdgePx).toBe(844)
      // A slow tap too, longer than the thumb bar waits before it returns.
      await button(page, 'Save Bag').click({ delay: 600 })
      await expect.poll(async () => clubOf(golfer, '7-iron')).toMatchObject({ brand: 'Mizuno' })
    },
  )

  test('leaves a club out and puts it back only while there is room', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
    await store(golfer, FULL_BAG, { clubs: [...WITH_PUTTER.clubs, '4-iron'] })
    await golfer.store({ 'golfBag.4-iron.isInBag': false })
    await openEditor(page)
    await unfold(page, '4-Iron')
    const place = details(page, '4-Iron').getByRole('checkbox', { name: 'In the bag' })
    await expect(place).toBeDisabled()
    await expect(details(page, '4-Iron')).toContainText('Leave another one out first.')
    await unfold(page, '5-Wood')
    await details(page, '5-Wood').getByRole('checkbox', { name: 'In the bag' }).uncheck()
    await expect(chip(page, '5-Wood').locator('..')).toContainText('not in the bag')
    await place.check()
    await button(page, 'Save Bag').click()
    await expect(clubRow(page, '5-wood')).toContainText('Not in the bag')
    await expect.poll(async () => clubOf(golfer, '4-iron')).toMatchObject({ isInBag: true })
    expect(await clubOf(golfer, '5-wood')).toMatchObject({ isInBag: false })
  })

  test('asks before it is left with edits, and not without', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
    await store(golfer, FULL_BAG, WITH_PUTTER)
    await openEditor(page)
    const away = page.getByRole('navigation', { name: 'Quick access' }).getByRole('link', { name: 'Learn' })
    await chip(page, 'Lob Wedge').uncheck()
    await away.click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(chip(page, 'Lob Wedge')).not.toBeChecked()
    await expect(page).toHaveURL('/profile')

    await away.click()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL('/learn')
    expect((await golfer.profile()).golfBag).toHaveLength(14)

    await openEditor(page)
    await away.click()
    await expect(page).toHaveURL('/learn')
  })

  test('works with the keyboard alone', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
    await store(golfer, FULL_BAG, WITH_PUTTER)
    await open(page)
    await button(page, 'Edit Bag').focus()
    await page.keyboard.press('Enter')
    await expect(bag(page).getByRole('heading', { name: 'Your clubs' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(chip(page, 'Driver')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(chip(page, 'Driver')).not.toBeChecked()
    await expect(chip(page, 'Driver')).toBeFocused()
    await bag(page).locator('summary').first().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(details(page, '3-Wood').getByLabel('Brand')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Callaway')
    await page.keyboard.press('Enter')
    await expect(bag(page).locator(':focus')).toContainText('in the bag')
    await expect(clubRow(page, 'driver')).toHaveCount(0)
    await expect.poll(async () => clubOf(golfer, '3-wood')).toMatchObject({ brand: 'Callaway' })
    await expect.poll(async () => (await golfer.profile()).golfBag).toHaveLength(13)
  })
})

test.describe('two devices', () => {
  test(
    'loses nothing that another device changes while the bag is edited',
    { tag: EXHAUSTIVE },
    async ({ page, golfer }) => {
      await store(golfer, FULL_BAG, WITH_PUTTER)
      await openEditor(page)
      await unfold(page, '7-Iron')
      await details(page, '7-Iron').getByLabel('Brand').fill('Mizuno')
      await golfer.store({
        'golfBag.7-iron.loft': 30,
        'golfBag.driver.notes': 'Reshafted',
        'golfBag.4-iron.brand': 'Ping',
        'clubDistances.7-iron': { distance: 151, source: 'measured' },
      })
      await comeBackToTab(page)
      await expect(page.getByText('Clubs in Bag').locator('..')).toContainText('15')
      await button(page, 'Save Bag').click()
      await expect(clubRow(page, '7-iron')).toContainText('30°')
      await expect(clubRow(page, '7-iron')).toContainText('151')
      await expect
        .poll(async () => clubOf(golfer, '7-iron'))
        .toMatchObject({ brand: 'Mizuno', loft: 30, distance: 151 })
      expect(await clubOf(golfer, 'driver')).toMatchObject({ notes: 'Reshafted' })
      expect(await clubOf(golfer, '4-iron')).toMatchObject({ brand: 'Ping' })
    },
  )

  test(
    'tells what gave way when both changed the same, and gives it back with one tap',
    { tag: EXHAUSTIVE },
    async ({ page, golfer, browser, server }) => {
      await store(golfer, FULL_BAG, WITH_PUTTER)
      await openEditor(page)
      await unfold(page, 'Driver')
      await details(page, 'Driver').getByLabel('Loft').fill('9')

      const context = await browser.newContext({ baseURL: server.url })
      await skipWelcome(context)
      await signInOn(context, golfer, server.url)
      const tablet = await context.newPage()
      await open(tablet)
      await ledgerRow(tablet, 'driver').click()
      await tablet.getByRole('dialog').getByRole('textbox', { name: 'Loft' }).fill('12')
      await tablet.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await expect.poll(async () => clubOf(golfer, 'driver')).toMatchObject({ loft: 12 })

      // This device hears of it before the bag is saved; the golfer does not see it in the editor.
      await comeBackToTab(page)
      await expect.poll(() => page.evaluate(() => localStorage.getItem('bagwise.profile'))).toContain('"loft":12')
      await button(page, 'Save Bag').click()
      await expect(clubRow(page, 'driver')).toContainText('9°')
      const news = page.getByRole('region', { name: 'About your changes' })
      await expect(news).toContainText('Also changed on another device: Driver loft was 12 there. It is 9 now.')
      await news.getByRole('button', { name: 'Use 12' }).click()
      await expect(clubRow(page, 'driver')).toContainText('12°')
      await expect.poll(async () => clubOf(golfer, 'driver')).toMatchObject({ loft: 12 })
      await context.close()
    },
  )
})

test.describe('for everybody', () => {
  test('the empty bag is accessible', { tag: EXHAUSTIVE }, async ({ page, golfer: _signedIn }) => {
    test.slow()
    await open(page)
    await expectAccessible(page, 'empty bag')
  })

  test('the bag with too many clubs is accessible', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
    test.slow()
    await store(golfer, FULL_BAG, { clubs: [...WITH_PUTTER.clubs, '4-iron', '4-hybrid'] })
    await golfer.store({ 'golfBag.sw.isInBag': false, 'golfBag.lw.notes': 'Bent by a degree.' })
    await open(page)
    await expect(bag(page).getByText('15 clubs in the bag; the rules allow 14')).toBeVisible()
    await bag(page).getByText('Show numbers').click()
    await expectAccessible(page, 'bag with fifteen clubs')
  })

  test('the question which club makes room is accessible', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
    test.slow()
    await store(golfer, FULL_BAG, { clubs: [...Object.keys(FULL_BAG), '4-iron'] })
    await open(page)
    await button(page, 'Add a putter').click()
    await expect(page.getByRole('dialog', { name: 'Make room for the putter' })).toBeVisible()
    await expectAccessible(page, 'question which club makes room')
  })

  test('the sheet of a club and the clubs to add are accessible', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
    test.slow()
    await store(golfer, FULL_BAG)
    await open(page)
    await ledgerRow(page, '7-iron').click()
    for (const field of ['Carry', 'Loft'])
      await page.getByRole('dialog').getByRole('textbox', { name: field }).fill('0')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expectAccessible(page, 'the sheet of a club', [320])
    await page.keyboard.press('Escape')
    await button(page, 'Add a club').click()
    await expectAccessible(page, 'the clubs to add', [320])
  })

  test('the bag editor with a fault is accessible', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
    test.slow()
    await store(golfer, FULL_BAG, WITH_PUTTER)
    await openEditor(page)
    await chip(page, '6-Iron').uncheck()
    await unfold(page, '7-Iron')
    await details(page, '7-Iron').getByLabel('Loft').fill('99')
    await button(page, 'Save Bag').click()
    await expectAccessible(page, 'bag editor with a fault')
  })

  test('the question before leaving the bag editor is accessible', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
    test.slow()
    await store(golfer, FULL_BAG)
    await openEditor(page)
    await chip(page, '6-Iron').uncheck()
    await page.getByRole('navigation', { name: 'Quick access' }).getByRole('link', { name: 'Learn' }).click()
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    await expectAccessible(page, 'question before leaving', [320])
  })

  test('the bag fits phones whose text is twice as large', { tag: EXHAUSTIVE }, async ({ server, largeTextPhone }) => {
    const golfer = await signUpGolfer(largeTextPhone, server.url)
    await store(golfer, FULL_BAG, { clubs: [...WITH_PUTTER.clubs, '4-iron'] })
    const page = await largeTextPhone.newPage()
    const expectToFit = async (what: string) => {
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await expect.poll(() => sidewaysOverflowPx(page), `${what} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
    await open(page)
    await bag(page).getByText('Show numbers').click()
    await expectToFit('the bag')
    await button(page, 'Add a club').click()
    await expectToFit('the clubs to add')
    await page.keyboard.press('Escape')
    await ledgerRow(page, '7-iron').click()
    await expectToFit('the sheet of a club')
    await page.keyboard.press('Escape')
    await button(page, 'Edit Bag').click()
    await unfold(page, '7-Iron')
    await expectToFit('the bag while it is edited')
  })
})
