import { recordAnnouncements } from '../support/accessible.ts'
import { calculate, DRIVER_204_IRON_132_WEDGE_90, editDistance } from '../support/calculator.ts'
import { FULL_BAG, open as openDistances, openByFixedRule, store } from '../support/gapping.ts'
import { advise, answer, changeShot, choice, openShot, storeBag, strip } from '../support/shot.ts'
import { openAllParts } from '../support/parts.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

test(
  'the distances are spoken with their units, where they come from and what the gaps mean',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, FULL_BAG)
    await openByFixedRule(page)
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Gapping Score" [level=2]
    - paragraph: 69 / 100
  `)
    await expect(page.locator('li[data-club="3-hybrid"]')).toMatchAriaSnapshot(`
    - listitem:
      - text: 190 yards
      - button "3-Hybrid"
      - text: 19° Measured
      - button "Edit 3-Hybrid distance"
      - paragraph: 24 yard gap, too large
  `)
    await expect(page.locator('li[data-club="5-iron"]')).toMatchAriaSnapshot(`
    - listitem:
      - text: /166 yards, estimated, plus or minus \\d+/
      - button "5-Iron"
      - text: 25° Estimated
      - button "Edit 5-Iron distance"
      - paragraph: 9 yard gap
  `)
  },
)

test(
  'the ladder of the bag says its finding, and its numbers are in a list',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, FULL_BAG)
    await openDistances(page)
    await expect(page.getByRole('img', { name: 'Yardage ladder' })).toHaveAccessibleName(
      'Yardage ladder: 13 clubs from Driver 224 to Lob Wedge 66 yards. 3 of them are estimated. 5-Wood and 3-Hybrid are only 3 yards apart. No club between 3-Hybrid and 5-Iron: 24 yard gap.',
    )
    await expect(page.getByRole('button', { name: 'Edit Driver distance' })).toBeVisible()
  },
)

test(
  'the advice for a shot is read by the focus, what changes it is announced once, and its drawings say their finding',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBag(golfer)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openShot(page, 'distance=165&hazards=ob-left')
    const heard = await recordAnnouncements(page)
    const answers = async () => (await heard()).filter((text) => text.includes('plays like'))
    await expect(strip(page).locator('output')).toHaveText(/165 plays like/)
    await advise(page)
    await expect(answer(page)).toBeFocused()
    await expect(answer(page)).toHaveAccessibleName(/^\d-(Iron|Hybrid)\. 165 plays like \d+ yards\.$/)
    const before = (await answers()).length

    await changeShot(page)
    await expect(strip(page).locator('output')).toHaveText(/165 plays like/)
    await choice(page, 'Ball lie', 'Rough').check()
    // Once, when the input rests, however many answers there were on the way.
    await expect
      .poll(async () => (await answers()).slice(before).at(-1))
      .toMatch(/^\d-(Iron|Hybrid|Wood)\. 165 plays like 1[7-9]\d yards\.$/)
    await advise(page)
    await openAllParts(page)
    const drawings = await page.getByRole('main').getByRole('img').all()
    expect(drawings.length).toBeGreaterThan(0)
    for (const drawing of drawings) await expect(drawing).toHaveAccessibleName(/\w+ .*\d/)
  },
)

test(
  'calculated distances are read from their heading on, and one that is edited is announced once',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    await page.goto('/distance-calculator')
    await expect(page.getByRole('button', { name: 'Calculate Distances' })).toBeVisible()
    const heard = await recordAnnouncements(page)
    await calculate(page, DRIVER_204_IRON_132_WEDGE_90)
    await expect(page.getByRole('heading', { name: 'Your Club Distances' })).toBeFocused()
    await expect(page.getByRole('button', { name: '204 yards Edit Driver distance' })).toBeVisible()
    await editDistance(page, '7-Iron', '134')
    const ofSevenIron = async () => (await heard()).filter((text) => text.includes('7-Iron'))
    await expect.poll(ofSevenIron).toEqual([expect.stringMatching(/^7-Iron 134\. \d+ estimates followed\./)])
  },
)
