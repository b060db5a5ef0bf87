import type { BrowserContext, Page } from '@playwright/test'

/**
 * Ends at once the moment in which a wizard's new question takes no tap (`web/src/wizard/use-one-move.ts`): it is there for
 * fingers that tap twice. Tests tap once, and the browser's driver would come back only after half a second.
 */
export async function quickenQuestions(target: BrowserContext | Page): Promise<void> {
  await target.addInitScript(`{
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, ...how) {
      const animation = animate.call(this, frames, ...how)
      if (frames && 'pointerEvents' in frames && !self.isTapPaced) animation.finish()
      return animation
    }
  }`)
}

/** From the next page on a new question takes no tap for a moment, as for golfers. */
export async function paceTaps(page: Page): Promise<void> {
  await page.addInitScript('self.isTapPaced = true')
}
