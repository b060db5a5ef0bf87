import type { ClubType } from '@bagwise/golf/club'

type TypicalRange = { readonly club: ClubType; readonly fromYards: number; readonly toYards: number }

/** What golfers usually carry, for those who have no number yet (specification 1 §2). */
export const TYPICAL_RANGES: readonly TypicalRange[] = [
  { club: 'driver', fromYards: 200, toYards: 280 },
  { club: '3-wood', fromYards: 180, toYards: 240 },
  { club: '5-iron', fromYards: 140, toYards: 180 },
  { club: '7-iron', fromYards: 120, toYards: 160 },
  { club: '9-iron', fromYards: 100, toYards: 130 },
  { club: 'pw', fromYards: 80, toYards: 110 },
]
