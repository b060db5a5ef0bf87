import type { Locator, Page } from '@playwright/test'
import { CLUBS } from '@bagwise/golf/club'
import { metresFromYards } from '@bagwise/golf/units'
import { expectAccessible } from '../support/accessible.ts'
import { progressSaved, signInOn } from '../support/device.ts'
import { FULL_BAG, clubSheet, ledgerRow, open as openDistances, sheet, store } from '../support/gapping.ts'
import { openAllParts, openPart, part } from '../support/parts.ts'
import { startProductCopy } from '../support/product-copy.ts'
import { keptOnDevice } from '../support/service-worker.ts'
import { comeBackToTab, expect, recordEdits, sidewaysOverflowPx, signUpGolfer, test } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'
import { skipWelcome } from '../support/skip-welcome.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const QUICK_ACTIONS = {
  Play: ['/shot-advisor'],
  Bag: [
    '/equipment-fitting',
    '/distance-calculator',
    '/distances',
    '/ball-matching',
    '/recommendations',
    '/beginner-builder',
  ],
  Learn: ['/swing-analyzer', '/encyclopedia'],
}

const button = (page: Page, name: string): Locator => page.locator('main').getByRole('button', { name, exact: true })
const editForm = (page: Page): Locator => page.getByRole('form', { name: 'Edit your profile' })
const field = (page: Page, label: string): Locator => editForm(page).getByLabel(label, { exact: true })
/** What the page says beside a label while nothing is edited. */
const shown = (page: Page, label: string): Locator =>
  page
    .locator(':is(#personal, #profile) dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')

async function open(page: Page): Promise<void> {
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Jamie Ortega' })).toBeVisible()
  await expect(button(page, 'Edit Profile')).toBeVisible()
}

async function edit(page: Page): Promise<void> {
  await button(page, 'Edit Profile').click()
  await expect(editForm(page)).toBeVisible()
}

/** What the page hears when it asks for the profile; `broken until tried`: until something on it is pressed. */
async function answerOnLoad(page: Page) {
  let answer: 'missing' | 'broken' | 'broken until tried' = 'missing'
  await page.route('**/api/profile', async (route) => {
    if (answer === 'missing') {
      return route.fulfill({ status: 404, json: { code: 'not-found', message: 'There is none.' } })
    }
    const isTried = answer === 'broken until tried' && (await page.evaluate(() => 'isPressed' in window))
    return isTried ? route.continue() : route.abort()
  })
  return {
    is: async (next: typeof answer) => {
      answer = next
      await page.evaluate(() => {
        document.addEventListener('click', () => Object.assign(window, { isPressed: true }), { capture: true })
      })
    },
  }
}

/** What content has for the golfer of `storeGame`: the best drill for each answer, in the order of the answers. */
const DRILL_TITLES = ['Fringe to fringe', 'Around the clock', 'Club for the back edge']

/** A golfer of whom everything is known that the header and practice speak of. */
async function storeGame(golfer: Golfer): Promise<void> {
  await golfer.store({
    golfPersona: 'bogey-golfer',
    averageScore: 92,
    handicap: 16.4,
    courseFrequency: 'weekly',
    playingExperience: 'regular',
    missPattern: 'short',
    currentIssues: ['Fat and thin irons', 'Three-putts', 'Putting', 'Misses short'],
  })
}

test('PRO-01 PRO-04 PRO-05 shows who the golfer is, four figures and nine ways on', async ({ page, golfer }) => {
  await store(golfer, FULL_BAG)
  await storeGame(golfer)
  await open(page)
  const facts = page.getByRole('list', { name: 'In short' })
  await expect(facts.getByRole('listitem')).toHaveText([
    'Intermediate',
    'Handicap 16.4',
    'Plays weekly',
    'Shoots about 92',
  ])
  await expect(page.getByText('Persona active: Bogey Golfer')).toBeVisible()

  const figures = page.getByRole('region', { name: 'Your game in figures' }).getByRole('link')
  await expect(figures).toHaveText([
    /16\.4\s*Handicap/,
    /\d+ \/ 100\s*Gapping Score\s*5-20 rule: 69/,
    /Regular\s*Playing Experience/,
    /13\s*Clubs in Bag/,
  ])
  for (const [place, paths] of Object.entries(QUICK_ACTIONS)) {
    const ways = page
      .getByRole('region', { name: 'Quick Actions' })
      .getByRole('region', { name: place })
      .getByRole('link')
    await expect.poll(() => ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(paths)
    for (const way of await ways.all()) expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await figures.nth(1).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Distances' })).toBeFocused()
  await expect(sheet(page, 'Gapping Score')).toContainText('69')
})

test('PRO-06 PRO-10 PRO-11 has four sections with a line each, focuses on 1-2 of more than three issues, and a routine under 30 seconds', async ({
  page,
  golfer,
}) => {
  await store(golfer, FULL_BAG)
  await storeGame(golfer)
  await golfer.store({ age: 34, swingSpeed: 95 })
  await open(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Practice Recommendations', exact: true })).toBeVisible()
  for (const [name, line, inside] of [
    ['Personal Information', '34 years', 'Hand size'],
    ['Golf Profile', '95 mph', 'Swing tempo'],
    ['Golf Bag', '13 clubs, no putter', 'Picture of the bag'],
    ['Handicap and rounds', '16.4 · no rounds', 'Handicap trend'],
    ['Account', golfer.email, 'Password'],
    ['Export and import', 'Everything as a file', 'Export'],
  ] as const) {
    const section = part(page, name)
    await expect(section.locator('> summary')).toContainText(line)
    await openPart(section)
    await expect(section.getByText(inside, { exact: true }).first()).toBeVisible()
    await section.locator('> summary').focus()
    await page.keyboard.press('Enter')
    // A bag without a putter is a warning.
    await expect(section).toHaveJSProperty('open', name === 'Golf Bag')
  }

  const practice = part(page, 'How to practice')
  await openPart(practice)
  await expect(practice.getByText(/focus on 1-2/i)).toBeVisible()
  await expect(practice).toContainText('under 30 seconds')
  await edit(page)
  await field(page, 'Putting').uncheck()
  await button(page, 'Save').click()
  await expect(practice).not.toContainText(/focus on 1-2/i)
  await expect(practice).toContainText('under 30 seconds')
})

test('opens at the part that the address names', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await storeGame(golfer)
  await page.goto('/profile#practice')
  await expect(page.locator('#practice')).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Practice Recommendations' })).toBeInViewport()
})

test('PRO-07 PRO-08 PRO-09 shows the first three drills with all that belongs to them, once there is something to go by', async ({
  page,
  golfer,
}) => {
  await open(page)
  await expect(part(page, 'Golf Bag')).toBeVisible()
  await expect(page.getByText('Practice')).toHaveCount(0)
  await storeGame(golfer)
  await page.reload()
  const list = page.getByRole('list', { name: 'Drills for you' })
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(DRILL_TITLES)
  await expect(list.getByRole('article')).toHaveCount(0)
  for (const title of DRILL_TITLES) await openPart(part(page, title))
  const drills = list.getByRole('article')
  await expect(drills.first().locator('p')).toHaveText([
    'Putting Because you three-putt.',
    /^Putt across the whole green .* A point for each; ten is good\.$/,
  ])
  const facts = drills.first().locator('dl > div')
  await expect(facts).toHaveText([
    /^Duration\s*15 minutes$/,
    /^How often\s*Once a week$/,
    /^Difficulty\s*Intermediate$/,
  ])
  await expect(drills.first().getByRole('listitem')).toHaveText([
    'Touching the fringe loses a point, so that you learn where too much begins.',
    'Before a round six balls are enough to learn the speed of the day.',
  ])
  for (const drill of await drills.all()) {
    await expect(drill.locator('p')).toHaveText([/^(Putting|Approach) Because [^.]+\.$/, /\.$/])
    for (const name of ['Duration', 'How often', 'Difficulty']) {
      const fact = drill.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
      await expect(fact.locator('dd')).not.toBeEmpty()
    }
    await expect(drill.getByRole('listitem')).not.toHaveCount(0)
  }
})

test('PRO-02 PRO-13 PRO-14 edits, sends only what changed and returns to viewing, retakes the quiz and signs out', async ({
  page,
  golfer,
}) => {
  await page.clock.install()
  await open(page)
  for (const name of ['Edit Profile', 'Retake Quiz', 'Sign Out']) await expect(button(page, name)).toBeVisible()
  for (const name of ['Save', 'Cancel']) await expect(button(page, name)).toHaveCount(0)
  const edits = recordEdits(page)
  await edit(page)
  for (const name of ['Edit Profile', 'Retake Quiz', 'Sign Out']) await expect(button(page, name)).toHaveCount(0)
  await field(page, 'Age').fill('41')
  await field(page, 'Handicap').fill('+1,2')
  await field(page, 'Ball flight').selectOption('Draw')
  await field(page, 'More distance').check()
  await field(page, 'Three-putts').check()
  // However long the server takes, it is in time.
  await page.clock.pauseAt(Date.now() + 60_000)
  await button(page, 'Save').click()

  await expect(editForm(page)).toHaveCount(0)
  await expect(button(page, 'Edit Profile')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Your profile is up to date.' })).toBeVisible()
  await page.clock.resume()
  await expect(shown(page, 'Age')).toHaveText('41 years')
  await expect(shown(page, 'Handicap')).toHaveText('+1.2')
  await expect(shown(page, 'Goals')).toHaveText('More distance')
  await expect.poll(async () => (await golfer.profile()).currentIssues).toEqual(['Three-putts'])
  expect(await golfer.profile()).toMatchObject({
    age: 41,
    handicap: -1.2,
    ballFlight: 'draw',
    golfGoals: ['more-distance'],
  })
  expect(edits.map((paths) => paths.toSorted())).toEqual([
    ['age', 'ballFlight', 'currentIssues', 'golfGoals', 'handicap'],
  ])

  await button(page, 'Retake Quiz').click()
  await expect(page.getByRole('dialog', { name: 'Complete Your Golf Profile' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button(page, 'Retake Quiz')).toBeFocused()
  await progressSaved(page)
  await button(page, 'Sign Out').click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  expect(await (await page.request.get('/api/session')).json()).toMatchObject({ user: null })
})

test('PRO-15 PRO-16 PRO-17 edits the height in feet and inches and a handicap greyed at 18, and saves what is typed or nothing', async ({
  page,
  golfer,
}) => {
  await golfer.store({ swingTempo: 'medium' })
  await open(page)
  for (const label of ['Height', 'Handicap']) await expect(shown(page, label)).toHaveText('Not given')
  const edits = recordEdits(page)
  await edit(page)
  const numbers = (label: string) => async () => (await field(page, label).locator('option').allInnerTexts()).slice(1)
  await expect.poll(numbers('Feet')).toEqual(['4', '5', '6', '7'])
  await expect.poll(numbers('Inches')).toEqual(Array.from({ length: 12 }, (_, inches) => String(inches)))
  await expect(field(page, 'Handicap')).toHaveValue('')
  await expect(field(page, 'Handicap')).toHaveAttribute('placeholder', '18')
  await field(page, 'First name').fill('Robin')
  await field(page, 'Swing tempo').selectOption('Fast')
  await button(page, 'Cancel').click()
  await expect(editForm(page)).toHaveCount(0)
  await expect(button(page, 'Edit Profile')).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jamie Ortega')
  await expect(shown(page, 'Swing tempo')).toHaveText('Medium')

  await edit(page)
  await expect(field(page, 'First name')).toHaveValue('Jamie')
  await field(page, 'Feet').selectOption('6')
  await field(page, 'Inches').selectOption('2')
  await button(page, 'Save').click()
  await expect(shown(page, 'Height')).toHaveText('6 ft 2 in')
  await expect.poll(async () => (await golfer.profile()).height).toBe(74)
  const saved = { firstName: 'Jamie', swingTempo: 'medium', handicap: null, facts: { height: { source: 'said' } } }
  expect(await golfer.profile()).toMatchObject(saved)
  expect(edits).toEqual([['height']])

  await edit(page)
  await field(page, 'Handicap').fill('18')
  await button(page, 'Save').click()
  await expect.poll(async () => (await golfer.profile()).handicap).toBe(18)
})

test('says of every field what is wrong, goes to the first and loses nothing, with the keyboard alone', async ({
  page,
  golfer,
}) => {
  await open(page)
  await button(page, 'Edit Profile').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field(page, 'First name')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await field(page, 'Weight').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('heavy')
  await field(page, 'Grip type').focus()
  await page.keyboard.type('Interlock')
  await field(page, 'Weight').focus()
  await page.keyboard.press('Enter')

  await expect(field(page, 'First name')).toBeFocused()
  await expect(field(page, 'First name')).toHaveAccessibleDescription('Your first name is needed.')
  await expect(field(page, 'Weight')).toHaveAccessibleDescription(/type a number from 50 to 600 lb/)
  await expect(field(page, 'Weight')).toHaveValue('heavy')
  await expect(field(page, 'Grip type')).toHaveValue('interlock')
  expect((await golfer.profile()).gripType).toBeNull()

  await page.keyboard.type('Robin')
  await expect(field(page, 'First name')).not.toHaveAttribute('aria-invalid')
  await field(page, 'Weight').fill('165.5')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Robin Ortega' })).toBeVisible()
  await expect.poll(() => golfer.profile()).toMatchObject({ firstName: 'Robin', weight: 165.5, gripType: 'interlock' })
})

test(
  'leaves what another device changes meanwhile alone, and tells of it beside a field that both change',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await open(page)
    await edit(page)
    await field(page, 'Age').fill('41')
    await field(page, 'Losing balls').check()
    await golfer.store({ weight: 205, age: 36, currentIssues: ['Chipping'] })
    await comeBackToTab(page)
    await expect(field(page, 'Weight')).toHaveValue('205')
    await expect(field(page, 'Chipping')).toBeChecked()
    await expect(field(page, 'Age')).toHaveValue('41')
    await expect(field(page, 'Age')).toHaveAccessibleDescription(/Changed on another device meanwhile: 36 years/)
    await button(page, 'Save').click()
    await expect
      .poll(() => golfer.profile())
      .toMatchObject({
        weight: 205,
        age: 41,
        currentIssues: ['Chipping', 'Losing balls'],
      })
  },
)

test(
  'saves the earlier value that is put back after another device has changed it',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await open(page)
    await edit(page)
    await field(page, 'Age').fill('41')
    await golfer.store({ age: 36 })
    await comeBackToTab(page)
    await expect(field(page, 'Age')).toHaveAccessibleDescription(/Changed on another device meanwhile: 36 years/)
    await field(page, 'Age').fill('35')
    await button(page, 'Save').click()
    await expect(shown(page, 'Age')).toHaveText('35 years')
    await expect.poll(async () => (await golfer.profile()).age).toBe(35)
  },
)

test(
  'stores the distance and the loft that the golfer confirms, whatever another device has stored meanwhile',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, FULL_BAG)
    await open(page)
    const bag = page.locator('#bag')
    await openPart(bag)
    const irons = async () => {
      const { golfBag } = await golfer.profile()
      return golfBag.filter(({ type }) => type === '7-iron').map(({ distance, loft }) => ({ distance, loft }))
    }
    const [before] = await irons()
    if (!before) throw new Error('The bag has no 7-iron')

    await ledgerRow(page, '7-iron').click()
    const carry = page.getByRole('dialog').getByRole('textbox', { name: 'Carry' })
    await carry.press('Delete')
    await carry.fill(String(before.distance))
    await golfer.store({ 'clubDistances.7-iron': { distance: 160, source: 'measured' } })
    await comeBackToTab(page)
    await expect(bag.locator('li[data-club="7-iron"]')).toContainText('160')
    await page.keyboard.press('Enter')
    await expect.poll(irons).toEqual([before])

    await ledgerRow(page, '7-iron').click()
    const loft = page.getByRole('dialog').getByRole('textbox', { name: 'Loft' })
    await loft.fill('33')
    await golfer.store({ 'golfBag.7-iron.loft': (before.loft ?? CLUBS['7-iron'].loftDeg) + 2 })
    await comeBackToTab(page)
    await expect(bag.locator('li[data-club="7-iron"]')).toContainText(
      `${(before.loft ?? CLUBS['7-iron'].loftDeg) + 2}°`,
    )
    await page.keyboard.press('Enter')
    await expect.poll(irons).toEqual([{ ...before, loft: 33 }])
  },
)

test(
  'a change of the last name leaves the first name that another device has changed meanwhile',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await open(page)
    const account = page.locator('#account')
    await openPart(account)
    await account.getByRole('button', { name: 'Change name' }).click()
    await golfer.store({ firstName: 'James' })
    await comeBackToTab(page)
    await expect(page.getByRole('heading', { level: 1, name: 'James Ortega' })).toBeVisible()
    await account.getByLabel('Last name').fill('Bunker')
    await account.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Your name is James Bunker now.' })).toBeVisible()
    await expect.poll(() => golfer.profile()).toMatchObject({ firstName: 'James', lastName: 'Bunker' })
  },
)

test('keeps values of another version that the form does not offer', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await golfer.store({ height: 40, missPattern: 'whiff', gripPressure: '4 of 10', golfGoals: ['Beat my brother'] })
  await open(page)
  await expect(shown(page, 'Usual miss')).toHaveText('whiff')
  await edit(page)
  await expect(field(page, 'Feet')).toHaveValue('3')
  await expect(field(page, 'Grip pressure')).toHaveValue('4 of 10')
  await expect(field(page, 'Beat my brother')).toBeChecked()
  await field(page, 'Age').fill('60')
  await button(page, 'Save').click()
  await expect.poll(async () => (await golfer.profile()).age).toBe(60)
  expect(await golfer.profile()).toMatchObject({
    height: 40,
    missPattern: 'whiff',
    gripPressure: '4 of 10',
    golfGoals: ['Beat my brother'],
  })
})

test(
  'gives clubs without a distance an estimate when the profile is saved, and leaves every other number',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    const { driver, '9-iron': nineIron, '5-wood': fiveWood } = FULL_BAG
    if (!driver || !nineIron || !fiveWood) throw new Error('The bag has no such clubs')
    await store(
      golfer,
      { driver, '9-iron': nineIron, '5-wood': fiveWood },
      { clubs: ['driver', '5-wood', '7-iron', '9-iron', 'putter'] },
    )
    await open(page)
    await edit(page)
    await button(page, 'Save').click()
    await expect(
      page.getByRole('status').filter({ hasText: '1 club without a distance has an estimate now.' }),
    ).toBeVisible()
    await expect.poll(async () => (await golfer.profile()).clubDistances.length).toBe(4)
    const { golfBag } = await golfer.profile()
    expect(golfBag.map(({ type, distance, isDistanceEstimated }) => [type, distance, isDistanceEstimated])).toEqual([
      ['driver', 224, false],
      ['5-wood', 193, true],
      ['7-iron', 144, true],
      ['9-iron', 123, false],
      ['putter', null, false],
    ])
  },
)

test(
  'keeps the buttons of the form at the lower edge while a field has the focus',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await open(page)
    await edit(page)
    const bottomPx = () =>
      button(page, 'Save').evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
    await field(page, 'Age').focus()
    await expect.poll(bottomPx).toBe(844 - 12)
    await field(page, 'Age').blur()
    const thumbBar = page.getByRole('navigation', { name: 'Quick access' })
    await expect(thumbBar).toBeVisible()
    const thumbBarTopPx = await thumbBar.evaluate((element) => element.getBoundingClientRect().top)
    await expect.poll(bottomPx).toBeLessThan(thumbBarTopPx)
    await field(page, 'Age').fill('41')
    await button(page, 'Save').click()
    await expect(editForm(page)).toHaveCount(0)
  },
)

test(
  'asks before a form with changes is left: it stays, or is lost when the golfer says so',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await open(page)
    await edit(page)
    await field(page, 'Age').fill('41')
    // The thumb bar comes back once no field is typed into.
    await field(page, 'Age').blur()
    const thumbBar = page.getByRole('navigation', { name: 'Quick access' })
    const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
    await thumbBar.getByRole('link', { name: 'Learn' }).click()
    await asked.getByRole('button', { name: 'Keep editing' }).click()
    await expect(field(page, 'Age')).toHaveValue('41')
    await thumbBar.getByRole('link', { name: 'Learn' }).click()
    await asked.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeFocused()
    await thumbBar.getByRole('link', { name: 'Me', exact: true }).click()
    await expect(button(page, 'Edit Profile')).toBeVisible()
    await expect(editForm(page)).toHaveCount(0)
  },
)

test(
  'saves without reception, shows it at once and marks it until the server has it',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await open(page)
    let isOffline = true
    await page.route('**/api/profile', (route) =>
      isOffline && route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue(),
    )
    await edit(page)
    await field(page, 'Age').fill('41')
    await button(page, 'Save').click()
    await expect(shown(page, 'Age')).toHaveText('41 years')
    const notices = page.getByRole('status')
    await expect(notices.filter({ hasText: "Saved on this device. We'll sync when you're online." })).toBeVisible()
    await expect(notices.filter({ hasText: 'Your profile is up to date.' })).toHaveCount(0)
    await expect(page.getByRole('banner').getByText('not saved yet')).toBeVisible()
    isOffline = false
    await comeBackToTab(page)
    await expect.poll(async () => (await golfer.profile()).age).toBe(41)
    await expect(page.getByRole('banner').getByText('not saved yet')).toHaveCount(0)
  },
)

test('PRO-12 says when there is no profile, and when it cannot be loaded, with a way on', async ({
  page,
  golfer: _signedIn,
}) => {
  const answer = await answerOnLoad(page)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Not Found' })).toBeVisible()
  await expect(page.getByText('Please sign in to view your profile.')).toBeVisible()
  for (const name of ['Try again', 'Sign Out']) await expect(button(page, name)).toBeVisible()

  await answer.is('broken')
  await page.reload()
  await expect(page.locator('main').getByRole('alert')).toHaveText(/Your profile didn.t load/)
  // Parts that come late ask once more by themselves, and hear the same.
  await answer.is('broken until tried')
  await button(page, 'Try again').click()
  await expect(button(page, 'Edit Profile')).toBeVisible()
})

test(
  'is accessible without a profile and when it cannot be loaded',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    test.slow()
    const answer = await answerOnLoad(page)
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1, name: 'Profile Not Found' })).toBeVisible()
    await expectAccessible(page, 'profile not found')
    await answer.is('broken')
    await page.reload()
    await expect(page.locator('main').getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'profile that could not be loaded')
  },
)

test(
  'keeps a place for everything, and the focus on the name, while the profile is on its way',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/api/profile', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/privacy')
    await page.getByRole('banner').getByRole('link', { name: 'Jamie Ortega' }).click()
    await expect(page.getByText('Loading your profile')).toBeAttached()
    await expect(page.getByRole('heading', { level: 1, name: 'Jamie Ortega' })).toBeFocused()
    letGo()
    await expect(button(page, 'Edit Profile')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Jamie Ortega' })).toBeFocused()
  },
)

test(
  'has the theme and the units, and shows the same choice as the settings in the header',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page)
    const choices = part(page, 'Account')
    await openPart(choices)
    await choices.getByRole('radio', { name: 'Dark' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'Settings' }).click()
    const settings = page.getByRole('banner')
    await expect(settings.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await settings.getByRole('radio', { name: 'Light' }).check()
    await expect(choices.getByRole('radio', { name: 'Light' })).toBeChecked()
    await choices.getByRole('radio', { name: 'Metric' }).check()
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(settings.getByRole('radio', { name: 'Metric' })).toBeChecked()
    await expect.poll(async () => (await golfer.profile()).preferredUnits).toBe('metres')
  },
)

test(
  'is accessible while viewing, with everything that a golfer can have',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    test.slow()
    await store(golfer, FULL_BAG)
    await storeGame(golfer)
    await open(page)
    await expect(page.getByRole('heading', { name: 'Practice Recommendations' })).toBeVisible()
    await expectAccessible(page, 'profile')
    await openAllParts(page)
    await expectAccessible(page, 'profile with everything open')
  },
)

test('is accessible while editing, and with faults', { tag: EXHAUSTIVE }, async ({ page, golfer: _signedIn }) => {
  test.slow()
  await open(page)
  await edit(page)
  await expectAccessible(page, 'profile while it is edited', [320])
  await field(page, 'First name').fill('')
  await field(page, 'Age').fill('old')
  await button(page, 'Save').click()
  await expect(field(page, 'First name')).toBeFocused()
  await expectAccessible(page, 'profile with faults', [1280])
})

test(
  'never hides the field that is typed into, on a small phone',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    await edit(page)
    const save = button(page, 'Save')
    const inputs = await editForm(page).locator('input:not([type=checkbox])').all()
    for (const input of inputs) {
      await input.focus()
      await expect(async () => {
        const [box, saveBox] = [await input.boundingBox(), await save.boundingBox()]
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(saveBox?.y ?? 0)
        expect(box?.y ?? 0).toBeGreaterThanOrEqual(56)
      }).toPass({ timeout: 30_000 })
    }
    expect(await sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
  },
)

test('shows a second device the same profile', { tag: EXHAUSTIVE }, async ({ page, golfer, browser, server }) => {
  await open(page)
  await edit(page)
  await field(page, 'Last name').fill('Bunker')
  await button(page, 'Save').click()
  await expect.poll(async () => (await golfer.profile()).lastName).toBe('Bunker')
  const context = await browser.newContext({ baseURL: server.url })
  await skipWelcome(context)
  await signInOn(context, golfer, server.url)
  const tablet = await context.newPage()
  await tablet.goto('/profile')
  await expect(tablet.getByRole('heading', { level: 1, name: 'Jamie Bunker' })).toBeVisible()
  await context.close()
})

/** Everything of the page that is seen or heard: texts, names of controls, and what stands in fields. */
async function everyWord(part: Locator): Promise<string> {
  return part.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .flatMap((element) => [
        ...[...element.childNodes].flatMap((node) =>
          node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
        ),
        element.getAttribute('aria-label') ?? '',
        element.getAttribute('placeholder') ?? '',
      ])
      .join(' '),
  )
}

/** "150 yd", "24 yard gap", "200-280 yards". */
const NUMBER_IN_YARDS = /\d\s*(yd|yards?)\b/i
/** A number, and its unit where that is metres. */
const NUMBER = /(\d+(?:[.,]\d+)?)(\s*m(?:etres?)?\b)?/g

/** Says every distance in metres: no number with the unit of yards, and none of the stored yards by itself. */
async function expectMetres(part: Locator, golfer: Golfer): Promise<void> {
  await expect(part.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
  const words = (await everyWord(part)).replaceAll(golfer.email, '')
  expect(words).not.toMatch(NUMBER_IN_YARDS)
  const carries = (await golfer.profile()).clubDistances.map(({ distance }) => distance)
  const inMetres = new Set(carries.map((carryYards) => Math.round(metresFromYards(carryYards))))
  const onlyYards = carries.filter((carryYards) => !inMetres.has(carryYards)).map(String)
  expect(onlyYards).not.toEqual([])
  const bare = [...words.matchAll(NUMBER)].flatMap(([, number = '', metres]) => (metres === undefined ? [number] : []))
  expect(bare.filter((number) => onlyYards.includes(number))).toEqual([])
}

async function carryOf(golfer: Golfer, club: string): Promise<number | undefined> {
  return (await golfer.profile()).clubDistances.find((entry) => entry.club === club)?.distance
}

test(
  'DAT-24 shows and takes every distance in metres on home, the calculator and its results',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    const distances = { driver: [224], '8-iron': [130, 'estimated'] } as const
    await store(golfer, distances, { units: 'metres' })
    await page.goto('/')
    await expect(page.getByRole('link', { name: /^Driver 205 meters/ })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'How far is the pin?' })).toHaveAttribute('placeholder', '137')
    await sheet(page, 'Current Conditions').locator('summary').click()
    await expect(sheet(page, 'Current Conditions').getByText('into the wind')).toBeVisible()
    await expectMetres(sheet(page, 'Current Conditions'), golfer)

    await page.goto('/distance-calculator')
    const driver = page.getByRole('textbox', { name: 'Driver carry' })
    await expect(driver).toHaveValue('205')
    await driver.fill('210')
    await page.getByRole('button', { name: 'Calculate Distances' }).click()
    await expect.poll(() => carryOf(golfer, 'driver')).toBe(230)
    await page.getByRole('button', { name: /Edit 8-Iron distance/ }).click()
    await page.getByRole('textbox', { name: '8-Iron carry' }).fill('120')
    await page.keyboard.press('Enter')
    await expect.poll(() => carryOf(golfer, '8-iron')).toBe(131)
    await expectMetres(page.locator('main'), golfer)
  },
)

test(
  'DAT-24 shows and takes every distance in metres on gapping, the profile and their charts',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    // A number of its own: the estimate would follow the 6-iron to the figure of the score.
    await store(golfer, { ...FULL_BAG, lw: [66] }, { units: 'metres' })
    await openDistances(page)
    await expect(page.locator('li[data-club="driver"]')).toContainText('205')
    await page.getByRole('button', { name: 'Edit 6-Iron distance' }).click()
    await page.getByRole('textbox', { name: '6-Iron carry' }).fill('140')
    await page.keyboard.press('Enter')
    await expect.poll(() => carryOf(golfer, '6-iron')).toBe(153)
    await expect(sheet(page, 'Yardage ladder')).toContainText('carry, meters')
    await expectMetres(page.locator('main'), golfer)

    await page.goto('/profile')
    const bag = page.locator('#bag')
    await openPart(bag)
    await ledgerRow(page, '7-iron').click()
    const carry = clubSheet(page, '7-Iron').getByLabel('Carry')
    await expect(carry).toHaveValue('134')
    await carry.fill('135')
    await page.keyboard.press('Enter')
    await expect.poll(() => carryOf(golfer, '7-iron')).toBe(148)
    await expect(bag.getByRole('img').first()).toBeVisible()
    await expect(bag).toContainText('205')
    await openAllParts(page)
    await expect(page.locator('#handicap').getByRole('heading', { name: 'Rounds', exact: true })).toBeVisible()
    await expectMetres(page.locator('main'), golfer)
  },
)

test(
  'DAT-26 changes no stored value when the units go to metres and back, nor when a shown number is confirmed',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, FULL_BAG)
    const { clubDistances, golfBag } = await golfer.profile()
    await open(page)
    const units = part(page, 'Account')
    await openPart(units)
    for (const [choice, stored] of [
      ['Metric', 'metres'],
      ['US', 'yards'],
      ['Metric', 'metres'],
    ] as const) {
      await units.getByRole('radio', { name: choice }).check()
      await expect.poll(async () => (await golfer.profile()).preferredUnits).toBe(stored)
    }
    await openDistances(page)
    for (const club of ['6-Iron', 'Pitching Wedge']) {
      await page.getByRole('button', { name: `Edit ${club} distance` }).click()
      await page.getByRole('textbox', { name: `${club} carry` }).press('Enter')
      await expect(page.getByRole('button', { name: `Edit ${club} distance` })).toBeFocused()
    }
    await page.goto('/profile')
    await openPart(units)
    await units.getByRole('radio', { name: 'US' }).check()
    await expect.poll(async () => (await golfer.profile()).preferredUnits).toBe('yards')
    await expect(page.locator('#bag')).toContainText('224')
    const after = await golfer.profile()
    expect(after.clubDistances).toEqual(clubDistances)
    expect(after.golfBag).toEqual(golfBag)
  },
)

test(
  'marks the form as half filled as soon as anything in it is changed, a choice too',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await open(page)
    await edit(page)
    await expect(editForm(page)).not.toHaveAttribute('data-changed')
    await field(page, 'Grip type').selectOption('Overlap')
    await expect(editForm(page)).toHaveAttribute('data-changed')
    await field(page, 'Grip type').selectOption('Not given')
    await expect(editForm(page)).not.toHaveAttribute('data-changed')
  },
)

test.describe('a new version of Bagwise', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'is offered with a warning while a choice in the form would be lost',
    { tag: EXHAUSTIVE },
    async ({ page, context }) => {
      test.slow()
      await context.clock.install()
      const product = await startProductCopy()
      try {
        await signUpGolfer(context, product.server.url)
        await page.goto(`${product.server.url}/profile`)
        await keptOnDevice(page)
        await edit(page)
        await product.release(2)
        await page.clock.fastForward('05:00')
        await comeBackToTab(page)
        const offer = page.getByRole('status').filter({ hasText: 'A new version of Bagwise is ready.' })
        await expect(offer.getByRole('button', { name: 'Update now' })).toBeVisible()
        await field(page, 'Grip type').selectOption('Overlap')
        await expect(offer).toContainText("Finish what you're typing first: updating clears it.")
        await button(page, 'Cancel').click()
        await expect(offer.getByRole('button', { name: 'Update now' })).toBeVisible()
      } finally {
        await product.dispose()
      }
    },
  )
})
