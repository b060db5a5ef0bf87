import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './setup/paths.mjs'

/** What the specification says, what Bagwise does, and why. */
const ENTRY = /^\*\*(?<specified>.+?)\*\* (?<done>.+) Why: (?<reason>.+)$/

const entries = readFileSync(join(ROOT, 'docs', 'deviations.md'), 'utf8')
  .split(/^(?=- |## )/m)
  .filter((block) => block.startsWith('- '))
  .map((block) => block.slice(2).trim().replaceAll(/\s+/g, ' '))

it('SHL-26 lists what differs on purpose, each with what is done instead and why', () => {
  expect(entries.length).toBeGreaterThan(100)
  expect(entries.filter((entry) => !ENTRY.test(entry))).toEqual([])
  const specified = entries.map((entry) => ENTRY.exec(entry)?.groups?.specified)
  expect(new Set(specified).size).toBe(entries.length)
})

it('SHL-26 quotes no text that the product does not show', () => {
  const files = globSync('{web,content,golf}/src/**/*.{ts,tsx}', { cwd: ROOT })
  const sources = files.filter((file) => !/\.test\.|\/testing\//.test(file))
  const product = sources.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n')
  const quoted = entries.flatMap((entry) =>
    [...(ENTRY.exec(entry)?.groups?.done ?? '').matchAll(/"([^"]+)"/g)].map(([, text = '']) => text),
  )
  expect(quoted.length).toBeGreaterThan(10)
  expect(quoted.filter((text) => !product.includes(text))).toEqual([])
})
