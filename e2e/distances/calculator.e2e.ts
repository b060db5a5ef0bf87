import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page, Request } from '@playwright/test'
import {
  calculate,
  calculateButton,
  distanceButton,
  DRIVER_204_IRON_132_WEDGE_90,
  editDistance,
  method,
  openMethods,
  referenceField,
  resultRow,
  resultRows,
  results,
  shownCarries,
  startWithClassic,
  storedDistance,
  storedDistances,
  typeReferences,
} from '../support/calculator.ts'
import { openPart, part } from '../support/parts.ts'
import type { Golfer } from '../support/test.ts'
import { comeBackToTab, expect, recordEdits, sidewaysOverflowPx, test as base } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const test = base.extend<{ readonly signedIn: Golfer }>({
  signedIn: [async ({ golfer }, use) => use(golfer), { auto: true }],
})

const PATH = '/distance-calculator'
const THREE = DRIVER_204_IRON_132_WEDGE_90
const DESKTOP = { width: 1280, height: 800 }
const NO_REFERENCE = 'Please enter at least one club distance to calculate the rest.'

/** The default bag from 204, 132 and 90: the standard table's shares between them, 12 yards a step below the wedge. */
const CARRIES_FROM_THREE = {
  Driver: 204,
  '3-Wood': 187,
  '5-Wood': 177,
  '3-Hybrid': 163,
  '4-Iron': 153,
  '5-Iron': 146,
  '6-Iron': 139,
  '7-Iron': 132,
  '8-Iron': 118,
  '9-Iron': 104,
  'Pitching Wedge': 90,
  'Gap Wedge': 78,
  'Sand Wedge': 66,
  'Lob Wedge': 54,
}

function bagClub(club: { readonly loft: number; readonly isInBag?: boolean }) {
  return {
    brand: 'Own',
    model: '',
    shaftType: 'steel',
    shaftFlex: 'regular',
    lie: 60,
    length: 36,
    isInBag: true,
    notes: '',
    ...club,
  }
}

function measured(distance: number) {
  return { distance, source: 'measured' }
}

/** The calls that the page makes to the API from now on. */
function recordCalls(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request)
  })
  return calls
}

/** What the button looks like, each time it changes. */
const statesOf = (shown: Locator) =>
  shown.evaluateHandle((button) => {
    const states: { text: string; isDisabled: boolean; hasSpinner: boolean }[] = []
    new MutationObserver(() => {
      const { textContent, disabled } = button as HTMLButtonElement
      states.push({ text: textContent, isDisabled: disabled, hasSpinner: button.querySelector('svg') !== null })
    }).observe(button, { subtree: true, childList: true, characterData: true, attributes: true })
    return states
  })

test.beforeEach(async ({ page }) => startWithClassic(page))

test('CAL-02 CAL-03 CAL-06 has three number inputs with the unit the golfer prefers, beside the results, and says how it works', async ({
  page,
  golfer,
}) => {
  await page.goto(PATH)
  await expect(page.getByRole('heading', { level: 1, name: 'Distance Calculator' })).toBeVisible()
  await expect(page.getByText('Three clubs give you the rest')).toBeVisible()
  const fields = page.locator('form').getByRole('textbox')
  await expect(fields).toHaveCount(3)
  for (const club of ['Driver', '7-Iron', 'Pitching Wedge'] as const) {
    await expect(referenceField(page, club)).toHaveAttribute('inputmode', 'numeric')
  }
  await expect(page.locator('form').getByText('yd', { exact: true })).toHaveCount(3)

  await expect(page.getByRole('heading', { name: 'How it fills in the rest' })).toBeVisible()
  await openMethods(page)
  await expect(page.getByText('a standard chart between your clubs')).toBeVisible()
  const tips = part(page, 'Pro Tips')
  await openPart(tips)
  await expect(tips.getByRole('listitem')).toHaveText([
    'Use your average distance, not your best shot.',
    'Measure on calm days with normal conditions.',
    'Account for roll-out on firm fairways.',
    'Update distances as your game improves.',
  ])

  await golfer.store({ preferredUnits: 'metres' })
  await page.setViewportSize(DESKTOP)
  await page.reload()
  await expect(page.locator('form').getByText('m', { exact: true })).toHaveCount(3)
  await expect(page.locator('form').getByText('yd', { exact: true })).toHaveCount(0)
  const topOf = async (name: string) => {
    const box = await page.getByRole('heading', { name }).boundingBox()
    return { isLeft: (box?.x ?? Number.NaN) < DESKTOP.width / 2, y: box?.y }
  }
  await expect
    .poll(async () => (await topOf('Your Club Distances')).y === (await topOf('Reference distances')).y)
    .toBe(true)
  expect([(await topOf('Reference distances')).isLeft, (await topOf('Your Club Distances')).isLeft]).toEqual([
    true,
    false,
  ])
})

test('CAL-05 CAL-07 CAL-15 reads Calculating... with a spinner while it works, then lists every club with position, name, badge and distance', async ({
  page,
  golfer,
}) => {
  await page.goto(PATH)
  await expect(results(page).getByText('Ready to Calculate')).toBeVisible()
  await expect(results(page).getByText('Enter reference distances to get the rest of your bag')).toBeVisible()
  await expect(resultRows(page)).toHaveCount(0)
  await typeReferences(page, THREE)
  await expect(calculateButton(page)).toHaveText('Calculate Distances')
  const seen = await statesOf(calculateButton(page))
  const edits = recordEdits(page)
  await calculateButton(page).click()
  await expect(resultRows(page)).toHaveCount(14)
  await expect(results(page).getByText('Ready to Calculate')).toBeHidden()
  await expect(calculateButton(page)).toHaveText('Calculate Distances')
  await expect(calculateButton(page)).toBeEnabled()
  expect(await seen.jsonValue()).toContainEqual({ text: 'Calculating...', isDisabled: true, hasSpinner: true })

  await expect(page.getByRole('heading', { name: 'Your Club Distances' })).toBeVisible()
  await expect(page.getByText('Click any distance to edit manually')).toBeVisible()
  const rows = await resultRows(page).allInnerTexts()
  Object.entries(CARRIES_FROM_THREE).forEach(([club, carry], index) => {
    const [position, , ...words] = rows[index]?.split('\n') ?? []
    expect(position).toBe(String(index + 1))
    expect(rows[index]).toContain(`${carry}yd`)
    expect(words).toContain(club)
    expect(rows[index]).toContain(club in THREE ? 'Manual' : 'Estimated')
  })
  await expect(distanceButton(page, '5-Iron')).toHaveAccessibleName('146 yards, estimated Edit 5-Iron distance')

  // The default bag is adopted in the same save.
  await expect.poll(async () => (await storedDistances(golfer)).length).toBe(14)
  const own = (await storedDistances(golfer)).filter(({ isManuallySet }) => isManuallySet)
  expect(own.map(({ club, source }) => [club, source])).toEqual([
    ['driver', 'manual'],
    ['7-iron', 'manual'],
    ['pw', 'manual'],
  ])
  const { golfBag } = await golfer.profile()
  expect(golfBag).toHaveLength(14)
  expect(golfBag[0]).toMatchObject({ type: 'driver', loft: null, distance: 204, isDistanceEstimated: false })
  expect(edits).toHaveLength(1)
})

test('CAL-08 DAT-25 takes and shows metres when the golfer prefers them, and stores and computes in yards and mph', async ({
  page,
  golfer,
}) => {
  await golfer.store({ preferredUnits: 'metres', swingSpeed: 95, height: 71 })
  await page.goto(PATH)
  await calculate(page, { Driver: '187', '7-Iron': '121', 'Pitching Wedge': '82' })
  await expect(distanceButton(page, 'Driver')).toHaveAccessibleName('187 meters Edit Driver distance')
  await expect(resultRow(page, '7-Iron')).toContainText('121m')
  await expect(resultRow(page, '5-Iron')).toContainText('134m')
  await expect
    .poll(async () => (await storedDistances(golfer))[0])
    .toEqual({ club: 'driver', distance: 205, source: 'manual', isManuallySet: true })

  await editDistance(page, '5-Iron', '140')
  await expect(resultRow(page, '5-Iron')).toContainText('140m')
  await expect.poll(async () => (await storedDistance(golfer, '5-iron'))?.distance).toBe(153)
  // Half way from 132 to 90 yards along the standard carries (145 and 115), not along metres.
  expect((await storedDistance(golfer, '9-iron'))?.distance).toBe(104)
  expect(await golfer.profile()).toMatchObject({ swingSpeed: 95, height: 71 })
})

test('CAL-10 CST-19 scrolls smoothly to the results 100 ms after the calculation while the rows rise one after the other', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(PATH)
  const heading = page.getByRole('heading', { name: 'Your Club Distances' })
  await typeReferences(page, THREE)
  const scroll = await heading.evaluateHandle((element) => {
    const seen = { delayMs: Number.NaN, behaviour: '' }
    const start = window.setTimeout
    let runningDelayMs = Number.NaN
    window.setTimeout = ((task: () => void, delayMs = 0) =>
      start(() => {
        runningDelayMs = delayMs
        task()
        runningDelayMs = Number.NaN
      }, delayMs)) as typeof window.setTimeout
    element.scrollIntoView = (options) => {
      seen.delayMs = runningDelayMs
      seen.behaviour = getComputedStyle(document.documentElement).scrollBehavior
      Element.prototype.scrollIntoView.call(element, options)
    }
    return seen
  })
  await calculateButton(page).click()
  await expect.poll(() => scroll.jsonValue()).toEqual({ delayMs: 100, behaviour: 'smooth' })

  const rising = await resultRows(page).evaluateAll((rows) =>
    rows.map((row) => `${getComputedStyle(row).animationName} ${getComputedStyle(row).animationDelay}`),
  )
  expect(rising.slice(0, 4)).toEqual(['rise 0s', 'rise 0.03s', 'rise 0.06s', 'rise 0.09s'])
  expect(rising.at(-1)).toBe('rise 0.24s')
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(120)
  await expect(heading).toBeInViewport()
})

test('moves at once for people who ask for less motion', { tag: EXHAUSTIVE }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(PATH)
  await calculate(page, THREE)
  await expect(resultRows(page)).toHaveCount(14)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  const delays = await resultRows(page).evaluateAll((rows) => rows.map((row) => getComputedStyle(row).animationDelay))
  expect(new Set(delays)).toEqual(new Set(['0s']))
})

test('CAL-11 CAL-12 CAL-24 counts only what is numeric, says at the field what cannot be stored and what contradicts, and calculates nothing until then', async ({
  page,
  golfer,
}) => {
  await page.goto(PATH)
  const edits = recordEdits(page)
  await typeReferences(page, { Driver: '   ', '7-Iron': 'far' })
  await calculateButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: NO_REFERENCE })).toBeVisible()
  await expect(results(page).getByText('Ready to Calculate')).toBeVisible()
  await expect(page.getByText('Not a number, so it does not count.')).toBeVisible()
  await expect(referenceField(page, '7-Iron')).toBeFocused()

  await typeReferences(page, { Driver: '204', '7-Iron': '132.5', 'Pitching Wedge': '401' })
  await calculateButton(page).click()
  await expect(referenceField(page, '7-Iron')).toBeFocused()
  for (const club of ['7-Iron', 'Pitching Wedge'] as const) {
    await expect(referenceField(page, club)).toHaveAccessibleDescription('Type a whole number from 1 to 400 yards.')
  }
  await expect(referenceField(page, 'Pitching Wedge')).toHaveValue('401')

  await typeReferences(page, { Driver: '160', '7-Iron': '170', 'Pitching Wedge': '' })
  await expect(page.getByText('Type a whole number')).toHaveCount(0)
  await calculateButton(page).click()
  const sentence = 'Your 7-Iron (170) goes farther than your Driver (160). Check both numbers; nothing was calculated.'
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  await expect(results(page).getByText('Ready to Calculate')).toBeVisible()

  await typeReferences(page, { Driver: '   ', '7-Iron': 'far', 'Pitching Wedge': '90' })
  await expect(page.getByText(sentence)).toBeHidden()
  await calculateButton(page).click()
  await expect(resultRow(page, 'Pitching Wedge')).toContainText('Manual')
  await expect(resultRow(page, '7-Iron')).toContainText('Estimated')
  await expect(referenceField(page, '7-Iron')).toHaveValue('far')
  await expect.poll(async () => (await storedDistances(golfer)).length).toBe(14)
  expect(edits).toHaveLength(1)
})

test('CAL-14 asks by name before a measured distance gives way, and keeps it unless the golfer agrees', async ({
  page,
  golfer,
}) => {
  await golfer.store({
    'golfBag.7-iron': bagClub({ loft: 32 }),
    'golfBag.8-iron': bagClub({ loft: 36 }),
    'golfBag.9-iron': bagClub({ loft: 41 }),
    'clubDistances.9-iron': measured(110),
  })
  await page.goto(PATH)
  const edits = recordEdits(page)
  await calculate(page, { '7-Iron': '150' })
  const dialog = page.getByRole('dialog', { name: 'Keep your own numbers?' })
  await expect(dialog.getByRole('row', { name: '9-Iron 110 126' })).toBeVisible()
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(calculateButton(page)).toBeFocused()

  await calculateButton(page).click()
  await dialog.getByRole('button', { name: 'Keep my numbers' }).click()
  await expect(page.getByRole('heading', { name: 'Your Club Distances' })).toBeFocused()
  await expect.poll(() => shownCarries(page)).toEqual({ '7-Iron': 150, '8-Iron': 130, '9-Iron': 110 })
  await expect(resultRow(page, '9-Iron')).toContainText('Manual')
  await expect.poll(async () => (await storedDistances(golfer)).length).toBe(3)
  expect((await storedDistances(golfer)).at(-1)).toMatchObject({ club: '9-iron', source: 'measured' })
  expect(edits).toHaveLength(1)

  await calculateButton(page).click()
  await dialog.getByRole('button', { name: 'Replace them' }).click()
  await expect(resultRow(page, '9-Iron')).toContainText('Estimated')
  await expect.poll(() => shownCarries(page)).toEqual({ '7-Iron': 150, '8-Iron': 138, '9-Iron': 126 })
  await expect
    .poll(async () => (await storedDistances(golfer)).at(-1))
    .toMatchObject({ club: '9-iron', distance: 126, source: 'estimated' })
})

test(
  'CAL-14 keeps what another device measures while the question is open, and asks again about both before they give way',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    const question = page.getByRole('dialog', { name: 'Keep your own numbers?' })
    const measureEightIron = async (distance: number, afterMs: number) => {
      await golfer.store({ 'clubDistances.8-iron': measured(distance) })
      // The page looks again once what it knows is half a minute old.
      await page.clock.setFixedTime(Date.now() + afterMs)
      await comeBackToTab(page)
      await expect(results(page)).toContainText(String(distance))
    }
    await golfer.store({
      'golfBag.7-iron': bagClub({ loft: 32 }),
      'golfBag.8-iron': bagClub({ loft: 36 }),
      'golfBag.9-iron': bagClub({ loft: 41 }),
      'clubDistances.9-iron': measured(110),
    })
    await page.goto(PATH)
    await calculate(page, { '7-Iron': '150' })
    await expect(question.getByRole('row')).toHaveCount(2)
    await measureEightIron(141, 60_000)
    const edits = recordEdits(page)
    await question.getByRole('button', { name: 'Keep my numbers' }).click()
    await expect(question).toBeHidden()
    await expect.poll(() => shownCarries(page)).toEqual({ '7-Iron': 150, '8-Iron': 141, '9-Iron': 110 })
    await expect.poll(() => storedDistance(golfer, '7-iron')).toMatchObject({ distance: 150, source: 'manual' })
    expect(await storedDistance(golfer, '8-iron')).toMatchObject({ distance: 141, source: 'measured' })
    expect(edits).toEqual([['clubDistances.7-iron']])

    await calculateButton(page).click()
    await expect(question.getByRole('row')).toHaveCount(3)
    await measureEightIron(143, 180_000)
    await question.getByRole('button', { name: 'Replace them' }).click()
    await expect(question.getByRole('alert')).toContainText('Your numbers have changed meanwhile')
    await expect(question.getByRole('row', { name: '8-Iron 143 138' })).toBeVisible()
    await expect(question.getByRole('row', { name: '9-Iron 110 126' })).toBeVisible()
    expect(await storedDistance(golfer, '8-iron')).toMatchObject({ distance: 143, source: 'measured' })

    await question.getByRole('button', { name: 'Replace them' }).click()
    await expect(question).toBeHidden()
    await expect.poll(() => shownCarries(page)).toEqual({ '7-Iron': 150, '8-Iron': 138, '9-Iron': 126 })
    await expect.poll(() => storedDistance(golfer, '8-iron')).toMatchObject({ distance: 138, source: 'estimated' })
    expect(edits).toHaveLength(2)
  },
)

test(
  'offers the golfer’s own numbers again, and a measured one left as it is stays Measured',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await golfer.store({
      'clubDistances.driver': measured(210),
      'clubDistances.7-iron': { distance: 140, source: 'manual' },
      'clubDistances.pw': { distance: 100, source: 'estimated' },
    })
    await page.goto(PATH)
    await expect(referenceField(page, 'Driver')).toHaveValue('210')
    await expect(referenceField(page, '7-Iron')).toHaveValue('140')
    await expect(referenceField(page, 'Pitching Wedge')).toHaveValue('')
    await calculate(page, { '7-Iron': '138' })
    await expect(resultRow(page, '7-Iron')).toContainText('138')
    await expect.poll(async () => (await storedDistances(golfer)).length).toBe(14)
    expect(await storedDistance(golfer, 'driver')).toMatchObject({ distance: 210, source: 'measured' })
    expect(await storedDistance(golfer, '7-iron')).toMatchObject({ distance: 138, source: 'manual' })

    await editDistance(page, '7-Iron', '145')
    await expect(referenceField(page, '7-Iron')).toHaveValue('145')
    await expect(distanceButton(page, '7-Iron')).toBeFocused()
  },
)

test('CAL-16 CAL-21 CAL-22 calculates with the server cut off, along the standard table and by 12 yards a step outside the references', async ({
  page,
}) => {
  await page.goto(PATH)
  await typeReferences(page, THREE)
  const calls = recordCalls(page)
  await page.route('**/api/**', (route) => route.abort())
  await calculateButton(page).click()
  await expect(resultRows(page)).toHaveCount(14)
  await expect.poll(() => shownCarries(page)).toEqual(CARRIES_FROM_THREE)
  await expect(resultRow(page, 'Driver')).toContainText('not saved yet')
  const made = () => [...new Set(calls.map((call) => `${call.method()} ${new URL(call.url()).pathname}`))]
  await expect.poll(made).toContain('PATCH /api/profile')
  // What it calls only saves, follows the golfer's own data, and asks the AI what it would say.
  const isExpected =
    /^(PATCH .*profile|POST .*ai\/distances|GET .*(session|profile|progress|rounds|shots|play|own-courses))$/
  expect(made().filter((call) => !isExpected.test(call))).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('CAL-17 CAL-18 CAL-19 opens an edit in place, discards it, keeps the old value where a number cannot be stored, and stores a confirmed one', async ({
  page,
  golfer,
}) => {
  await page.goto(PATH)
  await calculate(page, THREE)
  const field = results(page).getByRole('textbox')
  for (const discard of ['Escape', 'cross']) {
    await distanceButton(page, '6-Iron').click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('139')
    await field.fill('150')
    if (discard === 'Escape') await field.press('Escape')
    else await page.getByRole('button', { name: 'Cancel editing 6-Iron distance' }).click()
    await expect(distanceButton(page, '6-Iron')).toBeFocused()
    await expect(resultRow(page, '6-Iron')).toContainText('139')
    await expect(resultRow(page, '6-Iron')).toContainText('Estimated')
  }
  await distanceButton(page, '8-Iron').click()
  await distanceButton(page, '6-Iron').click()
  await expect(field).toHaveCount(1)
  await expect(field).toHaveValue('139')

  for (const text of ['', 'far', '0', '401', '139.5']) {
    await field.fill(text)
    await page.getByRole('button', { name: 'Save 6-Iron distance' }).click()
    await expect(results(page).getByRole('alert')).toHaveText(
      'Type a whole number from 1 to 400 yards. It stays 139 yd for now.',
    )
    await expect(field).toBeFocused()
  }
  await field.press('Escape')
  await expect(resultRow(page, '6-Iron')).toContainText('139')
  await expect.poll(() => storedDistance(golfer, '6-iron')).toMatchObject({ distance: 139, source: 'estimated' })

  const edits = recordEdits(page)
  await editDistance(page, '6-Iron', '141')
  await expect(resultRow(page, '6-Iron')).toContainText('141')
  await expect(resultRow(page, '6-Iron')).toContainText('Manual')
  await expect(distanceButton(page, '6-Iron')).toBeFocused()
  await expect
    .poll(() => storedDistance(golfer, '6-iron'))
    .toMatchObject({ distance: 141, source: 'manual', isManuallySet: true })
  expect(edits).toHaveLength(1)
  await page.reload()
  await expect(resultRow(page, '6-Iron')).toContainText('141')
  await expect(resultRow(page, '6-Iron')).toContainText('Manual')
})

test(
  'CAL-20 lists the clubs in the golfer’s bag without the putter and leaves the bag alone',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await golfer.store({
      'golfBag.5-wood': bagClub({ loft: 18 }),
      'golfBag.4-hybrid': bagClub({ loft: 22 }),
      'golfBag.8-iron': bagClub({ loft: 36 }),
      'golfBag.lw': bagClub({ loft: 60, isInBag: false }),
      'golfBag.putter': bagClub({ loft: 3 }),
    })
    await page.goto(PATH)
    await calculate(page, THREE)
    await expect.poll(async () => Object.keys(await shownCarries(page))).toEqual(['5-Wood', '4-Hybrid', '8-Iron'])
    await expect.poll(async () => (await storedDistances(golfer)).length).toBe(6)
    expect((await golfer.profile()).golfBag).toHaveLength(5)
  },
)

test(
  'stores an edit that contradicts another club and quietly names the two',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await page.goto(PATH)
    await calculate(page, THREE)
    await editDistance(page, '7-Iron', '210')
    await expect(resultRow(page, '7-Iron')).toContainText('Goes farther than your 6-Iron (139).')
    await expect.poll(async () => (await storedDistance(golfer, '7-iron'))?.distance).toBe(210)
  },
)

test(
  'keeps what is typed in the address, so that a reload and a link bring it back',
  { tag: EXHAUSTIVE },
  async ({ page }) => {
    await page.goto(PATH)
    await referenceField(page, 'Driver').pressSequentially('204')
    await expect(referenceField(page, 'Driver')).toBeFocused()
    await referenceField(page, '7-Iron').fill('132')
    await expect(page).toHaveURL(/\?driver=204&7-iron=132$/)
    await page.reload()
    await expect(referenceField(page, 'Driver')).toHaveValue('204')
    await expect(referenceField(page, '7-Iron')).toHaveValue('132')
    await page.goto('/')
    await page.goBack()
    await expect(referenceField(page, '7-Iron')).toHaveValue('132')
  },
)

test('can be used with the keyboard alone', { tag: EXHAUSTIVE }, async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto(PATH)
  await referenceField(page, 'Driver').focus()
  for (const text of ['204', '132', '90']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(calculateButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your Club Distances' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(distanceButton(page, 'Driver')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(results(page).getByRole('textbox', { name: 'Driver carry' })).toBeFocused()
  await page.keyboard.type('206')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Save Driver distance' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(distanceButton(page, 'Driver')).toBeFocused()
  await expect(resultRow(page, 'Driver')).toContainText('206')

  await part(page, 'How it fills in the rest').locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(method(page, 'Classic')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(results(page).getByRole('button', { name: 'What each one does' })).toBeFocused()
})

test(
  'has no accessibility fault and does not scroll sideways, empty or full, narrow or wide',
  { tag: EXHAUSTIVE },
  async ({ page }) => {
    await page.goto(PATH)
    await expect(results(page).getByText('Ready to Calculate')).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await typeReferences(page, { ...THREE, '7-Iron': '205' })
    await calculateButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'goes farther' })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await referenceField(page, '7-Iron').fill('132')
    await calculateButton(page).press('Enter')
    await expect(resultRows(page)).toHaveCount(14)
    await distanceButton(page, '9-Iron').click()
    await expect(results(page).getByRole('textbox', { name: '9-Iron carry' })).toBeFocused()
    expect(await sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  },
)

test('says that the distances could not be loaded and tries again', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await golfer.store({ 'clubDistances.driver': measured(210) })
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  // A part of the page that arrives late asks for the profile too: it is there from the press on.
  await page.route('**/api/profile', async (route) =>
    (await page.locator('[data-pressed]').count()) > 0 ? route.fallback() : route.abort(),
  )
  await page.goto(PATH)
  await expect(page.getByText("Your distances didn't load.")).toBeVisible()
  await page.evaluate(() =>
    document.addEventListener('click', () => document.body.setAttribute('data-pressed', ''), { capture: true }),
  )
  await tryAgain.click()
  await expect(resultRow(page, 'Driver')).toContainText('210')
})
