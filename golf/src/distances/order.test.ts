import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CLUB_TYPES, byPosition } from '../club.ts'
import { clubsWithCarry, findContradiction } from './order.ts'

const anyReferences = fc.array(
  fc.record({ club: fc.constantFrom(...CLUB_TYPES), carryYards: fc.integer({ min: 1, max: 400 }) }),
  { maxLength: 6 },
)

it('CAL-24 names the longer and the shorter club of references that contradict each other', () => {
  const references = [
    { club: '7-iron', carryYards: 230 },
    { club: 'driver', carryYards: 140 },
  ] as const
  expect(findContradiction(references)).toEqual(['driver', '7-iron'])
})

it('names the first pair down the bag when there are several', () => {
  const references = [
    { club: 'pw', carryYards: 130 },
    { club: '9-iron', carryYards: 120 },
    { club: '3-wood', carryYards: 230 },
    { club: 'driver', carryYards: 220 },
  ] as const
  expect(findContradiction(references)).toEqual(['driver', '3-wood'])
})

it('finds nothing wrong with equal carries or a putter', () => {
  expect(
    findContradiction([
      { club: '4-hybrid', carryYards: 180 },
      { club: '4-iron', carryYards: 180 },
      { club: 'putter', carryYards: 300 },
    ]),
  ).toBeUndefined()
})

it('takes two carries of one club for a contradiction', () => {
  const references = [
    { club: '7-iron', carryYards: 150 },
    { club: '7-iron', carryYards: 140 },
  ] as const
  expect(findContradiction(references)).toEqual(['7-iron', '7-iron'])
})

it('finds a contradiction exactly when some shorter club goes farther, in any order of input', () => {
  fc.assert(
    fc.property(
      anyReferences.chain((references) =>
        fc.tuple(fc.constant(references), fc.shuffledSubarray(references, { minLength: references.length })),
      ),
      ([references, shuffled]) => {
        const isContradicted = references.some((longer) =>
          references.some(
            (shorter) =>
              longer.club !== 'putter' &&
              shorter.club !== 'putter' &&
              (byPosition(longer.club, shorter.club) < 0 ? shorter.carryYards > longer.carryYards : false),
          ),
        )
        const isNamedTwice = references.some((one) =>
          references.some((two) => one.club !== 'putter' && one.club === two.club && one.carryYards !== two.carryYards),
        )
        expect(findContradiction(references) !== undefined).toBe(isContradicted || isNamedTwice)
        expect(findContradiction(shuffled)).toEqual(findContradiction(references))
      },
    ),
    { numRuns: 300 },
  )
})

it('lists the clubs that have a carry once each, down the bag', () => {
  expect(clubsWithCarry(['putter', 'pw', 'driver', 'pw', '4-hybrid'])).toEqual(['driver', '4-hybrid', 'pw'])
})
