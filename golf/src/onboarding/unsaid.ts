import { DEFAULT_BAG, newBagClub } from '../bag.ts'
import type { BagClub } from '../bag.ts'
import { PROFILE_DEFAULTS } from '../golfer.ts'
import type { KnownGolfer } from './answers.ts'

/** A club of a type that the golfer said they own; nobody knows its maker. */
export const OWN_BRAND = 'Personal'
/** A club of some starter set, nobody knows which. */
export const STARTER_BRAND = 'Starter Set'

/**
 * Whether the club is still one of the default bag, or of some starter set: nobody has said that the golfer owns such a
 * club. Another brand or model, typed once, makes it the golfer's own.
 */
export function isSampleClub({ type, brand, model }: Pick<BagClub, 'type' | 'brand' | 'model'>): boolean {
  const isOfDefaultBag = DEFAULT_BAG.some((club) => club.type === type && club.brand === brand && club.model === model)
  return isOfDefaultBag || (brand === STARTER_BRAND && model === '')
}

/**
 * Whether Bagwise has filled this in, not the golfer: it is what every new club of the type gets, and nobody has named
 * the club. Who names a club, or changes the one value, stands by it.
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

/** The first section of the questionnaire speaks for these, whatever it stores. */
const ANSWERED_FIRST = [
  'handicap',
  'ballFlight',
  'swingTempo',
  'skillLevel',
  'playingExperience',
  'courseFrequency',
] as const satisfies readonly (keyof typeof PROFILE_DEFAULTS)[]

/**
 * The golfer with null in place of what the account began with and nobody has said since. Height and age are asked for
 * together: one that differs from its default speaks for both.
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
