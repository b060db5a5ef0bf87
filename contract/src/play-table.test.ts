import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { HOLE_FINISHES, PENALTIES, PLAYED_LIES, PLAYED_SWINGS } from '@bagwise/golf/play/played-record'
import { PlayedHole, PlayedShot } from './play.ts'
import { playedHoleTable, playedShotTable, lineReader } from './play-table.ts'

const tenths = (least: number, most: number) =>
  fc.integer({ min: least * 10, max: most * 10 }).map((whole) => whole / 10)
const place = fc.record({ alongYards: tenths(-400, 1_200), acrossYards: tenths(-600, 600) })

const hole = fc.record({
  round: fc.uuid({ version: 4 }),
  number: fc.integer({ min: 1, max: 18 }),
  par: fc.integer({ min: 3, max: 6 }),
  strokeIndex: fc.option(fc.integer({ min: 1, max: 18 })),
  lengthYards: fc.option(tenths(30, 800)),
  score: fc.option(fc.integer({ min: 14, max: 30 })),
  finish: fc.option(fc.constantFrom(...HOLE_FINISHES.filter((finish) => finish !== 'not-played'))),
  putts: fc.option(fc.integer({ min: 0, max: 12 })),
  firstPuttFeet: fc.option(tenths(0, 200)),
  pin: fc.option(place),
})

const shot = fc
  .record({
    id: fc.uuid({ version: 4 }),
    round: fc.uuid({ version: 4 }),
    hole: fc.integer({ min: 1, max: 18 }),
    order: fc.integer({ min: 0, max: 41_000 }),
    branch: fc.constantFrom('ball', 'provisional'),
    club: fc.option(fc.constantFrom(...CLUB_TYPES)),
    lie: fc.option(fc.constantFrom(...PLAYED_LIES)),
    lieFrom: fc.constantFrom('tap', 'map'),
    left: fc.constantFrom(
      { leftYards: null, leftSdYards: null, leftFrom: null },
      { leftYards: 0, leftSdYards: 0, leftFrom: 'typed' },
      { leftYards: 152.5, leftSdYards: null, leftFrom: 'position' },
    ),
    swing: fc.option(fc.constantFrom(...PLAYED_SWINGS)),
    penalty: fc.constantFrom(...PENALTIES),
    rest: fc.option(
      fc.record({ alongYards: tenths(-500, 500), acrossYards: tenths(-500, 500), sdYards: tenths(0, 60) }),
    ),
    air: fc.option(
      fc.record({ headwindMph: tenths(-60, 60), crosswindMph: tenths(-60, 60), temperatureF: tenths(-40, 130) }),
    ),
    at: fc.option(place),
    isLeftOut: fc.boolean(),
  })
  .map(({ left, ...rest }) => ({ ...rest, ...left }))

it('is read as it was written, holes and shots alike', () => {
  fc.assert(
    fc.property(fc.array(hole, { maxLength: 4 }), fc.array(shot, { maxLength: 4 }), (holes, shots) => {
      const [ofHoles, ofShots] = [
        playedHoleTable(holes.map((one) => PlayedHole.parse(one))),
        playedShotTable(shots.map((one) => PlayedShot.parse(one))),
      ]
      expect(ofHoles.rows.map(lineReader(ofHoles.columns)).map((row) => PlayedHole.parse(row))).toEqual(holes)
      expect(ofShots.rows.map(lineReader(ofShots.columns)).map((row) => PlayedShot.parse(row))).toEqual(shots)
    }),
    { seed: 95 },
  )
})

it('has every field of a row once, and none of a line with too few or too many cells', () => {
  const read = lineReader(['id', 'rest.alongYards', 'rest.sdYards', 'club', 'isLeftOut'])
  expect(read('a1,148.2,,7-iron,false')).toEqual({
    id: 'a1',
    rest: { alongYards: 148.2 },
    club: '7-iron',
    isLeftOut: false,
  })
  expect(read('a1,,,,true,x')).toEqual({ id: 'a1', rest: null, club: null, isLeftOut: true, 5: 'x' })
  expect(read('a1,1e3')).toEqual({ id: 'a1', rest: { alongYards: '1e3' } })
})
