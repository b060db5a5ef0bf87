import { useMemo } from 'react'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import type { CarryCertainty } from '@bagwise/golf/distances/carry-certainty'
import { isOwnNumber } from '@bagwise/golf/memory/distance-offer'
import { OWN_FROM_SHARE } from '@bagwise/golf/distances/club-distance'
import { plusMinusYards } from '@bagwise/golf/memory/learned-certainty'
import { knownClubs } from '@bagwise/golf/memory/prior-carries'
import { useShotMemory } from '#data/use-shot-memory.ts'
import { certaintiesOf } from '#profile-parts/carry-numeral/certainties-of.ts'
import type { RangeClub } from './use-range-club.ts'

/** What a solid shot carries, as far as it is known by now. */
export type SolidCarry = { readonly carryYards: number; readonly certainty: CarryCertainty }

const NO_SHOTS: ReadonlySet<never> = new Set()

/** What the shots say, else the number of the club, else what is typical. */
export function useSolidCarry(profile: Profile, club: RangeClub | undefined): SolidCarry | undefined {
  const memory = useShotMemory(profile)
  const learned = memory?.learned.find((one) => one.club === club)
  const shotCount = club && memory?.solidCounts.get(club)
  const before = useMemo(() => carryBefore(profile, club), [profile, club])
  if (!learned) return before
  return {
    carryYards: learned.carryYards,
    certainty: {
      // A typed or confirmed number that the shots were shrunk to is the golfer's own as well.
      isOwn: isOwnNumber(documentOf(profile).distances[learned.club]) || learned.shares.carry.own >= OWN_FROM_SHARE,
      shotCount,
      plusMinusYards: plusMinusYards(learned),
    },
  }
}

function carryBefore(profile: Profile, club: RangeClub | undefined): SolidCarry | undefined {
  if (!club) return undefined
  const { distances: stored } = documentOf(profile)
  const certainty = certaintiesOf(profile)[club] ?? { isOwn: false }
  const carryYards = stored[club]?.distance
  if (carryYards !== undefined) return { carryYards, certainty }
  const [known] = knownClubs({ clubs: [club], profile, stored, learnt: NO_SHOTS })
  return known && { carryYards: known.priorCarryYards, certainty }
}
