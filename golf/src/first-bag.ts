import type { ClubType } from './club.ts'

/** What a first bag consists of, most used clubs first; our selection. */
export const FIRST_BAG = [
  { club: '7-iron', priority: 'high' },
  { club: 'putter', priority: 'high' },
  { club: '5-hybrid', priority: 'high' },
  { club: 'driver', priority: 'medium' },
  { club: 'sw', priority: 'medium' },
] as const satisfies readonly { readonly club: ClubType; readonly priority: 'high' | 'medium' }[]
