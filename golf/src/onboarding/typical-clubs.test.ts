import { describe, expect, it } from 'vitest'
import { MAX_CLUBS_IN_BAG, newBagClub } from '../bag.ts'
import { CLUB_TYPES } from '../club.ts'
import type { ClubType } from '../club.ts'
import type { BagClub } from '../bag.ts'
import { golferSpeed } from '../golfer-speed.ts'
import type { GolfProfileAnswers, KnownGolfer } from './answers.ts'
import { clubsAfter } from './bag-from-answers.ts'
import { completeFirstSection, completeOnboarding, questionsBeforeCompletion } from './complete-onboarding.ts'
import { unnamedClubs } from './sample-club.ts'
import { startAnswers } from './start-answers.ts'
import { typicalBagWith, typicalClubs } from './typical-clubs.ts'

const FROM_85_MPH = '3-hybrid 3-wood 5-iron 5-wood 6-iron 7-iron 8-iron 9-iron driver gw lw putter pw sw'
const BELOW_85_MPH = '5-hybrid 5-wood 6-hybrid 7-iron 7-wood 8-iron 9-iron driver putter pw sw'
const BELOW_70_MPH = '5-hybrid 6-hybrid 7-iron 7-wood 8-iron 9-iron 9-wood driver putter pw sw'
const asText = (clubs: readonly string[]) => clubs.toSorted().join(' ')

const NEW_GOLFER: KnownGolfer = {
  handicap: null,
  height: null,
  age: null,
  ballFlight: null,
  swingTempo: null,
  playingExperience: null,
  courseFrequency: null,
  averageScore: null,
  golfGoals: [],
  swingSpeed: null,
  swingSpeedRange: null,
  reachInTwoYards: null,
  missPattern: null,
  currentIssues: [],
  hasCompletedOnboarding: false,
  facts: {},
  golfBag: [],
  distances: {},
}
const NO_CLUBS = startAnswers(NEW_GOLFER)
const LIKE_ME = { mayReplaceBag: false, mayReplaceSevenIron: false, method: 'like-me' } as const

describe('a typical bag', () => {
  it('ONE-21 has hybrids below 85 mph, higher woods below 70 mph, and else the default bag without 4-iron, with putter', () => {
    const bags = [45, 69, 70, 84, 85, 120].map((mph) => asText(typicalClubs(mph)))
    expect(bags).toEqual([BELOW_70_MPH, BELOW_70_MPH, BELOW_85_MPH, BELOW_85_MPH, FROM_85_MPH, FROM_85_MPH])
  })

  it('ONE-21 follows the one speed of the answers, and is marked as long as no club is named', () => {
    const given: readonly Partial<GolfProfileAnswers>[] = [
      { sevenIronDistance: 70 },
      { sevenIronDistance: 95 },
      { sevenIronDistance: 145 },
      { reachInTwoYards: 250 },
      { reachInTwoYards: 300 },
      { reachInTwoYards: 450 },
    ]
    const bags = given.map((answers) => completeOnboarding({ ...NO_CLUBS, ...answers }, NEW_GOLFER, LIKE_ME).bag)
    expect(bags.map(({ joining }) => asText(joining.map(({ type }) => type)))).toEqual([
      BELOW_70_MPH,
      BELOW_85_MPH,
      FROM_85_MPH,
      BELOW_70_MPH,
      BELOW_85_MPH,
      FROM_85_MPH,
    ])
    expect(golferSpeed({ references: [], known: { reachInTwoYards: 250 } }).mph).toBe(68)
    for (const bag of bags) {
      const clubs = clubsAfter(bag, [])
      expect(unnamedClubs(clubs)).toEqual(clubs.map(({ type }) => type))
    }
  })

  it('comes after the first section alone too, by the score, and never beside a bag', () => {
    const typesFor = (averageScore: number) =>
      completeFirstSection({ ...NO_CLUBS, averageScore }, NEW_GOLFER, 'like-me').bag.joining.map(({ type }) => type)
    expect(asText(typesFor(140))).toBe(BELOW_85_MPH)
    expect(asText(typesFor(75))).toBe(FROM_85_MPH)
    const owner = { ...NEW_GOLFER, golfBag: [{ ...newBagClub('driver'), isInBag: false }] }
    expect(completeFirstSection(NO_CLUBS, owner, 'like-me').bag.joining).toEqual([])
  })

  it('makes way for the clubs that the golfer names, without a question, and those that stay are named', () => {
    const golfBag = clubsAfter(completeFirstSection(NO_CLUBS, NEW_GOLFER, 'like-me').bag, [])
    const golfer: KnownGolfer = { ...NEW_GOLFER, golfBag, hasCompletedOnboarding: true }
    expect(startAnswers(golfer)).toMatchObject({ hasExistingClubs: undefined, selectedClubs: [] })
    const answers = { ...NO_CLUBS, hasExistingClubs: 'yes', selectedClubs: ['driver', '4-iron', '7-iron'] } as const
    expect(questionsBeforeCompletion(answers, golfer).bag).toBeUndefined()
    const { bag } = completeOnboarding(answers, golfer, LIKE_ME)
    expect(bag.joining.map(({ type }) => type)).toEqual(['4-iron'])
    expect(bag.named).toEqual(['driver', '7-iron'])
    expect(bag.leaving).toContain('putter')
  })

  it('counts the clubs of a starter set as unnamed, and no club of a maker', () => {
    const { bag } = completeOnboarding(
      { ...NO_CLUBS, hasExistingClubs: 'no', starterSetId: 'good' },
      NEW_GOLFER,
      LIKE_ME,
    )
    expect(unnamedClubs(bag.joining)).toHaveLength(9)
    const named: BagClub = { ...newBagClub('driver'), brand: 'Typical', model: 'Long Drive' }
    expect(unnamedClubs([named, newBagClub('7-iron')])).toEqual([])
  })

  it('takes in the one club that the golfer names, in place of the club that does its job or of the nearest in a full bag', () => {
    const changeOf = (mph: number, named: ClubType) => {
      const bag = typicalBagWith(mph, named).map(({ type }) => type)
      const left = typicalClubs(mph).filter((type) => !bag.includes(type))
      return `${left.join(' ')} > ${bag.filter((type) => !typicalClubs(mph).includes(type)).join(' ')}`
    }
    expect(changeOf(75, '7-iron')).toBe(' > ')
    expect(changeOf(75, '6-iron')).toBe('6-hybrid > 6-iron')
    expect(changeOf(75, '5-iron')).toBe('5-hybrid > 5-iron')
    expect(changeOf(75, '7-hybrid')).toBe('7-iron > 7-hybrid')
    expect(changeOf(75, 'gw')).toBe(' > gw')
    expect(changeOf(95, '6-hybrid')).toBe('6-iron > 6-hybrid')
    expect(changeOf(95, '4-iron')).toBe('3-hybrid > 4-iron')
    expect(changeOf(95, '7-wood')).toBe('3-hybrid > 7-wood')
  })

  it('has fourteen clubs at most with any club named, that one alone being the golfer’s own', () => {
    for (const mph of [50, 75, 100]) {
      for (const named of CLUB_TYPES) {
        const bag = typicalBagWith(mph, named)
        expect(bag.length).toBeLessThanOrEqual(MAX_CLUBS_IN_BAG)
        expect(bag.map(({ type }) => type)).toEqual(expect.arrayContaining([named, 'driver', 'pw', 'sw', 'putter']))
        expect(bag.filter(({ brand }) => brand !== 'Typical').map(({ type }) => type)).toEqual([named])
      }
    }
    expect(unnamedClubs(typicalBagWith(75, undefined))).toHaveLength(typicalClubs(75).length)
  })
})
