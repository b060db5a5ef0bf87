import { box, drawnItems } from '../../golf/reference/drawn-map.ts'
import type { Drawn } from '../../golf/reference/drawn-map.ts'
import { osmXmlOf } from '../../golf/reference/map-texts.ts'
import { keptChoices, openFile, picture } from '../support/courses.ts'
import { expect, test } from '../support/test.ts'

/** Four holes side by side within an outline: one in its middle, one that leaves it, one 4 and one 6 yards beside it. */
function meadowFile() {
  const hole = (ref: string, x: number, y: number): Drawn => ({
    tags: { golf: 'hole', ref },
    line: [
      [x, 0],
      [x, y],
    ],
  })
  const items = drawnItems([
    { tags: { leisure: 'golf_course', name: 'Old Meadow' }, area: box(0, 180, 300, 300) },
    hole('1', 0, 380),
    hole('2', 100, 520),
    hole('3', -296, 380),
    hole('4', 294, 380),
  ])
  return { name: 'meadow.osm', mimeType: 'text/xml', buffer: Buffer.from(osmXmlOf(items)) }
}

test('HOL-10 the outline is out of bounds, assumed and dashed, until one tap takes it away, and never on a hole that it cuts or comes within 5 yards of', async ({
  page,
  golfer: _golfer,
}) => {
  await page.goto('/courses')
  await openFile(page, meadowFile())
  await page.waitForURL(/\/courses\/[^/]+$/)
  const course = new URL(page.url()).pathname
  const said = page.getByText(/^Assumed, dashed in the picture: .*the boundary as out of bounds\.$/)
  const outline = page.getByRole('switch', { name: 'The course boundary is out of bounds' })
  // White stakes are dashes; the ground behind them is hatched.
  const stakes = picture(page).locator('path[fill="none"][stroke="var(--color-sheet)"][stroke-dasharray]')
  const hatched = picture(page).locator('path[fill$="-out)"]')
  const counts = async (isOut: boolean) => {
    await expect(page.getByText(/^Assumed, dashed in the picture: /)).toBeVisible()
    await expect(said).toHaveCount(isOut ? 1 : 0)
    await expect(stakes).toHaveCount(isOut ? 1 : 0)
    await expect(hatched).toHaveCount(isOut ? 1 : 0)
  }
  await page.goto(`${course}/holes/1`)
  await counts(true)
  for (const number of [2, 3]) {
    await page.goto(`${course}/holes/${number}`)
    await counts(false)
    await expect(outline).toHaveCount(0)
  }

  await page.goto(`${course}/holes/4`)
  await counts(true)
  await page.getByRole('button', { name: 'Type it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Where is your ball?' })
  await dialog.getByRole('textbox', { name: 'To the middle of the green' }).fill('150')
  await dialog.getByRole('radio', { name: 'Right' }).check()
  await dialog.getByRole('textbox', { name: 'How far off line' }).fill('20')
  await dialog.getByRole('button', { name: 'Put the ball there' }).click()
  const isOut = page.getByText('Out of bounds: stroke and distance. Play again from where you were.')
  await expect(isOut).toBeVisible()
  await expect(outline).toBeChecked()
  await outline.click()
  await expect(outline).not.toBeChecked()
  await counts(false)
  await expect(isOut).toHaveCount(0)
  await expect.poll(() => keptChoices(page)).not.toEqual([])
  await page.reload()
  await counts(false)
  await outline.click()
  await counts(true)
})
