import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './setup/paths.mjs'

const page = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8')

/** The cells of every row of every table, the heads as well. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|') && !line.startsWith('| -'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

const requirements = rows
  .filter((cells) => cells.length === 6 && /^\d+\.\d+\.\d+$/.test(cells[0] ?? ''))
  .map(([number = '', level = '', wants = '', verdict = '', why = '', tests = '']) => {
    return { number, level, wants, verdict, why, tests: tests.split(', ').filter(Boolean) }
  })

const evidence = rows
  .filter((cells) => cells.length === 3 && /\.(?:test|e2e)\.tsx?$/.test(cells[1] ?? ''))
  .map(([name = '', file = '', title = '']) => ({ name, file, title: title.replaceAll('\\', '') }))

describe('the page about security', () => {
  it('has every requirement of ASVS 5.0.0 of the levels 1 and 2 once', () => {
    const numbers = requirements.map(({ number }) => number)
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
    // As many as the standard has: OWASP ASVS 5.0.0, May 2025.
    expect(requirements.filter(({ level }) => level === '1')).toHaveLength(70)
    expect(requirements.filter(({ level }) => level === '2')).toHaveLength(183)
  })

  it('gives each a verdict, and a reason or a test', () => {
    for (const requirement of requirements) {
      const { verdict, wants, why, tests } = requirement
      const isClear = ['holds', 'not applicable', 'deviates'].includes(verdict) && wants !== ''
      const isGrounded = why !== '' || (verdict === 'holds' && tests.length > 0)
      expect({ requirement, isClear, isGrounded }).toEqual({ requirement, isClear: true, isGrounded: true })
    }
  })

  it('names tests that exist, by file and title, and each of them is named somewhere', () => {
    expect(evidence.length).toBeGreaterThan(80)
    for (const { name, file, title } of evidence) {
      const path = join(ROOT, file)
      const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
      expect({ name, file, title, isThere: source.includes(title) }).toEqual({ name, file, title, isThere: true })
    }
    const names = evidence.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const inTables = requirements.flatMap(({ tests }) => tests)
    expect(inTables.filter((name) => !names.includes(name))).toEqual([])
    expect(names.filter((name) => !inTables.includes(name) && !page.includes(`_${name}_`))).toEqual([])
  })
})
