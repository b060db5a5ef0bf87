import { expect, it } from 'vitest'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import type { ShotWords } from '@bagwise/golf/memory/shot-record'
import { readShots } from '@bagwise/shot-files/read-shots'
import { golferWithBag } from '#testing/golfer-with-bag.ts'
import { saveImport } from './save-import.ts'
import * as copy from './shot-import.copy.ts'
import { importedShots, sortShots, withNamed } from '@bagwise/shot-files/preview/sorted-shots'
import type { ImportedShot, PreviewDecisions } from '@bagwise/shot-files/preview/sorted-shots'

const LINES = ['7i,150', '7i,62', '7i,390', 'SW,80', 'SW,81', 'SW,79', 'SW,44', 'SW,45', 'Chipper,30', '52,100']
const NO_CHANGE = { bag: { joining: [], returning: [], leaving: [] }, distances: [] }
const DECIDED: PreviewDecisions = {
  clubs: withNamed([], 'Chipper', 'none'),
  words: new Map(),
  takenBack: new Map(),
  taken: new Map(),
  full: new Map([['sw', false]]),
}

async function read() {
  const text = ['Club,Carry (yds)', ...LINES].join('\n')
  const reading = { golfer: 'golfer-1', units: 'yards', choices: [] } as const
  const [found] = await readShots([new Blob([text])], reading, () => {})
  if (found?.outcome.kind !== 'shots') throw new Error('The file was not read')
  return [{ name: 'range.csv', written: '2026-11-20', read: found.outcome.file }]
}

/** What an import keeps and changes. */
async function save(decisions: PreviewDecisions, isKept: (shot: ImportedShot) => boolean = () => false) {
  const sessions: ShotSession[] = []
  const kept: KeptShot[] = []
  const changed: (readonly [string, Partial<ShotWords>])[] = []
  const files = await read()
  const { shots } = sortShots(importedShots(files), decisions, [])
  saveImport(
    {
      profile: golferWithBag(['7-iron', 'sw'], {}),
      files,
      origin: 'device-outdoor',
      today: '2026-11-27',
      fresh: shots.filter(({ shot }) => !isKept(shot)),
      named: shots.filter(({ shot, club }) => isKept(shot) && club !== null),
      change: NO_CHANGE,
    },
    {
      keep: (brought, shotsOfThem) => {
        sessions.push(...brought)
        kept.push(...shotsOfThem)
      },
      change: (ids, words) => void changed.push(...ids.map((id) => [id, words] as const)),
    },
  )
  return { sessions, kept, changed }
}

it('MEM-02 (kept) keeps every readable shot, mishits, odd readings, part swings and those of unknown clubs among them', async () => {
  const { sessions, kept } = await save(DECIDED)
  expect(sessions).toMatchObject([{ day: '2026-11-20', origin: 'device-outdoor', source: 'file' }])
  expect(copy.shotsKept(kept.length)).toBe(`${LINES.length} shots kept.`)
  expect(kept.map(({ club, label, swing, carryYards }) => [club, label, swing, carryYards])).toEqual([
    ['7-iron', '7i', 'full', 150],
    ['7-iron', '7i', 'full', 62],
    ['7-iron', '7i', 'full', 390],
    ...[80, 81, 79].map((carryYards) => ['sw', 'SW', 'full', carryYards]),
    ...[44, 45].map((carryYards) => ['sw', 'SW', 'other', carryYards]),
    [null, 'Chipper', 'full', 30],
    [null, '52', 'full', 100],
  ])
  expect(new Set(kept.map(({ session }) => session))).toEqual(new Set([sessions[0]?.id]))
})

it('keeps what the golfer says of shots: counted, left out, or a full swing after all', async () => {
  const files = await read()
  const [solid, duff] = importedShots(files)
  const pitch = importedShots(files).find(({ carryYards }) => carryYards === 44)
  if (!solid || !duff || !pitch) throw new Error('The file has them')
  const words = new Map([
    [solid.id, false],
    [duff.id, true],
    [pitch.id, true],
  ])
  const { kept } = await save({ ...DECIDED, words })
  const of = (id: string) => kept.find((shot) => shot.id === id)
  expect(of(solid.id)).toMatchObject({ mark: 'left-out', swing: 'full' })
  expect(of(duff.id)).toMatchObject({ mark: 'counts', swing: 'full' })
  expect(of(pitch.id)).toMatchObject({ mark: 'counts', swing: 'full' })
})

it('gives shots that were kept without a club the one they are named now, and keeps no other', async () => {
  const clubs = withNamed(DECIDED.clubs, '52', 'gw')
  const { sessions, kept, changed } = await save({ ...DECIDED, clubs }, () => true)
  expect([sessions, kept]).toEqual([[], []])
  const ofGap = importedShots(await read()).find(({ label }) => label === '52')
  expect(changed.filter(([, { club }]) => club === 'gw')).toEqual([
    [ofGap?.id, { club: 'gw', swing: 'full', mark: 'by-rule' }],
  ])
})
