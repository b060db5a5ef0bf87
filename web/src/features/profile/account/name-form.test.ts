import { expect, it } from 'vitest'
import { changedName, storedName } from './name-form.tsx'

const SEEN = { firstName: 'Jamie', lastName: 'Ortega' }

it('sends only the part of a name that differs from what was seen, so that the other may change elsewhere', () => {
  expect(changedName({ ...SEEN, lastName: 'Bunker' }, SEEN)).toEqual({ lastName: 'Bunker' })
  expect(changedName({ ...SEEN, firstName: 'James' }, SEEN)).toEqual({ firstName: 'James' })
  expect(changedName({ firstName: 'James', lastName: 'Bunker' }, SEEN)).toEqual({
    firstName: 'James',
    lastName: 'Bunker',
  })
  expect(changedName(SEEN, SEEN)).toEqual({})
})

it('sends both parts where the profile has no name', () => {
  expect(changedName(SEEN, { firstName: null, lastName: null })).toEqual(SEEN)
})

it('reads a name without blanks at its ends, each letter one character', () => {
  expect(storedName({ firstName: ' Jose\u0301 ', lastName: 'Ortega ' })).toEqual({
    firstName: 'Jos\u00e9',
    lastName: 'Ortega',
  })
})
