import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './setup/paths.mjs'

const PAGE_SOURCES = globSync('web/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file),
)

it('shows no default of the profile as a value: no part of the page imports them', () => {
  expect(PAGE_SOURCES.length).toBeGreaterThan(300)
  const importing = PAGE_SOURCES.filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('PROFILE_DEFAULTS'))
  expect(importing).toEqual([])
})
