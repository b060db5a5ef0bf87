import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ensureInstalled } from './install.mjs'

/** npm itself runs in these tests. */
const NPM_WITHIN_MS = 60_000
const INSTALLING = 'Installing a sample. This happens once and takes about a minute.'

let folder: string
let said: string[]

const path = (name: string) => join(folder, name)
const writeJson = (name: string, value: unknown) => writeFileSync(path(name), JSON.stringify(value))
const install = () => ensureInstalled({ what: 'a sample', folder })
const isStamped = () => existsSync(path('node_modules/.bagwise-install'))

/** A package that needs one beside it: npm installs that without a network. */
function writeSample({ version, locked }: { readonly version: string; readonly locked: boolean }) {
  const manifest = { name: 'sample', version, dependencies: { club: 'file:club' } }
  const club = { club: { version: '1.0.0' }, 'node_modules/club': { resolved: 'club', link: true } }
  mkdirSync(path('club'), { recursive: true })
  writeJson('club/package.json', { name: 'club', version: '1.0.0' })
  writeJson('package.json', manifest)
  writeJson('package-lock.json', {
    ...manifest,
    lockfileVersion: 3,
    packages: { '': manifest, ...(locked ? club : {}) },
  })
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bagwise-install-'))
  said = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line))
  vi.spyOn(console, 'error').mockImplementation((line: string) => said.push(line))
  writeSample({ version: '1.0.0', locked: true })
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

it('installs on a fresh machine, says so, and does nothing the second time', { timeout: NPM_WITHIN_MS }, async () => {
  await install()
  await install()
  expect(said).toEqual([INSTALLING])
  expect(existsSync(path('node_modules/club/package.json'))).toBe(true)
})

it('heals an install that was interrupted', { timeout: NPM_WITHIN_MS }, async () => {
  mkdirSync(path('node_modules/half'), { recursive: true })
  await install()
  expect(said).toEqual([INSTALLING])
  expect(existsSync(path('node_modules/half'))).toBe(false)
  expect(isStamped()).toBe(true)
})

it('installs again when a package is missing that the lockfile names', { timeout: NPM_WITHIN_MS }, async () => {
  await install()
  rmSync(path('node_modules/club'))
  writeSample({ version: '1.0.1', locked: true })
  await install()
  expect(said).toEqual([INSTALLING, INSTALLING])
  expect(existsSync(path('node_modules/club/package.json'))).toBe(true)
})

it('accepts what someone has installed with npm', { timeout: NPM_WITHIN_MS }, async () => {
  await install()
  rmSync(path('node_modules/.bagwise-install'))
  await install()
  expect(said).toEqual([INSTALLING])
  expect(isStamped()).toBe(true)
})

it('repeats the words of npm when it cannot install', { timeout: NPM_WITHIN_MS }, async () => {
  writeSample({ version: '1.0.0', locked: false })
  await expect(install()).rejects.toThrow('npm could not install a sample')
  expect(said.join('\n')).toContain('npm error')
  expect(isStamped()).toBe(false)
  expect(readFileSync(path('package-lock.json'), 'utf8')).not.toContain('node_modules/club')
})
