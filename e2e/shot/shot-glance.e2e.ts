import type { Locator, Page } from '@playwright/test'
import { sheet } from '../support/gapping.ts'
import {
  advise,
  analysis,
  answer,
  changeShot,
  choice,
  closeMore,
  distance,
  distanceSlider,
  more,
  moreLine,
  newShot,
  openMore,
  openPart,
  openShot,
  startTournament,
  situation,
  storeBag,
  strip,
  tournament,
  whereItWent,
} from '../support/shot.ts'
import { openAllParts } from '../support/parts.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const LOWER_PX = 330
const TARGET_PX = 44
const APART_PX = 8

const dial = (page: Page): Locator => page.getByRole('slider', { name: 'Wind direction' })
const windField = (page: Page): Locator => page.getByRole('textbox', { name: 'Wind', exact: true })
const lastShots = (page: Page): Locator => page.getByRole('group', { name: 'Last shots' }).getByRole('button')
const presets = (page: Page): Locator => page.getByRole('group', { name: 'Quick situations' }).getByRole('button')

/** Taps where a distance is on its slider. */
async function slideTo(page: Page, yards: number): Promise<void> {
  const { width, height } = await distanceSlider(page).evaluate((slider) => slider.getBoundingClientRect())
  const thumbPx = 28
  const share = (yards - 20) / 280
  await distanceSlider(page).click({ position: { x: thumbPx / 2 + share * (width - thumbPx), y: height / 2 } })
}

async function lowerEdgePx(part: Locator): Promise<number> {
  const box = await part.boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0)
}

/** What the form says of the shot. */
async function saidInForm(page: Page): Promise<readonly (string | null)[]> {
  return [
    await distance(page).inputValue(),
    await windField(page).inputValue(),
    await dial(page).getAttribute('aria-valuenow'),
    await moreLine(page).innerText(),
    await page.getByRole('group', { name: 'Ball lie' }).getByRole('radio', { checked: true }).getAttribute('value'),
  ]
}

/** Counts what a thumb does from now on. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = { taps: 0 }
    Object.assign(window, { tapCounter: counter })
    document.addEventListener('pointerdown', () => (counter.taps += 1), { capture: true })
  })
  return () => page.evaluate(() => (window as unknown as { tapCounter: { taps: number } }).tapCounter.taps)
}

test('ACT-29 has the whole form and its answer on one screen of a phone, each control for a thumb, in the light', async ({
  page,
  golfer,
}) => {
  await storeBag(golfer)
  await page.emulateMedia({ colorScheme: 'dark' })
  await openShot(page, 'distance=120&lie=fairway&weather=windy&wind=10')
  await expect(strip(page)).toContainText('120 plays')
  const bar = await page.getByRole('navigation', { name: 'Quick access' }).boundingBox()
  const parts = [
    distance(page),
    distanceSlider(page),
    page.getByRole('group', { name: 'Ball lie' }),
    dial(page),
    page.getByRole('group', { name: 'Weather' }),
    moreLine(page),
    page.getByRole('group', { name: 'Quick situations' }),
    strip(page),
  ]
  for (const part of parts) {
    const box = await part.boundingBox()
    expect(box, String(part)).not.toBeNull()
    expect((box?.y ?? 0) + (box?.height ?? 0), String(part)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const controls = await page.locator('form').evaluate((form) =>
    [...form.querySelectorAll('button, label, [role=slider], input[type=range]')].map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { name: element.getAttribute('aria-label') ?? element.textContent ?? '', left, top, right, bottom }
    }),
  )
  for (const { name, left, top, right, bottom } of controls) {
    expect(right - left, `${name} is wide enough`).toBeGreaterThanOrEqual(TARGET_PX)
    expect(bottom - top, `${name} is high enough`).toBeGreaterThanOrEqual(TARGET_PX)
  }
  for (const [index, one] of controls.entries()) {
    for (const other of controls.slice(index + 1)) {
      const across = Math.max(one.left - other.right, other.left - one.right)
      const along = Math.max(one.top - other.bottom, other.top - one.bottom)
      expect(Math.max(across, along), `${one.name} and ${other.name}`).toBeGreaterThanOrEqual(APART_PX - 0.6)
    }
  }
  const heightPx = page.viewportSize()?.height ?? 0
  expect((await analysis(page).boundingBox())?.y).toBeGreaterThan(heightPx - LOWER_PX)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await advise(page)
  await expect.poll(async () => (await newShot(page).boundingBox())?.y).toBeGreaterThan(heightPx - LOWER_PX)

  await page.goto('/yardage-card')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.goto('/distances')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await page.evaluate(() => localStorage.setItem('bagwise.theme', 'system'))
  await openShot(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

test('ACT-30 opens at 150 yards, dashed until touched, and takes a distance by step, key and slider', async ({
  page,
  golfer,
}) => {
  await storeBag(golfer)
  await openShot(page)
  await expect(distance(page)).toHaveValue('150')
  await expect(distance(page)).toHaveCSS('text-decoration-style', 'dashed')
  await page.getByRole('button', { name: '5 yards more' }).click()
  await expect(distance(page)).toHaveValue('155')
  await expect(distance(page)).toHaveCSS('text-decoration-line', 'none')
  await page.getByRole('button', { name: '5 yards less' }).click()
  await page.getByRole('button', { name: '5 yards less' }).click()
  await expect(distance(page)).toHaveValue('145')
  await distance(page).fill('163')
  await expect(distanceSlider(page)).toHaveValue('163')
  await expect(distanceSlider(page)).toHaveAttribute('min', '20')
  await expect(distanceSlider(page)).toHaveAttribute('max', '300')
  await distanceSlider(page).press('End')
  await expect(distance(page)).toHaveValue('300')
  await distanceSlider(page).press('Home')
  await expect(distance(page)).toHaveValue('20')

  const lies = page.getByRole('group', { name: 'Ball lie' })
  await expect(lies.getByRole('radio')).toHaveCount(6)
  for (const name of ['Fairway', 'Rough', 'Bunker', 'Tee', 'Fringe', 'Cart path'])
    await expect(choice(page, 'Ball lie', name)).toBeVisible()
  const tops = await lies
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await expect(lies.locator('label svg')).toHaveCount(6)
  await expect(lies.getByText('Path', { exact: true })).toBeVisible()
  await expect(lies.getByText('Cart path', { exact: true })).toBeHidden()
  await page.setViewportSize({ width: 420, height: 844 })
  await expect(lies.getByText('Cart path', { exact: true })).toBeVisible()
})

test('SHO-01 SHO-02 ACT-32 opens at 150 yards or as many metres, offers every choice, and says in a line what more is known of the shot', async ({
  page,
  golfer,
}) => {
  await storeBag(golfer, { units: 'metres' })
  await openShot(page)
  await expect(distance(page)).toHaveValue('137')
  await golfer.store({ preferredUnits: 'yards' })
  await openShot(page)
  await expect(distance(page)).toHaveValue('150')
  await expect(moreLine(page)).toContainText('Flat · level · pin middle · 70°F · no hazards')
  for (const name of ['Fairway', 'Rough', 'Bunker', 'Tee', 'Fringe', 'Cart path'])
    await expect(choice(page, 'Ball lie', name)).toBeVisible()
  const names = (legend: string) => page.getByRole('group', { name: legend, exact: true }).locator('label')
  await expect(names('Weather')).toHaveText(['Calm', 'Windy', 'Wet', 'Cold', 'Hot'])
  await expect(choice(page, 'Ball lie', 'Fairway')).toBeChecked()
  await expect(choice(page, 'Weather', 'Calm')).toBeChecked()
  await openMore(page)
  await expect(names('Under your feet')).toHaveText([
    'Flat',
    'Uphill',
    'Downhill',
    'Ball above feet',
    'Ball below feet',
  ])
  await expect(names('The green is')).toHaveText(['Level', 'Higher', 'Lower'])
  await expect(names('Pin position')).toHaveText(['Front', 'Middle', 'Back'])
  await expect(page.getByRole('group', { name: /^Hazards/ })).toBeVisible()
  for (const name of ['Temperature', 'Altitude of the course'])
    await expect(more(page).getByRole('textbox', { name })).toBeVisible()
  await expect(more(page).getByRole('checkbox', { name: 'Soft ground, little roll' })).toBeVisible()
  await expect(more(page).getByRole('group', { name: 'Quick situations' }).getByRole('button')).toHaveCount(4)
  await expect(tournament(page)).not.toBeChecked()
  await expect.poll(() => lowerEdgePx(more(page))).toBeGreaterThanOrEqual(843)

  await choice(page, 'Under your feet', 'Uphill').check()
  await choice(page, 'The green is', 'Higher').check()
  await choice(page, 'Pin position', 'Back').check()
  await page.getByRole('checkbox', { name: 'Water front' }).check()
  await more(page).getByRole('textbox', { name: 'Temperature' }).fill('52')
  await closeMore(page)
  await expect(moreLine(page)).toContainText('Uphill · higher 20 ft · pin back · 52°F · water front')
})

test('ACT-33 ACT-34 shows the club as the shot is said, in the words of the result, and speaks it in one region', async ({
  page,
  golfer,
}) => {
  await storeBag(golfer)
  await openShot(page)
  const line = strip(page).locator('p').last()
  const linesOf = (part: Locator) =>
    part.evaluate((element) =>
      Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight)),
    )
  await expect(strip(page)).toContainText('6-Iron')
  await expect(line).toHaveText('150 plays 150. Yours carries 150. Aim at the pin.')
  const clubs = new Set<string>()
  for (const yards of [30, 55, 62, 70, 80, 90, 95, 108, 120, 131, 141, 160, 170, 183, 193, 204, 260, 300]) {
    await distance(page).fill(String(yards))
    await expect(line).toContainText(new RegExp(`^${yards} (plays \\d+|to the pin)\\.`))
    clubs.add((await strip(page).locator('p').first().innerText()).split('\n')[0] ?? '')
    expect(await linesOf(line), `${yards}`).toBeLessThanOrEqual(2)
  }
  // The longest names among them.
  for (const club of ['Pitching Wedge', 'Sand Wedge', 'Gap Wedge', '3-Hybrid']) expect(clubs).toContain(club)
  await expect(strip(page).locator('output')).toHaveCount(1)

  // A part swing has its words below the club.
  await distance(page).fill('60')
  await expect(strip(page).locator('small')).toHaveText(/three-quarter|swing|9\d%/)

  for (const query of ['distance=143&lie=rough&weather=windy', 'distance=60&lie=fairway', 'distance=25&lie=bunker']) {
    await openShot(page, query)
    await expect(strip(page).locator('output')).toHaveText(/\w/)
    const spoken = await strip(page).locator('output').innerText()
    const numbers = /^\d+ plays \d+|^\d+ to the pin/.exec(await line.innerText())?.[0] ?? ''
    await advise(page)
    await expect(answer(page)).toHaveAccessibleName(spoken)
    await expect(answer(page)).toContainText(numbers)
  }
})

test('ACT-36 ACT-37 keeps today’s last shots and the wind for the next one', async ({ page, golfer }) => {
  await storeBag(golfer)
  await openShot(page)
  await expect(presets(page)).toHaveText(['Greenside Bunker', 'Uphill Rough', 'Downhill to Water', 'Windy Tee Shot'])
  const shots = [
    { yards: '150', lie: 'Fairway' },
    { yards: '40', lie: 'Bunker' },
    { yards: '85', lie: 'Fairway' },
    { yards: '162', lie: 'Rough' },
  ]
  for (const { yards, lie } of shots) {
    await distance(page).fill(yards)
    await choice(page, 'Ball lie', lie).check()
    await advise(page)
    await newShot(page).click()
    await expect(distance(page)).toHaveValue('150')
  }
  await expect(presets(page)).toHaveCount(0)
  await expect(lastShots(page)).toHaveText(['162 rough', '85', '40 sand'])

  // The wind of today, and a shot with everything else.
  await choice(page, 'Weather', 'Wet').check()
  await windField(page).fill('12')
  await dial(page).press('PageUp')
  await openMore(page)
  await choice(page, 'Under your feet', 'Uphill').check()
  await choice(page, 'The green is', 'Lower').check()
  await choice(page, 'Pin position', 'Front').check()
  await page.getByRole('checkbox', { name: 'Water front' }).check()
  await more(page).getByRole('textbox', { name: 'Altitude of the course' }).fill('4000')
  await closeMore(page)
  await page.getByRole('button', { name: /^40 yards, bunker/ }).click()
  await expect(distance(page)).toHaveValue('40')
  await expect(choice(page, 'Ball lie', 'Bunker')).toBeChecked()
  const today = '60°F · no hazards · altitude 4,000 ft · soft ground'
  await expect(moreLine(page)).toContainText(`Flat · level · pin middle · ${today}`)
  await expect(windField(page)).toHaveValue('12')
  await expect(dial(page)).toHaveAttribute('aria-valuenow', '45')

  await dial(page).press('PageUp')
  await expect(page.getByText('From the right.', { exact: true })).toBeVisible()
  await advise(page)
  await newShot(page).click()
  await expect(distance(page)).toHaveValue('150')
  await expect(distance(page)).toHaveCSS('text-decoration-style', 'dashed')
  await expect(choice(page, 'Ball lie', 'Fairway')).toBeChecked()
  await expect(moreLine(page)).toContainText(`Flat · level · pin middle · ${today}`)
  await expect(windField(page)).toHaveValue('12')
  await expect(dial(page)).toHaveAttribute('aria-valuenow', '90')
  await expect(page.getByText('From the right. Turn the arrow.')).toBeVisible()

  await openMore(page)
  await more(page).getByRole('button', { name: 'Uphill Rough' }).click()
  await closeMore(page)
  await expect(windField(page)).toHaveValue('15')
  await expect(moreLine(page)).toContainText('Uphill · level · pin back · 70°F · no hazards')
  await expect(moreLine(page)).not.toContainText('altitude')

  await startTournament(page)
  await newShot(page).click()
  await expect(tournament(page)).toBeChecked()
})

test('ACT-38 asks for weather and tournament again after 90 minutes and on a new day', async ({ page, golfer }) => {
  await storeBag(golfer)
  // Noon, so that minutes pass without a new day, whatever the time of the test.
  let nowMs = new Date().setHours(12, 0, 0, 0)
  await page.clock.install({ time: nowMs })
  const letPass = async (minutes: number) => {
    nowMs += minutes * 60_000
    await page.clock.setSystemTime(nowMs)
  }
  await openShot(page, 'distance=143&lie=rough&weather=windy&altitude=4000&soft=yes')
  await advise(page)
  await newShot(page).click()
  await expect(lastShots(page)).toHaveText(['143 rough'])
  await expect(windField(page)).toHaveValue('15')
  await expect(page).toHaveURL(/altitude=4000/)
  await letPass(80)
  await page.reload()
  await expect(windField(page)).toHaveValue('15')
  await expect(lastShots(page)).toHaveCount(1)

  await startTournament(page)
  await expect(page).toHaveURL(/tournament=yes/)
  await letPass(91)
  await page.reload()
  await expect(page.getByText('Still a tournament?')).toBeVisible()
  await expect(tournament(page)).toBeChecked()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(windField(page)).toHaveValue('0')
  await expect(moreLine(page)).toContainText('Flat · level · pin middle · 70°F · no hazards')
  await expect(moreLine(page)).not.toContainText(/altitude|soft/)
  await expect(lastShots(page)).toHaveCount(0)
  await expect(presets(page)).toHaveCount(4)

  // The page has stayed open in a pocket over night.
  await choice(page, 'Weather', 'Windy').check()
  await expect(page).toHaveURL(/weather=windy/)
  await letPass(24 * 60)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(windField(page)).toHaveValue('0')
})

test(
  'writes into the address what was said while the one before was on its way',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBag(golfer)
    await openShot(page, 'distance=143')
    const windy = await choice(page, 'Weather', 'Windy').elementHandle()
    await page.evaluate((radio) => {
      const replace = history.replaceState.bind(history)
      history.replaceState = (...given) => {
        replace(...given)
        history.replaceState = replace
        if (radio instanceof HTMLElement) radio.click()
        // A slow phone is busy for longer than the form rests before it writes.
        setTimeout(() => {
          const untilMs = performance.now() + 400
          while (performance.now() < untilMs);
        })
      }
    }, windy)
    await choice(page, 'Ball lie', 'Rough').check()
    await expect(page).toHaveURL(/lie=rough/)
    await expect(choice(page, 'Weather', 'Windy')).toBeChecked()
    await expect(page).toHaveURL(/lie=rough.*weather=windy/)
  },
)

test('ACT-39 begins the next shot by New Shot as by the bar, and by nothing else in the result', async ({
  page,
  golfer,
}) => {
  await storeBag(golfer)
  const said = 'distance=162&lie=rough&slope=uphill&pin=back&weather=windy&wind=20&from=90&arrow=yes&hazards=water-left'
  const shown = () => saidInForm(page)
  await openShot(page, `${said}&advice=yes`)
  await expect(answer(page)).toBeVisible()
  await expect(situation(page)).toContainText('162 yd')
  const facts = await situation(page).innerText()
  await openAllParts(page)
  await expect.poll(() => situation(page).innerText()).toBe(facts)
  await changeShot(page)
  await expect(distance(page)).toHaveValue('162')
  await advise(page)
  await expect.poll(() => situation(page).innerText()).toBe(facts)

  await newShot(page).click()
  await expect(distance(page)).toHaveValue('150')
  await expect.poll(shown).toEqual(['150', '20', '90', expect.stringContaining('Flat · level · pin middle'), 'fairway'])
  const next = await shown()

  await page.goto(`/shot-advisor?${said}&advice=yes`)
  await expect(answer(page)).toBeVisible()
  await page.locator('nav a[href="/shot-advisor"]').last().click()
  await expect(distance(page)).toHaveValue('150')
  await expect.poll(shown).toEqual(next)
})

test('ACT-40 takes six taps for a new shot uphill into the wind, and three for the next one', async ({
  page,
  golfer,
}) => {
  await storeBag(golfer)
  await openShot(page)
  await expect(strip(page)).toContainText('6-Iron')
  const taps = await countTaps(page)
  await slideTo(page, 120)
  await choice(page, 'Weather', 'Windy').check()
  await openMore(page)
  await choice(page, 'Under your feet', 'Uphill').check()
  await closeMore(page)
  await advise(page)
  await expect(situation(page)).toContainText('Uphill')
  await expect(situation(page)).toContainText('Wind 15 mph, into')
  expect(await taps()).toBeLessThanOrEqual(6)

  const before = await taps()
  await newShot(page).click()
  await expect(distance(page)).toHaveValue('150')
  await slideTo(page, 180)
  await advise(page)
  await expect(situation(page)).toContainText('Wind 15 mph, into')
  await expect(situation(page)).not.toContainText('Uphill')
  expect((await taps()) - before).toBeLessThanOrEqual(3)
})

test('SHO-10 SHO-11 ACT-41 shows the result in its order, where it went and New Shot under the thumb, Change above it', async ({
  page,
  golfer,
}) => {
  await storeBag(golfer)
  await openShot(page, 'distance=143&slope=uphill&weather=windy&wind=14&hazards=water-right')
  const before = await saidInForm(page)
  await advise(page)
  const main = page.locator('main')
  const plays = /plays like (\d+)/.exec((await answer(page).getAttribute('aria-label')) ?? '')?.[1]
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    /\w/,
    'Why this club',
    `Why ${plays}`,
    'Where it finishes',
    'Alternative clubs',
    'Setup adjustments',
    'Flight',
    'Pro tips',
    'How we worked it out',
    'What would change it',
  ])
  await expect(main.locator('details[open]')).toHaveCount(0)
  await expect(page.locator('summary').filter({ hasText: 'How we worked it out' })).toContainText('Rules')
  const tops = () =>
    page
      .locator('[aria-label="Current situation"], [data-answer], main section h2')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
  await expect.poll(async () => (await tops()).every((top, index, all) => top >= (all[index - 1] ?? top))).toBe(true)
  for (const end of [0, 100_000]) {
    await page.evaluate((top) => window.scrollTo(0, top), end)
    for (const pinned of [whereItWent(page), newShot(page)]) await expect(pinned).toBeInViewport({ ratio: 1 })
  }

  await expect(situation(page).getByRole('listitem')).toHaveText([
    '143 yd',
    'Fairway',
    'Uphill',
    'Wind 14 mph, into',
    '70°F',
    'Pin middle',
    'Water right',
  ])
  await expect(answer(page)).toContainText('143 plays')
  await expect(answer(page)).toContainText(/Aim .+ left of the pin/)
  await expect(sheet(page, 'Why this club').getByRole('list').first()).toContainText('away from the water on the right')
  await expect(sheet(page, 'Alternative clubs').getByRole('listitem')).not.toHaveCount(0)
  const setup = await openPart(page, 'Setup adjustments')
  await expect(setup.getByRole('term')).toHaveText(['Club selection', 'Ball position', 'Stance', 'Swing', 'Aim'])
  await expect(setup.getByRole('definition')).toHaveText([/\./, /\./, /\./, /\./, /\./])
  await expect((await openPart(page, 'Pro tips')).getByRole('listitem').first()).toContainText('Uphill')

  await whereItWent(page).click()
  const places = page.getByRole('group', { name: 'Where did it go?' }).getByRole('button')
  await expect(places).toHaveText(['Short', 'Pin high', 'Long', 'Left', 'Right'])
  await changeShot(page)
  await expect.poll(() => saidInForm(page)).toEqual(before)
  await advise(page)
  await newShot(page).click()
  await expect(distance(page)).toHaveValue('150')
})

test('ACT-42 ACT-43 gives the answer in one breath, three reasons at most, only what changes the number, and two alternatives in words', async ({
  page,
  golfer,
}) => {
  await storeBag(golfer)
  await golfer.store({ 'clubDistances.8-iron': { distance: 131, source: 'estimated' } })
  await openShot(page, 'distance=120&lie=fairway&weather=windy&wind=10&advice=yes')
  await expect(answer(page)).toContainText(
    /Hit\s*8-Iron\s*120 plays 132, give or take \d+\. Yours carries 131( yards, estimated, plus or minus \d+)?\s?(±\d+)?\. Aim at the pin\./,
  )
  await expect(sheet(page, 'Why this club')).toContainText(/\w\./)
  const sentences = (await sheet(page, 'Why this club').innerText()).match(/\.(?=\s|$)/g) ?? []
  expect(sentences.length).toBeLessThanOrEqual(3)
  const why = sheet(page, 'Why 132')
  await expect(why.getByRole('listitem')).toHaveCount(1)
  await expect(why).toContainText('Height, temperature, altitude and lie add nothing.')
  await expect(page.locator('main')).not.toContainText('A good one carries')

  const alternatives = sheet(page, 'Alternative clubs').getByRole('listitem')
  await expect(alternatives).toHaveCount(2)
  for (const alternative of await alternatives.all()) {
    await expect(alternative.locator('summary')).toContainText(/about the same|a touch worse|worse|much worse/)
    await expect(alternative.getByText(/strokes/)).toBeHidden()
    await alternative.locator('summary').click()
    await expect(alternative.getByText(/\d\.\d\d strokes worse/)).toBeVisible()
    const strokes = Number(/(\d\.\d\d) strokes/.exec(await alternative.innerText())?.[1])
    const words =
      strokes <= 0.03 ? 'about the same' : strokes <= 0.1 ? 'a touch worse' : strokes <= 0.25 ? 'worse' : 'much worse'
    await expect(alternative.locator('summary')).toContainText(words)
  }
})
