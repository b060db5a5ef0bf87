import type { Profile } from '@bagwise/contract/profile'
import { newBagClub, usualShaftType } from '@bagwise/golf/bag'
import { OWN_BRAND, unnamedClubs } from '@bagwise/golf/onboarding/sample-club'
import type { BagAction } from '@bagwise/golf/one-bag/bag-action'
import { equipmentValues, namedValues } from '#data/equipment-values.ts'
import type { ProfileValues } from '#sync/edit-state.ts'

/**
 * What changes in the profile when a golfer has done what an action says; undefined where nothing is stored of it. Who
 * follows advice about a typical bag has taken it for their own.
 */
export function valuesOfFollowed(action: BagAction, profile: Profile): ProfileValues | undefined {
  const values = changesOf(action, profile)
  return values && { ...Object.fromEntries(namedValues(unnamedClubs(profile.golfBag))), ...values }
}

function changesOf(action: BagAction, { golfBag, clubDistances }: Profile): ProfileValues | undefined {
  switch (action.kind) {
    case 'buy':
    case 'later': {
      const { club, expectedCarryYards, plusMinusYards, leaveOut } = action
      const bagClub = {
        ...newBagClub(club.type),
        brand: OWN_BRAND,
        shaftType: usualShaftType(club.type),
        loft: club.loftDeg,
      }
      const bag = { joining: [bagClub], returning: [], leaving: [] }
      const isKnown = clubDistances.some((distance) => distance.club === club.type)
      const basis = { method: 'like-me', plusMinusYards } as const
      const carry = { club: club.type, distance: expectedCarryYards, source: 'estimated', basis } as const
      return { ...equipmentValues({ bag, distances: isKnown ? [] : [carry] }), ...leftOutValues(leaveOut) }
    }
    case 'put-back': {
      const isOwned = golfBag.some(({ type }) => type === action.club.type)
      return isOwned ? { [`golfBag.${action.club.type}.isInBag`]: true, ...leftOutValues(action.leaveOut) } : undefined
    }
    case 'leave-out':
      return leftOutValues(action.club)
    default:
      return undefined
  }
}

function leftOutValues(club: string | undefined): ProfileValues {
  return club === undefined ? {} : { [`golfBag.${club}.isInBag`]: false }
}
