import type { BagClub } from '../bag.ts'
import { DEFAULT_BAG, clubsInBag } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { CLUB_TYPES } from '../club.ts'
import type { ClassicEstimate } from './classic.ts'
import { estimateClassic } from './classic.ts'
import type { ClubCarry, ClubDistance, ClubDistances } from './club-distance.ts'
import { isEstimated, isFromShots, recordDistance } from './club-distance.ts'
import type { Contradiction, Reference } from './order.ts'
import { clubsWithCarry, findContradiction, referencesInOrder } from './order.ts'

/** A way of estimating carries from references: Classic, or another one with the same outcomes. */
export type Estimator<Estimate extends ClassicEstimate = ClassicEstimate> = (
  clubs: readonly ClubType[],
  references: readonly Reference[],
) => Estimate

export type DistanceEntry = { readonly club: ClubType } & ClubDistance

/** What came of a calculation. */
export type Calculation = {
  /** Every club asked for and every entered one, down the order table, as it is to be stored. */
  readonly distances: readonly DistanceEntry[]
  /** Those of `distances` that differ from what is stored: all that has to be written. */
  readonly changes: readonly DistanceEntry[]
  /** Clubs whose own number was kept although the entered references alone give another one: ask, then call again. */
  readonly wouldReplace: readonly ClubType[]
}

export type CalculationProblem =
  | { readonly problem: 'no-references' }
  | {
      readonly contradiction: Contradiction
      /** The clubs of the pair whose number is stored, not entered: with the golfer's word it may be replaced. */
      readonly replaceable: readonly ClubType[]
    }

type NothingToEstimate = { readonly problem: 'no-clubs' | 'no-distances' }

export type RecalculationProblem = NothingToEstimate | { readonly contradiction: Contradiction }

/** The rows of the calculator: the clubs in the bag that have a carry, those of the default bag when there is none. */
export function calculatorClubs(bag: readonly Pick<BagClub, 'type' | 'isInBag'>[]): readonly ClubType[] {
  const own = clubsWithCarry(clubsInBag(bag).map(({ type }) => type))
  return own.length > 0 ? own : clubsWithCarry(DEFAULT_BAG.map(({ type }) => type))
}

/**
 * What Calculate does. Entered references are the golfer's word: they become Manual, whatever was stored, unless they
 * repeat what imported shots made. Every other measured or typed number stays and counts as a reference too, so that the
 * estimates fit it; a club in `mayReplace` (the golfer was asked and agreed) gives its number up. All other clubs become
 * Estimated, Classic unless told otherwise.
 */
export function calculateDistances({
  clubs,
  stored,
  references,
  mayReplace = [],
  estimate = estimateClassic,
}: {
  readonly clubs: readonly ClubType[]
  readonly stored: ClubDistances
  readonly references: readonly Reference[]
  readonly mayReplace?: readonly ClubType[]
  readonly estimate?: Estimator
}): Calculation | CalculationProblem {
  const entered = referencesInOrder(references).map((reference) => withShots(reference, stored))
  if (entered.length === 0) return { problem: 'no-references' }

  const isEntered = (club: ClubType) => entered.some((reference) => reference.club === club)
  const rows = clubsWithCarry([...clubs, ...entered.map(({ club }) => club)])
  const alone = estimate(rows, entered)
  if ('contradiction' in alone) return { ...alone, replaceable: [] }

  const kept = ownReferences(stored).filter(({ club }) => !isEntered(club) && !mayReplace.includes(club))
  const fitted = estimate(rows, withOwn({ clubs, fixed: entered, own: kept }))
  if ('contradiction' in fitted) {
    return { ...fitted, replaceable: fitted.contradiction.filter((club) => !isEntered(club)) }
  }

  const distances = fitted.carries.map(({ club, carryYards }): DistanceEntry => {
    const measured = stored[club]
    if (isFromShots(measured, carryYards)) return { club, ...measured }
    const proposed: ClubDistance = { distance: carryYards, source: isEntered(club) ? 'manual' : 'estimated' }
    return { club, ...recordDistance({ stored: stored[club], proposed, isAgreed: mayReplace.includes(club) }) }
  })
  const differs = (own: Reference) =>
    alone.carries.some(({ club, carryYards }) => club === own.club && carryYards !== own.carryYards)
  return {
    distances,
    changes: changesAmong(distances, stored),
    wouldReplace: kept.filter(differs).map(({ club }) => club),
  }
}

/**
 * What AI Recalculate All does by rule: from the measured and typed numbers it fills the clubs without a distance and
 * refreshes the Estimated ones. Returns what has to be written, which may be nothing.
 */
export function recalculateEstimates({
  clubs,
  stored,
  estimate = estimateClassic,
}: {
  readonly clubs: readonly ClubType[]
  readonly stored: ClubDistances
  readonly estimate?: Estimator
}): { readonly changes: readonly DistanceEntry[] } | RecalculationProblem {
  const found = estimateFromOwn({ clubs, stored, estimate })
  return 'carries' in found ? { changes: recordEstimates({ stored, carries: found.carries }) } : found
}

/** These clubs estimated from the measured and typed numbers alone. */
export function estimateFromOwn<Estimate extends ClassicEstimate>({
  clubs,
  stored,
  estimate,
}: {
  readonly clubs: readonly ClubType[]
  readonly stored: ClubDistances
  readonly estimate: Estimator<Estimate>
}): Estimate | NothingToEstimate {
  const rows = clubsWithCarry(clubs)
  if (rows.length === 0) return { problem: 'no-clubs' }

  const own = ownReferences(stored)
  return own.length === 0 ? { problem: 'no-distances' } : estimate(rows, withOwn({ clubs, fixed: [], own }))
}

/** What has to be written when these carries were worked out: measured and typed numbers stay. */
export function recordEstimates({
  stored,
  carries,
}: {
  readonly stored: ClubDistances
  readonly carries: readonly ClubCarry[]
}): readonly DistanceEntry[] {
  const distances = carries.map(({ club, carryYards }) => {
    const proposed: ClubDistance = { distance: carryYards, source: 'estimated' }
    return { club, ...recordDistance({ stored: stored[club], proposed }) }
  })
  return changesAmong(distances, stored)
}

/** The measured and typed numbers, down the order table. An estimate never becomes a reference. */
function ownReferences(stored: ClubDistances): readonly Reference[] {
  return clubsWithCarry(CLUB_TYPES).flatMap((club) => {
    const distance = stored[club]
    return distance && !isEstimated(distance) ? [withShots({ club, carryYards: distance.distance }, stored)] : []
  })
}

/** With the number of imported shots when they made this carry. */
function withShots({ club, carryYards }: ClubCarry, stored: ClubDistances): Reference {
  const own = stored[club]
  return { club, carryYards, shots: isFromShots(own, carryYards) ? own.shots?.count : undefined }
}

/**
 * The fixed references and the golfer's own numbers. One for a club the golfer no longer carries, which no screen
 * shows, counts only where it contradicts nothing.
 */
function withOwn({
  clubs,
  fixed,
  own,
}: {
  readonly clubs: readonly ClubType[]
  readonly fixed: readonly Reference[]
  readonly own: readonly Reference[]
}): readonly Reference[] {
  const shown = [...fixed, ...own.filter(({ club }) => clubs.includes(club))]
  return own
    .filter(({ club }) => !clubs.includes(club))
    .reduce<readonly Reference[]>((references, hidden) => {
      const more = [...references, hidden]
      return findContradiction(more) ? references : more
    }, shown)
}

function changesAmong(distances: readonly DistanceEntry[], stored: ClubDistances): readonly DistanceEntry[] {
  return distances.filter(({ club, distance, source }) => {
    const old = stored[club]
    return old?.distance !== distance || old.source !== source
  })
}
