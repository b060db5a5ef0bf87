import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { skipWelcome } from '../../../e2e/support/skip-welcome.ts'

const ACCOUNT = { password: 'fairway-42-green', firstName: 'Jo', lastName: 'Park' } as const

/** A full bag, so that every list is as long as it gets. Two clubs are close together and one step is wide. */
const CARRIES_YARDS: Readonly<Partial<Record<ClubType, number>>> = {
  driver: 224,
  '3-wood': 204,
  '5-wood': 193,
  '3-hybrid': 190,
  '5-iron': 166,
  '6-iron': 157,
  '7-iron': 146,
  '8-iron': 135,
  '9-iron': 123,
  pw: 111,
  gw: 97,
  sw: 82,
  lw: 66,
}

const CLUB = {
  brand: 'Own',
  model: '',
  shaftType: 'steel',
  shaftFlex: 'regular',
  lie: 60,
  length: 36,
  isInBag: true,
  notes: '',
} as const

/** What a new golfer's profile says, and what this golfer says instead. */
const CHANGES = {
  handicap: { base: 18, value: 12 },
  swingSpeed: { base: null, value: 96 },
  ballFlight: { base: 'straight', value: 'slice' },
} as const

/** Signs the browser in as a new golfer with fourteen clubs, who has seen the welcome. */
export async function signUpWithFullBag(context: BrowserContext, url: string): Promise<void> {
  await skipWelcome(context)
  const headers = { origin: url }
  const email = `bench-${randomUUID()}@example.com`
  const answer = await context.request.post(`${url}/api/sign-up`, { data: { ...ACCOUNT, email }, headers })
  if (!answer.ok()) throw new Error(`The sign-up was answered with ${answer.status()}`)

  const data = { batch: randomUUID(), set: { ...CHANGES, ...fullBag() } }
  const stored = await context.request.patch(`${url}/api/profile`, { data, headers })
  if (!stored.ok()) throw new Error(`The bag was answered with ${stored.status()}: ${await stored.text()}`)
}

function fullBag(): Readonly<Record<string, { readonly base: null; readonly value: unknown }>> {
  const carries = Object.entries(CARRIES_YARDS) as [ClubType, number][]
  const bag: readonly ClubType[] = [...carries.map(([type]) => type), 'putter']
  const values = [
    ...bag.map((type) => [`golfBag.${type}`, { ...CLUB, loft: CLUBS[type].loftDeg }] as const),
    ...carries.map(([type, distance]) => [`clubDistances.${type}`, { distance, source: 'measured' }] as const),
  ]
  return Object.fromEntries(values.map(([path, value]) => [path, { base: null, value }]))
}
