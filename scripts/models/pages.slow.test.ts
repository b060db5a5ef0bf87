import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../setup/paths.mjs'
import { PAGES } from './pages.ts'

/** Fine steps take a while on a busy machine. */
const PATIENCE_MS = 120_000

it.each(PAGES)(
  '$path is what code and data say: run npm run docs',
  ({ path, write }) => {
    expect(readFileSync(join(ROOT, path), 'utf8')).toBe(write())
  },
  PATIENCE_MS,
)
