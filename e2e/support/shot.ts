import type { Locator, Page } from '@playwright/test'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { openPart as open, part } from './parts.ts'
import { expect } from './test.ts'
import type { Golfer } from './test.ts'

/** A golfer who carries a driver 224 yards. */
export const CARRIES_YARDS: Readonly<Partial<Record<ClubType, number>>> = {
  driver: 224,
  '3-wood': 204,
  '5-wood': 193,
  '3-hybrid': 183,
  '4-iron': 170,
  '5-iron': 160,
  '6-iron': 150,
  '7-iron': 141,
  '8-iron': 131,
  '9-iron': 120,
  pw: 108,
  gw: 95,
  sw: 80,
  lw: 65,
}

/** Stores these clubs with their usual lofts; the handicap is a new golfer's, 18. */
export async function storeBag(golfer: Golfer, { units = 'yards' }: { units?: 'yards' | 'metres' } = {}) {
  const clubs = Object.entries(CARRIES_YARDS) as [ClubType, number][]
  const club = {
    brand: 'Own',
    model: '',
    shaftType: 'steel',
    shaftFlex: 'regular',
    lie: 60,
    length: 36,
    isInBag: true,
    notes: '',
  }
  await golfer.store({
    preferredUnits: units,
    ...Object.fromEntries(clubs.map(([type]) => [`golfBag.${type}`, { ...club, loft: CLUBS[type].loftDeg }])),
    ...Object.fromEntries(clubs.map(([type, distance]) => [`clubDistances.${type}`, { distance, source: 'measured' }])),
  })
}

/** Opens the shot advisor with a query: 'distance=165&hazards=ob-left'. */
export async function openShot(page: Page, query = ''): Promise<void> {
  await page.goto(`/shot-advisor?${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Shot Advisor' })).toBeVisible()
  const shown = query.includes('advice=yes') ? newShot(page) : analysis(page)
  await expect(query.includes('tournament=yes') ? answer(page) : shown).toBeVisible()
}

export const distance = (page: Page): Locator => page.getByRole('textbox', { name: 'Distance to the pin' })
export const distanceSlider = (page: Page): Locator => page.getByRole('slider', { name: 'Distance to the pin' })
export const whereItWent = (page: Page): Locator => page.getByRole('button', { name: 'Where did it go?' })
/** By either name: the tests of the labels say which. */
export const analysis = (page: Page): Locator =>
  page.getByRole('button', { name: /^(AI Shot Analysis|Why this club)$/ })
export const newShot = (page: Page): Locator => page.getByRole('button', { name: 'New Shot' })
export const answer = (page: Page): Locator => page.getByRole('region', { name: /plays like|To the pin/ })
/** The answer below the questions. */
export const strip = (page: Page): Locator => page.getByRole('region', { name: 'Your club' })
/** What the switch of a tournament says. */
export const RULE =
  'Tournament: distances and your own card only. Rule 4.3a(1) does not allow a device to suggest a club or a line. Ask your Committee whether distance devices are allowed.'
export const tournament = (page: Page): Locator => page.getByRole('switch', { name: 'Tournament mode' })
export const situation = (page: Page): Locator => page.getByRole('list', { name: 'Current situation' })
export const choice = (page: Page, legend: string, name: string): Locator =>
  page.getByRole('group', { name: legend, exact: true }).getByRole('radio', { name, exact: true })
/** The line that says what more is known of the shot. */
export const moreLine = (page: Page): Locator => page.getByRole('button', { name: /^More / })
export const more = (page: Page): Locator => page.getByRole('dialog', { name: 'More about this shot' })

/** Opens the questions beyond distance, lie and wind. */
export async function openMore(page: Page): Promise<void> {
  await moreLine(page).click()
  await expect(more(page)).toBeVisible()
}

export async function closeMore(page: Page): Promise<void> {
  await more(page).getByRole('button', { name: 'Done' }).click()
  await expect(more(page)).toHaveCount(0)
}

/** From the advice to its questions. */
export async function changeShot(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(analysis(page)).toBeVisible()
}

/** Asks for the advice of what is said. */
export async function advise(page: Page): Promise<void> {
  await analysis(page).click()
  await expect(answer(page)).toBeVisible()
}

export async function startTournament(page: Page): Promise<void> {
  await openMore(page)
  await tournament(page).click()
  await expect(tournament(page)).toBeChecked()
}

export async function endTournament(page: Page): Promise<void> {
  await tournament(page).click()
  await page.getByRole('button', { name: 'Turn it off' }).click()
  await expect(tournament(page)).toHaveCount(0)
}

/** Opens a part of the advice that is closed at first. */
export async function openPart(page: Page, title: string): Promise<Locator> {
  await open(part(page, title))
  return part(page, title)
}
