import type { BagClub } from '../bag.ts'
import { DEFAULT_BAG, clubsInBag } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { CLUB_TYPES } from '../club.ts'
import type { ClassicEstimate } from './classic.ts'
import { estimateClassic } from './classic.ts'
import type { ClubCarry, ClubDistance, ClubDistances, DistanceBasis } from './club-distance.ts'
import { isEstimated, isFromShots, recordDistance } from './club-distance.ts'
import type { Contradiction, Reference } from './order.ts'
import { clubsWithCarry, findContradiction, referencesInOrder } from './order.ts'

/** A carry worked out, and how. References have no basis. */
export type EstimatedCarry = ClubCarry & { readonly basis?: DistanceBasis | undefined }

/** A method of estimating carries from references: Classic, or another one with the same results. */
export type Estimator<
  Estimate extends ClassicEstimate =
    | { readonly carries: readonly EstimatedCarry[] }
    | { readonly contradiction: Contradiction },
> = (clubs: readonly ClubType[], references: readonly Reference[]) => Estimate

export type DistanceEntry = { readonly club: ClubType } & ClubDistance

export type Calculation = {
  /** Every requested and entered club in the order of the table, as it is to be stored. */
  readonly distances: readonly DistanceEntry[]
  /** Those of `distances` that differ from what is stored. */
  readonly changes: readonly DistanceEntry[]
  /**
   * Clubs whose own number was kept although the entered references alone give another one: ask the golfer, then call
   * again.
   */
  readonly wouldReplace: readonly ClubType[]
}

export type CalculationProblem =
  | { readonly problem: 'no-references' }
  | {
      readonly contradiction: Contradiction
      /** Clubs of the pair with a stored rather than entered number, which the golfer may agree to replace. */
      readonly replaceable: readonly ClubType[]
    }

type NothingToEstimate = { readonly problem: 'no-clubs' | 'no-distances' }

export type RecalculationProblem = NothingToEstimate | { readonly contradiction: Contradiction }

/** Rows of the calculator: clubs in the bag with a carry, or those of the default bag if there are none. */
export function calculatorClubs(bag: readonly Pick<BagClub, 'type' | 'isInBag'>[]): readonly ClubType[] {
  const own = clubsWithCarry(clubsInBag(bag).map(({ type }) => type))
  return own.length > 0 ? own : clubsWithCarry(DEFAULT_BAG.map(({ type }) => type))
}

/**
 * What Calculate does. Entered references become Manual whatever was stored, unless they repeat the result of imported
 * shots. Other measured or typed numbers stay and count as references, except for clubs in `mayReplace`, where the
 * golfer has agreed. All other clubs become Estimated, by default with Classic.
 */
export function calculateDistances({
  clubs,
  stored,
  references,
  mayReplace = [],
  estimate = estimateClassic,
  onShelf = [],
}: {
  readonly clubs: readonly ClubType[]
  readonly stored: ClubDistances
  readonly references: readonly Reference[]
  readonly mayReplace?: readonly ClubType[]
  readonly estimate?: Estimator
  /** Owned clubs that stay at home: their estimates follow. */
  readonly onShelf?: readonly ClubType[]
}): Calculation | CalculationProblem {
  const entered = referencesInOrder(references).map((reference) => withShots(reference, stored))
  if (entered.length === 0) return { problem: 'no-references' }

  const isEntered = (club: ClubType) => entered.some((reference) => reference.club === club)
  const rows = clubsWithCarry([...clubs, ...entered.map(({ club }) => club), ...estimatedAmong(onShelf, stored)])
  const alone = estimate(rows, entered)
  if ('contradiction' in alone) return { ...alone, replaceable: [] }

  const kept = ownReferences(stored).filter(({ club }) => !isEntered(club) && !mayReplace.includes(club))
  const fitted = estimate(rows, withOwn({ clubs, fixed: entered, own: kept }))
  if ('contradiction' in fitted) {
    return { ...fitted, replaceable: fitted.contradiction.filter((club) => !isEntered(club)) }
  }

  const distances = fitted.carries.map((carry): DistanceEntry => {
    const { club, carryYards } = carry
    const measured = stored[club]
    if (isFromShots(measured, carryYards)) return { club, ...measured }
    const proposed: ClubDistance = isEntered(club) ? { distance: carryYards, source: 'manual' } : estimateOf(carry)
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
 * What AI Recalculate All does by rule: fills clubs without a distance and refreshes Estimated ones from measured and
 * typed numbers. Returns what has to be written, possibly nothing.
 */
export function recalculateEstimates({
  clubs,
  onShelf = [],
  stored,
  estimate = estimateClassic,
}: {
  readonly clubs: readonly ClubType[]
  /** Owned clubs that stay at home: their estimates are refreshed, none is added. */
  readonly onShelf?: readonly ClubType[]
  readonly stored: ClubDistances
  readonly estimate?: Estimator
}): { readonly changes: readonly DistanceEntry[] } | RecalculationProblem {
  const found = estimateFromOwn({ clubs, onShelf, stored, estimate })
  return 'carries' in found ? { changes: recordEstimates({ stored, carries: found.carries }) } : found
}

/** Estimates for these clubs, and for estimated ones on the shelf, from measured and typed numbers alone. */
export function estimateFromOwn<Estimate extends ClassicEstimate>({
  clubs,
  onShelf = [],
  stored,
  estimate,
}: {
  readonly clubs: readonly ClubType[]
  readonly onShelf?: readonly ClubType[]
  readonly stored: ClubDistances
  readonly estimate: Estimator<Estimate>
}): Estimate | NothingToEstimate {
  if (clubsWithCarry(clubs).length === 0) return { problem: 'no-clubs' }

  const own = ownReferences(stored)
  const rows = clubsWithCarry([...clubs, ...estimatedAmong(onShelf, stored)])
  return own.length === 0 ? { problem: 'no-distances' } : estimate(rows, countedReferences(clubs, stored))
}

/** The changes to write for calculated carries: measured and typed numbers stay. */
export function recordEstimates({
  stored,
  carries,
}: {
  readonly stored: ClubDistances
  readonly carries: readonly EstimatedCarry[]
}): readonly DistanceEntry[] {
  const distances = carries.map((carry) => ({
    club: carry.club,
    ...recordDistance({ stored: stored[carry.club], proposed: estimateOf(carry) }),
  }))
  return changesAmong(distances, stored)
}

/** An estimate as it is stored. */
export function estimateOf({ carryYards, basis }: EstimatedCarry): ClubDistance {
  return { distance: carryYards, source: 'estimated', ...(basis && { basis }) }
}

/** Measured and typed numbers in the order of the table. An estimate never becomes a reference. */
export function ownReferences(stored: ClubDistances): readonly Reference[] {
  return clubsWithCarry(CLUB_TYPES).flatMap((club) => {
    const distance = stored[club]
    return distance && !isEstimated(distance) ? [withShots({ club, carryYards: distance.distance }, stored)] : []
  })
}

/** The golfer's own numbers from which the distances of these clubs follow. */
export function countedReferences(clubs: readonly ClubType[], stored: ClubDistances): readonly Reference[] {
  return withOwn({ clubs, fixed: [], own: ownReferences(stored) })
}

/** Adds the number of imported shots when they made this carry. */
function withShots({ club, carryYards }: ClubCarry, stored: ClubDistances): Reference {
  const own = stored[club]
  return { club, carryYards, shots: isFromShots(own, carryYards) ? own.shots?.count : undefined }
}

/**
 * The fixed references plus the golfer's own numbers. Numbers of clubs no longer in the bag, which no screen shows,
 * count only if they contradict nothing.
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

function estimatedAmong(clubs: readonly ClubType[], stored: ClubDistances): readonly ClubType[] {
  return clubs.filter((club) => {
    const distance = stored[club]
    return distance !== undefined && isEstimated(distance)
  })
}

function changesAmong(distances: readonly DistanceEntry[], stored: ClubDistances): readonly DistanceEntry[] {
  return distances.filter(({ club, distance, source }) => {
    const old = stored[club]
    return old?.distance !== distance || old.source !== source
  })
}
