import { readFileSync } from 'node:fs'
import { sweep } from './sweep.ts'

/** Nobody has it, unless a sweep stores one. */
export const SWEPT_ROUND = '00000000-0000-4000-8000-000000000001'
/** Nobody has it: the screen of a hole asks for a tap after 30 seconds, which no sweep gives it. */
const UNKNOWN_ROUND = '00000000-0000-4000-8000-000000000002'

const ROUTE_TABLE = new URL('../../web/src/routes.tsx', import.meta.url)
/** The pages of rounds share one route. */
const PLAY_PAGES = new URL('../../web/src/features/play/play-screens.tsx', import.meta.url)

const pathsIn = (file: URL, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, path = '']) => path)

/** Every address in the route table, so that sweeps cannot miss a page. */
export const ROUTES: readonly string[] = pathsIn(ROUTE_TABLE, /\bpath: '([^']+)'/g)
  .flatMap((path) => (path === 'play/*' ? pathsIn(PLAY_PAGES, /^ {2}\['([^']+)', \w+\],$/gm) : path))
  .map((path) =>
    path === '*'
      ? '/nowhere'
      : `/${path
          .replace(/^\//, '')
          .replace(':club', '7-iron')
          .replace(':course', 'way~1')
          .replace(':round', path.endsWith(':hole') ? UNKNOWN_ROUND : SWEPT_ROUND)
          .replace(':hole', '1')}`,
  )

/** One route of each kind: home, a ladder, a form with an answer, a wizard, a card, an article, a profile, an unknown address. */
const ONE_OF_EACH_KIND = [
  '/',
  '/distances',
  '/shot-advisor',
  '/beginner-builder',
  `/play/${SWEPT_ROUND}/card`,
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
