import { expect, it } from 'vitest'
import { readShots } from './read-shots.ts'
import * as copy from './shot-files.copy.ts'
import { RAPSODO } from './testing/vendor-files.ts'
import { workbookParts, zipped } from './testing/workbook.ts'

const YARDS = { golfer: 'golfer-1', units: 'yards', choices: [] } as const

it('reads several files of both kinds one after the other, and leaves out what an earlier one has', async () => {
  const rows = RAPSODO.split('\n').map((line) => line.split(','))
  const workbook = zipped(workbookParts({ Session: rows }))
  const shares: number[] = []
  const files = [
    new Blob([RAPSODO]),
    new Blob([workbook]),
    new Blob(['']),
    new Blob([RAPSODO.replace('150.5', '151.5')]),
  ]
  const outcomes = await readShots(files, YARDS, (share) => shares.push(share))
  expect(outcomes.map(({ file, outcome }) => [file, outcome.kind])).toEqual([
    [0, 'shots'],
    [1, 'no-shots'],
    [2, 'refused'],
    [3, 'shots'],
  ])
  const [, copies, , changed] = outcomes
  expect(copies?.outcome).toMatchObject({ leftOut: expect.arrayContaining([{ line: 4, reason: 'duplicate' }]) })
  expect(changed?.outcome).toMatchObject({ file: { shots: [{ carryYards: 151.5 }] } })
  expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
})

it('says what an old, an encrypted and a vanished file are', async () => {
  const container = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)
  const stream = new TextEncoder().encode([...'EncryptedPackage'].map((letter) => `${letter}\0`).join(''))
  const vanished = Object.assign(new Blob(['x']), { arrayBuffer: () => Promise.reject(new Error('gone')) })
  const files = [new Blob([container]), new Blob([container, stream]), vanished]
  const outcomes = await readShots(files, YARDS, () => {})
  expect(outcomes.map(({ outcome }) => outcome.kind === 'refused' && outcome.problem.message)).toEqual([
    copy.oldWorkbook,
    copy.encrypted,
    copy.unreadable,
  ])
})
