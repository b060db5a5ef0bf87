import type { ClubType } from '../club.ts'
import type { BagAction, LeaveOut } from './bag-action.ts'
import type { BagClubCarry, BagGolfer } from './bag-golfer.ts'
import { clubsTooMany, clubsWithoutCarry } from './bag-golfer.ts'
import type { SwingGap } from './holes.ts'
import { gapWithout, harderFirst, isKept, leastMissed } from './leaving.ts'

/**
 * What to do about each pair that does one job: measure it, leave the harder club out where no hole follows, check the
 * lofts of two irons of the set, else keep both. `leaving` holds the clubs that the plan takes out already.
 */
export function settleOverlaps(
  gaps: readonly SwingGap[],
  golfer: BagGolfer,
  leaving: readonly ClubType[],
): readonly BagAction[] {
  const actions: BagAction[] = []
  const gone = [...leaving]
  const clubs = [...gaps.slice(0, 1).map(({ longer }) => longer), ...gaps.map(({ shorter }) => shorter)]
  for (const gap of gaps.filter(({ verdict }) => verdict === 'too-close')) {
    const pair = [gap.longer, gap.shorter]
    if (pair.some(({ type }) => gone.includes(type))) continue
    const action = settled(
      gap,
      clubs.filter(({ type }) => !gone.includes(type)),
      golfer,
    )
    if (action.kind === 'leave-out') gone.push(action.club)
    actions.push(action)
  }
  return actions
}

/**
 * The clubs to leave out of a bag that holds more than the Rules allow, besides those that leave anyway: each time the
 * one that leaves the smallest gap, then clubs without a number, the longest first.
 */
export function leaveOutTooMany(
  clubs: readonly BagClubCarry[],
  golfer: BagGolfer,
  leaving: readonly ClubType[],
): readonly LeaveOut[] {
  const gone = [...leaving]
  const surplus: ClubType[] = []
  while (surplus.length + leaving.length < clubsTooMany(golfer.clubs)) {
    const staying = clubs.filter(({ type }) => !gone.includes(type))
    const next = leastMissed(
      staying.filter((club) => !isKept(club, golfer)),
      staying,
      golfer,
    )
    const unknown = clubsWithoutCarry(golfer.clubs).find(({ type }) => !gone.includes(type))
    const club = next?.type ?? unknown?.type
    if (club === undefined) break
    gone.push(club)
    surplus.push(club)
  }
  return surplus.map((club) => ({ kind: 'leave-out', club, reason: 'too-many', gap: undefined, strokes: 0 }))
}

function settled(gap: SwingGap, clubs: readonly BagClubCarry[], golfer: BagGolfer): BagAction {
  const pair = [gap.longer, gap.shorter]
  const guesses = pair.filter(({ isEstimated }) => isEstimated).map(({ type }) => type)
  if (guesses.length > 0) return { kind: 'measure', gap, clubs: guesses, strokes: 0 }
  const [harder] = harderFirst(
    pair.filter((club) => !isKept(club, golfer)),
    clubs,
    golfer,
  )
  const after = harder && gapWithout(harder.type, clubs, golfer.sevenIronCarryYards)
  if (harder && after && after.verdict !== 'too-large') {
    return { kind: 'leave-out', club: harder.type, reason: 'overlap', gap, strokes: 0 }
  }
  const isOneSet = pair.every(({ kind, type }) => kind === 'iron' || type === 'pw')
  return { kind: isOneSet ? 'bend' : 'keep-both', gap, strokes: 0 }
}
