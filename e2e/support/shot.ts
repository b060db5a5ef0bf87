import type { Locator, Page } from '@playwright/test'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { expect } from './test.ts'
import type { Golfer } from './test.ts'

/** A golfer who carries a driver 224 yards. */
const CARRIES_YARDS: Readonly<Partial<Record<ClubType, number>>> = {
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
export const analysis = (page: Page): Locator => page.getByRole('button', { name: 'AI Shot Analysis' })
export const newShot = (page: Page): Locator => page.getByRole('button', { name: 'New Shot' })
export const answer = (page: Page): Locator => page.getByRole('region', { name: /plays like|To the pin/ })
export const tournament = (page: Page): Locator => page.getByRole('switch', { name: 'Tournament mode' })
export const situation = (page: Page): Locator => page.getByRole('list', { name: 'Current situation' })
export const choice = (page: Page, legend: string, name: string): Locator =>
  page.getByRole('group', { name: legend, exact: true }).getByRole('radio', { name, exact: true })
export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Conditions' })

/** Opens the detailed weather conditions. */
export async function openConditions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Conditions' }).click()
  await expect(drawer(page)).toBeVisible()
}
