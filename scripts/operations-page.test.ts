import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './setup/paths.mjs'

const page = readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8')

/** Rows of the table of faults: what goes wrong, what happens, the file and the name of the test. */
const tried = page
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .filter((cells) => cells.length === 4 && /\.(?:test|e2e)\.ts$/.test(cells[2] ?? ''))
  .map(([, , file = '', title = '']) => ({ file, title }))

it('the page about running Bagwise names tests that exist, by file and title', () => {
  expect(tried.length).toBeGreaterThan(30)
  for (const { file, title } of tried) {
    const path = join(ROOT, file)
    const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
    expect({ file, title, isThere: source.includes(title) }).toEqual({ file, title, isThere: true })
  }
})
