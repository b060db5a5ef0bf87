import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClubDistances } from '@bagwise/golf/distances/club-distance'
import { UNITS } from '@bagwise/golf/golfer'
import {
  faultsIn,
  inUnits,
  openForm,
  REFERENCE_CLUBS,
  referencesIn,
  withCarry,
  withStored,
  withReferences,
  withTyped,
} from './references.ts'
import type { ReferenceClub } from './references.ts'

const STORED: ClubDistances = {
  driver: { distance: 204, source: 'measured' },
  '7-iron': { distance: 132, source: 'manual' },
  pw: { distance: 90, source: 'estimated' },
}

function open(address: string, stored: ClubDistances = {}, units: (typeof UNITS)[number] = 'yards') {
  return openForm({ query: new URLSearchParams(address), stored, units })
}

function textsIn(form: ReturnType<typeof open>) {
  return REFERENCE_CLUBS.map((club) => form.fields[club].text)
}

describe('opening', () => {
  it('offers the golfer’s own numbers, never an estimate', () => {
    expect(textsIn(open('', STORED))).toEqual(['204', '132', ''])
    expect(textsIn(open('', STORED, 'metres'))).toEqual(['187', '121', ''])
  })

  it('takes what the address says instead, as soon as it names one reference', () => {
    expect(textsIn(open('driver=210&pw=95', STORED))).toEqual(['210', '', '95'])
    expect(textsIn(open('dialog=sign-out', STORED))).toEqual(['204', '132', ''])
  })

  it.each(['0', '401', '1.5', 'far', '', '1e9', 'NaN'])('leaves a field empty when the address says %j', (text) => {
    expect(textsIn(open(`driver=${text}`))).toEqual(['', '', ''])
  })

  it('keeps the exact yards behind the metres', () => {
    expect(referencesIn(open('', STORED, 'metres'))).toEqual([
      { club: 'driver', carryYards: 204 },
      { club: '7-iron', carryYards: 132 },
    ])
  })
})

describe('typing', () => {
  function typed(club: ReferenceClub, text: string) {
    return withTyped(open('', STORED), { club, text, stored: STORED })
  }

  it('CAL-11 counts a reference only when it is non-empty and numeric', () => {
    expect(referencesIn(typed('driver', '210'))).toContainEqual({ club: 'driver', carryYards: 210 })
    for (const text of ['', '  ', 'far', '2e2']) {
      expect(referencesIn(typed('driver', text)).map(({ club }) => club)).toEqual(['7-iron'])
    }
  })

  it('finds nothing wrong with empty fields', () => {
    expect(faultsIn(typed('driver', ''))).toEqual([])
  })

  it('wants a number that cannot be stored mended, and lets other text be', () => {
    for (const text of ['401', '0', '-5', '130.5']) {
      expect(faultsIn(typed('driver', text))).toEqual([{ club: 'driver', mustBeMended: true }])
    }
    expect(faultsIn(typed('driver', 'far'))).toEqual([{ club: 'driver', mustBeMended: false }])
  })
})

it('follows a number that the golfer gave elsewhere on the screen', () => {
  const form = open('', STORED, 'metres')
  expect(textsIn(withCarry(form, { club: '7-iron', carryYards: 150 }))).toEqual(['187', '137', ''])
  expect(withCarry(form, { club: '6-iron', carryYards: 150 })).toBe(form)
})

describe('the address', () => {
  it('says what counts, in yards, and keeps what else it says', () => {
    const form = withTyped(open('driver=204&7-iron=132'), { club: 'driver', text: '9999', stored: {} })
    expect(withReferences(new URLSearchParams('driver=204&dialog=sign-out'), form).toString()).toBe(
      'dialog=sign-out&7-iron=132',
    )
  })

  it('opens the same references again, in either units', () => {
    const anyCarry = fc.option(fc.integer({ min: 1, max: 400 }))
    fc.assert(
      fc.property(fc.tuple(anyCarry, anyCarry, anyCarry), fc.constantFrom(...UNITS), (carries, units) => {
        const address = new URLSearchParams()
        carries.forEach((yards, index) => {
          const club = REFERENCE_CLUBS[index]
          if (club && yards !== null) address.set(club, String(yards))
        })
        const form = openForm({ query: address, stored: {}, units })
        expect(withReferences(address, form).toString()).toBe(address.toString())
      }),
    )
  })
})

it('DAT-26 changes the units of what is typed back and forth without drift', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (yards) => {
      const form = open(`driver=${yards}`)
      const back = inUnits(inUnits(form, 'metres'), 'yards')
      expect(back).toEqual(form)
    }),
  )
})

it('keeps text that cannot be read when the units change, and reads it anew', () => {
  const form = withTyped(open('', {}, 'metres'), { club: 'driver', text: '390', stored: {} })
  expect(referencesIn(form)).toEqual([])
  expect(referencesIn(inUnits(form, 'yards'))).toEqual([{ club: 'driver', carryYards: 390 }])
})

it('follows a number that another device measured, unless the field was typed into', () => {
  const form = withTyped(open('', STORED), { club: '7-iron', text: '140', stored: STORED })
  const measuredElsewhere = { ...STORED, driver: { distance: 211, source: 'measured' } as const }
  expect(textsIn(withStored(form, measuredElsewhere))).toEqual(['211', '140', ''])
})
