import { keptOnDevice } from '../support/service-worker.ts'
import { analysis, answer, closeMore, distance, openMore, storeBag } from '../support/shot.ts'
import { expect, signUpGolfer, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

test.describe('a page that the service worker has kept', () => {
  test.use({ serviceWorkers: 'allow' })

  test('SHO-14 advises without reception: the server is stopped and the page opens cold', async ({
    page,
    context,
    serverLine,
  }) => {
    await storeBag(await signUpGolfer(context, serverLine.url))
    await page.goto(`${serverLine.url}/distances`)
    await expect(page.getByText('6-Iron').first()).toBeVisible()
    await keptOnDevice(page)
    await page.close()
    await serverLine.stop()

    const cold = await context.newPage()
    await cold.goto(`${serverLine.url}/shot-advisor`)
    await distance(cold).fill('143')
    await openMore(cold)
    await expect(cold.getByText('No weather right now.')).toBeVisible()
    await closeMore(cold)
    await analysis(cold).click()
    await expect(answer(cold)).toHaveAccessibleName('7-Iron. 143 plays like 143 yards.')
    await cold.reload()
    await expect(answer(cold)).toHaveAccessibleName('7-Iron. 143 plays like 143 yards.')
  })
})

// Without a service worker: as soon as it has the advice it hands it out, whatever becomes of the request.
test(
  'says that the advice could not be loaded, and shows it as soon as it can be',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBag(golfer)
    await page.route('**/assets/shot-result*.js', (route) => route.abort())
    await page.goto('/shot-advisor')
    await analysis(page).click()
    await expect(page.getByText("Part of this page didn't load. Trying again.")).toBeVisible()
    await page.unrouteAll()
    await expect(answer(page)).toContainText('150 plays')
    await expect(answer(page)).toBeFocused()
  },
)
