import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './setup/paths.mjs'

const page = readFileSync(join(ROOT, 'docs', 'deviations.md'), 'utf8')

/** The cells of every row below a table's head. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|') && !line.startsWith('| ---') && !line.startsWith('| The specification says '))
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  )

it('SHL-26 lists what differs on purpose, each with what is done instead and why', () => {
  expect(rows.length).toBeGreaterThan(20)
  for (const row of rows) {
    expect(row).toHaveLength(3)
    expect({ row, isComplete: row.every((cell) => cell !== '') }).toEqual({ row, isComplete: true })
  }
  const said = rows.map(([specified]) => specified)
  expect(new Set(said).size).toBe(said.length)
})

it('SHL-26 names the places that would do harm if the specification were read to the letter', () => {
  const harmful = [
    /profile fails to load/,
    /saving sends the whole profile/i,
    /signing out clears everything/i,
    /failed save/,
    /`alert/,
    /silently ignored/,
    /passwords of 6 characters/i,
    /Unexpected Application Error!/,
  ]
  const missing = harmful.filter((words) => !rows.some(([specified = '']) => words.test(specified)))
  expect(missing).toEqual([])
})

it('SHL-26 quotes no text that the product does not show', () => {
  const files = globSync('{web,content,golf}/src/**/*.{ts,tsx}', { cwd: ROOT })
  const sources = files.filter((file) => !/\.test\.|\/testing\//.test(file))
  const product = sources.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n')
  const quoted = rows.flatMap(([, done = '']) => [...done.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text))
  expect(quoted.length).toBeGreaterThan(10)
  expect(quoted.filter((text) => !product.includes(text))).toEqual([])
})

it('leads to files that are there', () => {
  const links = [...page.matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => link)
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((link) => !existsSync(join(ROOT, 'docs', link)))).toEqual([])
})
