import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../setup/paths.mjs'
import { PAGE, readAreas } from './areas.ts'
import { coverageOf } from './coverage.ts'
import { readTestTitles } from './test-titles.ts'

const TIMEOUT_MS = 30_000

it(
  'has a sentence for every statement that a test cites, and a test for every statement of a built area',
  () => {
    const areas = readAreas(readFileSync(join(ROOT, PAGE), 'utf8'))
    const { untestedIds, wrongTitles, testedCount } = coverageOf(areas, readTestTitles())
    expect({ untestedIds, wrongTitles }).toEqual({ untestedIds: [], wrongTitles: [] })
    expect(testedCount).toBeGreaterThan(400)
  },
  TIMEOUT_MS,
)

it.each([
  { option: '--min=90', sentence: /^The only option is --area .+\n$/ },
  { option: '--area=GPA', sentence: /^There is no area 'GPA': .+\n$/ },
])(
  'ends with 2 and one sentence when called with $option',
  ({ option, sentence }) => {
    const args = ['scripts/requirements/print-requirements.ts', option]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(sentence)
  },
  TIMEOUT_MS,
)
