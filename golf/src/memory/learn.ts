import { byPosition } from '../club.ts'
import type { ClubType } from '../club.ts'
import { beliefBefore, closenessIn, typicalSds } from './belief.ts'
import type { Belief, BelievedSpread, Evidence, LearningGolfer } from './belief.ts'
import { firstCarry, learnCarries } from './carries.ts'
import type { LearningShot } from './kept-shot.ts'
import type { KnownClub, LearnedClub, Shares } from './learned-club.ts'
import { columnsOf } from './shot-columns.ts'
import type { ShotColumns } from './shot-columns.ts'
import type { ShotSummary } from './shot-summary.ts'
import { sortOut } from './sorting-out.ts'
import type { ExpectedShots, SortedShots } from './sorting-out.ts'
import { learnSpreads } from './spreads.ts'
import { learnSteadyMisses } from './steady-misses.ts'
import { NO_SUMS, sumUp } from './sums.ts'
import type { ClubSums, OwnVariances } from './sums.ts'
import { MISHITS, typicalMishits } from '../shot-advice/typical-spread.ts'
import { groupedBy } from '../grouped-by.ts'

/** Passes of sorting out and learning: always so many, more change nothing that is seen. */
const PASSES = 3
/** Before shots, the typical share of mishits and a tilt of 0 count as so many shots. Rules of thumb. */
export const MISHIT_SHOTS = 12
export const TILT_SHOTS = 12
export const LARGEST_TILT = 0.8
/** No golfer is steadier or wilder, and no map of the advisor has to be larger. */
export const PATTERN_RATIOS = { least: 0.15, most: 4 } as const

/** A club of the bag, its shots, and what they have taught so far. */
type Learning = Evidence &
  Pick<SortedShots, 'lostShare'> & { readonly columns: ShotColumns; readonly summary: ShotSummary | undefined }

const NO_SUMMARIES: ReadonlyMap<ClubType, ShotSummary> = new Map()

/**
 * What the golfer's full swings say of every club of the bag, longest club first: carry, spreads, steady miss and tilt of
 * solid shots, shrunk to what the other clubs say and to what is typical of the handicap (18 where it is unknown), and
 * one share of mishits. Empty without a shot of these clubs; the order of the shots does not count. How it is done and how
 * well: docs/models/shot-memory.md.
 */
export function learnFromShots({
  clubs,
  handicap,
  shots,
  summaries = NO_SUMMARIES,
}: {
  /** Each club once. */
  readonly clubs: readonly KnownClub[]
  readonly handicap: number | undefined
  readonly shots: readonly LearningShot[]
  /** Of shots that were not kept, for clubs with shots. */
  readonly summaries?: ReadonlyMap<ClubType, ShotSummary>
}): readonly LearnedClub[] {
  const bag = clubs.toSorted((a, b) => byPosition(a.club, b.club))
  const golfer: LearningGolfer = { handicap, closeness: closenessIn(bag.map(({ club }) => club)) }
  const shotsOfClub = groupedBy(shots, ({ club }) => club)
  let learnings: readonly Learning[] = bag.map((known) => {
    const columns = columnsOf(known.club, shotsOfClub.get(known.club) ?? [])
    const summary = summaries.get(known.club)
    const carry = firstCarry(known, { columns, handicap, summary })
    return { known, columns, summary, belief: beliefBefore(carry), sums: NO_SUMS, lostShare: 0 }
  })
  if (learnings.every(({ columns }) => columns.count === 0)) return []
  let mishitShare = typicalShare(handicap)
  for (let pass = 0; pass < PASSES; pass += 1) {
    const share = mishitShare
    const sorted = learnings.map((one) => ({
      one,
      shots: sortOut(one.columns, expectedShots(one.belief, { mishitShare: share, handicap, isFirst: pass === 0 })),
    }))
    mishitShare = mishitsAmong(
      sorted.map(({ shots: ofClub }) => ofClub),
      handicap,
    )
    learnings = learnOnce(
      sorted.map(({ one, shots: { solid, lostShare } }) => ({
        ...one,
        sums: sumUp(one.columns, solid, { summary: one.summary, own: ownVariances(one.belief, handicap) }),
        lostShare,
      })),
      golfer,
    )
  }
  return learnings.map((one) => learnedClub(one, { mishitShare, handicap }))
}

/** Each number is learnt with those before it. */
function learnOnce(summed: readonly Learning[], golfer: LearningGolfer): readonly Learning[] {
  const withCarry = withLearned(summed, 'carry', learnCarries(summed, golfer))
  const withAcross = withLearned(withCarry, 'across', learnSpreads('across', withCarry, golfer))
  const withAlong = withLearned(withAcross, 'along', learnSpreads('along', withAcross, golfer))
  return withLearned(withAlong, 'bias', learnSteadyMisses(withAlong, golfer))
}

function withLearned<Key extends keyof Belief>(
  learnings: readonly Learning[],
  key: Key,
  learned: readonly Belief[Key][],
): readonly Learning[] {
  return learnings.map((one, index) => ({ ...one, belief: { ...one.belief, [key]: learned[index] } }))
}

function ownVariances({ carry, across, along }: Belief, handicap: number | undefined): OwnVariances {
  const { alongYards, acrossYards } = typicalSds(handicap, carry.yards)
  return { along: along.variance * alongYards ** 2, across: across.variance * acrossYards ** 2 }
}

/**
 * At first the middle is all but unknown. Once it was learned from these very shots, what is not known of it makes them
 * no wider: else more mishits would pass for solid, and the carry of golfers with many would come out short.
 */
function expectedShots(
  { carry, across, along, bias }: Belief,
  {
    mishitShare,
    handicap,
    isFirst,
  }: { readonly mishitShare: number; readonly handicap: number | undefined; readonly isFirst: boolean },
): ExpectedShots {
  const typical = typicalSds(handicap, carry.yards)
  const unknown = isFirst
    ? { alongYards: carry.sdYards, biasVariance: bias.variance }
    : { alongYards: 0, biasVariance: 0 }
  return {
    carryYards: carry.yards,
    carrySdYards: unknown.alongYards,
    biasYards: bias.share * typical.acrossYards,
    alongYards: Math.hypot(Math.sqrt(along.variance) * typical.alongYards, unknown.alongYards),
    acrossYards: Math.sqrt(across.variance + unknown.biasVariance) * typical.acrossYards,
    mishitShare,
  }
}

function mishitsAmong(sorted: readonly SortedShots[], handicap: number | undefined): number {
  const mishits = sorted.reduce((sum, one) => sum + one.mishits, MISHIT_SHOTS * typicalShare(handicap))
  const exposure = sorted.reduce((sum, one) => sum + one.exposure, MISHIT_SHOTS)
  return Math.min(MISHITS.most, mishits / exposure)
}

function typicalShare(handicap: number | undefined): number {
  return Math.min(MISHITS.most, typicalMishits(handicap))
}

function learnedClub(
  { known: { club }, columns, belief, sums, lostShare }: Learning,
  { mishitShare, handicap }: { readonly mishitShare: number; readonly handicap: number | undefined },
): LearnedClub {
  const { carry, across, along, bias } = belief
  const typical = typicalSds(handicap, carry.yards)
  const acrossRatio = heldRatio(Math.sqrt(across.variance + bias.variance))
  const alongRatio = heldRatio(Math.sqrt(along.variance))
  return {
    club,
    shotCount: columns.count,
    weight: sums.along.weight,
    carryYards: carry.yards,
    carrySdYards: (carry.sdYards * widerByOwn(carry.shares, along)) / Math.sqrt(1 - carry.shares.own * lostShare),
    pattern: {
      acrossRatio,
      alongRatio,
      biasShare: bias.share,
      tilt: tiltOf(belief, { sums, typical }),
      mishitRatio: mishitShare / typicalShare(handicap),
    },
    mishitShare,
    biasYards: bias.share * typical.acrossYards,
    biasSdYards: Math.sqrt(bias.variance) * typical.acrossYards * widerByOwn(bias.shares, across),
    acrossYards: acrossRatio * typical.acrossYards,
    alongYards: Math.hypot(alongRatio * typical.alongYards, carry.sdYards),
    degrees: Math.min(across.degrees, along.degrees),
    shares: { carry: carry.shares, across: across.shares, along: along.shares, bias: bias.shares },
  }
}

function heldRatio(ratio: number): number {
  return Math.min(PATTERN_RATIOS.most, Math.max(PATTERN_RATIOS.least, ratio))
}

/** What rests on own shots is a t, not a normal: their spread is learnt too. */
function widerByOwn({ own }: Shares, { degrees }: BelievedSpread): number {
  return Math.sqrt(1 + own * (degrees / Math.max(1, degrees - 2) - 1))
}

function tiltOf(
  { across, along }: Belief,
  { sums, typical }: { readonly sums: ClubSums; readonly typical: ReturnType<typeof typicalSds> },
): number {
  const sds = typical.acrossYards * typical.alongYards * Math.sqrt(across.variance * along.variance)
  const tilt = sums.products / sds / (TILT_SHOTS + sums.productWeight)
  return Math.min(LARGEST_TILT, Math.max(-LARGEST_TILT, tilt))
}
