import { describe, expect, it } from 'vitest'
import { newBagClub } from '@bagwise/golf/bag'
import { CLUB_TYPES } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { DistanceSource } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { projectProfile } from '@bagwise/contract/profile-document'
import { NEW_GOLFER, UNKNOWN_GOLFER } from '#testing/sample-profile.ts'
import { largestGapLine } from './focus-text.ts'
import { shownJourney } from './journey-text.ts'

function withCarries(
  carries: Readonly<Partial<Record<ClubType, number>>>,
  { source = 'measured', units = 'yards' }: { readonly source?: DistanceSource; readonly units?: PreferredUnits } = {},
) {
  const clubs = CLUB_TYPES.filter((club) => carries[club] !== undefined)
  return projectProfile({
    ...NEW_GOLFER,
    scalars: { ...NEW_GOLFER.scalars, preferredUnits: units },
    bag: Object.fromEntries(clubs.map((club) => [club, newBagClub(club)])),
    distances: Object.fromEntries(clubs.map((club) => [club, { distance: carries[club] ?? 0, source }])),
  })
}

describe('the line about the largest gap', () => {
  it('names both clubs and the yards between them, in the units of the golfer', () => {
    const carries = { driver: 250, '7-iron': 150 }
    expect(largestGapLine(withCarries(carries))).toBe('Gap to close first: 100 yards between Driver and 7-Iron.')
    expect(largestGapLine(withCarries(carries, { units: 'metres' }))).toContain('92 metres')
  })

  it('asks to measure when neither number was given by the golfer', () => {
    expect(largestGapLine(withCarries({ driver: 250, pw: 100 }, { source: 'estimated' }))).toMatch(/measure them first/)
  })

  it('is silent without two distances, and content when every gap is within its limit', () => {
    expect(largestGapLine(withCarries({ driver: 250 }))).toBeUndefined()
    expect(largestGapLine(withCarries({ driver: 250, '3-wood': 222 }))).toBe('No large gap between your clubs.')
    expect(largestGapLine(withCarries({ driver: 250, '3-wood': 221 }))).toMatch(/^Gap to close first: 29 yards/)
  })
})

describe('the lines of the journey', () => {
  it('say how far the golfer is', () => {
    const [profile, bag, distances] = shownJourney({ ...withCarries({ driver: 250, pw: 110 }), handicap: 17 })
    expect(profile).toMatchObject({ isDone: true, line: 'Jamie Ortega, handicap 17' })
    expect(bag).toMatchObject({ isDone: false, line: '2 of 5 clubs in the bag' })
    expect(distances).toMatchObject({ isDone: false, line: '2 of 5 clubs with a distance' })
  })

  it('count the distances of the bag, not the estimates beyond it', () => {
    const inBag = withCarries({ driver: 250, '5-wood': 215, '7-iron': 150, '9-iron': 130, pw: 110 })
    const beyond = { club: 'lw', distance: 70, source: 'estimated', isManuallySet: false } as const
    const profile = { ...inBag, clubDistances: [...inBag.clubDistances, beyond] }
    expect(shownJourney(profile)[2]).toMatchObject({ isDone: true, line: '5 of 5 clubs in the bag have a distance' })
    expect(shownJourney({ ...profile, golfBag: [] })[2]?.line).toBe('6 clubs with a distance')
  })

  it('write a plus handicap with a plus and leave an unknown one out', () => {
    expect(shownJourney(projectProfile(UNKNOWN_GOLFER))[0]?.line).toBe('Jamie Ortega')
    const scratch = { ...projectProfile(NEW_GOLFER), handicap: -1.5 }
    expect(shownJourney(scratch)[0]?.line).toBe('Jamie Ortega, handicap +1.5')
    expect(shownJourney({ ...scratch, handicap: null })[0]?.line).toBe('Jamie Ortega')
    expect(shownJourney({ ...scratch, firstName: '' })[0]).toMatchObject({ isDone: false, line: 'First and last name' })
  })
})
