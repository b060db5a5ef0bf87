import type { Locator, Page } from '@playwright/test'
import { CLUBS, isClubType } from '@bagwise/golf/club'
import { expect } from './test.ts'
import type { Golfer } from './test.ts'

/** Yards, measured where nothing else is said. */
export type Stored = readonly [yards: number, source?: 'measured' | 'manual' | 'estimated']

/** Thirteen clubs and a putter: one overlap (3 yards) and one hole (24 yards). */
export const FULL_BAG: Readonly<Record<string, Stored>> = {
  driver: [224],
  '3-wood': [204],
  '5-wood': [193, 'estimated'],
  '3-hybrid': [190],
  '5-iron': [166, 'estimated'],
  '6-iron': [157],
  '7-iron': [146],
  '8-iron': [135],
  '9-iron': [123, 'manual'],
  pw: [111],
  gw: [97, 'manual'],
  sw: [82],
  lw: [66, 'estimated'],
}

const CLUB = {
  brand: 'Own',
  model: '',
  shaftType: 'steel',
  shaftFlex: 'regular',
  lie: 60,
  length: 36,
  isInBag: true,
  notes: '',
}

/** Stores these clubs in the golfer's bag, with the given distances. */
export async function store(
  golfer: Golfer,
  distances: Readonly<Record<string, Stored>>,
  { clubs = Object.keys(distances), units = 'yards' }: { clubs?: readonly string[]; units?: 'yards' | 'metres' } = {},
): Promise<void> {
  await golfer.store({
    preferredUnits: units,
    ...Object.fromEntries(clubs.map((club) => [`golfBag.${club}`, { ...CLUB, loft: loftDegOf(club) }])),
    ...Object.fromEntries(
      Object.entries(distances).map(([club, [distance, source = 'measured']]) => [
        `clubDistances.${club}`,
        { distance, source },
      ]),
    ),
  })
}

function loftDegOf(club: string): number {
  if (!isClubType(club)) throw new Error(`There is no club ${club}`)
  return CLUBS[club].loftDeg
}

const ESTIMATES = /^(?:AI Distance Optimization|Estimates)$/

export async function open(page: Page): Promise<void> {
  await page.goto('/distances')
  await openParts(page)
}

/** Waits for the screen and opens its closed parts. */
export async function openParts(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Distances' })).toBeVisible()
  await expect(page.getByRole('heading', { name: ESTIMATES })).toBeVisible()
  await page.locator('main details:has(> summary :is(h2, h3))').evaluateAll((parts) => {
    for (const part of parts) part.setAttribute('open', '')
  })
}

/** The same, judged by the limits of 5 and 20 yards. */
export async function openByFixedRule(page: Page): Promise<void> {
  await open(page)
  await page.getByRole('radio', { name: '5-20 rule' }).check()
}

/** The part of the page with this heading. */
export const sheet = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
export const clubRow = (page: Page, club: string): Locator => page.locator(`li[data-club="${club}"]`)
/** The row of a club in the bag, which opens the club's sheet. */
export const ledgerRow = (page: Page, club: string): Locator => clubRow(page, club).getByRole('button')
/** Everything about one club. */
export const clubSheet = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })
/** The second name is that of a server without an AI service. */
export const recalculate = (page: Page): Locator =>
  page
    .locator('section details')
    .filter({ has: page.getByRole('heading', { name: ESTIMATES }) })
    .getByRole('button', { name: /^(?:AI Recalculate All|Update estimates)$/ })
/** The list of what a recalculation changes. */
export const listedChanges = (page: Page): Locator => page.getByRole('dialog', { name: /^\d+ estimates? changes?$/ })

/** Takes what is listed. */
export async function useThese(page: Page): Promise<void> {
  await listedChanges(page).getByRole('button', { name: 'Use these' }).click()
}

/** A design token's computed value. */
export async function token(page: Page, name: string): Promise<string> {
  return page.evaluate((token) => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.color = `var(--color-${token})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)
}
