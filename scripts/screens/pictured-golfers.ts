import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { newBagClub } from '@bagwise/golf/bag'
import { CLUB_TYPES } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { DistanceSource } from '@bagwise/golf/distances/club-distance'
import { carriesFromSevenIron } from '@bagwise/golf/distances/onboarding-factors'

/** Who stands on a picture. Brands of clubs by type; the carries are estimates where no source is given. */
export type PicturedGolfer = {
  readonly firstName: string
  readonly lastName: string
  readonly says: Readonly<Record<string, unknown>>
  readonly carriesYards: Readonly<Partial<Record<ClubType, number>>>
  readonly sourceOf: (club: ClubType) => DistanceSource
  readonly makeOf: (club: ClubType) => { readonly brand: string; readonly model: string }
}

const BEGINNER_SEVEN_IRON_YARDS = 125
const BEGINNER_BAG: readonly ClubType[] = [
  'driver',
  '5-wood',
  '4-hybrid',
  '6-iron',
  '7-iron',
  '8-iron',
  '9-iron',
  'pw',
  'sw',
]

/** As the questionnaire leaves a golfer who scores 101 and knows one distance. */
export const BEGINNER: PicturedGolfer = {
  firstName: 'Sam',
  lastName: 'Whitfield',
  says: {
    handicap: 28,
    averageScore: 101,
    golfPersona: 'weekend-warrior',
    swingSpeed: 85,
    skillLevel: 'beginner',
    playingExperience: 'beginner',
    golfGoals: ['lower-scores'],
    currentIssues: ['Driving', 'Misses to the right'],
    missPattern: 'right',
    hasCompletedOnboarding: true,
  },
  carriesYards: Object.fromEntries(
    carriesFromSevenIron(BEGINNER_SEVEN_IRON_YARDS, BEGINNER_BAG).map(({ club, carryYards }) => [club, carryYards]),
  ),
  sourceOf: (club) => (club === '7-iron' ? 'manual' : 'estimated'),
  makeOf: () => ({ brand: 'Personal', model: '' }),
}

const GOOD_MAKES: Readonly<Partial<Record<ClubType, { readonly brand: string; readonly model: string }>>> = {
  driver: { brand: 'Titleist', model: 'TSR3' },
  '3-wood': { brand: 'Titleist', model: 'TSR2' },
  '3-hybrid': { brand: 'Ping', model: 'G430' },
  gw: { brand: 'Vokey', model: 'SM9' },
  sw: { brand: 'Vokey', model: 'SM9' },
  lw: { brand: 'Vokey', model: 'SM9' },
  putter: { brand: 'Scotty Cameron', model: 'Newport 2' },
}

/** Plays off 6 and has measured every club. */
export const GOOD_PLAYER: PicturedGolfer = {
  firstName: 'Jamie',
  lastName: 'Ortega',
  says: {
    handicap: 6.2,
    averageScore: 79,
    age: 34,
    swingSpeed: 103,
    ballFlight: 'draw',
    skillLevel: 'advanced',
    playingExperience: 'serious',
    courseFrequency: 'weekly',
    preferredCourseType: 'links',
    golfGoals: ['lower-scores'],
    currentIssues: ['Approach shots', 'Misses to the left'],
    missPattern: 'left',
    hasCompletedOnboarding: true,
  },
  carriesYards: {
    driver: 252,
    '3-wood': 231,
    '3-hybrid': 208,
    '4-iron': 194,
    '5-iron': 184,
    '6-iron': 173,
    '7-iron': 162,
    '8-iron': 150,
    '9-iron': 138,
    pw: 126,
    gw: 110,
    sw: 95,
    lw: 78,
  },
  sourceOf: () => 'measured',
  makeOf: (club) => GOOD_MAKES[club] ?? { brand: 'Mizuno', model: 'JPX 923 Forged' },
}

/** Makes the account and signs the browser in as this golfer, who has seen the welcome. */
export async function signUpAs(golfer: PicturedGolfer, context: BrowserContext, url: string): Promise<void> {
  const { firstName, lastName } = golfer
  const headers = { origin: url }
  const account = {
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${randomUUID().slice(0, 4)}@example.com`.toLowerCase(),
    password: 'fairway-42-green',
  }
  const signedUp = await context.request.post(`${url}/api/sign-up`, { data: account, headers })
  if (!signedUp.ok()) throw new Error(`The sign-up was answered with ${signedUp.status()}`)

  const { profile } = await (await context.request.get(`${url}/api/profile`)).json()
  const says = Object.entries(golfer.says).map(([path, value]) => [path, { base: profile[path], value }] as const)
  const data = { batch: randomUUID(), set: { ...Object.fromEntries(says), ...bagOf(golfer) } }
  const stored = await context.request.patch(`${url}/api/profile`, { data, headers })
  if (!stored.ok()) throw new Error(`The profile was answered with ${stored.status()}: ${await stored.text()}`)
}

function bagOf({ carriesYards, sourceOf, makeOf }: PicturedGolfer) {
  const clubs = CLUB_TYPES.filter((club) => club === 'putter' || carriesYards[club] !== undefined)
  const values = clubs.flatMap((club) => {
    const { type: _type, ...fresh } = newBagClub(club)
    const distance = carriesYards[club]
    return [
      [`golfBag.${club}`, { ...fresh, ...makeOf(club) }] as const,
      ...(distance === undefined ? [] : [[`clubDistances.${club}`, { distance, source: sourceOf(club) }] as const]),
    ]
  })
  return Object.fromEntries(values.map(([path, value]) => [path, { base: null, value }]))
}
