import type { NewerClub } from './newer-model.ts'

const CHECKED_ON = '2026-11-22'

/** Clubs since 2024 that a fitting would have the golfer try. No dated price of any of them was found. */
export const NEWER_CLUBS: readonly NewerClub[] = [
  {
    id: 'ping-g440-k',
    kind: 'driver',
    brand: 'PING',
    model: 'G440 K',
    year: 2026,
    basis: 'dailyduffer.com; golf.com on new clubs of 2026',
    confidence: 'medium',
    checkedOn: CHECKED_ON,
  },
  {
    id: 'callaway-quantum',
    kind: 'driver',
    brand: 'Callaway',
    model: 'Quantum',
    year: 2026,
    basis: 'golfmonthly.com, test of 38 drivers',
    confidence: 'high',
    checkedOn: CHECKED_ON,
  },
  {
    id: 'taylormade-qi4d',
    kind: 'driver',
    brand: 'TaylorMade',
    model: 'Qi4D',
    year: 2026,
    basis: 'golfmonthly.com, test of 38 drivers; golfpost.de',
    confidence: 'high',
    checkedOn: CHECKED_ON,
  },
  {
    id: 'ping-g440-sft',
    kind: 'slice-driver',
    brand: 'PING',
    model: 'G440 SFT',
    year: 2025,
    basis: 'irishtimes.com of 2025-02-06',
    confidence: 'high',
    checkedOn: CHECKED_ON,
  },
  {
    id: 'titleist-vokey-sm11',
    kind: 'wedge',
    brand: 'Titleist',
    model: 'Vokey SM11',
    year: 2026,
    onSale: { day: '2026-02-20', basis: 'readingthebreak.com, review', confidence: 'medium' },
    basis: 'readingthebreak.com, review; a second review',
    confidence: 'high',
    checkedOn: CHECKED_ON,
  },
]
