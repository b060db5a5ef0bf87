import { daysBetween } from '../calendar-days.ts'
import type { BagClub } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { readingIn } from './kept-shot.ts'
import type { KeptSession, KeptShot, LearningShot, SessionAir } from './kept-shot.ts'
import { referenceCarries } from './reference-carries.ts'

/**
 * Why a kept shot teaches nothing: the golfer's word, a label that is no club, a club that is not owned, one that another
 * club of its type has replaced since, or part of a swing.
 */
export const NOT_LEARNT_REASONS = ['left-out', 'no-club', 'not-owned', 'earlier-club', 'part-swing'] as const
export type NotLearntReason = (typeof NOT_LEARNT_REASONS)[number]

/** A three-quarter or half swing, which teaches only its share of the full carry. */
export type PartSwing = LearningShot & { readonly swing: 'three-quarter' | 'half' }

export type ShotsToLearnFrom = {
  readonly shots: readonly LearningShot[]
  readonly partSwings: readonly PartSwing[]
  /** The ids of the kept shots, in the same order. */
  readonly shotIds: readonly string[]
  readonly partSwingIds: readonly string[]
  /** By the ids of the shots. */
  readonly notLearnt: readonly { readonly id: string; readonly reason: NotLearntReason }[]
}

type OwnedClub = Pick<BagClub, 'type' | 'since'>

/**
 * Kept shots as they are learnt from: carries in the reference air, by age in days. Full swings in `shots`, marked
 * three-quarter and half swings in `partSwings`, the rest in `notLearnt`. Shots of the day a club was replaced count as
 * the new one's.
 */
export function learningShots({
  sessions,
  clubs,
  today,
}: {
  readonly sessions: readonly KeptSession[]
  /** Every owned club. */
  readonly clubs: readonly OwnedClub[]
  /** The calendar day, such as 2026-11-21. */
  readonly today: string
}): ShotsToLearnFrom {
  const sinceOf = new Map(clubs.map(({ type, since }) => [type, since ?? undefined]))
  const shots: LearningShot[] = []
  const partSwings: PartSwing[] = []
  const shotIds: string[] = []
  const partSwingIds: string[] = []
  const notLearnt: ShotsToLearnFrom['notLearnt'][number][] = []
  for (const session of sessions) {
    const ageDays = Math.max(0, daysBetween({ from: session.day, to: today }))
    const inReferenceAir = carriesIn(session.isNormalised ? undefined : session.air)
    const reading = readingIn(session)
    for (const shot of session.shots) {
      const { id, club, swing } = shot
      const reason = notLearntReason(shot, { day: session.day, sinceOf })
      if (reason !== undefined || club === null || swing === 'other') {
        notLearnt.push({ id, reason: reason ?? 'part-swing' })
        continue
      }
      const carryYards = inReferenceAir(club, shot.carryYards)
      const { id: sessionId, origin } = session
      const learning = { ...figuresOf(shot), club, carryYards, ageDays, session: sessionId, origin, reading }
      if (swing === 'full') {
        shots.push(learning)
        shotIds.push(id)
      } else {
        partSwings.push({ ...learning, swing })
        partSwingIds.push(id)
      }
    }
  }
  return { shots, partSwings, shotIds, partSwingIds, notLearnt }
}

function notLearntReason(
  { club, swing, mark }: KeptShot,
  { day, sinceOf }: { readonly day: string; readonly sinceOf: ReadonlyMap<ClubType, string | undefined> },
): NotLearntReason | undefined {
  if (mark === 'left-out') return 'left-out'
  if (club === null) return 'no-club'
  if (!sinceOf.has(club)) return 'not-owned'
  const since = sinceOf.get(club)
  if (since !== undefined && daysBetween({ from: since, to: day }) < 0) return 'earlier-club'
  return swing === 'other' ? 'part-swing' : undefined
}

function figuresOf({ sideYards, ballSpeedMph, launchDeg, spinRpm, isSpinMeasured, mark, ...played }: KeptShot) {
  return {
    sideYards,
    ballSpeedMph,
    launchDeg,
    spinRpm: isSpinMeasured ? spinRpm : undefined,
    isSaidToCount: mark === 'counts',
    measuring: played.measuring,
    isSideOnly: played.isSideOnly,
  }
}

/** Carries of one session's air, each club's found once. */
function carriesIn(air: SessionAir | undefined): (club: ClubType, carryYards: number) => number {
  if (!air) return (_, carryYards) => carryYards
  const byClub = new Map<ClubType, (carryYards: number) => number>()
  return (club, carryYards) => {
    const known = byClub.get(club) ?? referenceCarries(club, air)
    byClub.set(club, known)
    return known(carryYards)
  }
}
