import type { Page } from '@playwright/test'
import { usUnitsIn } from '../../web/src/testing/us-units.ts'
import { leadTo, openLoaded } from '../support/accessible.ts'
import { FULL_BAG, store } from '../support/gapping.ts'
import { namingAi } from '../support/naming-ai.ts'
import { openPart, part } from '../support/parts.ts'
import { storeSweptRound } from '../support/played-rounds.ts'
import { ROUTES } from '../support/route-table.ts'
import { setsAddress } from '../support/starter-sets.ts'
import { expect, test } from '../support/test.ts'

const PHONE = { width: 390, height: 844 }

/** What the addresses of the site map do not show by themselves. */
const RESULTS = [
  '/shot-advisor?distance=165&wind=12&from=45&temperature=60&altitude=3000&elevation=30&lie=fairway&hazards=water-front&advice=yes',
  setsAddress(),
  '/encyclopedia?topic=club-gapping',
  '/encyclopedia?topic=3-iron',
  '/encyclopedia?topic=grip-fitting',
  '/encyclopedia?topic=shaft-flex',
  '/ball-matching?speed=95',
  '/shot-advisor?weather=windy&drawer=more',
  '/shot-advisor?tournament=yes&distance=165&hazards=ob-left',
  '/yardage-card?tournament=yes',
  '/clubs/7-iron?tab=shots',
  '/range?club=7-iron',
  '/?dialog=golf-profile',
] as const

/** Everything that can be read or heard, closed parts included, without sources. */
async function wordsOf(page: Page): Promise<string> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true
  })
  // What a part holds comes once it is open.
  await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return page.evaluate(() => {
    const body = document.body.cloneNode(true)
    if (!(body instanceof HTMLElement)) return ''
    for (const source of body.querySelectorAll('[id^="source-"], script, style, noscript, input[type=hidden]'))
      source.remove()
    const named = [...body.querySelectorAll('[aria-label], [aria-valuetext], [placeholder], [title], [alt]')].flatMap(
      (element) =>
        ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name)),
    )
    const texts: string[] = []
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
    return [...texts, ...named.filter((name) => name !== null)].join(' ').replaceAll(/\s+/g, ' ')
  })
}

test('ACT-63 ACT-70 OPN-27 shows meters, °C, km/h, hPa, cm and kg on every screen, leads back to what was stored before, and names no AI where none is asked', async ({
  page,
  context,
  server,
  golfer,
}) => {
  test.slow()
  await store(golfer, FULL_BAG)
  await storeSweptRound(context, server.url)
  await golfer.store({
    height: 70,
    weight: 180,
    swingSpeed: 97,
    swingSpeedRange: '95-105',
    handSize: 'large',
    averageScore: 92,
    hand: 'left',
    handicap: 14,
    ballFlight: 'slice',
    hasCompletedOnboarding: true,
  })
  const before = await golfer.profile()
  await page.setViewportSize(PHONE)
  await openLoaded(page, '/profile')
  expect(usUnitsIn(await wordsOf(page)).length).toBeGreaterThan(3)
  const choose = async (name: 'US' | 'Metric', units: 'yards' | 'metres') => {
    await openPart(part(page, 'Account'))
    await part(page, 'Account').getByRole('radio', { name, exact: true }).check()
    await expect.poll(async () => (await golfer.profile()).preferredUnits).toBe(units)
  }
  await choose('Metric', 'metres')

  const seen: string[] = []
  for (const path of [...ROUTES, ...RESULTS]) {
    await leadTo(page, path)
    const words = await wordsOf(page)
    seen.push(words)
    expect.soft(usUnitsIn(words), path).toEqual([])
    expect.soft(words, path).not.toMatch(/right-?hander/i)
    expect.soft(await namingAi(page), path).toEqual([])
  }
  const all = seen.join(' ')
  for (const unit of [/\d m\b/, /\d°C/, /\d km\/h/, /\d hPa/, /\d cm\b/, /\d kg\b/]) expect(all).toMatch(unit)

  await leadTo(page, '/profile')
  await choose('US', 'yards')
  const after = await golfer.profile()
  expect({ ...after, updatedAt: before.updatedAt }).toEqual(before)
})
