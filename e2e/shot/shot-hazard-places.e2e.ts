import type { Locator, Page } from '@playwright/test'
import { sheet } from '../support/gapping.ts'
import {
  advise,
  answer,
  changeShot,
  choice,
  closeMore,
  more,
  moreLine,
  openMore,
  openPart,
  openShot,
} from '../support/shot.ts'
import { situation, storeBag, strip } from '../support/shot.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const hazard = (page: Page, name: string): Locator => page.getByRole('checkbox', { name, exact: true })
const toReach = (page: Page, name: string): Locator => placeField(page, name, 'To reach')
const toClear = (page: Page, name: string): Locator => placeField(page, name, 'To clear')
const club = (page: Page): Locator => answer(page).getByRole('heading', { level: 2 })

function placeField(page: Page, name: string, label: string): Locator {
  return page.getByRole('group', { name, exact: true }).getByRole('textbox', { name: label })
}

test('ADV-35 places a hazard that has yards to reach and to clear, and says where a usual place is assumed', async ({
  page,
  golfer,
}) => {
  await storeBag(golfer)
  await openShot(page, 'distance=150')
  await openMore(page)
  await expect(page.getByRole('textbox', { name: 'To clear' })).toHaveCount(0)
  await hazard(page, 'Water front').check()
  await expect(page.getByText('Leave empty and we assume the usual place.')).toBeVisible()
  await closeMore(page)
  await advise(page)
  await expect(await openPart(page, 'How we worked it out')).toContainText('we assume the usual place')

  await changeShot(page)
  await openMore(page)
  await toReach(page, 'Water front').fill('115')
  await toClear(page, 'Water front').fill('138')
  await expect(page.getByText('Leave empty and we assume the usual place.')).toHaveCount(0)
  await closeMore(page)
  await advise(page)
  await expect(sheet(page, 'Why this club')).toContainText(/carries the water by 12 \(you said 138 to carry\)/)
  await expect(page.locator('main')).not.toContainText('we assume the usual place')
  await expect(situation(page)).toContainText('Water front, 115 to 138 yd')
  await expect(page.getByRole('img', { name: /Water in front, from 115 to 138 yards\./ })).toBeVisible()

  await page.reload()
  await expect(situation(page)).toContainText('Water front, 115 to 138 yd')
})

test(
  'ADV-36 keeps the old place of a hazard and says at the field what is wrong, and the advice stays',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBag(golfer)
    await openShot(page, 'distance=150&hazards=water-front-115-138&advice=yes')
    await expect(club(page)).toHaveText('6-Iron')
    await changeShot(page)
    await openMore(page)
    for (const [text, hint] of [
      ['-5', 'Type a whole number from 1 to 600 yards. Still 138 yards.'],
      ['100', 'It must end after it begins: type more than 115 yards. Still 138 yards.'],
      ['115', 'It must end after it begins: type more than 115 yards. Still 138 yards.'],
    ] as const) {
      await toClear(page, 'Water front').fill(text)
      await toClear(page, 'Water front').blur()
      await expect(toClear(page, 'Water front')).toHaveAccessibleDescription(hint)
      await expect(page.locator('main')).toContainText('6-Iron')
      await expect(page).toHaveURL(/hazards=water-front-115-138/)
    }
    await toClear(page, 'Water front').fill('120')
    await expect(page).toHaveURL(/hazards=water-front-115-120/)
    await expect(toClear(page, 'Water front')).not.toHaveAttribute('aria-invalid')

    // Wholly behind the target: the club is the one without any hazard.
    await toReach(page, 'Water front').fill('')
    await toClear(page, 'Water front').fill('280')
    await toReach(page, 'Water front').fill('240')
    await expect(page).toHaveURL(/hazards=water-front-240-280/)
    await closeMore(page)
    await expect(strip(page)).toContainText('6-Iron')
    await advise(page)
    await expect(club(page)).toHaveText('6-Iron')
    await expect(situation(page)).toContainText('Water front, 240 to 280 yd')
    await changeShot(page)
    await openMore(page)
    await hazard(page, 'Water front').uncheck()
    await closeMore(page)
    await expect(moreLine(page)).toContainText('no hazards')
    await expect(strip(page)).toContainText('6-Iron')
  },
)

test(
  'ADV-34 asks from the tee for the fairway’s width and where hazards lie, which the tee’s quick situation fills in',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBag(golfer)
    await openShot(page)
    const width = page.getByRole('textbox', { name: 'Fairway width' })
    await openMore(page)
    await expect(width).toHaveCount(0)
    await more(page).getByRole('button', { name: 'Windy Tee Shot' }).click()
    await expect(width).toHaveValue('30')
    await expect(toReach(page, 'Water front')).toHaveValue('225')
    await expect(toClear(page, 'Water front')).toHaveValue('240')
    await expect(toReach(page, 'Bunker left')).toHaveValue('185')
    await width.fill('9')
    await width.blur()
    await expect(width).toHaveAccessibleDescription('Type a whole number from 10 to 100 yards. Still 30 yards.')
    const onFairway = async (yards: string) => {
      await width.fill(yards)
      await closeMore(page)
      await advise(page)
      await expect(situation(page)).toContainText(`Fairway ${yards} yd wide`)
      await expect(sheet(page, 'Where it finishes')).toContainText(/fairway \d+ in 100/)
      const text = await sheet(page, 'Where it finishes').innerText()
      await changeShot(page)
      await openMore(page)
      return Number(/fairway (\d+) in 100/.exec(text)?.[1])
    }
    const wide = await onFairway('24')
    expect(wide).toBeGreaterThan(0)
    await expect(page).toHaveURL(/fairway=24/)
    expect(await onFairway('12')).toBeLessThan(wide)
  },
)

test(
  'ADV-38 aims towards the middle of the green from a pin at its side',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBag(golfer)
    await openShot(page, 'distance=108')
    await expect(strip(page)).toContainText('Aim at the pin.')
    await openMore(page)
    await choice(page, 'Pin across the green', 'Left').check()
    await closeMore(page)
    await expect(strip(page)).toContainText(/Aim \d yards right of the pin\./)
    await advise(page)
    await expect(answer(page)).toContainText(/Aim \d yards right of the pin\./)
    await expect(situation(page)).toContainText('Pin middle left')
    await changeShot(page)
    await openMore(page)
    await choice(page, 'Pin across the green', 'Right').check()
    await closeMore(page)
    await expect(strip(page)).toContainText(/Aim \d yards left of the pin\./)
  },
)

test('takes the places of hazards in metres', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await storeBag(golfer, { units: 'metres' })
  await openShot(page, 'distance=150&hazards=water-front-115-138&advice=yes')
  await expect(situation(page)).toContainText('Water front, 105 to 126 m')
  await changeShot(page)
  await openMore(page)
  await expect(toClear(page, 'Water front')).toHaveValue('126')
  await toClear(page, 'Water front').fill('120')
  await expect(page).toHaveURL(/hazards=water-front-115-131/)
})
