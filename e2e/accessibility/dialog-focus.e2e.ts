import type { Locator, Page } from '@playwright/test'
import { openLoaded } from '../support/accessible.ts'
import { FULL_BAG, store } from '../support/gapping.ts'
import { expect, test } from '../support/test.ts'

const DESKTOP = { width: 1280, height: 800 }

/** Buttons and links that open a dialog, each from its page. */
const OPENERS = [
  { path: '/', name: 'Contact Us', role: 'link' },
  { path: '/shot-advisor', name: /^More/, role: 'button' },
] as const

async function ringOf(control: Locator): Promise<string> {
  // The ring of a small control is around its label or its field.
  return control.evaluate((element) => {
    const parts = [element, element.parentElement, element.parentElement?.parentElement]
    const ringed = parts.find((part) => part && getComputedStyle(part).outlineStyle !== 'none')
    return ringed ? getComputedStyle(ringed).outlineStyle : 'none'
  })
}

const focused = (page: Page) => page.locator(':focus')

test('ACT-69 gives the focus to the heading of a dialog that a tap opened, without a ring, and to its first control for keys, with one', async ({
  page,
  golfer,
}) => {
  await store(golfer, FULL_BAG)
  await page.setViewportSize(DESKTOP)
  for (const { path, name, role } of OPENERS) {
    await openLoaded(page, path)
    const opener = page.getByRole(role, { name }).first()
    const dialog = page.getByRole('dialog')
    await opener.click()
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('h2').first(), path).toBeFocused()
    expect(await ringOf(focused(page)), path).toBe('none')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    const control = dialog.locator(':is(input, select, textarea, button, a[href]):focus')
    await expect(control, path).toHaveCount(1)
    expect(await ringOf(control), path).not.toBe('none')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})
