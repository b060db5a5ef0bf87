import { join } from 'node:path'
import { fileChooserOf } from '../../../../e2e/support/file-chooser.ts'
import { ROOT } from '../../../setup/paths.mjs'
import type { Journey } from './journeys.ts'

const MAP_FILE = join(ROOT, 'golf', 'reference', 'courses', 'us-augusta.geojson')

/** Of a course that the device keeps: what a golfer looks at on the tee. */
export const courseJourneys: readonly Journey[] = [
  {
    screen: 'course',
    go: async ({ page, open, tap }) => {
      const picture = (hole: number) => page.getByRole('img', { name: new RegExp(`^Hole ${hole}\\.`) })
      const next = page.getByRole('link', { name: /^Next hole/ })
      await open('/courses', page.getByRole('button', { name: 'Choose a file' }))
      const chooser = await fileChooserOf(page, () => page.getByRole('button', { name: 'Choose a file' }).click())
      await chooser.setFiles(MAP_FILE)
      await page.getByRole('heading', { name: 'Holes' }).waitFor()
      await open(new URL(page.url()).pathname, page.getByRole('heading', { name: 'Holes' }))
      await tap('open a hole', page.getByRole('link', { name: /^Hole 12,/ }), picture(12))
      await tap('next hole', next, picture(13))
      await tap('the hole after it', next, picture(14))
    },
  },
]
