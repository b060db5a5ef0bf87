import { expectAccessible } from '../support/accessible.ts'
import {
  article,
  category,
  entries,
  entry,
  expectWholeArticle,
  itemCount,
  openEncyclopedia,
  searchBox,
} from '../support/encyclopedia.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const DESKTOP = { width: 1280, height: 800 }
const LABELS = [
  'All Categories',
  'Drivers',
  'Fairway Woods',
  'Hybrids',
  'Irons',
  'Wedges',
  'Putters',
  'Technology',
  'Club Fitting',
]

test.beforeEach(({ golfer: _signedIn }) => {})

test('ENC-01 ENC-02 ENC-03 filters the entries while one types and by every category under its label, counts them, and forgives slips', async ({
  page,
}) => {
  await openEncyclopedia(page)
  await expect(itemCount(page)).toHaveText('20 items')
  await searchBox(page).pressSequentially('pendulum')
  await expect(itemCount(page)).toHaveText('1 item')
  await expect(entries(page).getByRole('heading')).toHaveText(['Driver'])
  await expect(entry(page, 'Driver').locator('mark')).toHaveText('pendulum')
  await expect(page).toHaveURL('/encyclopedia?search=pendulum')
  for (const [typed, title] of [
    ['hibrid', 'Hybrids'],
    ['bounse', 'Bounce Angle'],
    ['compresion', 'Ball Compression'],
  ] as const) {
    await searchBox(page).fill(typed)
    await expect(entry(page, title).locator('mark').first()).toBeVisible()
    await expect(itemCount(page)).toContainText(`No match for “${typed}”. Did you mean:`)
  }
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(itemCount(page)).toHaveText('20 items')
  await expect(searchBox(page)).toBeFocused()

  await expect(page.getByRole('group', { name: 'Category' }).locator('label')).toHaveText(LABELS)
  await expect(category(page, 'All Categories')).toBeChecked()
  let inAll = 0
  for (const label of LABELS.slice(1)) {
    await category(page, label).check()
    // Nothing is left of the category before.
    await expect(entries(page).filter({ hasText: label })).not.toHaveCount(0)
    await expect(entries(page).filter({ hasNotText: label })).toHaveCount(0)
    const count = await entries(page).count()
    await expect(itemCount(page)).toHaveText(`${count} ${count === 1 ? 'item' : 'items'}`)
    inAll += count
  }
  expect(inAll).toBe(20)
})

test('ENC-04 ENC-07 ENC-08 entries show title, description, category and price; quick tips stand below; and where nothing was found it says so', async ({
  page,
}) => {
  await openEncyclopedia(page)
  await expect(entries(page)).toHaveCount(20)
  for (const row of await entries(page).all()) {
    await expect(row.getByRole('heading', { level: 3 })).not.toBeEmpty()
    const texts = await row.locator('p').allInnerTexts()
    expect(texts[0]?.length).toBeGreaterThan(30)
    expect(texts[1]).toMatch(new RegExp(`^(${LABELS.join('|')})\\s+\\S+`))
    expect(texts[1]).toMatch(/\$\d|[Ff]ree|[Nn]o |[Nn]othing/)
  }
  await expect(page.getByRole('heading', { level: 2, name: 'Quick Tips' })).toBeVisible()
  await expect(page.getByText('Get fitted before buying')).toBeVisible()
  await expect(page.getByText('Try before you buy')).toBeVisible()
  await expect(page.getByText('Focus on forgiveness over looks')).toBeVisible()
  await expect(page.getByText('Consider used clubs for value')).toBeVisible()

  await category(page, 'Putters').check()
  await searchBox(page).fill('zzzzzzzz')
  await expect(page.getByRole('heading', { name: 'No equipment found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or category filter')).toBeVisible()
  await expect(itemCount(page)).toHaveText('0 items')
  await page.getByRole('button', { name: 'Show all entries' }).click()
  await expect(entries(page)).toHaveCount(20)
  await expect(searchBox(page)).toBeFocused()
  await expect(page).toHaveURL('/encyclopedia')
})

test('ENC-05 ENC-06 opens an entry with every section, a drawing and its sources, and comes back to the list where it was, by the button and by Back', async ({
  page,
}) => {
  await openEncyclopedia(page)
  for (const isBack of [false, true]) {
    const link = entry(page, 'Mallet Putters')
    await link.scrollIntoViewIfNeeded()
    const before = (await link.boundingBox())?.y
    await link.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Mallet Putters' })).toBeFocused()
    await expect(page).toHaveURL('/encyclopedia?topic=mallet-putters')
    await expect(page).toHaveTitle('Mallet Putters · Bagwise')
    await expect(link).toBeHidden()
    await expectWholeArticle(page, 'Mallet Putters')
    if (isBack) await page.goBack()
    else await page.getByRole('button', { name: 'Close Mallet Putters' }).click()
    await expect(link).toBeFocused()
    await expect(page).toHaveURL('/encyclopedia')
    await expect.poll(async () => (await link.boundingBox())?.y).toBe(before)
  }

  await entry(page, 'Driver').press('Enter')
  await expectWholeArticle(page, 'Driver')
  const shown = article(page, 'Driver')
  await expect(shown.getByRole('heading', { level: 3 })).toHaveText([
    'Overview',
    'Purpose',
    'Key Specifications',
    'Key Features',
    'When to Use',
    'Price Range',
    'Popular Brands',
    'Pro Tips',
    'Common Mistakes to Avoid',
    'Pro Insights',
    'Related Topics',
    'Sources',
  ])
  await expect(shown.getByRole('img', { name: 'The face of a driver from the front' })).toBeVisible()
  await expect(shown.getByRole('term').first()).toHaveText('Loft')
  await expect(shown.getByRole('definition').first()).toContainText('degrees')
  await shown.getByRole('link', { name: 'Source 2', exact: true }).first().click()
  await expect(shown.locator('li:focus')).toContainText('Bagwise')
  await expect(page).toHaveURL('/encyclopedia?topic=driver')
})

test('ENC-05 ENC-12 one close goes back over all articles that led from one to the next, and neither searching nor reading makes a call', async ({
  page,
}) => {
  await openEncyclopedia(page)
  await expect(itemCount(page)).toHaveText('20 items')
  await page.waitForLoadState('networkidle')
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url())
  })
  await searchBox(page).fill('flex')
  await expect(itemCount(page)).not.toHaveText('20 items')
  await entry(page, 'Shaft Flex').click()
  await article(page, 'Shaft Flex').getByRole('link', { name: 'Driver', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Driver' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expectWholeArticle(page, 'Shaft Flex')
  await page.goForward()
  await page.getByRole('button', { name: 'Close Driver' }).click()
  await expect(page).toHaveURL('/encyclopedia?search=flex')
  await expect(searchBox(page)).toHaveValue('flex')
  await expect(article(page, 'Driver')).toHaveCount(0)
  // Forward opens it again, and it closes as before.
  await page.goForward()
  await expectWholeArticle(page, 'Shaft Flex')
  await page.getByRole('button', { name: 'Close Shaft Flex' }).click()
  await expect(page).toHaveURL('/encyclopedia?search=flex')
  expect(calls).toEqual([])
})

test('ENC-09 another search or category closes the open entry, and who typed goes on typing', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await openEncyclopedia(page, 'topic=compression&search=ball&category=technology')
  await expectWholeArticle(page, 'Ball Compression')
  await expect(searchBox(page)).toHaveValue('ball')
  await expect(category(page, 'Technology')).toBeChecked()
  await expect(entry(page, 'Ball Compression')).toHaveAttribute('aria-current', 'true')

  await searchBox(page).fill('balls')
  await expect(article(page, 'Ball Compression')).toHaveCount(0)
  await expect(searchBox(page)).toBeFocused()
  await expect(page).toHaveURL('/encyclopedia?search=balls&category=technology')

  await entry(page, 'Ball Compression').click()
  await expectWholeArticle(page, 'Ball Compression')
  await category(page, 'All Categories').check()
  await expect(article(page, 'Ball Compression')).toHaveCount(0)
  await expect(page).toHaveURL('/encyclopedia?search=balls')
})

for (const [where, width] of [
  ['on a phone', 320],
  ['beside the list on a desktop', 1280],
] as const) {
  test(`an article ${where} has no accessibility fault`, { tag: EXHAUSTIVE }, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await openEncyclopedia(page, 'topic=bounce-angle&search=bounse')
    await expectWholeArticle(page, 'Bounce Angle')
    await expect(page.locator('mark').first()).toBeAttached()
    await expectAccessible(page, 'an article', [width])
  })
}

test('the list on a phone, with found words, has no accessibility fault', { tag: EXHAUSTIVE }, async ({ page }) => {
  await openEncyclopedia(page)
  await searchBox(page).fill('bounse')
  await expect(entry(page, 'Bounce Angle').locator('mark').first()).toBeVisible()
  await expectAccessible(page, 'the list with found words', [320])
})

test('an empty result on a phone has no accessibility fault', { tag: EXHAUSTIVE }, async ({ page }) => {
  await openEncyclopedia(page, 'search=zzzzzzzz')
  await expect(page.getByRole('heading', { name: 'No equipment found' })).toBeVisible()
  await expectAccessible(page, 'an empty result', [320])
})

test(
  'has the numbers of an article in metric units for a golfer who reads them, not those of its sources',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await golfer.store({ preferredUnits: 'metres' })
    await openEncyclopedia(page, 'topic=club-gapping')
    await expect(article(page, 'Club Gapping')).toContainText('Common advice is 9 to 14 m between full swings.')
    await expect(article(page, 'Club Gapping')).not.toContainText(/\d yards|\d mph/)
    await openEncyclopedia(page, 'topic=grip-fitting')
    await expectWholeArticle(page, 'Grip Fitting')
    await expect(article(page, 'Grip Fitting')).toContainText('Under 18 cm counts as small')
  },
)

test('an address that names no topic shows them all and says so', { tag: EXHAUSTIVE }, async ({ page }) => {
  await openEncyclopedia(page, 'topic=moon')
  await expect(page.getByText("That page doesn't exist. Here's everything.")).toBeVisible()
  await expect(entries(page)).toHaveCount(20)
})
