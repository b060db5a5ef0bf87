import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, sidewaysOverflowPx } from './test.ts'
import { IS_EXHAUSTIVE, sweep } from './sweep.ts'
import { smallTargets } from './touch-targets.ts'

type Violation = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number], 'id' | 'nodes'>
type AxeWindow = {
  readonly axe?: { readonly run: (options: object) => Promise<{ readonly violations: readonly Violation[] }> }
}

/**
 * The axe of its Playwright adapter: used directly, without the adapter's second page, it takes a fifth of the time.
 */
const ofItsAdapter = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const AXE = readFileSync(ofItsAdapter.resolve('axe-core/axe.min.js'), 'utf8')

const WIDTHS = sweep([320, 412, 1280], [390, 1280])

const DESKTOP_FROM_PX = 768

/** The thumb bar puts off its return for a minute, lest it comes under a finger: nobody waits for that. */
const PUT_OFF_MS = 10_000

/** Colours are checked once animations have ended. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(
    (putOffMs) =>
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || (effect?.getTiming().delay ?? 0) >= putOffMs),
    PUT_OFF_MS,
  )
}

/** Opens a page and waits for all of it: some parts load when scrolled to. */
export async function openLoaded(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForAll(page, path)
}

/**
 * Leads to an address within the open page, as a link does, and waits for all of it: a third of the time of loading the page
 * again. An empty page is loaded.
 */
export async function leadTo(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') return openLoaded(page, path)
  // A screen that stays would be taken for one that has come.
  if (new URL(path, page.url()).pathname === new URL(page.url()).pathname) await leadTo(page, '/nowhere')
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-before', '')
    history.pushState({ idx: history.length, key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  await expect(page.locator('h1[data-before]'), path).toHaveCount(0)
  await waitForAll(page, path)
}

/** Waits for all of the page that has been asked for. */
async function waitForAll(page: Page, path: string): Promise<void> {
  // Every page has exactly one.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const isWaiting = () =>
    page.evaluate(() => {
      const waiting = document.querySelector('main [aria-busy=true]')
      waiting?.scrollIntoView({ behavior: 'instant' })
      if (!waiting) window.scrollTo({ top: 0, behavior: 'instant' })
      return waiting !== null
    })
  await expect.poll(isWaiting, path).toBe(false)
}

/**
 * Checks the current page on phones and desktops, or at the given widths: every axe rule, the size of controls, and no
 * sideways scrolling. An exhaustive run checks each width in both themes with axe, others look at phones in the light one
 * and at desktops in the dark one, with axe at one of the widths.
 */
export async function expectAccessible(page: Page, what: string, widths = WIDTHS): Promise<void> {
  const axeWidths = sweep(widths, oneOf(widths, what))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const theme of themesAt(width)) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await waitForAnimations(page)
      if (axeWidths.includes(width)) expect(await axeViolations(page), `${what}, ${theme}, ${width} px`).toEqual([])
    }
    expect(await sidewaysOverflowPx(page), `${what} at ${width} px`).toBeLessThanOrEqual(0)
    expect(await smallTargets(page), `controls of ${what} at ${width} px`).toEqual([])
  }
}

/** Axe takes most of the time of a check: another width, and so another theme, from state to state. */
function oneOf(widths: readonly number[], what: string): readonly number[] {
  const at = [...what].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % widths.length
  return widths.slice(at, at + 1)
}

/** Records what a screen reader announces by itself: changes of live regions, and alerts. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  const heard = await page.evaluateHandle(() => {
    const LIVE = 'output, [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
    const texts: string[] = []
    const last = new Map<Element, string>()
    const read = (region: Element) => {
      const text = (region.textContent ?? '').trim()
      const isHeard = last.has(region) || region.matches('[role=alert]')
      if (isHeard && text !== '' && last.get(region) !== text) texts.push(text)
      last.set(region, text)
    }
    for (const region of document.querySelectorAll(LIVE)) last.set(region, (region.textContent ?? '').trim())
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(LIVE)) read(region)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return texts
  })
  return () => heard.evaluate((texts) => [...texts])
}

function themesAt(width: number): readonly ('light' | 'dark')[] {
  if (IS_EXHAUSTIVE) return ['light', 'dark']
  return width < DESKTOP_FROM_PX ? ['light'] : ['dark']
}

async function axeViolations(page: Page): Promise<readonly string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { axe } = window as AxeWindow
    if (!axe) throw new Error('axe is not in the page')
    // All rules but WCAG 2.2's target size, which mistakes controls half scrolled under the header for small ones.
    // `smallTargets` is stricter.
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  })
}
