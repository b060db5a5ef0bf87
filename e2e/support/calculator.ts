import type { Locator, Page } from '@playwright/test'
import { openPart, part } from './parts.ts'
import { expect } from './test.ts'
import type { Golfer } from './test.ts'

/** Shot Scope's published carries of a 25-handicapper, in yards. */
export const DRIVER_204_IRON_132_WEDGE_90 = { Driver: '204', '7-Iron': '132', 'Pitching Wedge': '90' } as const

type ReferenceName = keyof typeof DRIVER_204_IRON_132_WEDGE_90

export function referenceField(page: Page, club: ReferenceName): Locator {
  return page.getByRole('textbox', { name: `${club} carry` })
}

export async function typeReferences(
  page: Page,
  texts: Readonly<Partial<Record<ReferenceName, string>>>,
): Promise<void> {
  for (const club of ['Driver', '7-Iron', 'Pitching Wedge'] as const) {
    const text = texts[club]
    if (text !== undefined) await referenceField(page, club).fill(text)
  }
}

/** The specification's rule instead of Like me, on this device from the start, or from the first look at one page. */
export async function startWithClassic(device: Pick<Page, 'addInitScript'>, path = ''): Promise<void> {
  await device.addInitScript((onlyOn) => {
    if (window !== window.top || !location.pathname.startsWith(onlyOn)) return
    const key = 'bagwise.estimate-method'
    try {
      if (localStorage.getItem(key) === null)
        localStorage.setItem(key, JSON.stringify({ schema: 1, content: 'classic' }))
    } catch (error) {
      console.warn('This device keeps nothing', error)
    }
  }, path)
}

export function calculateButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Calculat/ })
}

/** Types the references, calculates and waits for the results. */
export async function calculate(page: Page, texts: Readonly<Partial<Record<ReferenceName, string>>>): Promise<void> {
  await typeReferences(page, texts)
  await calculateButton(page).click()
  await expect(resultRows(page).first()).toBeVisible()
}

export function results(page: Page): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your Club Distances' }) })
}

/** The rows of all clubs, those that a phone hides at first too. */
export function resultRows(page: Page): Locator {
  return results(page).getByRole('listitem', { includeHidden: true })
}

/** The row of a club outside editing. */
export function resultRow(page: Page, club: string): Locator {
  return resultRows(page).filter({
    has: page.getByRole('button', { name: `Edit ${club} distance`, includeHidden: true }),
  })
}

export function distanceButton(page: Page, club: string): Locator {
  return results(page).getByRole('button', { name: `Edit ${club} distance`, includeHidden: true })
}

type Method = 'Classic' | 'Like me' | 'Factors'

/** A way to work out missing distances, in the closed part of the results. */
export function method(page: Page, name: Method): Locator {
  return results(page).getByRole('radio', { name, includeHidden: true })
}

export async function openMethods(page: Page): Promise<void> {
  await openPart(part(page, 'How it fills in the rest'))
}

export async function chooseMethod(page: Page, name: Method): Promise<void> {
  await openMethods(page)
  await method(page, name).check()
}

/** On a phone the first five clubs are shown, until all are asked for. */
export async function showAllClubs(page: Page): Promise<void> {
  await expect(resultRows(page).first()).toBeVisible()
  const showAll = results(page).getByRole('button', { name: /^Show all/ })
  if (await showAll.isVisible()) await showAll.click()
}

/** Edits a club's distance in place and presses Enter. */
export async function editDistance(page: Page, club: string, text: string): Promise<void> {
  await showAllClubs(page)
  await distanceButton(page, club).click()
  const field = results(page).getByRole('textbox', { name: `${club} carry` })
  await field.fill(text)
  await field.press('Enter')
}

type StoredDistance = {
  readonly club: string
  readonly distance: number
  readonly source: string
  readonly isManuallySet: boolean
}

/** Every club's stored distance, longest club first. */
export async function storedDistances(golfer: Golfer): Promise<readonly StoredDistance[]> {
  return (await golfer.profile()).clubDistances
}

export async function storedDistance(golfer: Golfer, club: string): Promise<StoredDistance | undefined> {
  return (await storedDistances(golfer)).find((entry) => entry.club === club)
}

/** Every club's number on the page, longest club first. */
export async function shownCarries(page: Page): Promise<Readonly<Record<string, number>>> {
  const names = await results(page).getByRole('button', { name: 'distance', includeHidden: true }).allInnerTexts()
  return Object.fromEntries(
    names.map((name) => [/Edit (.+) distance/.exec(name)?.[1] ?? name, Number.parseInt(name, 10)]),
  )
}
