import { CLUBS, isClubType } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { FACT_FIELDS } from '@bagwise/golf/facts'
import type { FactField, Facts } from '@bagwise/golf/facts'
import { PROFILE_DEFAULTS } from '@bagwise/golf/golfer'
import { AGE_YEARS } from '@bagwise/golf/onboarding/answers'
import { OWN_BRAND, isSampleClub } from '@bagwise/golf/onboarding/sample-club'
import { SKILL_PROFILES } from '@bagwise/golf/persona'
import { estimateSkill } from '@bagwise/golf/skill-estimate'
import { dayOf } from './facts.ts'
import type { ProfileDocument } from './profile-document.ts'
import type { StoredBagClub } from './profile-fields.ts'
import type { Scalars } from './profile-scalars.ts'

/** A value that gave way to another one, as the profile's history has it. */
export type Replaced = { readonly path: string; readonly value: unknown; readonly keptValue: unknown }

/** Accounts began with these. */
const BEGINNING: Readonly<Partial<Record<FactField, unknown>>> = PROFILE_DEFAULTS
/** Asked by the first section of the questionnaire, whatever was answered. */
const ASKED_FIRST = [
  'handicap',
  'ballFlight',
  'swingTempo',
  'skillLevel',
  'playingExperience',
  'courseFrequency',
] as const satisfies readonly FactField[]
const STANDARD_BRAND = 'Standard'
const USUAL_FLEX = 'regular'
const ESTIMATED = ['handicap', 'swingSpeed'] as const
/** One of each group that the estimate of the swing speed tells apart. */
const AGES_YEARS = [20, AGE_YEARS.start, 60] as const

const ESTIMATES = SKILL_PROFILES.flatMap(({ scoreRange }) =>
  AGES_YEARS.flatMap((ageYears) => [
    estimateSkill({ averageScore: scoreRange.min, ageYears }),
    estimateSkill({ averageScore: scoreRange.max, ageYears }),
  ]),
)
/** Numbers that Bagwise stored by itself. */
const STORED_BY_ITSELF: Readonly<Partial<Record<FactField, readonly number[]>>> = {
  handicap: [PROFILE_DEFAULTS.handicap, ...ESTIMATES.map(({ handicap }) => handicap)],
  swingSpeed: ESTIMATES.map(({ swingSpeedMph }) => swingSpeedMph),
}

/**
 * A profile that was stored before sources were, with a source for all that its golfer said. Null takes the place of
 * values that accounts began with and nobody touched, and of estimates, which are worked out again on reading; usual lofts
 * and flexes of unnamed clubs become assumed. What equals an estimate may have been typed too: `factsToConfirm` names it.
 */
export function withSources(
  document: Omit<ProfileDocument, 'facts'>,
  history: readonly Replaced[] = [],
): ProfileDocument {
  const unsaid = unsaidFields(document.scalars, history)
  const estimated = ESTIMATED.filter((field) => !unsaid.includes(field) && isEstimate(field, document.scalars, history))
  const nulls = Object.fromEntries([...unsaid, ...estimated].map((field) => [field, null]))
  const scalars = { ...document.scalars, ...nulls, factsToConfirm: [...estimated] }
  return {
    ...document,
    scalars,
    facts: migratedFacts(scalars, dayOf(document.updatedAt)),
    bag: Object.fromEntries(
      Object.entries(document.bag).map(([type, club]) => [type, isClubType(type) ? withoutAssumed(type, club) : club]),
    ),
  }
}

/** The club with null in place of the usual loft and flex, unless it was named: the golfer saw them then. */
export function withoutAssumed(type: ClubType, club: StoredBagClub): StoredBagClub {
  const { brand, model, loft, shaftFlex } = club
  const isUnnamed = model === '' && [STANDARD_BRAND, OWN_BRAND].includes(brand)
  if (!isUnnamed && !isSampleClub({ type, brand, model })) return club
  return {
    ...club,
    loft: loft === CLUBS[type].loftDeg ? null : loft,
    shaftFlex: shaftFlex === USUAL_FLEX ? null : shaftFlex,
  }
}

/** Fields that still hold what the account began with. Height and age are asked together: changing one confirms both. */
function unsaidFields(scalars: Scalars, history: readonly Replaced[]): readonly FactField[] {
  const isBeginning = (field: FactField) => scalars[field] === BEGINNING[field] && !wasEdited(field, history)
  const isBodyUnsaid = isBeginning('height') && isBeginning('age')
  return [
    'weight' as const,
    ...(isBodyUnsaid ? (['height', 'age'] as const) : []),
    ...(scalars.hasCompletedOnboarding ? [] : ASKED_FIRST),
  ].filter(isBeginning)
}

/** Whether the number is the questionnaire's estimate from score and age, as far as anyone can tell. */
function isEstimate(field: (typeof ESTIMATED)[number], scalars: Scalars, history: readonly Replaced[]): boolean {
  const { averageScore, age, hasCompletedOnboarding } = scalars
  if (averageScore === null || !hasCompletedOnboarding || wasEdited(field, history)) return false
  const { handicap, swingSpeedMph } = estimateSkill({ averageScore, ageYears: age ?? AGE_YEARS.start })
  return scalars[field] === { handicap, swingSpeed: swingSpeedMph }[field]
}

/** Whether the golfer changed the field: Bagwise changed some numbers by itself, but from and to its own ones only. */
function wasEdited(field: FactField, history: readonly Replaced[]): boolean {
  const own: readonly unknown[] = STORED_BY_ITSELF[field] ?? []
  return history.some(
    ({ path, value, keptValue }) => path === field && !(own.includes(value) && own.includes(keptValue)),
  )
}

function migratedFacts(scalars: Scalars, since: string): Facts {
  const entries = FACT_FIELDS.flatMap((field) =>
    scalars[field] === null ? [] : [[field, { source: 'said', since, isMigrated: true }] as const],
  )
  return Object.fromEntries(entries)
}
