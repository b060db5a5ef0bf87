import { describe, expect, it } from 'vitest'
import { newBagClub } from '@bagwise/golf/bag'
import { CLUB_TYPES } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { DistanceSource } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { Profile } from '@bagwise/contract/profile'
import { projectProfile } from '@bagwise/contract/profile-document'
import { NEW_GOLFER, UNKNOWN_GOLFER } from '#testing/sample-profile.ts'
import { todo } from '@bagwise/golf/to-do/todo'
import { bagPlanOf } from '#profile-parts/bag-plan/bag-plan.ts'
import { recommendedGolfer } from '#profile-parts/to-do/recommended-golfer.ts'
import { toDoText } from '#profile-parts/to-do/to-do.copy.ts'
import { shownJourney } from './journey-text.ts'
import { nextItem } from './next-item.ts'

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

const noneSaid = (profile: Profile) => ({ plan: bagPlanOf(profile), open: [], setAside: [] })
const next = (profile: Profile) => {
  const plan = bagPlanOf(profile)
  return nextItem(profile, { plan, open: todo(recommendedGolfer(profile), plan), setAside: [] })
}

describe('the first thing to do about the bag', () => {
  it('is the first of the list, with its reason and the mark of its gap, in the units of the golfer', () => {
    const carries = { driver: 250, '7-iron': 150 }
    const profile = withCarries(carries)
    const [first] = todo(recommendedGolfer(profile), bagPlanOf(profile))
    const text = first && toDoText(first, 'yards')
    expect(next(profile)).toMatchObject({
      title: text?.title,
      why: text?.reason,
      gap: { shown: 100, verdict: 'too-large' },
    })
    expect(next(withCarries(carries, { units: 'metres' }))?.gap?.shown).toBe(92)
  })

  it('is nothing to buy where the list is empty and no gap is large, and nothing at all without two distances', () => {
    const plain = withCarries({ driver: 250, '3-wood': 222 })
    expect(nextItem(plain, noneSaid(plain))).toEqual({
      title: 'Nothing to buy.',
      why: 'No large gap between your clubs.',
    })
    const one = withCarries({ driver: 250 })
    expect(nextItem(one, noneSaid(one))).toBeUndefined()
  })

  it('HOM-13 names of those to live with the one farthest beyond the limit of home', () => {
    const profile = withCarries({ '7-iron': 150, '9-iron': 121, pw: 110, sw: 83 })
    const plan = bagPlanOf(profile)
    expect(plan.holes.map(({ id }) => id).toSorted()).toEqual(['7-iron>9-iron', 'pw>sw'])
    // 9 yards beyond 20 and 9 beyond 18: equally far, in the order of the bag.
    expect(nextItem(profile, noneSaid(profile))?.why).toMatch(/29 yards between 7-Iron and 9-Iron/)
    const wider = withCarries({ '7-iron': 150, '9-iron': 121, pw: 110, sw: 82 })
    expect(nextItem(wider, noneSaid(wider))?.why).toMatch(/28 yards between Pitching/)
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
