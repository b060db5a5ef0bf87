import type { Page, Request } from '@playwright/test'
import { editDistance, resultRow, results, storedDistance } from '../support/calculator.ts'
import { golferWithDistances, SAVED_AGAIN_WITHIN_MS } from '../support/device.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

/** The number that each paint of the page showed for a club, without repeats. */
async function watchDistance(page: Page, club: string) {
  return results(page).evaluateHandle((element, name) => {
    const seen: string[] = []
    const look = () => {
      const button = [...element.querySelectorAll('button')].find((one) =>
        one.textContent.includes(`Edit ${name} distance`),
      )
      const carry = button && String(Number.parseInt(button.textContent, 10))
      if (carry !== undefined && carry !== seen.at(-1)) seen.push(carry)
      requestAnimationFrame(look)
    }
    look()
    return seen
  }, club)
}

/** What is said once more near the thumb when it arrives out of sight is not meant. */
const news = (page: Page) => page.getByRole('region', { name: 'About your changes' })

test('DAT-21 keeps an edit while the server is away, marks it not saved yet and logs why, until it is saved', async ({
  context,
  page,
  serverLine,
}) => {
  const golfer = await golferWithDistances(context, page, { serverUrl: serverLine.url })
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })

  await serverLine.stop()
  await editDistance(page, '6-Iron', '141')
  await expect(resultRow(page, '6-Iron')).toContainText('141')
  await expect(resultRow(page, '6-Iron')).toContainText('not saved yet')
  await expect(resultRow(page, '5-Iron')).not.toContainText('not saved yet')
  await expect(page.getByRole('banner').getByText('not saved yet')).toBeVisible()
  await expect.poll(() => warnings.join()).toContain('The server could not be reached')
  await editDistance(page, '8-Iron', '120')
  await expect(resultRow(page, '8-Iron')).toContainText('not saved yet')

  await serverLine.start()
  await expect(page.getByText('not saved yet')).toHaveCount(0, { timeout: SAVED_AGAIN_WITHIN_MS })
  expect(await storedDistance(golfer, '6-iron')).toMatchObject({ distance: 141, source: 'manual' })
  expect(await storedDistance(golfer, '8-iron')).toMatchObject({ distance: 120, source: 'manual' })
  await page.reload()
  await expect(resultRow(page, '6-Iron')).toContainText('141')
  await expect(resultRow(page, '8-Iron')).toContainText('120')
})

test('stores an edit once when the answer to it got lost', { tag: EXHAUSTIVE }, async ({ context, page, server }) => {
  const golfer = await golferWithDistances(context, page, { serverUrl: server.url })
  const batches: string[] = []
  let letGo = () => {}
  const isSeen = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/profile', async (route) => {
    const { batch } = route.request().postDataJSON() as { readonly batch: string }
    batches.push(batch)
    if (batches.length > 1) {
      await isSeen
      return route.continue()
    }
    await route.fetch()
    return route.abort()
  })
  await editDistance(page, '6-Iron', '141')
  await expect(resultRow(page, '6-Iron')).toContainText('not saved yet')
  letGo()
  await expect(page.getByText('not saved yet')).toHaveCount(0)
  expect(batches).toEqual([batches[0], batches[0]])
  expect(await storedDistance(golfer, '6-iron')).toMatchObject({ distance: 141 })
})

test('says which edit the server refused and why, goes back to the stored value and saves the others', async ({
  context,
  page,
  server,
}) => {
  const golfer = await golferWithDistances(context, page, { serverUrl: server.url })
  // A page of another version might send what this server refuses.
  await page.route('**/api/profile', (route) => {
    const postData = route.request().postData()?.replace('"value":{"distance":141', '"value":{"distance":999')
    return route.continue(postData === undefined ? {} : { postData })
  })
  await editDistance(page, '6-Iron', '141')
  await editDistance(page, '8-Iron', '120')
  await expect(
    news(page)
      .getByRole('alert')
      .filter({ hasText: /6-Iron distance.* at most 400/ }),
  ).toBeVisible()
  await expect(resultRow(page, '6-Iron')).toContainText('139')
  await expect(resultRow(page, '8-Iron')).toContainText('120')
  await expect(page.getByText('not saved yet')).toHaveCount(0)
  await expect.poll(() => storedDistance(golfer, '8-iron')).toMatchObject({ distance: 120 })
  expect(await storedDistance(golfer, '6-iron')).toMatchObject({ distance: 139, source: 'manual' })
})

test(
  'DAT-20 shows quick edits at once without ever going back, and sends only what changed',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    const golfer = await golferWithDistances(context, page, { serverUrl: server.url })
    const sent: Request[] = []
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/api/profile', async (route) => {
      sent.push(route.request())
      if (sent.length === 1) await held
      await route.continue()
    })
    const seen = await watchDistance(page, '6-Iron')
    await editDistance(page, '6-Iron', '141')
    await expect(resultRow(page, '6-Iron')).toContainText('141')
    await expect.poll(() => sent.length).toBe(1)
    await editDistance(page, '6-Iron', '142')
    await editDistance(page, '8-Iron', '120')
    await expect(resultRow(page, '8-Iron')).toContainText('120')
    await expect(resultRow(page, '8-Iron')).toContainText('not saved yet')
    letGo()

    await expect(page.getByText('not saved yet')).toHaveCount(0)
    await expect.poll(() => storedDistance(golfer, '6-iron')).toMatchObject({ distance: 142 })
    expect(await storedDistance(golfer, '8-iron')).toMatchObject({ distance: 120 })
    expect(await seen.jsonValue()).toEqual(['139', '141', '142'])
    expect(sent.map((request) => Object.keys((request.postDataJSON() as { readonly set: object }).set))).toEqual([
      ['clubDistances.6-iron'],
      ['clubDistances.6-iron', 'clubDistances.8-iron'],
    ])
  },
)
