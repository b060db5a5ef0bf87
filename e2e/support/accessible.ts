import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, sidewaysOverflowPx } from './test.ts'

const WIDTHS: readonly number[] = [320, 1280]

/** Colours are judged when nothing moves any more. */
export async function comeToRest(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}

/** Checks what is on the page now on a small phone and on a desktop, or at the given widths. The dark theme changes nothing but colours. */
export async function expectAccessible(page: Page, what: string, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await comeToRest(page)
    const light = await new AxeBuilder({ page }).analyze()
    expect(faults(light), `${what}, light, ${width} px`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await comeToRest(page)
    const dark = await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze()
    expect(faults(dark), `${what}, dark, ${width} px`).toEqual([])
    expect(await sidewaysOverflowPx(page), `${what} at ${width} px`).toBeLessThanOrEqual(0)
  }
}

function faults({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): readonly string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
