import { calculate, DRIVER_204_IRON_132_WEDGE_90, resultRow, storedDistances } from '../support/calculator.ts'
import { keptOnDevice } from '../support/service-worker.ts'
import { expect, signUpGolfer, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

/**
 * What Chromium has and Safari 17.4 has not, of all that the page and its packages might ask for. Chromium
 * insists on trusted types where the content policy asks for them: `npm run webkit -- --older` goes without.
 */
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    const lacking: readonly (readonly [object, readonly string[]])[] = [
      [
        window,
        [
          'requestIdleCallback',
          'cancelIdleCallback',
          'scheduler',
          'navigation',
          'cookieStore',
          'CloseWatcher',
          'Iterator',
          'showOpenFilePicker',
          'showSaveFilePicker',
        ],
      ],
      [Document.prototype, ['startViewTransition']],
      [Element.prototype, ['moveBefore']],
      [HTMLDialogElement.prototype, ['requestClose', 'closedBy']],
      [Promise, ['try']],
      [RegExp, ['escape']],
      [URL, ['parse']],
      [Uint8Array, ['fromBase64', 'fromHex']],
      [Navigator.prototype, ['userAgentData', 'connection', 'setAppBadge', 'scheduling']],
      [
        Object.getPrototypeOf(Object.getPrototypeOf([].values())),
        ['map', 'filter', 'find', 'some', 'every', 'toArray'],
      ],
    ]
    for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name)
  })
})

test('a golfer with Safari 17.4 calculates distances, sees the gaps and opens the page without reception', async ({
  page,
  context,
  serverLine,
}) => {
  const golfer = await signUpGolfer(context, serverLine.url)
  await page.goto(`${serverLine.url}/distance-calculator`)
  expect(await page.evaluate(() => 'requestIdleCallback' in window || 'navigation' in window)).toBe(false)
  await calculate(page, DRIVER_204_IRON_132_WEDGE_90)
  await expect(resultRow(page, '5-Iron')).toBeVisible()
  await expect.poll(async () => (await storedDistances(golfer)).length).toBe(14)
  await page.goto(serverLine.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await keptOnDevice(page)

  await serverLine.stop()
  await page.goto(`${serverLine.url}/distances`)
  await expect(page.getByText('/ 100')).toBeVisible()
  await page.goto(`${serverLine.url}/shot-advisor`)
  await page.getByRole('textbox', { name: 'Distance to the pin' }).fill('150')
  await page.getByRole('button', { name: 'Why this club' }).click()
  await expect(page.getByRole('button', { name: 'New Shot' })).toBeVisible()
})
