import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './setup/paths.mjs'

const SOURCES = globSync('{web/src,golf/src,content/src,contract/src,server/src}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/*.test.*'],
})

/** The plan for the bag, the one place that decides what to buy. */
const PLACE = /^golf\/src\/one-bag\//
/** A purchase as an object, whatever its fields; not a label by kind, nor a comparison. */
const PURCHASE = /\bkind:\s*(?:[^,;{}()]*\?\s*[^,;{}()]*)?['"`]buy['"`]/

it('lets only the plan for the bag say what to buy', () => {
  expect(SOURCES.length).toBeGreaterThan(500)
  const buying = SOURCES.filter((file) => PURCHASE.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(buying.filter((file) => PLACE.test(file))).not.toEqual([])
  expect(buying.filter((file) => !PLACE.test(file))).toEqual([])
})
