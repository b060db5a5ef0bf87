import { DEFAULT_BAG, newBagClub } from '@bagwise/golf/bag'
import {
  analysis,
  card,
  choice,
  choices,
  expectStep,
  field,
  goToStep,
  next,
  openFitting,
  previous,
  speed,
  STEPS,
} from '../support/fitting.ts'
import { openPart, part } from '../support/parts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { storeBag } from '../support/shot.ts'
import { setsAddress } from '../support/starter-sets.ts'
import { comeBackToTab, expect, recordEdits, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'
import { quickLink } from '../support/quick-links.ts'

const RESULTS = STEPS.length - 1

test('FIT-01 FIT-02 FIT-03 leads through five steps, Next Step forward and Previous back', async ({
  page,
  golfer: _signedIn,
}) => {
  await openFitting(page)
  await expect(previous(page)).toBeDisabled()
  for (const step of [0, 1, 2]) {
    await expectStep(page, step)
    await expect(analysis(page)).toHaveCount(0)
    await next(page).click()
  }
  await expectStep(page, 3)
  await expect(next(page)).toHaveCount(0)
  await analysis(page).click()
  await expectStep(page, RESULTS)
  await expect(page.getByRole('heading', { name: 'Recommendations' })).toBeFocused()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')

  await openFitting(page)
  await goToStep(page, 2)
  await previous(page).click()
  await expectStep(page, 1)
  await expect(page.getByRole('heading', { name: 'Physical Stats' })).toBeFocused()
  await previous(page).click()
  await expectStep(page, 0)
  await expect(previous(page)).toBeDisabled()
})

test(
  'FIT-13 FIT-14 FIT-15 starts with the specified scales and answers',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await golfer.store({ height: null })
    await openFitting(page)
    const score = page.getByRole('slider', { name: 'Average score on 18 holes' })
    await expect(score).toHaveValue('95')
    await expect(score).toHaveAttribute('min', '65')
    await expect(score).toHaveAttribute('max', '150')
    await goToStep(page, 1)
    await expect(page.getByRole('combobox', { name: 'Feet' })).toHaveValue('5')
    await expect(page.getByRole('combobox', { name: 'Feet' }).locator('option')).toHaveText([
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
    ])
    await expect(page.getByRole('combobox', { name: 'Inches' })).toHaveValue('8')
    await expect(page.getByRole('combobox', { name: 'Inches' }).locator('option')).toHaveCount(12)
    await expect(field(page, 'Weight')).toHaveValue('180')
    await expect(field(page, 'Age')).toHaveValue('35')
    await goToStep(page, 2, 1)
    await expect(choice(page, 'Swing tempo', 'Medium')).toBeChecked()
    await expect(choice(page, 'Ball flight', 'Straight')).toBeChecked()
    await goToStep(page, 3, 2)
    await expect(choice(page, 'Budget', 'Mid-Range')).toBeChecked()
    await expect(choice(page, 'Primary goal', 'Distance')).toBeChecked()
  },
)

test('FIT-18 FIT-19 FIT-20 offers the specified budgets, goals and issues, and the results answer them', async ({
  page,
  golfer: _signedIn,
}) => {
  await openFitting(page)
  await goToStep(page, 3)
  await expect(choices(page, 'Budget')).toHaveText([
    /^Value\s*Under \$800$/,
    /^Mid-Range\s*\$800-1500$/,
    /^Premium\s*\$1500\+$/,
  ])
  await expect(choices(page, 'Primary goal')).toHaveText([/^Distance/, /^Accuracy/, /^Forgiveness/, /^Consistency/])
  await expect(choices(page, 'What bothers you about your clubs?')).toHaveText([
    'Inconsistent distance',
    'Poor accuracy',
    'Lack of forgiveness',
    'Difficulty getting height',
    'Too much spin',
    'Hard to hit long irons',
  ])
  await choice(page, 'Budget', 'Value').check()
  await choice(page, 'Primary goal', 'Forgiveness').check()
  await page.getByRole('checkbox', { name: 'Too much spin' }).check()
  await analysis(page).click()
  await expect(card(page, 'Where to begin')).toContainText('Value, under $800. For forgiveness')
  await openPart(card(page, 'Where to begin'))
  await expect(card(page, 'Where to begin').getByRole('listitem').first()).toContainText('Irons')
  await expect(card(page, 'Driver')).toContainText('low-spin')
})

test('FIT-07 FIT-21 recommends each kind of club with specs, reasons, price and alternatives, then what to do next', async ({
  page,
  golfer,
}) => {
  await storeBag(golfer)
  await golfer.store({ handicap: 20 })
  await openFitting(page)
  await goToStep(page, RESULTS)
  for (const title of ['Driver', 'Fairway woods and hybrids', 'Irons', 'Wedges', 'Putter', 'Grips']) {
    await expect(card(page, title).getByRole('term').first()).toBeVisible()
    await expect(card(page, title).getByRole('heading', { name: 'Why' }).first()).toBeVisible()
    await expect(card(page, title).getByRole('heading', { name: 'Alternatives' }).first()).toBeVisible()
    const isOwn = title === 'Wedges' || title === 'Fairway woods and hybrids'
    await expect(card(page, title)).toContainText(isOwn ? 'In your bag · nothing to buy' : 'Any maker · $')
    await expect(card(page, title)).toContainText('Rules')
  }
  await expect(card(page, 'Driver').getByRole('definition')).toHaveText(['10.5°', 'Graphite', 'Stiff', '45.25 in'])
  await expect(card(page, 'Driver')).toContainText('The flex table says stiff for your speed.')
  await expect(card(page, 'Driver')).toContainText('The simple rule says: X-stiff steel')
  await expect(card(page, 'Irons')).toContainText('Game improvement irons')
  await expect(card(page, 'Irons')).toContainText('$600-800')
  await expect(card(page, 'Wedges')).toContainText('Your own wedges')
  await expect(card(page, 'Next Steps').getByRole('listitem')).toHaveText([
    /^Visit a professional fitter/,
    /^Try before you buy/,
    /^Get fitted one category at a time/,
  ])
  await page.getByRole('link', { name: 'Match my ball' }).click()
  await expect(page).toHaveURL('/ball-matching')
})

test(
  'ACT-58 ONE-41 names one driver shaft, the softer first, in fitting, recommendations and starter sets, and more loft for a slice',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    const { type: _type, ...iron } = newBagClub('7-iron')
    await golfer.store({ 'golfBag.7-iron': iron })
    await golfer.store({ swingSpeed: 106, ballFlight: 'slice', hasCompletedOnboarding: true })
    await openFitting(page)
    await goToStep(page, RESULTS)
    await expect(page.getByText('Graphite shaft: stiff', { exact: true })).toBeVisible()
    await expect(page.getByText(/^For 106 ± \d+ mph, as you gave it\.$/)).toBeVisible()
    const driver = card(page, 'Driver')
    await expect(driver.getByRole('definition')).toHaveText(['9°', 'Graphite', 'X-stiff, try stiff first', '45.25 in'])
    await expect(driver).toContainText('The simple rule says: X-stiff steel; steel driver shafts are hardly sold.')
    await expect(driver).toContainText('You slice it: more loft curves less. Try 10.5-12°.')

    await page.goto('/recommendations')
    const advice = page.getByRole('article', { name: 'An anti-slice driver' })
    await advice.locator('summary').click()
    await expect(advice.getByRole('definition').filter({ hasText: /Graphite|Stiff|12°/ })).toHaveText([
      '10.5 to 12°',
      'Graphite',
      'Stiff',
    ])

    await page.goto(setsAddress())
    await openPart(part(page, 'Which version?'))
    await expect(page.getByText('as you gave it. Ask for graphite driver and wood shafts: stiff.')).toBeVisible()
  },
)

test(
  'speaks of no club, loft or handicap as the golfer’s own that Bagwise has put there',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await golfer.store({
      swingSpeed: 110,
      ...Object.fromEntries(DEFAULT_BAG.map(({ type, ...club }) => [`golfBag.${type}`, club])),
    })
    await openFitting(page)
    await expect(field(page, 'Handicap')).toHaveValue('')
    await goToStep(page, RESULTS)
    await expect(card(page, 'Irons')).toContainText('No handicap given, so we used 18. Over 15')
    await expect(card(page, 'Wedges')).toContainText('Any maker')
    await expect(page.getByRole('main')).not.toContainText(/in your bag|your own wedges|your pitching wedge/i)

    await page.goto('/recommendations')
    await expect(page.getByRole('main')).toContainText('Add your putter')
    await expect(page.getByRole('main')).not.toContainText('steel shafts')

    await page.goto('/profile#bag')
    await expect(page.getByText('14 clubs in the bag', { exact: true })).toBeVisible()
    await expect(page.getByRole('list', { name: 'In short' })).toHaveCount(0)
    await expect(page.getByRole('main')).not.toContainText('Handicap 18')
  },
)

test('FIT-08 FIT-17 takes any speed or estimates it, and folds the details away', async ({
  page,
  golfer: _signedIn,
}) => {
  await openFitting(page)
  await goToStep(page, 2)
  await expect(speed(page)).toHaveValue('')
  await expect(speed(page)).toHaveAttribute('inputmode', 'decimal')
  await expect(speed(page)).not.toHaveAttribute('min')
  await expect(speed(page)).toHaveAccessibleDescription(/^We fit you for 91 ± 24 mph, a guess/)
  const estimate = page.getByRole('button', { name: 'Estimate it for me' })
  await estimate.click()
  await expect(speed(page)).toHaveValue('91')
  await expect(speed(page)).toBeFocused()
  await expect(estimate).toHaveCount(0)
  await speed(page).fill('')
  await expect(estimate).toBeVisible()
  await speed(page).fill('112,5')
  await expect(speed(page)).toHaveAccessibleDescription('We fit you for 112 ± 7 mph, as you gave it.')

  await expect(page.getByText('More detail, better advice.')).toBeHidden()
  await expect(page.getByText('25%')).toHaveCount(0)
  await page.getByText('Advanced details').click()
  await expect(page.getByText('More detail, better advice.')).toBeVisible()
  const attack = field(page, 'Attack angle from a launch monitor')
  await attack.pressSequentially('-0.5')
  await expect(attack).toHaveValue('-0.5')
  await attack.fill('')
  await choice(page, 'Attack angle with the driver', 'Shallow').check()
  await choice(page, 'Hand size', 'Large').check()
  await goToStep(page, RESULTS, 2)
  await expect(card(page, 'Carry by driver loft')).toContainText('+3° of attack: from the attack angle you chose')
  await expect(card(page, 'Grips').getByRole('definition')).toHaveText(['Midsize'])
  await expect(card(page, 'Driver').getByRole('definition').first()).toHaveText('9°')
})

test('FIT-10 saves what was changed on leaving Physical Stats and Swing Data, and nothing else', async ({
  page,
  golfer,
}) => {
  await golfer.store({ height: 70, weight: 180, age: 35 })
  const edits = recordEdits(page)
  await openFitting(page)
  await page.getByRole('button', { name: 'One more' }).click()
  await field(page, 'Handicap').fill('9.5')
  await next(page).click()
  await expectStep(page, 1)
  await field(page, 'Weight').fill('171')
  await page.getByRole('combobox', { name: 'Inches' }).selectOption('11')
  expect(edits).toEqual([])
  await next(page).click()
  await expect.poll(async () => (await golfer.profile()).weight).toBe(171)
  expect(await golfer.profile()).toMatchObject({ height: 71, averageScore: 96, age: 35, handicap: null })
  await speed(page).fill('98')
  await choice(page, 'Swing tempo', 'Fast').check()
  await choice(page, 'Ball flight', 'Slice').check()
  await next(page).click()
  await expect.poll(async () => (await golfer.profile()).swingSpeed).toBe(98)
  expect(await golfer.profile()).toMatchObject({ swingTempo: 'fast', ballFlight: 'slice', attackAngle: null })
  expect(edits.flat().toSorted()).toEqual([
    'averageScore',
    'ballFlight',
    'height',
    'swingSpeed',
    'swingTempo',
    'weight',
  ])
  await previous(page).click()
  await next(page).click()
  await analysis(page).click()
  await expectStep(page, RESULTS)
  expect(edits.flat()).toHaveLength(6)
})

test('FIT-11 works without a profile, saves nothing then, and takes the answers along when it arrives', async ({
  page,
  golfer,
}) => {
  await golfer.store({ weight: 150 })
  const edits = recordEdits(page)
  await page.route('**/api/profile', (route) => route.fulfill({ status: 500, json: {} }))
  await openFitting(page)
  await expect(page.getByText("Your profile didn't load.")).toBeVisible()
  await goToStep(page, 1)
  await field(page, 'Age').fill('61')
  await goToStep(page, RESULTS, 1)
  await expect(card(page, 'Driver').getByRole('definition').first()).toHaveText('10.5°')
  await expect(card(page, 'Driver')).toContainText('95 ± 21 mph, a guess until you measure a club')
  await expect(card(page, 'Irons')).toContainText('No handicap given, so we used 18.')
  expect(edits).toEqual([])

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText("Your profile didn't load.")).toHaveCount(0)
  await page.getByRole('button', { name: 'Start Over' }).click()
  await goToStep(page, 1)
  await expect(field(page, 'Age')).toHaveValue('61')
  await expect(field(page, 'Weight')).toHaveValue('150')
})

test('FIT-05 FIT-06 FIT-16 takes a missing handicap, says of what is none what to type, analyzes, and goes back to the questions or the start', async ({
  page,
  golfer: _signedIn,
}) => {
  await openFitting(page)
  const handicap = field(page, 'Handicap')
  await expect(page.getByText('Leave empty if unknown')).toBeVisible()
  await handicap.fill('about 20')
  await next(page).click()
  await expectStep(page, 0)
  await expect(page.getByRole('alert').getByText('Type a handicap from +10 to 54')).toBeVisible()
  await expect(handicap).toBeFocused()
  await expect(handicap).toHaveValue('about 20')
  await handicap.fill('')
  await goToStep(page, 2)
  await page.getByText('Advanced details').click()
  await field(page, 'Launch angle from a launch monitor').fill('high')
  await page.getByText('Advanced details').click()
  await next(page).click()
  await expect(field(page, 'Launch angle from a launch monitor')).toBeFocused()
  await field(page, 'Launch angle from a launch monitor').fill('')
  for (const impossible of ['0', '300']) {
    await speed(page).fill(impossible)
    await next(page).click()
    await expect(speed(page)).toHaveAccessibleDescription(/from 40 to 160 mph/)
    await expectStep(page, 2)
  }
  await speed(page).fill('')
  await goToStep(page, 3, 2)
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('form button[type=submit]')
    const states: string[] = []
    Object.assign(window, { buttonStates: states })
    if (!button) return
    const note = () => states.push(`${button.textContent} ${button.disabled ? 'disabled' : 'enabled'}`)
    new MutationObserver(note).observe(button, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  await choice(page, 'Primary goal', 'Accuracy').check()
  await analysis(page).click()
  await expectStep(page, RESULTS)
  const states = await page.evaluate(() => (window as unknown as { buttonStates: readonly string[] }).buttonStates)
  expect(states).toContain('Analyzing... disabled')
  await openPart(part(page, 'Irons'))
  await expect(card(page, 'Irons')).toContainText('No handicap given, so we used 18.')
  await expect(card(page, 'Irons')).toContainText('Game improvement irons')

  await page.getByRole('button', { name: 'Back to Questions' }).click()
  await expectStep(page, 3)
  await expect(choice(page, 'Primary goal', 'Accuracy')).toBeChecked()
  await analysis(page).click()
  await page.getByRole('button', { name: 'Start Over' }).click()
  await expectStep(page, 0)
  await expect(page.getByRole('heading', { name: 'Your Golf Game' })).toBeFocused()
})

test("FIT-27 draws carry against driver loft for the golfer's speed, in words and numbers too", async ({
  page,
  golfer,
}) => {
  await golfer.store({ swingSpeed: 88, preferredUnits: 'metres' })
  await openFitting(page)
  await goToStep(page, RESULTS)
  const sheet = card(page, 'Carry by driver loft')
  await expect(sheet).toContainText('at 142 km/h')
  const picture = sheet.getByRole('img')
  await expect(picture).toHaveAccessibleName(
    /the specified 12° carries \d+ meters, give or take \d+; .* carries farthest/,
  )
  await expect(picture.getByText(/^12° · \d+$/)).toBeVisible()
  await expect(sheet).toContainText(/a degree costs about [\d.]+ meters/)
  await sheet.getByText('Show numbers').click()
  await expect(sheet.getByRole('row').filter({ hasText: '12° (specified)' })).toBeVisible()
  await expect(sheet.getByRole('columnheader')).toHaveText(['Loft', 'Carry', 'Launch', 'Spin, rpm', 'Costs'])
  await expect(page.locator('main')).not.toContainText(/\d (yard|yd)/)
})

test(
  'goes from step to step with Back and Forward, and keeps every answer; a new page begins at the start',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await openFitting(page)
    await goToStep(page, 2)
    await speed(page).fill('111')
    await goToStep(page, RESULTS, 2)
    await expect(page).toHaveURL('/equipment-fitting?step=recommendations')
    await page.goBack()
    await expectStep(page, 3)
    await page.goBack()
    await expectStep(page, 2)
    await expect(speed(page)).toHaveValue('111')
    await previous(page).click()
    await expectStep(page, 1)
    await page.goForward()
    await expectStep(page, 2)
    await page.goForward()
    await page.goForward()
    await expectStep(page, RESULTS)
    await page.reload()
    await expectStep(page, 0)
    await goToStep(page, RESULTS)
    for (const _step of [3, 2, 1, 0]) await page.goBack()
    await expectStep(page, 0)
    await expect(page).toHaveURL('/equipment-fitting')
  },
)

test('FIT-10 saves on the way of the browser too, and follows a profile that has changed meanwhile', async ({
  page,
  golfer,
}) => {
  await golfer.store({ swingSpeedRange: 'over-105' })
  await openFitting(page)
  await field(page, 'Handicap').fill('9.5')
  await goToStep(page, 2)
  await expect(speed(page)).toHaveValue('110')
  await expect(speed(page)).toHaveAccessibleDescription('We fit you for 110 ± 7 mph, as you gave it.')
  await speed(page).fill('107')
  await page.goBack()
  await expectStep(page, 1)
  await expect.poll(async () => (await golfer.profile()).swingSpeed).toBe(107)

  await (await quickLink(page, 'Distances')).click()
  await expect(page).toHaveURL('/distances')
  await golfer.store({ weight: 144, swingSpeed: 88 })
  await comeBackToTab(page)
  // A fitting follows the profile that the page knows when it is opened.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bagwise.profile'))).toContain('"weight":144')
  await (await quickLink(page, 'Equipment Fitting')).click()
  await expectStep(page, 0)
  await expect(field(page, 'Handicap')).toHaveValue('9.5')
  await goToStep(page, 1)
  await expect(field(page, 'Weight')).toHaveValue('144')
  await goToStep(page, 2, 1)
  await expect(speed(page)).toHaveValue('88')
})

test('can be done by keyboard alone', { tag: EXHAUSTIVE }, async ({ page, golfer: _signedIn }) => {
  await openFitting(page)
  await field(page, 'Handicap').focus()
  await page.keyboard.press('Enter')
  await expectStep(page, 1)
  await expect(page.getByRole('heading', { name: 'Physical Stats' })).toBeFocused()
  await field(page, 'Age').focus()
  await page.keyboard.press('Enter')
  await expectStep(page, 2)
  await expect(page.getByRole('heading', { name: 'Swing Data' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'I’m left-handed' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(speed(page)).toBeFocused()
  await page.keyboard.type('97')
  await page.getByText('Advanced details').focus()
  await page.keyboard.press('Space')
  await expect(choice(page, 'Grip pressure', 'Not sure')).toBeVisible()
  await speed(page).focus()
  await page.keyboard.press('Enter')
  await expectStep(page, 3)
  await analysis(page).focus()
  await page.keyboard.press('Enter')
  await expectStep(page, RESULTS)
  const curve = part(page, 'Carry by driver loft')
  await curve.locator('> summary').focus()
  await page.keyboard.press('Enter')
  await expect(curve).toHaveJSProperty('open', true)
  await page.getByText('Show numbers').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table')).toBeVisible()
})

test('is accessible in its first two steps', { tag: EXHAUSTIVE }, async ({ page, golfer: _signedIn }) => {
  test.slow()
  await openFitting(page)
  await expectAccessible(page, 'step 1', [1280])
  await goToStep(page, 1)
  await expectAccessible(page, 'step 2', [320])
})

test('is accessible in the steps about swing and goals', { tag: EXHAUSTIVE }, async ({ page, golfer: _signedIn }) => {
  test.slow()
  await openFitting(page)
  await goToStep(page, 2)
  await page.getByText('Advanced details').click()
  await speed(page).fill('fast')
  await next(page).click()
  await expect(speed(page)).toBeFocused()
  await expectAccessible(page, 'step 3')
  await speed(page).fill('')
  await goToStep(page, 3, 2)
  await expectAccessible(page, 'step 4', [320])
})

test('is accessible in its recommendations', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  test.slow()
  await storeBag(golfer)
  await openFitting(page)
  await goToStep(page, RESULTS)
  await page.getByText('Show numbers').click()
  await expectAccessible(page, 'step 5')
})
