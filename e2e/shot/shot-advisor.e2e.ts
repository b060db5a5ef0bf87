import type { Page } from '@playwright/test'
import { sheet } from '../support/gapping.ts'
import {
  advise,
  analysis,
  answer,
  changeShot,
  choice,
  closeMore,
  distance,
  more,
  moreLine,
  newShot,
  openMore,
  openPart,
  openShot,
  situation,
  storeBag,
  strip,
} from '../support/shot.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

/** What is chosen on the form: distance, lie, weather, and the line of what more is known. */
async function said(page: Page): Promise<readonly string[]> {
  const checked = await Promise.all(
    ['Ball lie', 'Weather'].map((legend) =>
      page
        .getByRole('group', { name: legend, exact: true })
        .getByRole('radio', { checked: true })
        .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value).join()),
    ),
  )
  return [await distance(page).inputValue(), ...checked, (await moreLine(page).innerText()).replace(/^More\s*/, '')]
}

const START = ['150', 'fairway', 'calm', 'Flat · level · pin middle · 70°F · no hazards']

test('is in metres for a golfer who reads metres, without drift', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await storeBag(golfer, { units: 'metres' })
  await openShot(page)
  await expect(distance(page)).toHaveValue('137')
  await distance(page).fill('143')
  await advise(page)
  await expect(answer(page)).toContainText('143 plays')
  await expect(situation(page)).toContainText('143 m')
  await expect(page.locator('main')).not.toContainText(/\d (yard|yd)/)
  await changeShot(page)
  await expect(distance(page)).toHaveValue('143')
  await openMore(page)
  await expect(more(page).getByRole('button', { name: 'Greenside Bunker' })).toContainText('27 m')
})

test('SHO-04 SHO-05 a quick situation fills in the shot of its name', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await storeBag(golfer)
  await openShot(page)
  await page.getByRole('button', { name: 'Greenside Bunker' }).click()
  await expect.poll(() => said(page)).toEqual(['30', 'bunker', 'calm', START[3]])
  await page.getByRole('button', { name: 'Uphill Rough' }).click()
  await expect
    .poll(() => said(page))
    .toEqual(['175', 'rough', 'windy', 'Uphill · level · pin back · 70°F · no hazards'])
})

test(
  'SHO-06 SHO-07 SHO-08 a quick situation replaces all inputs, hazards and what cannot be read included',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBag(golfer)
    await openShot(page, 'distance=90&lie=rough&hazards=ob-left&weather=wet&elevation=30&altitude=4000')
    await distance(page).fill('far')
    await expect(distance(page)).toHaveAttribute('aria-invalid', 'true')
    await openMore(page)
    await more(page).getByRole('button', { name: 'Downhill to Water' }).click()
    await closeMore(page)
    await expect
      .poll(() => said(page))
      .toEqual(['140', 'fairway', 'calm', 'Downhill · level · pin front · 70°F · water front'])
    await openMore(page)
    await more(page).getByRole('button', { name: 'Windy Tee Shot' }).click()
    await expect(more(page).getByRole('checkbox', { name: 'Bunker left' })).toBeChecked()
    await closeMore(page)
    await expect
      .poll(() => said(page))
      .toEqual(['280', 'tee', 'windy', 'Flat · level · pin middle · 70°F · 2 hazards · fairway 30 yd wide'])
  },
)

test('SHO-09 SHO-12 is disabled without club distances and while it analyzes, then shows a result, which New Shot clears', async ({
  page,
  golfer,
}) => {
  // An address that asks for the advice does not get around it.
  await page.goto('/shot-advisor?advice=yes')
  await expect(analysis(page)).toBeDisabled()
  await expect(analysis(page)).toHaveAccessibleDescription('Set up your club distances first.')
  await strip(page).getByRole('link', { name: 'Calculate My Distances' }).click()
  await expect(page).toHaveURL('/distance-calculator')

  await storeBag(golfer)
  await openShot(page, 'distance=150')
  await expect(strip(page)).toContainText('6-Iron')
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('button[type=submit]')
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
  await analysis(page).click()
  await expect(answer(page)).toBeFocused()
  await expect(analysis(page)).toHaveCount(0)
  const states = await page.evaluate(() => (window as unknown as { buttonStates: readonly string[] }).buttonStates)
  expect(states).toContain('Analyzing... disabled')

  await newShot(page).click()
  await expect(answer(page)).toHaveCount(0)
  // A field would bring the keyboard up.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => said(page)).toEqual(START)
  await expect(analysis(page)).toBeEnabled()
})

test(
  'asks nobody for the advice of the rules, which stands while the AI cannot be asked',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBag(golfer)
    await openShot(page)
    await page.route('**/api/**', (route) => route.abort())
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // What the golfer has is still being asked for on a slow machine.
      const isLoad =
        request.method() === 'GET' &&
        /^\/api\/(session|profile|progress|rounds|shots|play|own-courses|weather)\b/.test(pathname)
      if (!/^\/(assets\/|icon|api\/ai\/)/.test(pathname) && !isLoad) calls.push(request.url())
    })
    await advise(page)
    await expect(await openPart(page, 'What would change it')).toContainText(/yards (shorter|longer): /)
    expect(calls).toEqual([])
  },
)

test(
  'SHO-15 shows what wind, temperature, altitude, elevation and lie make of the distance',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBag(golfer)
    await openShot(
      page,
      'distance=143&lie=rough&weather=windy&wind=11&temperature=45&altitude=3000&elevation=20&advice=yes',
    )
    await expect(answer(page)).toHaveAccessibleName(/plays like \d+/)
    const numeral = await answer(page).getAttribute('aria-label')
    const playsLike = Number(/plays like (\d+)/.exec(numeral ?? '')?.[1])
    const rows = sheet(page, `Why ${playsLike}`).getByRole('listitem')
    await expect(rows).toHaveCount(5)
    const texts = await rows.allInnerTexts()
    for (const part of ['Wind', 'Temperature', 'Altitude', 'Height', 'Lie'])
      expect(
        texts.some((text) => text.startsWith(part)),
        part,
      ).toBe(true)
    const changes = texts.map((text) =>
      Number(
        /([+−]\d+|^0)$/m.exec(text.split('\n').find((line) => /^([+−]?\d+)$/.test(line)) ?? '')?.[0]?.replace('−', '-'),
      ),
    )
    expect(changes.reduce((sum, change) => sum + change, 143)).toBe(playsLike)
  },
)

test('SHO-16 SHO-17 lets hazards decide, and says what another club would cost', async ({ page, golfer }) => {
  await storeBag(golfer)
  await openShot(page, 'distance=150')
  await expect(strip(page)).toContainText('6-Iron')
  await expect(strip(page)).toContainText('Aim at the pin.')
  await openMore(page)
  await choice(page, 'Pin position', 'Back').check()
  await page.getByRole('checkbox', { name: 'Water back' }).check()
  await expect(page.locator('main')).toContainText(/[78]-Iron/)
  await page.getByRole('checkbox', { name: 'Water back' }).uncheck()
  await choice(page, 'Pin position', 'Middle').check()
  await page.getByRole('checkbox', { name: 'Water left' }).check()
  await closeMore(page)
  await expect(strip(page)).toContainText(/Aim \d+ yards right of the pin/)
  await advise(page)
  await expect(answer(page)).toContainText(/Aim \d+ yards right of the pin/)
  const alternatives = sheet(page, 'Alternative clubs').getByRole('listitem')
  await expect(alternatives).not.toHaveCount(0)
  for (const alternative of await alternatives.all()) {
    await alternative.locator('summary').click()
    await expect(alternative).toContainText(/\d\.\d\d strokes worse/)
  }
})

test('says what is wrong with a distance, and the last answer stays', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await storeBag(golfer)
  await openShot(page, 'distance=150')
  for (const text of ['', '0', '-5', '12.5', '9999', 'far']) {
    await distance(page).fill(text)
    await distance(page).press('Enter')
    await expect(distance(page)).toBeFocused()
    await expect(distance(page)).toHaveAccessibleDescription(/Type a whole number from 1 to 400 yards\./)
    await expect(answer(page)).toHaveCount(0)
  }
  await analysis(page).click()
  await expect(distance(page)).toBeFocused()
  await expect(page.getByText('Still 150 yards.')).toBeVisible()
  await expect(strip(page)).toContainText('150 plays 150.')
  await distance(page).fill('160')
  await expect(strip(page)).toContainText('160 plays 160.')
  await distance(page).press('Enter')
  await expect(answer(page)).toContainText('160 plays 160')
})

test(
  'says how to play what is beyond the longest club and below the shortest one',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBag(golfer)
    await openShot(page, 'distance=400&lie=tee&advice=yes')
    await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText('Driver')
    await expect(sheet(page, 'Why this club')).toContainText(/You can't get there\. It leaves \d+ yards/)
    await openShot(page, 'distance=30&lie=bunker&advice=yes')
    await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText('Sand Wedgesplash shot')
    await openShot(page, 'distance=8&lie=fairway&advice=yes')
    await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText('Pitching Wedgechip')
  },
)

test(
  'answers while the picture of the flight cannot be loaded, and shows it when it can',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBag(golfer)
    await page.route('**/assets/flight-side-view-*', (route) => route.abort())
    await openShot(page, 'distance=150')
    await advise(page)
    await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText('6-Iron')
    await expect(sheet(page, 'Where it finishes').getByRole('img')).toBeVisible()
    const flight = await openPart(page, 'Flight')
    await expect(flight.getByRole('img')).toHaveCount(0)

    await page.unrouteAll()
    await expect(flight.getByRole('img')).toBeVisible()
  },
)

test(
  'keeps the shot over a reload, and Back leads from the advice to its questions',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBag(golfer)
    await openShot(page)
    await distance(page).fill('162')
    await choice(page, 'Ball lie', 'Rough').check()
    await openMore(page)
    await page.getByRole('checkbox', { name: 'Bunker right' }).check()
    await more(page).getByLabel('Temperature').fill('52')
    await closeMore(page)
    await expect(page).toHaveURL(/temperature=52/)
    await page.reload()
    await expect(distance(page)).toHaveValue('162')
    await expect.poll(() => said(page)).toEqual(['162', 'rough', '', 'Flat · level · pin middle · 52°F · bunker right'])
    await advise(page)
    await expect(answer(page)).toContainText('162 plays')
    await page.reload()
    await expect(answer(page)).toContainText('162 plays')
    await page.goBack()
    await expect(distance(page)).toHaveValue('162')
    await expect(analysis(page)).toBeEnabled()
  },
)

test('opens a new shot from an address that nobody understands', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await storeBag(golfer)
  await openShot(page, 'distance=NaN&lie=lava&slope=&pin=9&hazards=dragon-left&weather=storm&wind=Infinity')
  await expect.poll(() => said(page)).toEqual(START)
  await expect(page.getByText('This link has a distance that cannot be used')).toBeVisible()
  await expect(analysis(page)).toBeEnabled()
  await choice(page, 'Ball lie', 'Rough').check()
  await expect(page.getByText('This link has a distance that cannot be used')).toHaveCount(0)
})

test('can be used with the keyboard alone', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await storeBag(golfer)
  await openShot(page)
  await distance(page).focus()
  await page.keyboard.type('143')
  await choice(page, 'Ball lie', 'Fairway').focus()
  await page.keyboard.press('ArrowRight')
  await expect(choice(page, 'Ball lie', 'Rough')).toBeChecked()
  await page.getByRole('slider', { name: 'Wind direction' }).focus()
  await page.keyboard.press('ArrowRight')
  await moreLine(page).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Water left' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(moreLine(page)).toBeFocused()
  await distance(page).focus()
  await page.keyboard.press('Enter')
  await expect(answer(page)).toBeFocused()
  await expect(situation(page)).toContainText('Water left')
  await newShot(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('says what to do about a carry that no ball flies', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await storeBag(golfer)
  await golfer.store({ 'clubDistances.lw': { distance: 390, source: 'manual' } })
  await openShot(page, 'advice=yes')
  await expect(page.getByRole('alert').filter({ hasText: 'Lob Wedge' })).toContainText('Fix it')
})
