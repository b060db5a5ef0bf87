import { byPosition } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubDistance, ClubDistances } from '@bagwise/golf/distances/club-distance'
import { fewestShotsOver, isOwnNumber } from '@bagwise/golf/memory/distance-offer'
import type { LearnedClub } from '@bagwise/golf/memory/learned-club'
import type { ShotVerdict } from '@bagwise/golf/memory/shot-memory'
import type { LearnedFromFiles } from '../learn-from-files.ts'
import type { ImportedShot, PreviewDecisions, SortedFiles, SortedShot } from './sorted-shots.ts'

/** Why a shot does not count, or that the golfer has decided. */
export type ShotReason = 'mishit' | 'odd' | 'part-swing' | 'word'

/** A shot, and whether it counts. */
export type PreviewShot = {
  readonly shot: ImportedShot
  readonly isCounted: boolean
  readonly reason: ShotReason | undefined
  /** Not counted by the rule, whatever the golfer says. */
  readonly isOutByRule: boolean
}

/** What the shots of a club make; no distance when none of them counts. */
export type PreviewClub = {
  readonly club: ClubType
  readonly shots: readonly PreviewShot[]
  readonly learned: LearnedClub | undefined
  readonly distance: ClubDistance | undefined
  readonly isTaken: boolean
  /** The distance would take the place of the golfer's own number. */
  readonly isAsked: boolean
  /** Whether all of a wedge's shots are full swings, where that has to be asked; undefined until it is answered. */
  readonly fullSwings: { readonly areAll: boolean | undefined } | undefined
}

/** What is learned, with the verdicts in the order of the files. */
export type LearnedPreview = Pick<LearnedFromFiles, 'learned' | 'distances'> & {
  readonly verdicts: readonly (ShotVerdict | undefined)[]
}

/** The clubs of the files, longest first. Shots without a club are in none. */
export function previewClubs(
  { shots, asked }: SortedFiles,
  { learned, distances, verdicts }: LearnedPreview,
  {
    decisions,
    stored,
    isCurrent = true,
  }: {
    readonly decisions: PreviewDecisions
    readonly stored: ClubDistances
    /** Whether this was learned with these decisions. */
    readonly isCurrent?: boolean
  },
): readonly PreviewClub[] {
  const byClub = new Map<ClubType, PreviewShot[]>()
  for (const [index, sorted] of shots.entries()) {
    if (sorted.club === null) continue
    const ofClub = byClub.get(sorted.club) ?? []
    const takenBack = isCurrent ? undefined : decisions.takenBack.get(sorted.shot.id)
    ofClub.push(previewShot(sorted, { verdict: verdicts[index], takenBack }))
    byClub.set(sorted.club, ofClub)
  }
  return [...byClub]
    .toSorted(([a], [b]) => byPosition(a, b))
    .map(([club, ofClub]) => {
      const distance = distances.get(club)
      const isAsked = distance !== undefined && isOwnNumber(stored[club])
      const shotCount = distance?.shots?.count ?? 0
      return {
        club,
        shots: ofClub,
        learned: learned.find((one) => one.club === club),
        distance,
        isTaken: distance !== undefined && (decisions.taken.get(club) ?? shotCount >= fewestShotsOver(stored[club])),
        isAsked,
        fullSwings: asked.has(club) ? { areAll: asked.get(club) } : undefined,
      }
    })
}

function previewShot(
  { shot, swing, mark }: SortedShot,
  { verdict, takenBack }: { readonly verdict: ShotVerdict | undefined; readonly takenBack: boolean | undefined },
): PreviewShot {
  if (mark !== 'by-rule') {
    const isCounted = mark === 'counts'
    return { shot, isCounted, reason: 'word', isOutByRule: isCounted }
  }
  if (takenBack !== undefined) {
    return { shot, isCounted: takenBack, reason: undefined, isOutByRule: !takenBack }
  }
  const reason = swing === 'full' ? ruleOf(verdict) : 'part-swing'
  const isOutByRule = reason !== undefined
  return { shot, isCounted: !isOutByRule, reason, isOutByRule }
}

function ruleOf(verdict: ShotVerdict | undefined): ShotReason | undefined {
  return verdict === 'mishit' || verdict === 'odd' ? verdict : undefined
}
