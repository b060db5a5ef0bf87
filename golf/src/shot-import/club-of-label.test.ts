import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CLUBS, CLUB_TYPES } from '../club.ts'
import { clubOfLabel, plainLabel } from './club-of-label.ts'

it('knows how launch monitors name clubs, in seven languages', () => {
  const named = {
    driver: ['Driver', 'DR', 'Dr', 'd', '1W'],
    '3-wood': ['3 Wood', 'W3', '3w', 'Holz 3', 'Madera 3', 'Bois 3', 'Legno 3', 'Trä 3', 'Hout 3', '3 Fairway Wood'],
    '4-hybrid': ['4 Hybrid', 'H4', '4h', 'Hybrid 4', 'Híbrido 4', 'Hybride 4', 'Ibrido 4', '4 Rescue'],
    '9-wood': ['9 Wood', '9W', 'W9', 'Holz 9'],
    '11-wood': ['11 Wood', '11W', 'W11', 'Madera 11'],
    '6-hybrid': ['6 Hybrid', '6H', 'H6', '6 Rescue'],
    '7-hybrid': ['7 Hybrid', '7H', 'H7', 'Híbrido 7'],
    '7-iron': [
      '7 Iron',
      '7 IRON',
      '7I',
      '7i',
      'I7',
      'Eisen 7',
      'Hierro 7',
      'Fer 7',
      'Ferro 7',
      'Järn 7',
      'IJzer 7',
      '7-iron',
    ],
    pw: ['Pitching Wedge', 'Pitching-Wedge', 'PW', 'Pw', 'PITCHING', `Cocheur d'allée`],
    gw: ['Gap Wedge', 'Gap-Wedge', 'GW', 'AW', 'Approach Wedge', 'GAP'],
    sw: ['Sand Wedge', 'Sandwedge', 'SW', 'SAND', 'Cocheur de sable'],
    lw: ['Lob Wedge', 'Lob-Wedge', 'LW', 'LOB'],
    putter: ['Putter', 'PT'],
  } as const
  for (const [club, labels] of Object.entries(named)) {
    for (const label of labels) expect(clubOfLabel(label), label).toBe(club)
  }
})

it('knows every club by its own name and by its type', () => {
  for (const club of CLUB_TYPES) {
    expect(clubOfLabel(club)).toBe(club)
    expect(clubOfLabel(CLUBS[club].displayName)).toBe(club)
  }
})

it('asks about a loft, a bare kind of club, and clubs that Bagwise does not know', () => {
  for (const label of [
    '52',
    '56°',
    '60',
    'Irn',
    'Cocheur',
    '60 Degree',
    'Iron',
    '4 Wood',
    '1 Iron',
    '2 Iron',
    '17 Iron',
    '1 Iron 1',
    'Mini Driver',
    'Chipper',
    '7',
    '',
    '__proto__',
  ]) {
    expect(clubOfLabel(label), label).toBeUndefined()
  }
})

it('reads labels that look alike as one', () => {
  expect(new Set(['7 Iron', '7-iron', ' 7iron ', '7  IRON'].map(plainLabel)).size).toBe(1)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (label) => {
      expect(plainLabel(plainLabel(label))).toBe(plainLabel(label))
      expect(CLUB_TYPES.includes(clubOfLabel(label) ?? 'driver')).toBe(true)
    }),
    { numRuns: 500 },
  )
})
