import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { IS_WHOLE_SWEEP } from '../../golf/reference/sweep-size.ts'
import { ROOT } from '../setup/paths.mjs'
import { PAGES } from './pages.ts'

/** Fine steps take a while on a busy machine. */
const PATIENCE_MS = 120_000
/** Thousands of simulated golfers, half a minute: `npm run test:exhaustive` has them too. */
const SIMULATED: readonly string[] = ['docs/models/shot-memory.md', 'docs/models/strokes-gained.md']

it.each(PAGES.filter(({ path }) => IS_WHOLE_SWEEP || !SIMULATED.includes(path)))(
  '$path is what code and data say: run npm run docs',
  ({ path, write }) => {
    expect(readFileSync(join(ROOT, path), 'utf8')).toBe(write())
  },
  PATIENCE_MS,
)
