import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { DISTANCE_SOURCES, MAX_CARRY_YARDS } from '@bagwise/golf/distances/club-distance'
import { UNITS } from '@bagwise/golf/golfer'
import { distancesCsv, readDistancesCsv } from './distances-csv.ts'
import { StoredDistance } from './profile-fields.ts'

const clubs = CLUB_TYPES.filter((club) => club !== 'putter')
const tenths = fc.integer({ min: 0, max: 4000 }).map((count) => count / 10)
const distances = fc.uniqueArray(fc.constantFrom(...clubs), { minLength: 1 }).chain((chosen) =>
  fc
    .array(
      fc.record(
        {
          distance: fc.integer({ min: 1, max: MAX_CARRY_YARDS }),
          source: fc.constantFrom(...DISTANCE_SOURCES),
          shots: fc.record(
            { count: fc.integer({ min: 1, max: 10_000 }), longShortYards: tenths, leftRightYards: tenths },
            { requiredKeys: ['count'] },
          ),
        },
        { requiredKeys: ['distance', 'source'] },
      ),
      { minLength: chosen.length, maxLength: chosen.length },
    )
    .map((values) => Object.fromEntries(chosen.map((club, index) => [club, values[index] as (typeof values)[0]]))),
)

const file = (...rows: readonly string[]) => ['club,carry (yd),source', ...rows].join('\n')
const withShots = (row: string) => `club,carry (yd),source,shots,long-short sd (yd),left-right sd (yd)\n${row}`
const problemsOf = (text: string) => {
  const read = readDistancesCsv(text)
  return 'problems' in read ? read.problems : []
}

describe('distances as CSV', () => {
  it('ACT-62 DAT-24 are written in the units of the golfer, which stand in the header, with the word for each source', () => {
    const stored = {
      pw: { distance: 6, source: 'estimated' },
      driver: { distance: 204, source: 'measured' },
    } as const
    expect(distancesCsv(stored, 'yards')).toBe(
      '"club","carry (yd)","source"\r\n"Driver","204","Measured"\r\n"Pitching Wedge","6","Estimated"\r\n',
    )
    expect(distancesCsv(stored, 'metres')).toBe(
      '"club","carry (m)","source"\r\n"Driver","186.5","Measured"\r\n"Pitching Wedge","5.5","Estimated"\r\n',
    )
  })

  it('have columns for the shots behind them as soon as there are any', () => {
    const shots = { count: 12, longShortYards: 6.5, leftRightYards: 9 }
    const stored = {
      driver: { distance: 204, source: 'measured', shots },
      pw: { distance: 100, source: 'manual' },
    } as const
    expect(distancesCsv(stored, 'yards')).toBe(
      [
        '"club","carry (yd)","source","shots","long-short sd (yd)","left-right sd (yd)"',
        '"Driver","204","Measured","12","6.5","9"',
        '"Pitching Wedge","100","Manual","","",""',
        '',
      ].join('\r\n'),
    )
  })

  it('DAT-24 have the spread of the shots in metres beside carries in metres, and read it from files before in yards', () => {
    const shots = { count: 12, longShortYards: 6.5, leftRightYards: 9 }
    const stored = { driver: { distance: 204, source: 'measured', shots } } as const
    const csv = [
      '"club","carry (m)","source","shots","long-short sd (m)","left-right sd (m)"',
      '"Driver","186.5","Measured","12","5.94","8.23"',
      '',
    ].join('\r\n')
    expect(distancesCsv(stored, 'metres')).toBe(csv)
    expect(readDistancesCsv(csv)).toEqual({ distances: stored })
    const before = csv.replaceAll('sd (m)', 'sd (yd)').replace('5.94', '6.5').replace('8.23', '9')
    expect(readDistancesCsv(before)).toEqual({ distances: stored })
    for (let tenths = 0; tenths <= 4000; tenths += 1) {
      const spread = { driver: { ...stored.driver, shots: { ...shots, longShortYards: tenths / 10 } } }
      expect(readDistancesCsv(distancesCsv(spread, 'metres'))).toEqual({ distances: spread })
    }
  })

  it('DAT-24 give back the same yards from metres, for every carry there is', () => {
    for (let distance = 1; distance <= MAX_CARRY_YARDS; distance += 1) {
      const stored = { driver: { distance, source: 'manual' } } as const
      expect(readDistancesCsv(distancesCsv(stored, 'metres'))).toEqual({ distances: stored })
    }
  })

  it('are equal when exported, imported and exported again, in either unit', () => {
    fc.assert(
      fc.property(distances, fc.constantFrom(...UNITS), (stored, units) => {
        const csv = distancesCsv(stored, units)
        const read = readDistancesCsv(csv)
        expect(read).toEqual({ distances: stored })
        expect('distances' in read && distancesCsv(read.distances, units)).toBe(csv)
      }),
      { numRuns: 200, seed: 24 },
    )
  })

  it('are read as a spreadsheet saves them: other line ends, order, letters, separators and empty cells', () => {
    const read = {
      distances: { '7-iron': { distance: 150, source: 'manual' }, pw: { distance: 109, source: 'measured' } },
    }
    expect(
      readDistancesCsv('\uFEFFSource;Club;Carry (m)\r\nManual;7-IRON;137,2\r\n\r\nmeasured;pw;99.7\r\n;;\r\n'),
    ).toEqual(read)
    expect(
      readDistancesCsv('club,carry (yd),source,,\n 7-iron , 150 ,manual,,\n"Pitching Wedge",109.0,measured,,'),
    ).toEqual(read)
  })

  it.each([
    ['', 1, /columns/],
    ['a holiday photo', 1, /columns/],
    ['club,carry,source\ndriver,200,measured', 1, /columns/],
    ['club,carry (yd),carry (m)\ndriver,200,183', 1, /columns/],
    ['club,carry (yd),source', 1, /no distance/],
    [file('driver,200,measured,7'), 2, /more cells/],
    [file('driver,0,measured'), 2, /“0” is no carry: it must be a whole number of yards from 1 to 400/],
    [file('driver,401,measured'), 2, /“401” is no carry/],
    [file('driver,200.5,measured'), 2, /“200.5” is no carry/],
    [file('driver,-5,measured'), 2, /“-5” is no carry/],
    [file('driver,1e2,measured'), 2, /“1e2” is no carry/],
    [file('driver,,measured'), 2, /Nothing is no carry/],
    [file('driver,200,guessed'), 2, /“guessed” is no source: it must be measured, manual or estimated/],
    [file('1-iron,200,measured'), 2, /“1-iron” is no club that Bagwise knows/],
    [file('__proto__,200,measured'), 2, /“__proto__” is no club that Bagwise knows/],
    [file('putter,10,measured'), 2, /The putter has no carry/],
    [file('driver,200,measured', 'Driver,210,manual'), 3, /Driver has a distance in line 2 already/],
    [file('"driver,200,measured'), 2, /quotation mark/],
    [withShots('driver,200,measured,0,1,1'), 2, /Shots must be a whole number from 1 to 10000/],
    [withShots('driver,200,measured,,1,1'), 2, /Shots must be/],
    [withShots('driver,200,measured,3,x,1'), 2, /Shots must be/],
    [withShots('driver,200,measured,3,1,401'), 2, /at most 400 yards/],
    ['club,carry (yd),source,shots\ndriver,200,measured,3', 1, /columns/],
    ['club,carry (m),source\ndriver,367,measured', 2, /it must be meters from 0.9 to 365.8/],
    ['club,carry (yd),source\n'.padEnd(30_000, 'x'), 1, /far longer/],
  ])('say what is wrong, and in which line: %j', (text, line, message) => {
    expect(problemsOf(text)).toEqual([{ line, message: expect.stringMatching(message) }])
  })

  it('say everything that is wrong at once, in the order of the lines', () => {
    const problems = problemsOf(file('driver,500,mine', '', '3-wood,200,manual', 'spoon,x,manual', '3-wood,1,manual'))
    expect(problems.map(({ line }) => line)).toEqual([2, 2, 5, 5, 6])
  })

  it('never throw and never give anything but carries that can be stored', () => {
    const cell = fc.oneof(
      fc.constantFrom('driver', 'Driver', 'putter', '200', '1', '366', 'measured', 'Manual', '', '"', "'=1", '\u0000'),
      fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 8 }),
    )
    const figure = fc.constantFrom('', '0', '1', '12', '3.5', '400', '401', '10001', '-1')
    const row = fc.oneof(
      fc.array(cell, { minLength: 1, maxLength: 7 }),
      fc.tuple(fc.constant('driver'), fc.constant('200'), fc.constant('measured'), figure, figure, figure),
    )
    const lines = fc.array(
      row.map((cells) => cells.join(',')),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(
        fc.constantFrom('club,carry (yd),source', withShots('').trim(), 'club,carry (m),source', 'x'),
        lines,
        (header, rows) => {
          const read = readDistancesCsv([header, ...rows].join('\n'))
          const found = 'problems' in read ? read.problems : Object.values(read.distances)
          const stored = 'distances' in read ? Object.values(read.distances) : []
          const isStorable = stored.every((distance) => StoredDistance.safeParse(distance).success)
          expect(found.length > 0 && isStorable).toBe(true)
        },
      ),
      { numRuns: 200, seed: 9 },
    )
  })
})
