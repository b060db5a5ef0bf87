import { describe, expect, it } from 'vitest'
import { misfitsNow } from './all-protections.ts'
import { misfitsOf, patched } from './protection.ts'
import { verdictLine, verdictOn } from './verdict.ts'

describe('taking a protection out', () => {
  it('is refused when the text is not there, or more than once', () => {
    const patch = { file: 'a.ts', before: 'x', after: 'y' }
    expect(patched('a x b', patch)).toBe('a y b')
    expect(() => patched('a b', patch)).toThrow('a.ts does not have this any more: x')
    expect(() => patched('x x', patch)).toThrow('a.ts has this 2 times')
  })
})

describe('protections that no longer fit the sources', () => {
  const sources = new Map([
    ['a.ts', 'a lock here'],
    ['a.test.ts', ''],
  ])
  const lock = {
    name: 'the lock',
    patches: [{ file: 'a.ts', before: 'lock', after: '' }],
    test: { file: 'a.test.ts' },
  }
  const misfits = (...protections: Parameters<typeof misfitsOf>[0]) =>
    misfitsOf(protections, (file) => sources.get(file))

  it('are none when each snippet is there once and each test has its file', () => {
    expect(misfits(lock)).toEqual([])
  })

  it('are none today', () => {
    expect(misfitsNow()).toEqual([])
  })

  it('are named with what has changed', () => {
    const others = [
      { ...lock, name: 'a snippet', patches: [{ file: 'a.ts', before: 'key', after: '' }] },
      { ...lock, name: 'a file', patches: [{ file: 'b.ts', before: 'lock', after: '' }] },
      { ...lock, name: 'a patch', patches: [{ file: 'a.ts', before: 'lock', after: 'lock' }] },
      { ...lock, name: 'a test', test: { file: 'b.test.ts' } },
    ]
    expect(misfits(lock, lock, ...others)).toEqual([
      'the lock: another protection has this name',
      'a snippet: a.ts does not have this any more: key',
      'a file: there is no b.ts',
      'a patch: its patch of a.ts changes nothing',
      'a test: there is no b.test.ts',
    ])
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
