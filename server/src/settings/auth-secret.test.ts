import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readAuthSecret } from './auth-secret.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bagwise-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the secret that signs sessions', () => {
  it('is made once, for the owner only, and kept', () => {
    const dataDir = join(folder, 'new')
    const made = readAuthSecret({ authSecret: undefined, dataDir })

    expect(made.length).toBeGreaterThanOrEqual(43)
    expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
    expect(readAuthSecret({ authSecret: undefined, dataDir })).toBe(made)
  })

  it('is made by a start after one that was cut short, and leaves nothing beside it', () => {
    writeFileSync(join(folder, `auth-secret.${process.pid}.draft`), 'half')
    const made = readAuthSecret({ authSecret: undefined, dataDir: folder })

    expect(made.length).toBeGreaterThanOrEqual(43)
    expect(readdirSync(folder)).toEqual(['auth-secret'])
  })

  it('is another one in another folder', () => {
    const first = readAuthSecret({ authSecret: undefined, dataDir: join(folder, 'a') })
    expect(readAuthSecret({ authSecret: undefined, dataDir: join(folder, 'b') })).not.toBe(first)
  })

  it('is the configured one when there is one', () => {
    expect(readAuthSecret({ authSecret: 'configured', dataDir: folder })).toBe('configured')
  })

  it('is not replaced when the file is damaged', () => {
    writeFileSync(join(folder, 'auth-secret'), '')
    expect(() => readAuthSecret({ authSecret: undefined, dataDir: folder })).toThrow(/is damaged/)
  })
})
