import { describe, expect, it } from 'vitest'
import { newBagClub } from '@bagwise/golf/bag'
import { CLUB_TYPES } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { DistanceSource } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { Profile } from '@bagwise/contract/profile'
import { projectProfile } from '@bagwise/contract/profile-document'
import { NEW_GOLFER, UNKNOWN_GOLFER } from '#testing/sample-profile.ts'
import { bagPlanOf } from '#profile-parts/bag-plan/bag-plan.ts'
import { firstGapLine } from './focus-text.ts'
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

const gapLine = (profile: Profile) => firstGapLine(profile, bagPlanOf(profile), () => false)

describe('the line about the gap to think of first', () => {
  it('names both clubs and the yards between them, in the units of the golfer', () => {
    const carries = { driver: 250, '7-iron': 150 }
    expect(gapLine(withCarries(carries))).toBe('Biggest gap: 100 yards, Driver to 7-Iron.')
    expect(gapLine(withCarries(carries, { units: 'metres' }))).toContain('92 metres')
  })

  it('asks to measure where no number was given by the golfer', () => {
    expect(gapLine(withCarries({ driver: 250, pw: 100 }, { source: 'estimated' }))).toBe(
      'Gap to measure first: 150 yards between Driver and Pitching Wedge.',
    )
  })

  it('is silent without two distances, and content when every gap is within its limit', () => {
    expect(gapLine(withCarries({ driver: 250 }))).toBeUndefined()
    expect(gapLine(withCarries({ driver: 250, '3-wood': 222 }))).toBe('No large gap between your clubs.')
  })

  it('names no gap that is normal for the swing, and one that the plan leaves with nothing to buy', () => {
    expect(gapLine(withCarries({ driver: 250, '3-wood': 221 }))).toBe('No large gap between your clubs.')
    expect(gapLine(withCarries({ driver: 250, '3-wood': 222, '5-hybrid': 199, '6-iron': 176 }))).toBe(
      'A gap to live with: 23 yards between 5-Hybrid and 6-Iron. No club to buy for it.',
    )
  })

  it('HOM-13 names of those to live with the one farthest beyond the limit of home', () => {
    const profile = withCarries({ '7-iron': 150, '9-iron': 121, pw: 110, sw: 83 })
    const plan = { ...bagPlanOf(profile), actions: [] }
    expect(plan.holes.map(({ id }) => id).toSorted()).toEqual(['7-iron>9-iron', 'pw>sw'])
    // 9 yards beyond 20 and 9 beyond 18: equally far, in the order of the bag.
    expect(firstGapLine(profile, plan, () => false)).toMatch(/29 yards between 7-Iron and 9-Iron/)
    const wider = withCarries({ '7-iron': 150, '9-iron': 121, pw: 110, sw: 82 })
    expect(firstGapLine(wider, { ...bagPlanOf(wider), actions: [] }, () => false)).toMatch(/28 yards between Pitching/)
  })

  it('passes over what the golfer has put off', () => {
    const profile = withCarries({ driver: 250, '7-iron': 150 })
    expect(firstGapLine(profile, bagPlanOf(profile), () => true)).toBe('No large gap between your clubs.')
  })

  it('names the hole that the plan measures first, though it is within the limit of home', () => {
    const carries = { driver: 160, '7-iron': 95, '8-iron': 88, '9-iron': 79, pw: 71, sw: 53 }
    const profile = withCarries(carries, { source: 'estimated' })
    expect(gapLine({ ...profile, golfBag: profile.golfBag.filter(({ type }) => type !== 'driver') })).toBe(
      'Gap to measure first: 18 yards between Pitching Wedge and Sand Wedge.',
    )
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
    expect(shownJourney(profile)[2]).toMatchObject({ isDone: true, line: '5 of 5 clubs have a number' })
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
