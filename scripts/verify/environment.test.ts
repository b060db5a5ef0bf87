import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../setup/paths.mjs'
import { testEnvironment } from './environment.ts'

it('hands none of the settings of the operator to a test, whichever there are', () => {
  const settings = readFileSync(join(ROOT, '.env.example'), 'utf8').match(/^#?[A-Z_]+(?==)/gm) ?? []
  const names = settings.map((setting) => setting.replace('#', ''))
  expect(names.length).toBeGreaterThan(25)
  const environment = testEnvironment()
  expect(names.filter((name) => environment[name] !== '')).toEqual([])
})
