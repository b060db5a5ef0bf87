import type { Page } from '@playwright/test'
import { openWhole } from '../support/accessible.ts'
import { FULL_BAG, store } from '../support/gapping.ts'
import { expect, test } from '../support/test.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }
/** More than any page has. */
const MOST_STOPS = 160

const PAGES = [
  '/',
  '/distance-calculator',
  '/shot-advisor',
  '/shot-advisor?distance=165&hazards=ob-left&advice=yes',
  '/distances',
  '/equipment-fitting',
  '/swing-analyzer',
  '/recommendations',
  '/beginner-builder?budget=500-1200&frequency=monthly&skill=beginner&miss=right&course=links',
  '/ball-matching',
  '/encyclopedia?topic=driver',
  '/distances/import',
  '/yardage-card',
  '/profile',
] as const

type Stop = { readonly control: string; readonly faults: readonly string[] }

/** What the keyboard has come to, and what is wrong with how it shows. Nothing at the end of the page. */
async function stopOf(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const RING_PX = 3
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const hasRing = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= RING_PX
    }
    // The ring of a small control is around its label, its field or its row.
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement].filter((part) => !!part)
    const ringed = around.find(hasRing)
    const { left, top, width, height } = (ringed ?? focused).getBoundingClientRect()
    const isSeenAt = (across: number, down: number) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down)
      return hit !== null && (ringed ?? focused).contains(hit)
    }
    const isSeen = [0.1, 0.5, 0.9].some((across) => [0.1, 0.5, 0.9].some((down) => isSeenAt(across, down)))
    const dialog = document.querySelector('dialog[open]')
    return {
      control: focused.outerHTML.slice(0, 160),
      faults: [
        ...(ringed ? [] : ['has no ring']),
        ...(isSeen ? [] : ['is covered or out of sight']),
        ...(dialog && !dialog.contains(focused) ? ['is behind a dialog'] : []),
      ],
    }
  })
}

/** Tabs once through everything that is on the page. */
async function expectVisibleStops(page: Page, what: string): Promise<void> {
  const faults: string[] = []
  const stops: string[] = []
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab')
    const stop = await stopOf(page)
    // Behind the last one the browser's own controls have their turn.
    if (!stop || (stops.length > 0 && stop.control === stops[0])) break
    stops.push(stop.control)
    faults.push(...stop.faults.map((fault) => `${fault}: ${stop.control}`))
  }
  expect(faults, what).toEqual([])
  expect(stops.length, `stops of ${what}`).toBeGreaterThan(0)
  expect(stops.length, `stops of ${what}`).toBeLessThan(MOST_STOPS)
}

for (const [device, size] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`on ${device} everything the keyboard comes to has a ring and is in sight`, async ({ page, golfer }) => {
    test.slow()
    await store(golfer, FULL_BAG)
    await page.setViewportSize(size)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of PAGES) {
      await openWhole(page, path)
      await expectVisibleStops(page, path)
    }
  })
}

test('in forms, wizards and dialogs everything the keyboard comes to has a ring and is in sight', async ({
  page,
  golfer,
}) => {
  test.slow()
  await store(golfer, FULL_BAG)
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const dialog of ['contact', 'golf-profile']) {
    await page.goto(`/?dialog=${dialog}`)
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
    await expectVisibleStops(page, dialog)
  }
  for (const [button, heading] of [
    ['Edit Profile', 'Personal Information'],
    ['Edit Bag', 'Your clubs'],
  ] as const) {
    await openWhole(page, '/profile')
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeFocused()
    await expectVisibleStops(page, button)
  }
})

test('hiding the note on home leaves the keyboard at the heading below it', async ({ page }) => {
  await page.goto('/')
  const hide = page.getByRole('button', { name: 'Hide this note' })
  await hide.focus()
  await page.keyboard.press('Enter')
  await expect(hide).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
