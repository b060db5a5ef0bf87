import { newProfile } from '@bagwise/contract/new-profile'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { newBagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubDistances } from '@bagwise/golf/distances/club-distance'
import type { AskingGolfer } from '../golfer.ts'

export const TODAY = '2026-11-29'

const NEW_DOCUMENT = newProfile({ id: '', email: '', firstName: '', lastName: '' }, new Date(0))
const SAID = { source: 'said', since: '2026-05-01' } as const

/** For tests: a golfer of whom nothing is known. */
export const NEW_GOLFER: AskingGolfer = golferOf({})

const measured = (distance: number) => ({ distance, source: 'measured' as const })
const DISTANCES: ClubDistances = {
  driver: measured(230),
  '5-wood': measured(205),
  '5-iron': { distance: 172, source: 'estimated' },
  '7-iron': measured(150),
  '8-iron': measured(139),
  pw: measured(110),
  sw: measured(78),
}

/** For tests: a golfer with seven clubs and a putter, a handicap and a hand, and no shots. */
export const GOLFER_WITH_BAG: AskingGolfer = golferOf({
  scalars: { ...NEW_DOCUMENT.scalars, handicap: 12.4, hand: 'right' },
  facts: { handicap: SAID },
  distances: DISTANCES,
  bag: bagOf([...(Object.keys(DISTANCES) as ClubType[]), 'putter']),
})

/** For tests: the same with 40 shots with a 7-iron and three rounds, the first of them with a plus of strokes. */
export const GOLFER_WITH_SHOTS: AskingGolfer = {
  ...GOLFER_WITH_BAG,
  sessions: [
    {
      id: '0b9f3a52-7f0c-4a55-8a0c-3d1f0b8f3f10',
      day: '2026-11-20',
      origin: 'device-outdoor',
      source: 'Garmin R10',
      air: { temperatureF: 61 },
      isNormalised: false,
      note: '',
      shots: Array.from({ length: 40 }, (_, index) => ({
        id: `0b9f3a52-7f0c-4a55-8a0c-3d1f0b8f3${String(100 + index)}`,
        session: '0b9f3a52-7f0c-4a55-8a0c-3d1f0b8f3f10',
        club: '7-iron' as const,
        swing: 'full' as const,
        mark: 'by-rule' as const,
        label: '7i',
        carryYards: 150 + ((index * 7) % 11) - 5,
        sideYards: 3 + ((index * 5) % 13) - 6,
        isSpinMeasured: false,
      })),
    },
  ],
  rounds: [91, 88, 95].map((adjustedGrossScore, index) => ({
    id: `0b9f3a52-7f0c-4a55-8a0c-3d1f0b8f3f2${index}`,
    date: `2026-05-0${index + 1}`,
    course: 'Heather Links',
    tees: 'White',
    courseRating: 71.3,
    slopeRating: 128,
    adjustedGrossScore,
    playingConditions: null,
  })),
}

function bagOf(clubs: readonly ClubType[]): ProfileDocument['bag'] {
  return Object.fromEntries(
    clubs.map((club) => {
      const { type, ...fresh } = newBagClub(club)
      return [type, fresh] as const
    }),
  )
}

function golferOf(changes: Partial<ProfileDocument>): AskingGolfer {
  const profile = projectProfile({ ...NEW_DOCUMENT, ...changes })
  return { profile, sessions: [], rounds: [], playedRounds: [], isInTournament: false }
}
