import type { Page } from '@playwright/test'
import { expectAccessible, openLoaded } from '../support/accessible.ts'
import { chooseMethod, distanceButton, results, showAllClubs, typeReferences } from '../support/calculator.ts'
import { FULL_BAG, open as openDistances, store } from '../support/gapping.ts'
import { SWEPT_ROUTES } from '../support/route-table.ts'
import { saveImport } from '../support/shot-files.ts'
import { answer, openShot, startTournament } from '../support/shot.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'
import { quickLink } from '../support/quick-links.ts'

const PHONE = { width: 390, height: 844 }
/** The pages that wait for a profile. */
const GOLFER_ROUTES = SWEPT_ROUTES.filter((path) => !['/privacy', '/nowhere'].includes(path))

/** Types a distance into a row that is not open yet, and confirms it. */
async function edit(page: Page, club: string, text: string): Promise<void> {
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: `Edit ${club} distance` }).click()
  await page.getByRole('textbox', { name: `${club} carry` }).fill(text)
  await page.keyboard.press('Enter')
}

test(
  'distances are accessible with a fault, while an edit waits and when one was refused',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    test.slow()
    await store(golfer, FULL_BAG)
    await openDistances(page)
    await edit(page, '6-Iron', '999')
    await expect(page.getByRole('textbox', { name: '6-Iron carry' })).toHaveAccessibleDescription(/\d/)
    await expectAccessible(page, 'a row with a fault')
    await page.keyboard.press('Escape')

    let isOffline = true
    await page.route('**/api/profile', (route) => {
      const { method, postData } = { method: route.request().method(), postData: route.request().postData() }
      if (method === 'PATCH' && isOffline) return route.abort('internetdisconnected')
      // A page of another version might send what this server refuses.
      const refused = postData?.replace('"value":{"distance":158', '"value":{"distance":999')
      return route.continue(refused === undefined ? {} : { postData: refused })
    })
    await edit(page, '6-Iron', '158')
    await expect(page.locator('header').getByRole('status')).toContainText('3 changes waiting')
    await expectAccessible(page, 'an edit that waits')

    isOffline = false
    const refusal = page.getByRole('region', { name: 'About your changes' }).getByRole('alert')
    await page.reload()
    await expect(refusal).toContainText('Not saved:')
    // Its echo near the thumb is said once.
    await page.reload()
    await expect(refusal).toContainText('Not saved:')
    await expect(page.getByRole('heading', { level: 1, name: 'Distances' })).toBeVisible()
    await expect(page.getByText('Loading your distances')).toHaveCount(0)
    await expectAccessible(page, 'an edit that was refused')
  },
)

test(
  'calculated distances are accessible with a fault, like me, and with the question before replacing',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    test.slow()
    await store(golfer, FULL_BAG)
    await openLoaded(page, '/distance-calculator')
    await showAllClubs(page)
    await distanceButton(page, '9-Iron').click()
    await results(page).getByRole('textbox', { name: '9-Iron carry' }).fill('999')
    await page.keyboard.press('Enter')
    await expectAccessible(page, 'a calculated row with a fault')
    await page.keyboard.press('Escape')
    await chooseMethod(page, 'Like me')
    await expect(page.getByText('plus or minus').first()).toBeAttached()
    await expectAccessible(page, 'estimates like me')
    await typeReferences(page, { Driver: '204', '7-Iron': '132' })
    await page.getByRole('button', { name: 'Calculate Distances' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'the question before replacing')
  },
)

test('a notice with a way back is accessible', { tag: EXHAUSTIVE }, async ({ page, golfer: _signedIn }) => {
  await saveImport(page)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectAccessible(page, 'a notice with a way back', [1280])
})

test(
  'a shot with everything open, one in a tournament, a card for tournaments and a page that failed are accessible',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    test.slow()
    await store(golfer, FULL_BAG)
    await openLoaded(page, '/shot-advisor?distance=165&hazards=ob-left&advice=yes')
    const closed = page.locator('main details:not([open]) > summary').filter({ visible: true })
    await expect(closed.first()).toBeVisible()
    while ((await closed.count()) > 0) await closed.first().click()
    await expectAccessible(page, 'an advice with everything open', [320, 1280])
    await page.setViewportSize(PHONE)
    await openShot(page, 'distance=390')
    await startTournament(page)
    await expect(answer(page)).toBeVisible()
    await expectAccessible(page, 'a shot in tournament mode', [320, 412, 1280])
    await openLoaded(page, '/yardage-card')
    await page.getByRole('switch', { name: 'Tournament mode' }).check()
    await expectAccessible(page, 'a card for tournaments', [412])

    await openLoaded(page, '/')
    await page.route('**/assets/balls-screen*.js', (route) => route.abort())
    await (await quickLink(page, 'Ball Matching')).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible()
    await expectAccessible(page, 'a page that failed')
  },
)

test('a sign-in that was refused is accessible', { tag: EXHAUSTIVE }, async ({ page }) => {
  await page.goto('/?dialog=sign-in')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('nobody@example.com')
  await dialog.getByLabel('Password', { exact: true }).fill('not-this-one')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await expectAccessible(page, 'a sign-in that was refused')
})

test(
  'every page is accessible while its profile is on the way',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    test.slow()
    await page.route('**/api/profile', () => {})
    for (const path of GOLFER_ROUTES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, `${path} while it waits`, [320])
    }
  },
)

test(
  'every page is accessible to a golfer who asks for more contrast',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    test.slow()
    await store(golfer, FULL_BAG)
    await page.emulateMedia({ contrast: 'more' })
    for (const path of SWEPT_ROUTES) {
      await openLoaded(page, path)
      await expectAccessible(page, `${path} with more contrast`, [320])
    }
  },
)
