import { DEFAULT_BAG, newBagClub } from '../bag.ts'
import type { BagClub } from '../bag.ts'
import { PROFILE_DEFAULTS } from '../golfer.ts'
import type { KnownGolfer } from './answers.ts'

/** Brand of a club of a type the golfer owns, maker unknown. */
export const OWN_BRAND = 'Personal'
/** Brand of a club of an unspecified starter set. */
export const STARTER_BRAND = 'Starter Set'

/**
 * Whether the club is still a sample from the default bag or a starter set. Entering another brand or model makes it
 * the golfer's own.
 */
export function isSampleClub({ type, brand, model }: Pick<BagClub, 'type' | 'brand' | 'model'>): boolean {
  const isOfDefaultBag = DEFAULT_BAG.some((club) => club.type === type && club.brand === brand && club.model === model)
  return isOfDefaultBag || (brand === STARTER_BRAND && model === '')
}

/**
 * Whether Bagwise filled in this value: it equals the default of the club's type and the club is unnamed. Naming the
 * club, or changing the value, confirms it.
 */
export function isAssumed(club: BagClub, field: 'loft' | 'shaftFlex'): boolean {
  const fresh = newBagClub(club.type)
  const isNameless = club.model === '' && [fresh.brand, OWN_BRAND].includes(club.brand)
  return (isNameless || isSampleClub(club)) && club[field] === fresh[field]
}

type Facts = Pick<
  KnownGolfer,
  'handicap' | 'height' | 'age' | 'ballFlight' | 'swingTempo' | 'playingExperience' | 'courseFrequency'
> & { readonly weight: number | null; readonly skillLevel: string | null; readonly hasCompletedOnboarding: boolean }

/** Answered by the first section of the questionnaire, whatever it stores. */
const ANSWERED_FIRST = [
  'handicap',
  'ballFlight',
  'swingTempo',
  'skillLevel',
  'playingExperience',
  'courseFrequency',
] as const satisfies readonly (keyof typeof PROFILE_DEFAULTS)[]

/**
 * The golfer with null in place of account defaults that were never entered. Height and age are asked together:
 * changing one confirms both.
 */
export function withoutUnsaid<Golfer extends Facts>(golfer: Golfer): Golfer {
  const isBodyUnsaid = golfer.height === PROFILE_DEFAULTS.height && golfer.age === PROFILE_DEFAULTS.age
  const mayBeUnsaid = [
    'weight' as const,
    ...(isBodyUnsaid ? (['height', 'age'] as const) : []),
    ...(golfer.hasCompletedOnboarding ? [] : ANSWERED_FIRST),
  ]
  const unsaid = mayBeUnsaid.filter((field) => golfer[field] === PROFILE_DEFAULTS[field])
  return { ...golfer, ...Object.fromEntries(unsaid.map((field) => [field, null])) }
}
