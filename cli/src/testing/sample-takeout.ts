import { playedHoleTable, playedShotTable } from '@bagwise/contract/play-table'
import type { PlayedRound } from '@bagwise/contract/play'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import type { Round } from '@bagwise/contract/rounds'
import { shotTable } from '@bagwise/contract/shot-table'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import { newBagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubDistances } from '@bagwise/golf/distances/club-distance'
import { NEW_DOCUMENT } from '../bag/golfer.ts'

const SOURCE = { source: 'said', since: '2026-05-01' } as const

/** For tests: a golfer with these clubs in the bag, these distances and this handicap. */
export function sampleProfile(
  clubs: readonly ClubType[],
  distances: ClubDistances,
  scalars: Partial<ProfileDocument['scalars']> = { handicap: 12.4 },
): Profile {
  const bag = clubs.map((club) => {
    const { type, ...fresh } = newBagClub(club)
    return [type, fresh] as const
  })
  return projectProfile({
    ...NEW_DOCUMENT,
    id: 'golfer-1',
    scalars: { ...NEW_DOCUMENT.scalars, ...scalars },
    facts: scalars.handicap === undefined ? {} : { handicap: SOURCE },
    distances,
    bag: Object.fromEntries(bag),
  })
}

type Parts = {
  readonly rounds?: readonly Round[]
  readonly sessions?: readonly ShotSession[]
  readonly shots?: readonly KeptShot[]
  readonly playedRounds?: readonly PlayedRound[]
}

/** For tests: the takeout of this golfer, as far as it is read. */
export function takeoutOf(profile: Profile, { rounds = [], sessions = [], shots = [], playedRounds = [] }: Parts = {}) {
  return {
    format: 'bagwise-takeout',
    version: 2,
    exportedAt: '2026-11-27T08:00:00.000Z',
    profile,
    rounds,
    shotSessions: sessions,
    shots: shotTable(shots),
    playedRounds,
    playedHoles: playedHoleTable([]),
    playedShots: playedShotTable([]),
  }
}

/** For tests: a round as it is being played. */
export const OPEN_ROUND: PlayedRound = {
  id: '6f1f7c9e-6f0b-4a53-9d57-0d8b3f0f7a01',
  date: '2026-11-27',
  course: 'Heather Links',
  courseId: null,
  tees: 'White',
  holeCount: 18,
  firstHole: 1,
  courseRating: 71.3,
  slopeRating: 128,
  playingConditions: null,
  handicapThen: 12.4,
  rules: 'tournament',
  adviceFromHole: null,
  isCounting: true,
  state: 'playing',
}
