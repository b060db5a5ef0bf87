import { createHmac } from 'node:crypto'
import { DEFAULT_BAG } from '@bagwise/golf/bag'
import { CLUBS } from '@bagwise/golf/club'
import { newProfile } from '@bagwise/contract/new-profile'
import type { ProfileDocument } from '@bagwise/contract/profile-document'

/** Knuth, The Art of Computer Programming 3, §6.4: 2^32 over the golden ratio, which scatters what it multiplies. */
export const SCATTERING_FACTOR = 2_654_435_761
const SCATTERED_BELOW = 2 ** 32
/** Makes numbers equally long, so that ids are as long as the account library's, which has 32 characters. */
export const DIGITS_FROM = 10_000_000_000
export const ID_ENDING = 'GolferOfTheBenchmark!'
export const TOKEN_ENDING = 'SessionOfTheBenchmark'
export const PASSWORD = 'windy-fairway-7'

/** As many different profiles as there are; the others repeat them. */
export const TEMPLATE_COUNT = 60
const CARRY_YARDS_OF_LOFT = 262
const YARDS_PER_LOFT_DEG = 2.8
const CLUBS_PER_NOTE = 4
const NOTES = 'Fitted in spring, half a degree upright; regripped before the club championship.'

/** The n-th golfer's number in ids: none twice, and in no order, as ids are. */
function scattered(index: number): number {
  return DIGITS_FROM + ((index * SCATTERING_FACTOR) % SCATTERED_BELOW)
}

export function golferId(index: number): string {
  return `${scattered(index)}${ID_ENDING}`
}

export function golferEmail(index: number): string {
  return `golfer-${index}@example.com`
}

/** The cookie of the golfer's session, as the account library signs it: the token and its HMAC-SHA-256. */
export function sessionCookie(index: number, secret: string): string {
  const token = `${scattered(index)}${TOKEN_ENDING}`
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `bagwise-session=${encodeURIComponent(`${token}.${signature}`)}`
}

/** What the golfer's handicap is until it is edited. */
export function firstHandicap(index: number): number {
  return 2 + ((index % TEMPLATE_COUNT) * 7) / 10
}

/** A profile with everything filled in: fourteen clubs, a few with notes, most of them measured on a launch monitor. */
export function profileOfGolfer(index: number, now: Date): ProfileDocument {
  const template = index % TEMPLATE_COUNT
  const clubs = DEFAULT_BAG.map(({ type, ...club }, place) => {
    const notes = place % CLUBS_PER_NOTE === 0 ? NOTES.slice(template) : ''
    return [type, { ...club, notes }] as const
  })
  const distances = clubs.map(([type], place) => {
    const distance = Math.round(CARRY_YARDS_OF_LOFT - CLUBS[type].loftDeg * YARDS_PER_LOFT_DEG - template / 2)
    const shots = { count: 12 + place, longShortYards: 7.4 + template / 10, leftRightYards: 9.1 + place / 10 }
    return [
      type,
      place % 3 === 0 ? { distance, source: 'estimated' } : { distance, source: 'measured', shots },
    ] as const
  })
  const fresh = newProfile(
    { id: golferId(index), firstName: 'Ann', lastName: 'Bunker', email: golferEmail(index) },
    now,
  )
  return {
    ...fresh,
    scalars: {
      ...fresh.scalars,
      handicap: firstHandicap(index),
      averageScore: 88,
      swingSpeed: 85 + template / 2,
      swingSpeedRange: '85-95',
      hand: 'right',
      tees: 'middle',
      handSize: 'medium',
      gripType: 'overlap',
      gripPressure: 'medium',
      attackAngle: 'neutral',
      missPattern: 'slice',
      preferredCourseType: 'parkland',
      golfGoals: ['Break 80', 'Hit more fairways', 'Know every carry'],
      currentIssues: ['Slice with the driver', 'Thin wedges'],
      hasCompletedOnboarding: true,
      shareCount: 3,
    },
    distances: Object.fromEntries(distances),
    bag: Object.fromEntries(clubs),
  }
}
