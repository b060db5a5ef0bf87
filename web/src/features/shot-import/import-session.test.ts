import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KeptShot, ShotSession } from '@bagwise/contract/shots'
import { readShotFile } from '@bagwise/shot-files/read-shot-file'
import { readShots } from '@bagwise/shot-files/read-shots'
import * as files from '@bagwise/shot-files/testing/vendor-files'
import { importSession, keptShotOf, sessionDay } from '@bagwise/shot-files/preview/import-session'
import { noRoomFor } from './kept-room.ts'
import * as copy from './shot-import.copy.ts'
import { importedShots, sortShots } from '@bagwise/shot-files/preview/sorted-shots'
import type { PreviewDecisions } from '@bagwise/shot-files/preview/sorted-shots'

const UNDECIDED: PreviewDecisions = {
  clubs: [],
  words: new Map(),
  takenBack: new Map(),
  taken: new Map(),
  full: new Map(),
}
const SESSION = '0f6ec7a1-5d0f-4b6e-8a6b-0d7a3f0f9b11'

async function keptOf(text: string, golfer = 'golfer-1') {
  const reading = { golfer, units: 'yards', choices: [] } as const
  const [found] = await readShots([new Blob([text])], reading, () => {})
  if (found?.outcome.kind !== 'shots') throw new Error('The file was not read')
  const file = { name: 'session.csv', written: '2026-11-20', read: found.outcome.file }
  const { shots } = sortShots(importedShots([file]), UNDECIDED, [])
  const session = importSession(file, { origin: 'device-indoor', today: '2026-11-27' })
  return { session, shots: shots.map((shot) => keptShotOf(shot, session.id)) }
}

describe('what is kept of a file', () => {
  it('is every shot of every maker as it is stored', async () => {
    for (const [name, text] of Object.entries(files)) {
      if (name === 'RAPSODO_TARGET_RANGE') continue
      const { session, shots } = await keptOf(text)
      expect(ShotSession.parse(session), name).toEqual(session)
      for (const shot of shots) expect(KeptShot.parse(shot), name).toEqual(shot)
    }
  })

  it('is a label that fits, cut between letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (label) => {
        const shot = { id: SESSION, line: 2, label, carryYards: 150, isSpinMeasured: false, swing: 'full' } as const
        const kept = keptShotOf({ shot, club: '7-iron', swing: 'full', mark: 'by-rule' }, SESSION)
        expect(KeptShot.parse(kept)).toEqual(kept)
      }),
      { numRuns: 300 },
    )
  })

  it('MEM-34 (file) has the same ids again and with other line ends, and another golfer’s is another one', async () => {
    const one = await keptOf(files.RAPSODO)
    for (const end of ['\n', '\r\n', '\r']) expect(await keptOf(files.RAPSODO.replaceAll('\n', end))).toEqual(one)
    const stranger = await keptOf(files.RAPSODO, 'golfer-2')
    expect(stranger.session.id).not.toBe(one.session.id)
    expect(stranger.shots.some(({ id }) => one.shots.some((shot) => shot.id === id))).toBe(false)
  })

  it('MEM-17 (kept) is spin, too, that the file marks as estimated, with `isSpinMeasured` false', async () => {
    const spins = async (text: string) =>
      (await keptOf(text)).shots.map(({ spinRpm, isSpinMeasured }) => [spinRpm, isSpinMeasured])
    expect(await spins(files.GARMIN_GERMAN)).toEqual([
      [6501, true],
      [3501, false],
    ])
    const estimated = files.RAPSODO.replaceAll(/,0,(?=\d+,[^,\n]*$)/gm, ',1,')
    expect(estimated).not.toBe(files.RAPSODO)
    const measured = await spins(files.RAPSODO)
    expect(measured.every(([spinRpm, isSpinMeasured]) => Number(spinRpm) > 0 && isSpinMeasured)).toBe(true)
    expect(await spins(estimated)).toEqual(measured.map(([spinRpm]) => [spinRpm, false]))
  })
})

describe('the day of a file', () => {
  const today = '2026-11-27'
  const day = (days: readonly string[], written: string | undefined = '2026-11-20') =>
    sessionDay(days, { written, today })

  it('is the one it says, and of two readings the one near to the day it was written', () => {
    expect(day(['2026-03-04'])).toBe('2026-03-04')
    expect(day(['2026-06-11', '2026-11-06'])).toBe('2026-11-06')
    expect(day(['2026-06-11', '2026-11-06'], '2026-06-12')).toBe('2026-06-11')
  })

  it('is the day it was written without one, and never one to come', () => {
    expect(day([])).toBe('2026-11-20')
    expect(day(['2026-12-24'])).toBe('2026-11-20')
    expect(day(['2026-02-31'])).toBe('2026-11-20')
    expect(day([], '2027-01-01')).toBe('2026-11-27')
    expect(day([], '1970-01-01')).toBe('2026-11-27')
    expect(sessionDay([], { written: undefined, today })).toBe('2026-11-27')
  })

  it('is read from the columns and titles that makers write', () => {
    const dayOf = (text: string) => {
      const outcome = readShotFile(text, { units: 'yards', choices: [] })
      if (outcome.kind !== 'shots') throw new Error('The file was not read')
      return day(outcome.file.days)
    }
    expect(dayOf(files.GARMIN)).toBe('2026-11-06')
    expect(dayOf(files.GARMIN_GERMAN)).toBe('2024-02-14')
    expect(dayOf(files.RAPSODO)).toBe('2026-01-27')
    expect(dayOf(files.SKYTRAK_LEGACY)).toBe('2026-09-06')
    expect(dayOf(files.FORESIGHT_GC3)).toBe('2026-04-02')
    expect(dayOf(files.TRACKMAN)).toBe('2026-01-01')
    expect(dayOf('Club,Carry (yds),Date\n7i,150,2026-03-04 18:02\n7i,151,2026-03-04 18:03')).toBe('2026-03-04')
    expect(dayOf(files.GSPRO_SOFTWARE)).toBe('2026-11-20')
  })
})

it('names the oldest session where there is no room for more', () => {
  const session = (day: string, shotCount: number) => ({
    id: day,
    day,
    origin: 'device-outdoor' as const,
    source: 'Garmin',
    isNormalised: false,
    note: '',
    shots: Array.from({ length: shotCount }, () => ({}) as never),
  })
  const sessions = [session('2026-05-01', 9000), session('2025-03-03', 120)]
  expect(noRoomFor({ shotCount: 880, sessionCount: 1 }, sessions)).toBeUndefined()
  const full = noRoomFor({ shotCount: 881, sessionCount: 1 }, sessions)
  expect(full).toMatchObject({ limit: 'shots', oldest: { day: '2025-03-03' } })
  expect(full && copy.noRoomText(full)).toMatch(/10,000 shots.* oldest session first: .*2025.*, 120 shots\.$/)
  const many = Array.from({ length: 500 }, () => session('2026-05-01', 1))
  expect(noRoomFor({ shotCount: 1, sessionCount: 1 }, many)).toMatchObject({ limit: 'sessions' })
  expect(noRoomFor({ shotCount: 1, sessionCount: 0 }, many)).toBeUndefined()
})
