import { describe, expect, it } from 'vitest'
import { clubOfLabel } from '@bagwise/golf/shot-import/club-of-label'
import { readShotFile } from './read-shot-file.ts'
import type { ShotFile } from './shot-file.ts'
import * as files from './testing/vendor-files.ts'

function read(text: string, units: 'yards' | 'metres' = 'yards'): ShotFile {
  const outcome = readShotFile(text, { units, choices: [] })
  if (outcome.kind !== 'shots') throw new Error(`no shots: ${JSON.stringify(outcome)}`)
  return outcome.file
}

/** Line, club, carry and side to a tenth of a yard. */
function shots(file: ShotFile) {
  const tenth = (yards: number | undefined) => yards && Math.round(yards * 10) / 10
  return file.shots.map(({ line, label, carryYards, sideYards }) => [
    line,
    clubOfLabel(label) ?? label,
    tenth(carryYards),
    tenth(sideYards),
  ])
}

function leftOut(file: ShotFile) {
  return file.leftOut.map(({ line, reason }) => `${line} ${reason}`)
}

describe('Garmin', () => {
  it('counts in the units of the row below the names and leaves out misreads, copies and putts', () => {
    const file = read(files.GARMIN)
    expect(file).toMatchObject({ vendor: 'Garmin', units: 'metres', areUnitsAssumed: false })
    expect(shots(file)).toEqual([
      [3, '7-iron', 140, -5],
      [5, '7-iron', 142.2, 3.3],
      [7, 'pw', 100, 0],
    ])
    expect(leftOut(file)).toEqual(['4 misread', '6 duplicate', '8 putter'])
    expect(file.shots[0]).toMatchObject({
      totalYards: expect.closeTo(153.2, 1),
      ballSpeedMph: expect.closeTo(99.5, 1),
      clubSpeedMph: expect.closeTo(74.9, 1),
      launchDeg: 18.1,
      startDeg: 1.5,
      spinRpm: 6510,
      spinAxisDeg: 1.1,
      isSpinMeasured: true,
    })
  })

  it('reads the German export with its semicolons and decimal commas, by the kind of club, not its nickname', () => {
    const file = read(files.GARMIN_GERMAN)
    expect(file).toMatchObject({ vendor: 'Garmin', units: 'metres' })
    expect(shots(file)).toEqual([
      [3, '7-iron', 140, -5],
      [4, '3-wood', 200, 10],
    ])
    expect(file.shots.map(({ spinRpm, isSpinMeasured }) => [spinRpm, isSpinMeasured])).toEqual([
      [6501, true],
      [3501, false],
    ])
  })
})

describe('Rapsodo', () => {
  it('finds the names below titles and again above each club, and skips averages and deviations', () => {
    const file = read(files.RAPSODO, 'metres')
    expect(file).toMatchObject({ vendor: 'Rapsodo', units: 'yards', areUnitsAssumed: false })
    expect(shots(file)).toEqual([
      [4, '7-iron', 150.5, -3.2],
      [5, '7-iron', 148.5, 12.4],
      [9, 'driver', 230.1, -5.1],
    ])
    expect(leftOut(file)).toEqual(['6 summary', '7 summary', '10 summary'])
    expect(file.shots[0]).toMatchObject({ ballSpeedMph: 110.2, clubSpeedMph: 82.1, launchDeg: 18.2, startDeg: 1.4 })
  })

  it('reads metres where the names say so', () => {
    expect(shots(read(files.RAPSODO_METRIC))).toEqual([[2, '6-iron', 150, -10]])
  })

  it('refuses the Target Range export and says what to export instead', () => {
    const outcome = readShotFile(files.RAPSODO_TARGET_RANGE, { units: 'yards', choices: [] })
    expect(outcome).toMatchObject({ kind: 'refused', problem: { line: 2 } })
    expect(JSON.stringify(outcome)).toContain('Export the practice session instead')
  })
})

describe('SkyTrak', () => {
  it('takes the club from its own line and the columns by name and unit', () => {
    const file = read(files.SKYTRAK_LEGACY, 'metres')
    expect(file).toMatchObject({ vendor: 'SkyTrak', units: 'yards' })
    expect(shots(file)).toEqual([
      [5, '7-iron', 150.2, 4.2],
      [6, '7-iron', 146.6, -8.4],
      [9, '56°', 80.2, 1.2],
    ])
    expect(leftOut(file)).toEqual(['7 summary'])
    // SIDE stands twice: the spin to the side in rpm, the start to the side in degrees.
    expect(file.shots[0]).toMatchObject({
      startDeg: 1.1,
      spinRpm: expect.closeTo(Math.hypot(6400, 120)),
      isSpinMeasured: true,
    })
  })

  it('leaves out the hand with fewer shots', () => {
    const lines = files.SKYTRAK_LEGACY.split('\n')
    const text = lines.map((line) => line.replace('2,R,', '2,L,')).join('\n')
    expect(leftOut(read(text))).toEqual(['6 other-hand', '7 summary'])
    const leftHanded = lines.map((line) => line.replace(/^1,R,/, '1,L,')).join('\n')
    expect(leftOut(read(leftHanded))).toEqual(['6 other-hand', '7 summary'])
    expect(leftOut(read(lines.map((line) => line.replace(',R,', ',L,')).join('\n')))).toEqual(['7 summary'])
  })

  it('reads the newer kind, quoted and ragged, in metres', () => {
    const file = read(files.SKYTRAK_CURRENT)
    expect(file).toMatchObject({ vendor: 'SkyTrak', units: 'metres' })
    expect(shots(file)).toEqual([[5, 'pw', 110, -5]])
  })

  it('reads the kind with one flat header', () => {
    expect(shots(read(files.SKYTRAK_FLAT))).toEqual([[2, '5-hybrid', 180.4, -6.5]])
  })
})

describe('Foresight', () => {
  it('reads the published rows of FSX, and takes 16777215 for nothing', () => {
    const file = read(files.FORESIGHT_FSX)
    expect(file).toMatchObject({ vendor: 'Foresight', units: 'metres' })
    expect(shots(file)).toEqual([
      [2, 'Irn', 150.4, 32.1],
      [3, 'Irn', 181.7, -5.8],
      [5, 'Irn', 164, undefined],
    ])
    expect(leftOut(file)).toEqual(['4 impossible'])
    expect(file.shots[0]).toMatchObject({ ballSpeedMph: expect.closeTo(111.7, 1), spinRpm: 7614, isSpinMeasured: true })
    expect(file.shots[1]).not.toHaveProperty('clubSpeedMph')
  })

  it('reads a Shot Analysis: clubs on their own lines, letters for the sides, units that are not said', () => {
    const file = read(files.FORESIGHT_GC3)
    expect(file).toMatchObject({ vendor: 'Foresight', units: 'yards', areUnitsAssumed: true })
    expect(shots(file)).toEqual([
      [5, '9-iron', 130.4, -5.4],
      [6, '9-iron', 128.2, 2.1],
      [11, '52', 101, 0],
    ])
    expect(leftOut(file)).toEqual(['7 summary'])
    expect(shots(read(files.FORESIGHT_GC3, 'metres'))[0]).toEqual([5, '9-iron', 142.6, -5.9])
  })
})

describe('TrackMan', () => {
  it('prefers the flat carry to the simulated one, respects Use In Stat, and keeps nothing personal', () => {
    const file = read(files.TRACKMAN)
    expect(file).toMatchObject({ vendor: 'TrackMan', units: 'yards' })
    expect(shots(file)).toEqual([
      [3, 'driver', 240.2, -12.4],
      [5, '4 Wood', 210.2, 3.4],
    ])
    expect(leftOut(file)).toEqual(['4 not-counted'])
    expect(JSON.stringify(file)).not.toMatch(/example|Jo/)
  })
})

describe('FlightScope', () => {
  it('reads shots without a club, which the golfer will name', () => {
    const file = read(files.FLIGHTSCOPE)
    expect(file.vendor).toBe('FlightScope')
    expect(shots(file)).toEqual([[2, '', 155.5, -7.5]])
  })
})

describe('GSPro', () => {
  it('reads the portal export with its letters', () => {
    const file = read(files.GSPRO_PORTAL)
    expect(file).toMatchObject({ vendor: 'GSPro', areUnitsAssumed: false })
    expect(shots(file)).toEqual([
      [2, '3-wood', 221.5, 11.4],
      [3, '3-hybrid', 201.5, -4.4],
    ])
  })

  it('reads the range export, whose units the golfer has to confirm', () => {
    const file = read(files.GSPRO_SOFTWARE)
    expect(file).toMatchObject({ vendor: 'GSPro', areUnitsAssumed: true })
    expect(shots(file)).toEqual([[2, '7-iron', 158.5, -3.5]])
  })
})
