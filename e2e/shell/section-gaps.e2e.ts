import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { SWEPT_ROUTES } from '../support/route-table.ts'
import { otherGaps } from '../support/section-gaps.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

/** Those of pages whose parts have come: `every-width.e2e.ts`, which opens all of them. */
test(
  'sets the sheets that stand for parts on their way as far apart',
  { tag: EXHAUSTIVE },
  async ({ page, context, server }) => {
    await signUpSampleGolfer(context, server.url)
    await page.route('**/api/profile', () => {})
    for (const path of SWEPT_ROUTES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.soft.poll(() => otherGaps(page), path).toEqual([])
    }
  },
)
