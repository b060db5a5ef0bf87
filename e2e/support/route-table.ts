import { readFileSync } from 'node:fs'

const ROUTE_TABLE = new URL('../../web/src/routes.tsx', import.meta.url)

/** Every address of the site map, as it is written there, so that no page can be forgotten in a test of all of them. */
export const ROUTES: readonly string[] = [...readFileSync(ROUTE_TABLE, 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(
  ([, path = '']) => (path === '*' ? '/nowhere' : `/${path.replace(/^\//, '')}`),
)
