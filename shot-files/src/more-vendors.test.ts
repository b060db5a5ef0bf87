import { describe, expect, it } from 'vitest'
import { clubOfLabel } from '@bagwise/golf/shot-import/club-of-label'
import { textOf } from './file-text.ts'
import { readShotFile } from './read-shot-file.ts'
import type { FileShot, ShotFile } from './shot-file.ts'
import * as files from './testing/more-vendor-files.ts'

const YARDS_PER_METRE = 1 / 0.9144

function read(text: string, units: 'yards' | 'metres' = 'yards'): ShotFile {
  const outcome = readShotFile(text, { units, choices: [] })
  if (outcome.kind !== 'shots') throw new Error(`no shots: ${JSON.stringify(outcome)}`)
  return outcome.file
}

function firstShot(file: ShotFile): FileShot {
  const [shot] = file.shots
  if (!shot) throw new Error('The file has no shot')
  return shot
}

const clubs = (file: ShotFile) => file.shots.map(({ label }) => clubOfLabel(label) ?? label)
const carries = (file: ShotFile) => file.shots.map(({ carryYards }) => carryYards)
const sides = (file: ShotFile) => file.shots.map(({ sideYards }) => sideYards)
const leftOut = (file: ShotFile) => file.leftOut.map(({ line, reason }) => `${line} ${reason}`)
const isNear = (figure: number) => expect.closeTo(figure, 1)

describe('Garmin', () => {
  it('counts a shot whose club the R50 did not see, and says nothing of that club', () => {
    const file = read(files.GARMIN_R50, 'metres')
    expect(file).toMatchObject({ vendor: 'Garmin', units: 'yards', areUnitsAssumed: false, leftOut: [] })
    expect(clubs(file)).toEqual(['lw', 'lw', 'lw'])
    // Apexes are in metres, carries in yards, speeds in km/h: the row of units says which.
    expect(firstShot(file)).toEqual({
      line: 3,
      label: 'Lob Wedge',
      nickname: '60',
      carryYards: isNear(55.6),
      sideYards: isNear(-3.6),
      totalYards: isNear(62.9),
      ballSpeedMph: isNear(56),
      launchDeg: isNear(48.5),
      startDeg: isNear(-2.5),
      spinRpm: isNear(1701.4),
      spinAxisDeg: isNear(-4.4),
      isSpinMeasured: true,
      swing: 'full',
    })
    expect(file.air).toEqual({ temperatureF: isNear(69.2), stationPressurePa: isNear(97_593.3), humidity: 0.5 })
  })

  it.each([
    ['Spanish', files.GARMIN_SPANISH, 200.83],
    ['French', files.GARMIN_FRENCH, 200.69],
  ])('reads %s names in metres, and takes a calculated spin for no measured one', (_, text, firstCarryMetres) => {
    const file = read(text)
    expect(file).toMatchObject({ vendor: 'Garmin', units: 'metres', areUnitsAssumed: false, leftOut: [] })
    expect(clubs(file)).toEqual(['driver', 'driver', 'driver'])
    expect(firstShot(file)).toMatchObject({
      carryYards: isNear(firstCarryMetres * YARDS_PER_METRE),
      sideYards: isNear(1.1 * YARDS_PER_METRE),
      totalYards: isNear(207.75 * YARDS_PER_METRE),
      ballSpeedMph: isNear(108.7),
      clubSpeedMph: isNear(80.2),
      launchDeg: 18,
      spinRpm: 5000,
      isSpinMeasured: false,
    })
  })

  it('asks for yards or metres where the row of units is missing', () => {
    const file = read(files.GARMIN_WITHOUT_UNITS)
    expect(file).toMatchObject({ vendor: 'Garmin', units: 'yards', areUnitsAssumed: true })
    expect(carries(file)).toEqual([141.8, 142.1, 153.1])
    expect(firstShot(file)).toMatchObject({ ballSpeedMph: 108 })
    const inMetres = read(files.GARMIN_WITHOUT_UNITS, 'metres')
    expect(carries(inMetres)[0]).toBeCloseTo(141.8 * YARDS_PER_METRE)
    // Beside metres it may be in km/h or m/s.
    expect(firstShot(inMetres).ballSpeedMph).toBeUndefined()
  })
})

it('finds the names below a preamble, and the average is no shot', () => {
  const file = read(files.TRACKMAN_RANGE)
  expect(file).toMatchObject({ vendor: undefined, layout: 'names', areUnitsAssumed: true })
  expect(clubs(file)).toEqual(['7-iron', '7-iron', '7-iron'])
  expect(carries(file)).toEqual([150.8, 151.6, 157])
  expect(sides(file)).toEqual([-3.9, 1.9, -1])
  expect(leftOut(file)).toEqual(['8 summary'])
})

it('asks for the carry where only totals stand, in the units they are in', () => {
  expect(readShotFile(files.TOTAL_ONLY, { units: 'yards', choices: [] })).toMatchObject({
    kind: 'columns',
    columns: { guess: { club: 0, carry: -1, offline: -1, units: 'metres' } },
  })
})

describe('Square', () => {
  it('has its name, and averages and deviations beside no club are no shots', () => {
    const file = read(files.SQUARE, 'metres')
    expect(file).toMatchObject({ vendor: 'Square', units: 'yards', areUnitsAssumed: false })
    expect(clubs(file)).toEqual(['8-iron', '8-iron', '8-iron'])
    expect(carries(file)).toEqual([26.8, 19.4, 20])
    expect(sides(file)).toEqual([2.2, 1.4, 2.7])
    expect(leftOut(file)).toEqual(['7 summary', '8 summary'])
    expect(firstShot(file)).toMatchObject({ startDeg: 3.5, spinAxisDeg: 17.2, spinRpm: 2928, isSpinMeasured: false })
  })

  it('reads a driving range', () => {
    const file = read(files.SQUARE_DRIVING_RANGE)
    expect(file.vendor).toBe('Square')
    expect(sides(file)).toEqual([-3.1, -11])
    expect(leftOut(file)).toEqual(['6 summary', '7 summary', '8 summary'])
  })
})

describe('FlightScope', () => {
  it('leaves average and deviation out, and tells a club from its speed', () => {
    const file = read(files.FLIGHTSCOPE_FS_GOLF, 'metres')
    expect(file).toMatchObject({ vendor: 'FlightScope', units: 'yards' })
    expect(clubs(file)).toEqual(['driver', 'driver', '7-iron'])
    expect(sides(file)).toEqual([-26.5, 12.9, -6.2])
    expect(leftOut(file)).toEqual(['5 summary', '6 summary'])
    expect(firstShot(file)).toMatchObject({ ballSpeedMph: 143, clubSpeedMph: 91.9, launchDeg: 15.1, startDeg: 1.4 })
  })

  it('reads the older Mevo, whose degree sign is lost and whose club comes last', () => {
    const file = read(files.FLIGHTSCOPE_MEVO)
    expect(file).toMatchObject({ vendor: 'FlightScope', units: 'yards', areUnitsAssumed: false })
    expect(clubs(file)).toEqual(['driver', 'driver', '7-iron'])
    expect(sides(file)).toEqual([undefined, undefined, undefined])
    expect(firstShot(file)).toMatchObject({ carryYards: 249.2, launchDeg: 14.1, spinRpm: 2300 })
  })
})

it('GSPro: reads ="18.5 L" as 18.5 yards left', () => {
  const file = read(files.GSPRO_PORTAL_AS_TEXT)
  expect(file).toMatchObject({ vendor: 'GSPro', units: 'yards', leftOut: [] })
  expect(clubs(file)).toEqual(['driver', 'driver', 'driver'])
  expect(sides(file)).toEqual([-18.5, -0.5, -6.4])
  expect(firstShot(file)).toMatchObject({ spinAxisDeg: -2.1, launchDeg: 13.4, startDeg: 1.1, spinRpm: isNear(3122.1) })
})

it('Uneekor has its name, and its cameras measure the spin, of which the file has the parts', () => {
  const file = read(files.UNEEKOR)
  expect(file).toMatchObject({ vendor: 'Uneekor', units: 'yards', leftOut: [] })
  expect(clubs(file)).toEqual(['driver', 'driver', 'driver'])
  expect(sides(file)).toEqual([0.5, 6.7, 13])
  expect(firstShot(file)).toMatchObject({ spinRpm: isNear(Math.hypot(3120, 120)), isSpinMeasured: true })
})

it('Full Swing has its name, and its side is where the ball came down', () => {
  const file = read(files.FULL_SWING)
  expect(file).toMatchObject({ vendor: 'Full Swing', units: 'yards', leftOut: [] })
  expect(carries(file)).toEqual([220.4, 228.6, 232.4])
  expect(sides(file)).toEqual([-6.5, -5.4, 6.3])
  expect(firstShot(file)).toMatchObject({ startDeg: 1.1, spinAxisDeg: 2.1, isSpinMeasured: false })
})

it('Rapsodo: marks shots at a target, which may be part swings', () => {
  const file = read(files.RAPSODO_TARGETS)
  expect(file).toMatchObject({ vendor: 'Rapsodo', units: 'yards' })
  expect(carries(file)).toEqual([158.9, 150.8, 156.8])
  expect(file.shots.map(({ swing }) => swing)).toEqual(['other', 'other', 'other'])
  expect(leftOut(file)).toEqual(['7 summary', '8 summary'])
})

it('OpenGolfLab needs no question', () => {
  const file = read(files.OPEN_GOLF_LAB, 'metres')
  expect(file).toMatchObject({ vendor: 'OpenGolfLab', units: 'yards', areUnitsAssumed: false, leftOut: [] })
  expect(clubs(file)).toEqual(['7-iron', '7-iron', '7-iron'])
  expect(sides(file)).toEqual([-3, 4, -6.7])
})

it('Foresight with semicolons: finds the side among the distances', () => {
  const file = read(files.FORESIGHT_SEMICOLONS, 'metres')
  expect(file).toMatchObject({ vendor: 'Foresight', units: 'yards', leftOut: [] })
  expect(clubs(file)).toEqual(['pw', 'pw', 'pw'])
  expect(carries(file)).toEqual([121, 119, 123])
  expect(sides(file)).toEqual([-3, -3, -3])
  expect(firstShot(file)).toMatchObject({ launchDeg: 26.8, totalYards: 126, clubSpeedMph: 68.6 })
})

it('reads UTF-16 by its mark', () => {
  const units = Uint16Array.from(`\uFEFF${files.UTF_16}`, (letter) => letter.charCodeAt(0))
  const file = read(textOf(new Uint8Array(units.buffer)), 'metres')
  expect(file).toMatchObject({ layout: 'names', units: 'yards', areUnitsAssumed: false })
  expect(carries(file)).toEqual([150, 152, 154])
})
