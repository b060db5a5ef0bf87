import { openMap } from '../open-map.ts'
import type { Journey } from './journeys.ts'

/** Of a course that the device keeps: what a golfer looks at on the tee. */
export const courseJourneys: readonly Journey[] = [
  {
    screen: 'course',
    go: async ({ page, open, tap }) => {
      const picture = (hole: number) => page.getByRole('img', { name: new RegExp(`^Hole ${hole}\\.`) })
      const next = page.getByRole('link', { name: /^Next hole/ })
      await open('/courses', page.getByRole('button', { name: 'Choose a file' }))
      await openMap(page)
      await open(new URL(page.url()).pathname, page.getByRole('heading', { name: 'Holes' }))
      await tap('open a hole', page.getByRole('link', { name: /^Hole 12,/ }), picture(12))
      await tap('next hole', next, picture(13))
      await tap('the hole after it', next, picture(14))
    },
  },
]
