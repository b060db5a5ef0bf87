import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CLUBS, CLUB_TYPES } from '@bagwise/golf/club'
import { metresFromYards } from '@bagwise/golf/units'
import { clubsIn } from './club-names.ts'
import { contradicts } from './contradictions.ts'
import { figuresIn } from './figures.ts'
import { knownOf } from './known.ts'
import { isForeign } from './language.ts'
import { withFigures } from './spoken-numbers.ts'

it.each([
  ['a hundred and fifty yards', '150 yards'],
  ['one-fifty', '150'],
  ['one hundred seventy-five', '175'],
  ['the seven iron', 'the 7 iron'],
  ['thirty-five yards', '35 yards'],
  ['anyone', 'anyone'],
])('reads the number of %j', (text, figures) => {
  expect(withFigures(text)).toBe(figures)
})

it('reads every club by its name, with and without a hyphen', () => {
  for (const club of CLUB_TYPES) {
    const { displayName } = CLUBS[club]
    for (const name of [displayName, displayName.toLowerCase(), displayName.replace('-', ' ')]) {
      expect(clubsIn(`Take the ${name} here.`).map((named) => named.club)).toEqual([club])
    }
  }
})

it.each([
  ['150 yards', { from: 150, to: 150, unit: 'yards' }],
  ['150 to 155 yds', { from: 150, to: 155, unit: 'yards' }],
  ['137 m', { from: 137, to: 137, unit: 'metres' }],
  ['10.5°', { from: 10.5, to: 10.5, unit: 'degrees' }],
  ['$1,250', { from: 1_250, to: 1_250, unit: 'dollars' }],
  ['10 mph', { from: 10, to: 10, unit: 'mph' }],
  ['16 km/h', { from: 16, to: 16, unit: 'kmh' }],
  ['15 °C', { from: 15, to: 15, unit: 'celsius' }],
  ['a 5-yard gap', { from: 5, to: 5, unit: 'yards' }],
])('reads the figure of %j', (text, figure) => {
  expect(figuresIn(text)).toMatchObject([figure])
})

it('takes a name or a short word for no other language', () => {
  for (const text of ['Fairway Forge Glide 10K', 'Titleist Pro V1', 'La Costa', 'Die it at the hole.', 'Draw']) {
    expect(isForeign(text)).toBe(false)
  }
})

const WAYS = ['Your {club} carries {n} {unit}.', '{n} {unit} with the {club}.', 'The {club} goes {n} {unit} for you.']
const club = fc.constantFrom('7-iron' as const, 'driver' as const, 'pw' as const, '5-wood' as const)
const units = fc.constantFrom('yards' as const, 'metres' as const)

it('OPN-23 keeps a carry as the golfer reads it and leaves out one that is 12 yards or more from it, in either units', () => {
  fc.assert(
    fc.property(
      fc.record({ club, units, carryYards: fc.integer({ min: 90, max: 300 }), way: fc.constantFrom(...WAYS) }),
      fc.integer({ min: 12, max: 60 }),
      fc.boolean(),
      ({ club: type, units: reads, carryYards, way }, apartYards, isLonger) => {
        const known = knownOf({ units: reads, clubs: [{ type, carryYards, source: 'measured' }] }, 2026)
        const sentence = (yards: number) =>
          way
            .replace('{club}', CLUBS[type].displayName)
            .replace('{n}', String(Math.round(reads === 'metres' ? metresFromYards(yards) : yards)))
            .replace('{unit}', reads)
        expect(contradicts(sentence(carryYards), known)).toBe(false)
        expect(contradicts(sentence(carryYards + (isLonger ? apartYards : -apartYards)), known)).toBe(true)
      },
    ),
  )
})
