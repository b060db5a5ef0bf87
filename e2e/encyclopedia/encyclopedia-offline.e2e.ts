import { article, entry, expectWholeArticle, itemCount, openEncyclopedia, searchBox } from '../support/encyclopedia.ts'
import { keptOnDevice } from '../support/service-worker.ts'
import { expect, signUpGolfer, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

test(
  'says that an article could not be loaded, and shows it as soon as it can be',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await page.route(/assets\/(article-files|search-articles)/, (route) => route.abort())
    await openEncyclopedia(page)
    await searchBox(page).fill('pendulum')
    await expect(itemCount(page)).toHaveText("0 items The articles didn't load. We searched titles and descriptions.")
    await searchBox(page).fill('driver')
    await expect(itemCount(page)).toContainText("The articles didn't load. We searched titles and descriptions.")
    await entry(page, 'Driver').click()
    await expect(page.getByText("Part of this page didn't load. Trying again.")).toBeVisible()
    await expect(article(page, 'Driver')).toContainText('The longest club in the bag')
    await page.unrouteAll()
    await expectWholeArticle(page, 'Driver')
  },
)

test(
  'says that it is searching until the articles have come, not that nothing was found',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route('**/assets/search-articles*', async (route) => {
      await held
      await route.continue()
    })
    await openEncyclopedia(page, 'search=lw')
    await expect(page.getByText('Searching the articles')).toBeVisible()
    await expect(page.getByText('No equipment found')).toHaveCount(0)
    letThrough()
    await expect(itemCount(page)).toHaveText('1 item')
    await expect(entry(page, 'Lob Wedge')).toBeVisible()
  },
)

test.describe('without reception', () => {
  test.use({ serviceWorkers: 'allow' })

  test('ENC-12 the server is stopped: the encyclopedia opens cold, finds words inside articles and shows them', async ({
    page,
    context,
    serverLine,
  }) => {
    // The whole product is put on the device first.
    test.slow()
    await signUpGolfer(context, serverLine.url)
    await page.goto(`${serverLine.url}/distances`)
    await keptOnDevice(page)
    await page.close()
    await serverLine.stop()

    const cold = await context.newPage()
    await cold.goto(`${serverLine.url}/encyclopedia`)
    await searchBox(cold).fill('pendulum')
    await expect(itemCount(cold)).toHaveText('1 item')
    await entry(cold, 'Driver').click()
    await expectWholeArticle(cold, 'Driver')
    await expect(article(cold, 'Driver').getByRole('img')).toBeVisible()
  })
})
