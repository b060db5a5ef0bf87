import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { BRANCHES, HOLE_FINISHES, PLAYED_LIES, PENALTIES } from '@bagwise/golf/play/played-record'
import { PlayedHole, PlayedRound, PlayedShot } from './play.ts'
import { holesCsv, playedJson, shotsCsv } from './played-csv.ts'
import type { WholePlayedRound } from './played-csv.ts'
import { readPlayedCsv } from './played-csv-reading.ts'

const ID = '3f0e1d2c-4b5a-4978-8a6b-5c4d3e2f1a0b'
const ROUND: PlayedRound = {
  id: ID,
  date: '2026-11-22',
  course: '=HYPERLINK("https://example.com")',
  courseId: null,
  tees: 'white',
  holeCount: 18,
  firstHole: 1,
  courseRating: 71.3,
  slopeRating: 128,
  playingConditions: -1,
  handicapThen: -1.2,
  rules: 'casual',
  adviceFromHole: null,
  isCounting: true,
  state: 'finished',
}
const HOLE: PlayedHole = {
  round: ID,
  number: 7,
  par: 4,
  strokeIndex: 3,
  lengthYards: 392.4,
  score: 5,
  finish: 'holed',
  putts: 2,
  firstPuttFeet: 24.5,
  pin: { alongYards: 391, acrossYards: 3 },
}
const SHOT: PlayedShot = {
  id: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  round: ID,
  hole: 7,
  order: 1024,
  branch: 'ball',
  club: '7-iron',
  lie: 'fairway',
  lieFrom: 'map',
  leftYards: 152.3,
  leftSdYards: 3.1,
  leftFrom: 'position',
  swing: 'full',
  penalty: 'none',
  rest: { alongYards: 148.2, acrossYards: -6.4, sdYards: 4 },
  air: { headwindMph: -7.5, crosswindMph: 3.3, temperatureF: 61.7 },
  at: { alongYards: 240, acrossYards: -12 },
  isLeftOut: false,
}
const PLAYED: readonly WholePlayedRound[] = [{ round: ROUND, holes: [HOLE], shots: [SHOT] }]
const files = (played: readonly WholePlayedRound[], units: PreferredUnits) => ({
  holes: holesCsv(played, units),
  shots: shotsCsv(played, units),
})
const withoutPlaces = (played: readonly WholePlayedRound[]) =>
  played.map(({ round, holes, shots }) => ({
    round,
    holes: holes.map((hole) => ({ ...hole, pin: null })),
    shots: shots.map((shot) => ({ ...shot, at: null })),
  }))
const problemsOf = (read: ReturnType<typeof readPlayedCsv>) => ('problems' in read ? read.problems : [])

describe('the files of played rounds', () => {
  it('have units in their headings and neutral formula cells, and no place', () => {
    const { holes, shots } = files(PLAYED, 'yards')
    expect(holes).toContain('"length (yd)","score","finish","putts","first putt (ft)"')
    expect(shots).toContain('"left (yd)","left sd (yd)","left by"')
    expect(holes).toContain(`"'=HYPERLINK(""https://example.com"")"`)
    expect(`${holes}${shots}`).not.toMatch(/"[=+@]/)
    expect(files(PLAYED, 'metres').shots).toContain('"left (m)"')
    expect(files(PLAYED, 'metres').holes).toContain('"first putt (m)"')
    for (const place of ['391', '-12', '240']) {
      expect(`${holes}${shots}${playedJson(PLAYED)}`).not.toMatch(new RegExp(`\\b${place}\\b(?!\\.)`))
    }
  })

  it.each(['yards', 'metres'] as const)('come back in %s as they were, but for places on holes', (units) => {
    expect(readPlayedCsv(files(PLAYED, units))).toEqual({ rounds: withoutPlaces(PLAYED) })
  })

  it('come back whatever is stored', () => {
    const tenthsOf = (lowest: number, highest: number) =>
      fc.integer({ min: lowest * 10, max: highest * 10 }).map((tenths) => tenths / 10 + 0)
    const shot = fc.record({
      leftYards: tenthsOf(0, 800),
      leftSdYards: fc.option(tenthsOf(0, 60)),
      lie: fc.option(fc.constantFrom(...PLAYED_LIES)),
      penalty: fc.constantFrom(...PENALTIES),
      branch: fc.constantFrom(...BRANCHES),
      isLeftOut: fc.boolean(),
      rest: fc.option(
        fc.record({ alongYards: tenthsOf(-500, 500), acrossYards: tenthsOf(-500, 500), sdYards: tenthsOf(0, 60) }),
      ),
      air: fc.option(
        fc.record({
          headwindMph: tenthsOf(-60, 60),
          crosswindMph: tenthsOf(-60, 60),
          temperatureF: tenthsOf(-40, 130),
        }),
      ),
    })
    const hole = fc.record({
      lengthYards: fc.option(tenthsOf(30, 800)),
      firstPuttFeet: fc.option(tenthsOf(0, 200)),
      finish: fc.constantFrom(...HOLE_FINISHES.filter((finish) => finish !== 'not-played'), null),
    })
    fc.assert(
      fc.property(
        shot,
        hole,
        fc.string(),
        fc.constantFrom('yards' as const, 'metres' as const),
        (one, of, tees, units) => {
          const round = PlayedRound.safeParse({ ...ROUND, tees: tees.slice(0, 20) })
          fc.pre(round.success)
          const played = [{ round: round.data, holes: [{ ...HOLE, ...of }], shots: [{ ...SHOT, ...one }] }]
          expect(readPlayedCsv(files(played, units))).toEqual({ rounds: withoutPlaces(played) })
        },
      ),
    )
  })

  it('read only what can be stored', () => {
    const read = readPlayedCsv(files(PLAYED, 'metres'))
    const [first] = 'rounds' in read ? read.rounds : []
    expect(PlayedRound.parse(first?.round)).toEqual(ROUND)
    expect(PlayedHole.parse(first?.holes[0])).toEqual({ ...HOLE, pin: null })
    expect(PlayedShot.parse(first?.shots[0])).toEqual({ ...SHOT, at: null })
  })

  it('are refused in wrong units, with the file and the line', () => {
    const { holes, shots } = files(PLAYED, 'yards')
    const inFeet = readPlayedCsv({ holes, shots: shots.replace('left (yd)', 'left (ft)') })
    expect(problemsOf(inFeet)).toEqual([
      { file: 'shots.csv', line: 1, message: '“left (ft)” has the wrong unit: it must be “left (yd)” or “left (m)”.' },
    ])
    const withUnit = readPlayedCsv({ holes, shots: shots.replace('"152.3"', '"139 m"') })
    expect(problemsOf(withUnit)).toEqual([
      {
        file: 'shots.csv',
        line: 2,
        message: '“139 m” in “left (yd)” must be a number from 0 to 800 yd, without the unit, or empty.',
      },
    ])
    const tooFar = readPlayedCsv({ holes: holes.replace('"392.4"', '"3924"'), shots })
    expect(problemsOf(tooFar)).toMatchObject([{ file: 'holes.csv', line: 2 }])
  })

  it.each([
    ['a missing column', (text: string) => text.replace('"club"', '"iron"'), 1],
    ['a hole that is not in holes.csv', (text: string) => text.replace(`"${ID}","7"`, `"${ID}","8"`), 2],
    ['half a place', (text: string) => text.replace('"position"', '""'), 2],
    ['half a rest', (text: string) => text.replace('"148.2"', '""'), 2],
    ['an id that begins with the time', (text: string) => text.replace('-4aaa-', '-7aaa-'), 2],
    ['a broken quotation mark', (text: string) => text.replace('"7-iron"', '"7-iron'), 2],
    ['a line twice', (text: string) => `${text}${text.split('\r\n')[1]}\r\n`, 3],
  ])('are refused with %s', (_, spoiled, line) => {
    const { holes, shots } = files(PLAYED, 'yards')
    const problems = problemsOf(readPlayedCsv({ holes, shots: spoiled(shots) }))
    expect(problems.map((problem) => [problem.file, problem.line])).toContainEqual(['shots.csv', line])
  })

  it('are refused where lines of holes contradict one another or themselves', () => {
    const { holes, shots } = files(PLAYED, 'yards')
    const [heads = '', line = ''] = holes.split('\r\n')
    const both = (second: string) => problemsOf(readPlayedCsv({ holes: `${heads}\r\n${line}\r\n${second}\r\n`, shots }))
    expect(both(line)).toMatchObject([{ line: 3, message: 'Hole 7 of this round has a line already.' }])
    expect(both(line.replace('"71.3"', '"70"').replace('"finished","7"', '"finished","8"'))).toMatchObject([
      { line: 3, message: 'Its round has another course rating in line 2.' },
    ])
    const spoiled = (from: string, to: string) => problemsOf(readPlayedCsv({ holes: holes.replace(from, to), shots }))
    expect(spoiled('"holed","2"', '"holed","5"')).toMatchObject([
      { message: 'There must be fewer putts than strokes.' },
    ])
    expect(spoiled('"71.3"', '"35.6"')).toMatchObject([{ message: 'A rating of 18 holes is from 55 to 85.' }])
  })
})
