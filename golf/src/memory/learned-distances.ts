import type { ClubType } from '../club.ts'
import type { ClubDistance, KnownFromShots } from '../distances/club-distance.ts'
import { distanceFromShots } from '../shot-import/summarise-shots.ts'
import type { KeptSession, KeptShot } from './kept-shot.ts'
import { plusMinusYards } from './learned-certainty.ts'
import type { LearnedClub } from './learned-club.ts'
import type { ShotMemory } from './shot-memory.ts'

/** Shares to a hundredth and yards to a tenth: finer than anything that is shown. */
const STEPS = { share: 100, yards: 10 } as const

/**
 * What would be stored of each club: the learned carry in whole yards, with number and spread of the full swings that
 * count, and how well it is known. Clubs without one are absent.
 */
export function learnedDistances(
  { learned, verdicts }: Pick<ShotMemory, 'learned' | 'verdicts'>,
  sessions: readonly KeptSession[],
): ReadonlyMap<ClubType, ClubDistance> {
  const counted = new Map<ClubType, KeptShot[]>(learned.map(({ club }) => [club, []]))
  for (const { shots } of sessions) {
    for (const shot of shots) {
      const isCounted = shot.swing === 'full' && !shot.isSideOnly && verdicts.get(shot.id) === 'solid'
      if (isCounted && shot.club) counted.get(shot.club)?.push(shot)
    }
  }
  return new Map(
    learned.flatMap((one) => {
      const distance = distanceFromShots(one.carryYards, counted.get(one.club) ?? [])
      if (!distance?.shots) return []
      return [[one.club, { ...distance, shots: { ...distance.shots, known: knownFrom(one) } }] as const]
    }),
  )
}

function knownFrom(learned: LearnedClub): KnownFromShots {
  return {
    ownShare: Math.round(learned.shares.carry.own * STEPS.share) / STEPS.share,
    plusMinusYards: Math.round(plusMinusYards(learned) * STEPS.yards) / STEPS.yards,
  }
}
