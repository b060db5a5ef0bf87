import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../setup/paths.mjs'
import { ALL_PROTECTIONS } from './all-protections.ts'
import { patched } from './protection.ts'
import { verdictLine, verdictOn } from './verdict.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

describe('taking a protection out', () => {
  it('changes the sources as they are today, whichever it is', () => {
    for (const { name, patches } of ALL_PROTECTIONS) {
      for (const patch of patches) {
        const text = read(patch.file)
        expect(patched(text, patch), name).not.toBe(text)
      }
    }
  })

  it('has the file of its test', () => {
    for (const { name, test } of ALL_PROTECTIONS) {
      expect(existsSync(join(ROOT, test.file)), `${name}: ${test.file}`).toBe(true)
    }
  })

  it('has a name of its own for each', () => {
    expect(new Set(ALL_PROTECTIONS.map(({ name }) => name)).size).toBe(ALL_PROTECTIONS.length)
  })

  it('is refused when the text is not there, or more than once', () => {
    const patch = { file: 'a.ts', before: 'x', after: 'y' }
    expect(patched('a x b', patch)).toBe('a y b')
    expect(() => patched('a b', patch)).toThrow('a.ts does not have this any more: x')
    expect(() => patched('x x', patch)).toThrow('a.ts has this 2 times')
  })
})

describe('the verdict', () => {
  const protection = { name: 'the lock', patches: [], test: { file: 'a.test.ts' } }
  const run = { failed: [], brokenFiles: [], output: 'words', seconds: 2.4 }

  it('is red only when a test has failed', () => {
    expect(verdictOn(protection, { ...run, failed: ['it keeps others out'] }).outcome).toBe('red')
    expect(verdictOn(protection, { ...run, brokenFiles: ['a.test.ts'] }).outcome).toBe('BROKEN')
    expect(verdictOn(protection, run).outcome).toBe('GREEN')
  })

  it('is a line of a table', () => {
    expect(verdictLine(verdictOn(protection, run))).toMatch(/^the lock {20,}GREEN +2 s {2}a\.test\.ts$/)
  })
})
