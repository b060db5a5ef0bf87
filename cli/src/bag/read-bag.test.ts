import { describe, expect, it } from 'vitest'
import { distancesCsv } from '@bagwise/contract/distances-csv'
import { zipped } from '@bagwise/shot-files/testing/workbook'
import { answer } from '../answer.ts'
import { memoryIo } from '../testing/memory-io.ts'
import { sampleProfile, takeoutOf } from '../testing/sample-takeout.ts'

const DISTANCES = {
  driver: { distance: 231, source: 'manual' },
  '7-iron': { distance: 152, source: 'measured' },
  pw: { distance: 112, source: 'manual' },
} as const
const TAKEOUT = takeoutOf(sampleProfile(['driver', '7-iron', 'pw'], DISTANCES))
const UNSOURCED = { ...TAKEOUT, version: 1 }
const text = JSON.stringify(TAKEOUT, undefined, 1)

const GOOD = {
  'takeout.json': text,
  'marked.json': `\uFEFF${text}`,
  'unsourced.json': JSON.stringify(UNSOURCED),
  'distances.csv': distancesCsv(DISTANCES, 'yards'),
  'metric.csv': distancesCsv(DISTANCES, 'metres'),
}
const SHOTS_ELSEWHERE = { ...TAKEOUT, rounds: [{ id: 'x' }] }
const BAD: Readonly<
  Record<string, readonly [content: string | Uint8Array<ArrayBuffer> | undefined, sentence: RegExp]>
> = {
  'missing.json': [undefined, /^There is no file missing\.json\.$/],
  '7-iron': [undefined, /^There is no file 7-iron\.$/],
  'empty.json': ['', /^empty\.json is empty\.$/],
  'blank.csv': [' \n\n', /^blank\.csv is empty\.$/],
  'cut.json': [text.slice(0, text.length / 2), /^cut\.json, line \d+: This is no valid JSON\./],
  'cut.csv': ['club,carry (yd),source\n"7-Iron,150', /^cut\.csv, line 2: A quotation mark is missing/],
  'foreign.json': ['{"clubs": []}', /^foreign\.json is no takeout of Bagwise\.$/],
  'list.json': ['[1, 2]', /^list\.json is no takeout of Bagwise\.$/],
  'foreign.csv': ['name,age\nJo,4\n', /^foreign\.csv, line 1: The columns must be club, carry/],
  'wrong.csv': ['club,carry (yd),source\n7-Iron,far,Manual\n', /^wrong\.csv, line 2: /],
  'newer.json': [
    JSON.stringify({ ...TAKEOUT, version: 3 }),
    /is a takeout of version 3: this bagwise reads versions 1 and 2\.$/,
  ],
  'older.json': [JSON.stringify({ ...TAKEOUT, version: 0 }), /is a takeout of version 0: /],
  'unnumbered.json': [JSON.stringify({ ...TAKEOUT, version: undefined }), /is a takeout of version none: /],
  'changed.json': [
    JSON.stringify({ ...TAKEOUT, profile: { ...TAKEOUT.profile, handicap: 'low' } }),
    /^changed\.json: “profile\.handicap” is not what Bagwise writes\.$/,
  ],
  'round.json': [JSON.stringify(SHOTS_ELSEWHERE), /^round\.json: “rounds\.0\.\w+” is not what Bagwise writes\.$/],
  'book.xlsx': [zipped({ 'xl/workbook.xml': '<workbook/>' }), /^book\.xlsx is no text: /],
  'picture.png': [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), /^picture\.png is no text: /],
}

const io = memoryIo({
  ...GOOD,
  ...Object.fromEntries(
    Object.entries(BAD).flatMap(([path, [content]]) => (content === undefined ? [] : [[path, content]])),
  ),
})
const gapsOf = async (bag: string) => JSON.parse((await answer(['gaps', '--bag', bag, '--json'], io)).stdout)

describe('--bag', () => {
  it('OPN-07 takes a takeout of either version, distances as CSV, or clubs in the call, with the same answer', async () => {
    const written = await gapsOf('driver=231,7-iron=152,pw=112')
    expect(written.gaps).toMatchObject([{ gapYards: 79 }, { gapYards: 40 }])
    for (const path of ['unsourced.json', 'distances.csv', 'metric.csv'])
      expect(await gapsOf(path), path).toEqual(written)
    expect(await gapsOf('takeout.json')).toEqual(await gapsOf('marked.json'))
    expect((await gapsOf('takeout.json')).gaps).toEqual(written.gaps)
  })

  it.each(Object.keys(BAD))('OPN-07 names what is wrong with %s and answers no figure', async (path) => {
    const sentence = BAD[path]?.[1] ?? /^$/
    for (const call of [['gaps'], ['plays-like', '150'], ['advise', '150'], ['estimate'], ['better-bag']]) {
      const { stdout, stderr, exitCode } = await answer([...call, '--bag', path], io)
      expect([stdout, exitCode], call[0]).toEqual(['', 1])
      expect(stderr.trimEnd()).toMatch(sentence)
      expect(stderr.trimEnd()).not.toContain('\n')
    }
  })
})
