import type { Page } from '@playwright/test'
import { FULL_BAG, open, store } from '../support/gapping.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

/** Longer than a try to reach the server and the wait after it. */
const SAVED_WITHIN_MS = 30_000

const saveStatus = (page: Page) => page.getByRole('banner').getByRole('status')

/** Everything that comes into the header's live region from now on, as often as it comes. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  const heard = await saveStatus(page).evaluateHandle((region) => {
    const texts: string[] = []
    let last = region.textContent
    new MutationObserver(() => {
      if (region.textContent === last) return
      last = region.textContent
      if (last !== '') texts.push(last)
    }).observe(region, { subtree: true, childList: true, characterData: true })
    return texts
  })
  return () => heard.evaluate((texts) => [...texts])
}

async function edit(page: Page, club: string, carryYards: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${club} distance` }).click()
  const field = page.getByRole('textbox', { name: `${club} carry` })
  await field.fill(carryYards)
  await field.press('Enter')
}

test(
  'a page on which nothing was edited says nothing of saving, and each quick save is said once',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await page.clock.install()
    await store(golfer, FULL_BAG)
    await open(page)
    await expect(saveStatus(page)).toBeAttached()
    await expect(saveStatus(page)).toHaveText('')
    const heard = await listen(page)

    // However long the server takes, it is quick.
    await page.clock.pauseAt(Date.now() + 60_000)
    await edit(page, '7-Iron', '147')
    await expect(saveStatus(page)).toMatchAriaSnapshot('- status: Saved')
    await expect.poll(heard).toEqual(['Saved'])
    await edit(page, '8-Iron', '136')
    await expect.poll(heard).toEqual(['Saved', 'Saved'])
  },
)

test('a slow save is told while it lasts and when it is done', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await store(golfer, FULL_BAG)
  await open(page)
  await expect(saveStatus(page)).toBeAttached()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/profile', async (route) => {
    await held
    await route.continue()
  })
  const heard = await listen(page)
  await edit(page, '7-Iron', '147')
  await expect(saveStatus(page)).toMatchAriaSnapshot('- status: Saving')
  letGo()
  await expect(saveStatus(page)).toMatchAriaSnapshot('- status: Saved')
  await expect.poll(heard).toEqual(['Saving', 'Saved'])
})

test(
  'a save that waits for reception is told as not saved yet, and as saved when it is',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, FULL_BAG)
    await open(page)
    await expect(saveStatus(page)).toBeAttached()
    await page.route('**/api/profile', (route) => route.abort())
    const heard = await listen(page)
    await edit(page, '7-Iron', '147')
    await expect(saveStatus(page)).toMatchAriaSnapshot('- status: not saved yet · 3 changes waiting')
    await page.unroute('**/api/profile')
    await expect(saveStatus(page)).toMatchAriaSnapshot('- status: Saved', { timeout: SAVED_WITHIN_MS })
    const words = (await heard()).filter((text) => text !== 'Saving')
    expect(words).toEqual([expect.stringContaining('not saved yet'), 'Saved'])
  },
)

test('what the server refuses is never called saved', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await store(golfer, FULL_BAG)
  await open(page)
  await expect(saveStatus(page)).toBeAttached()
  // A page of another version might send what this server refuses.
  await page.route('**/api/profile', (route) => {
    const postData = route.request().postData()?.replace('"distance":147', '"distance":999')
    return route.continue(postData === undefined ? {} : { postData })
  })
  const heard = await listen(page)
  await edit(page, '7-Iron', '147')
  await expect(
    page
      .getByRole('region', { name: 'About your changes' })
      .getByRole('alert')
      .filter({ hasText: /7-Iron distance/ }),
  ).toBeVisible()
  await expect(saveStatus(page)).toHaveText('')
  expect(await heard()).not.toContain('Saved')
})
