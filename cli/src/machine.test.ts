import { mkdirSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { LARGEST_BAG_BYTES } from './bag/read-bag.ts'
import { machine } from './machine.ts'

const folder = mkdtempSync(join(tmpdir(), 'bagwise-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const place = (name: string) => join(folder, name)
const { readFile, today, version } = machine()

it('reads a file with the day of its last change', async () => {
  writeFileSync(place('session.csv'), 'Club,Carry\n')
  utimesSync(place('session.csv'), new Date(2026, 4, 3, 12), new Date(2026, 4, 3, 12))
  const { bytes, changedDay } = await readFile(place('session.csv'), 100)
  expect([new TextDecoder().decode(bytes), changedDay]).toEqual(['Club,Carry\n', '2026-05-03'])
  expect(today).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})

it('OPN-07 reads no folder, no file over the limit, none that is missing and no path that cannot be one', async () => {
  mkdirSync(place('bags'))
  writeFileSync(place('large.json'), '')
  truncateSync(place('large.json'), LARGEST_BAG_BYTES + 1)
  await expect(readFile(place('bags'), 100)).rejects.toThrow(/bags is a folder: name a file in it\.$/)
  await expect(readFile(place('large.json'), LARGEST_BAG_BYTES)).rejects.toThrow(/large\.json is larger than 32 MB\.$/)
  await expect(readFile(place('none.json'), 100)).rejects.toThrow(/^There is no file .*none\.json\.$/)
  await expect(readFile('/dev/null', 100)).rejects.toThrow('/dev/null is no file.')
  await expect(readFile('a\0b', 100)).rejects.toThrow('cannot be read')
})
