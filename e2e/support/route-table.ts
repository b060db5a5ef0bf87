import { readFileSync } from 'node:fs'
import { sweep } from './sweep.ts'

const ROUTE_TABLE = new URL('../../web/src/routes.tsx', import.meta.url)

/** Every address in the route table, so that sweeps cannot miss a page. */
export const ROUTES: readonly string[] = [...readFileSync(ROUTE_TABLE, 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(
  ([, path = '']) => (path === '*' ? '/nowhere' : `/${path.replace(/^\//, '')}`),
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
