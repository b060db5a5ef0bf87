import type { Page } from '@playwright/test'
import { openLoaded, recordAnnouncements } from '../support/accessible.ts'
import { balls, openBalls, option, refresh, resultHeading } from '../support/balls.ts'
import { calculate, chooseMethod, distanceButton, resultRow } from '../support/calculator.ts'
import { goToStep, openFitting } from '../support/fitting.ts'
import { FULL_BAG, store } from '../support/gapping.ts'
import { openPart, part } from '../support/parts.ts'
import { card, setsAddress } from '../support/starter-sets.ts'
import { answerSwing, openSwing } from '../support/swing.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const main = (page: Page) => page.getByRole('main')

/** The drawings of a page say their finding in a sentence, with a number where there is one to tell. */
async function expectFindings(page: Page, findings: readonly RegExp[]): Promise<void> {
  for (const finding of findings) await expect(main(page).getByRole('img', { name: finding })).toHaveCount(1)
}

test(
  'balls are announced with the best one and its match, compared in sentences, and have their numbers as a table',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await golfer.store({ swingSpeed: 95 })
    await openBalls(page)
    await option(page, 'Preferred Feel', 'Soft').check()
    const heard = await recordAnnouncements(page)
    await refresh(page).click()
    await expect(resultHeading(page)).toBeFocused()
    await expect.poll(heard).toEqual([expect.stringMatching(/^Best for distance: \w.+\.$/)])
    await expect(balls(page).first()).toMatchAriaSnapshot(`
    - article /./:
      - paragraph: "#1"
      - heading /./ [level=3]
      - paragraph: /\\$\\d+\\.\\d\\d/dozen/
      - paragraph: /95% match. rank, not probability/
      - heading "Why This Ball?" [level=4]
  `)
    await openPart(part(page, 'Side by side'))
    await expectFindings(page, [/^Compression: .+ about \d+/, /^Spin: .+ (low|mid|high)/, /^Price: .+ \$\d+\.\d\d/])
    await page.getByText('Show numbers').click()
    await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
  },
)

test(
  'recommendations are told with their rank and reason, their count is announced, and each button says what it is for',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, FULL_BAG)
    await openLoaded(page, '/recommendations')
    const measure = 'Measure first: your 5-Iron'
    await expect(page.getByRole('article', { name: measure })).toMatchAriaSnapshot(`
    - 'article "Measure first: your 5-Iron"':
      - paragraph: /Medium Gap filler/
      - 'heading "Measure first: your 5-Iron" [level=3]'
      - paragraph: /Ten shots tell if the gap is real/
  `)
    for (const name of [`Done: ${measure}`, `Not for me: ${measure}`]) {
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    }
    const heard = await recordAnnouncements(page)
    await page.getByText('Filter', { exact: true }).click()
    await page
      .getByRole('group', { name: 'Category' })
      .getByRole('radio', { name: /Gap filler/ })
      .check()
    await expect.poll(heard).toEqual([expect.stringMatching(/^1 of \d recommendations/)])
  },
)

test(
  'starter sets are told one by one, with price, match and what is over the budget',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await page.goto(setsAddress())
    await expect(card(page, 'Callaway XR 13-Piece Set')).toMatchAriaSnapshot(`
    - article "Callaway XR 13-Piece Set":
      - paragraph: PERFECT MATCH best
      - heading "Callaway XR 13-Piece Set" [level=3]
      - paragraph:
        - text: $1,299 91% match
        - strong: over your budget by $99
      - group:
        - heading "More" [level=4]
        - text: 11 clubs included
  `)
  },
)

test(
  'a fitting is read from its heading on, and its curve says its finding and has its numbers as a table',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await golfer.store({ swingSpeed: 95 })
    await openFitting(page)
    await goToStep(page, 4)
    await expect(page.getByRole('heading', { level: 2, name: 'Recommendations' })).toBeFocused()
    await expect(page.getByRole('region', { name: 'Recommendations' })).toMatchAriaSnapshot(`
    - heading "Recommendations" [level=2]
    - paragraph: Driver loft
    - text: Rules
    - paragraph: 10.5°
    - paragraph: "Graphite shaft: regular"
    - paragraph: /95 ± 6 mph/
  `)
    await expectFindings(page, [
      /^Carry against driver loft: the specified 10\.5° carries \d+ yards, give or take \d+;/,
    ])
    await page.getByText('Show numbers').click()
    await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
  },
)

test(
  'a swing analysis is read from its first cause on, and its drawings say where ball, path and face go',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await openSwing(page)
    await answerSwing(page, { misses: ['Push-slice'] })
    const cause = page.getByRole('region', { name: 'A grip that leaves the face open' })
    await expect(cause).toBeFocused()
    await expect(cause).toMatchAriaSnapshot(`
    - region "A grip that leaves the face open":
      - paragraph: Look at this first
      - text: Rules
      - heading "A grip that leaves the face open" [level=2]
      - paragraph: /An open face sends the ball away from you/
  `)
    await openPart(part(page, 'Your ball flight'))
    await openPart(part(page, 'Likely causes, in order'))
    await expectFindings(page, [
      /^The ball starts on line and flies straight\. The club swings along/,
      /^The ball starts away from you and curves away from you\. The club swings along .+, its face looks away from you\.$/,
    ])
    await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Likely causes, in order" [level=2]
    - list:
      - listitem:
        - group:
          - heading "A grip that leaves the face open" [level=3]
          - text: Likely
  `)
  },
)

test('a yardage card is read row by row, estimates by their name', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await store(golfer, FULL_BAG)
  await openLoaded(page, '/yardage-card')
  await expect(page.getByRole('table').first()).toMatchAriaSnapshot(`
    - table "Still air, 70°F, carry, yards":
      - rowgroup:
        - row "Club Carry ¾ ½"
      - rowgroup:
        - row "Driver 224 168 112":
          - rowheader "Driver"
          - cell "224"
        - row "3-Wood 204 153 102"
        - row "5-Wood 193 yards, estimated, plus or minus 6 145 97"
  `)
  await expect(page.getByRole('row', { name: 'Pitching Wedge 111 83 56' })).toBeVisible()
})

test(
  'an estimate like me is told with its plus or minus, and choosing it is announced',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await page.goto('/distance-calculator')
    await calculate(page, { '7-Iron': '145' })
    await chooseMethod(page, 'Classic')
    const heard = await recordAnnouncements(page)
    await chooseMethod(page, 'Like me')
    const ofTheMethod = async () => (await heard()).filter((text) => text !== 'Saved')
    await expect.poll(ofTheMethod).toEqual(['The ± holds for about 4 golfers in 5.'])
    await expect(distanceButton(page, 'Driver')).toHaveAccessibleName(
      /^\d+ yards, estimated, plus or minus \d+ Edit Driver distance$/,
    )
    await expect(resultRow(page, 'Driver')).toMatchAriaSnapshot(`
    - listitem:
      - text: "1"
      - button /^\\d+ yards, estimated, plus or minus \\d+ Edit Driver distance$/
      - link "Driver":
        - /url: /clubs/driver
      - text: Estimated
  `)
  },
)
