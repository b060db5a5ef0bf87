import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fingerprintOf } from './fingerprint.mjs'

let folder: string
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const fingerprint = () => fingerprintOf(folder, ['src', 'lock.json'])

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bagwise-fingerprint-'))
  for (const inner of ['src/node_modules', 'src/dist']) mkdirSync(join(folder, inner), { recursive: true })
  write('src/bag.ts', 'bag')
  write('lock.json', '{}')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('stays the same while nothing changes', () => {
  expect(fingerprint()).toBe(fingerprint())
})

it.each([
  ['a file has another content', () => write('src/bag.ts', 'BAG')],
  ['a file is added', () => write('src/club.ts', '')],
  ['a file is renamed', () => renameSync(join(folder, 'src/bag.ts'), join(folder, 'src/sack.ts'))],
  ['a file of its own changes', () => write('lock.json', '{ }')],
])('changes when %s', (_what, change) => {
  const before = fingerprint()
  change()
  expect(fingerprint()).not.toBe(before)
})

it.each(['src/bag.test.ts', 'src/node_modules/index.js', 'src/dist/index.js'])('does not look at %s', (name) => {
  const before = fingerprint()
  write(name, 'anything')
  expect(fingerprint()).toBe(before)
})
