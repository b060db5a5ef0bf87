import { readFileSync } from 'node:fs'
import { sweep } from './sweep.ts'

const ROUTE_TABLE = new URL('../../web/src/routes.tsx', import.meta.url)

/** Every address in the route table, so that sweeps cannot miss a page. */
export const ROUTES: readonly string[] = [...readFileSync(ROUTE_TABLE, 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(
  ([, path = '']) =>
    path === '*'
      ? '/nowhere'
      : `/${path.replace(/^\//, '').replace(':club', '7-iron').replace(':course', 'way~1').replace(':hole', '1')}`,
)

/** One route of each kind: home, a ladder, a form with an answer, a wizard, an article, a profile, an unknown address. */
const ONE_OF_EACH_KIND = [
  '/',
  '/distances',
  '/shot-advisor',
  '/beginner-builder',
  '/encyclopedia',
  '/profile',
  '/nowhere',
] as const

/** The routes that a sweep visits. */
export const SWEPT_ROUTES = sweep(ROUTES, ONE_OF_EACH_KIND)

/** The pages of SHL-05 to SHL-08 that need an account, with the heading that a golfer reads there. */
export const TOOL_PAGES = [
  { path: '/equipment-fitting', heading: 'Equipment Fitting' },
  { path: '/distance-calculator', heading: 'Distance Calculator' },
  { path: '/shot-advisor', heading: 'Shot Advisor' },
  { path: '/swing-analyzer', heading: 'Swing Analyzer' },
  { path: '/distances', heading: 'Distances' },
  { path: '/recommendations', heading: 'Equipment Recommendations' },
  { path: '/beginner-builder', heading: 'Starter Sets' },
  { path: '/ball-matching', heading: 'Ball Matching' },
  { path: '/encyclopedia', heading: 'Equipment Encyclopedia' },
  { path: '/profile', heading: 'Jamie Ortega' },
] as const
