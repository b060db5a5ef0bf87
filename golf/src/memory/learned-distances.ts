import type { ClubType } from '../club.ts'
import type { ClubDistance } from '../distances/club-distance.ts'
import { distanceFromShots } from '../shot-import/summarise-shots.ts'
import type { KeptSession, KeptShot } from './kept-shot.ts'
import type { ShotMemory } from './shot-memory.ts'

/**
 * What would be stored of each club: the learned carry in whole yards, with number and spread of the full swings that
 * count. Clubs without one are absent.
 */
export function learnedDistances(
  { learned, verdicts }: Pick<ShotMemory, 'learned' | 'verdicts'>,
  sessions: readonly KeptSession[],
): ReadonlyMap<ClubType, ClubDistance> {
  const counted = new Map<ClubType, KeptShot[]>(learned.map(({ club }) => [club, []]))
  for (const { shots } of sessions) {
    for (const shot of shots) {
      const isCounted = shot.swing === 'full' && verdicts.get(shot.id) === 'solid'
      if (isCounted && shot.club) counted.get(shot.club)?.push(shot)
    }
  }
  return new Map(
    learned.flatMap(({ club, carryYards }) => {
      const distance = distanceFromShots(carryYards, counted.get(club) ?? [])
      return distance ? [[club, distance] as const] : []
    }),
  )
}
