import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, sidewaysOverflowPx } from './test.ts'
import { smallTargets } from './touch-targets.ts'

type Fault = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number], 'id' | 'nodes'>
type AxeWindow = {
  readonly axe?: { readonly run: (options: object) => Promise<{ readonly violations: readonly Fault[] }> }
}

/** The axe that its adapter brings: asked itself, without the adapter's second page, it takes a fifth of the time. */
const ofItsAdapter = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const AXE = readFileSync(ofItsAdapter.resolve('axe-core/axe.min.js'), 'utf8')

const WIDTHS: readonly number[] = [320, 412, 1280]
const THEMES = ['light', 'dark'] as const

/** Colours are judged when nothing moves any more. */
export async function comeToRest(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}

/** Opens a page and waits until nothing of it is missing any more: some parts come when they are scrolled to. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // A page has one, or nobody knows where it begins.
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
 * Checks what is on the page now, in both themes, on phones and on a desktop or at the given widths: every rule of axe,
 * the size of the controls, and that nothing has to be scrolled sideways.
 */
export async function expectAccessible(page: Page, what: string, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await comeToRest(page)
      expect(await axeFaults(page), `${what}, ${theme}, ${width} px`).toEqual([])
    }
    expect(await sidewaysOverflowPx(page), `${what} at ${width} px`).toBeLessThanOrEqual(0)
    expect(await smallTargets(page), `controls of ${what} at ${width} px`).toEqual([])
  }
}

/** What a screen reader says of its own accord from now on: text that comes into a live region that is there, and alerts. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
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

async function axeFaults(page: Page): Promise<readonly string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { axe } = window as AxeWindow
    if (!axe) throw new Error('axe is not in the page')
    // All of its rules but the one of WCAG 2.2, the size of targets: it takes controls that are scrolled half under the
    // header for small ones. `smallTargets` asks more.
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  })
}
