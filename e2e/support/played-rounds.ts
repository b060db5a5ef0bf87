import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import { MOST_SENT_CHANGES } from '@bagwise/contract/play-message-limits'
import type { PlayChange, PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import { randomFrom } from './random.ts'
import { SWEPT_ROUND } from './route-table.ts'

export type TestRound = {
  readonly round: PlayedRound
  readonly holes: readonly PlayedHole[]
  readonly shots: readonly PlayedShot[]
}

/** Par, stroke index and yards of an 18-hole course of par 72. */
const HOLES = [
  [4, 7, 378],
  [5, 11, 512],
  [3, 15, 164],
  [4, 1, 421],
  [4, 13, 345],
  [4, 5, 402],
  [3, 17, 148],
  [5, 9, 527],
  [4, 3, 411],
  [4, 8, 369],
  [3, 16, 172],
  [4, 2, 418],
  [5, 10, 498],
  [4, 14, 338],
  [4, 6, 391],
  [3, 18, 139],
  [4, 12, 356],
  [5, 4, 541],
] as const

const ROUND: Omit<PlayedRound, 'id' | 'date'> = {
  course: 'Heather Links',
  courseId: null,
  tees: 'white',
  holeCount: 18,
  firstHole: 1,
  courseRating: 71.3,
  slopeRating: 128,
  playingConditions: null,
  handicapThen: 15,
  rules: 'casual',
  adviceFromHole: null,
  isCounting: true,
  state: 'finished',
}

/** The day of a round that is being played: whatever the hour, no page of the test asks whether it was left open. */
export function dayInPlay(): string {
  const ahead = new Date(Date.now() + HALF_A_DAY_MS)
  return [ahead.getFullYear(), ahead.getMonth() + 1, ahead.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

const HALF_A_DAY_MS = 12 * 3_600_000

/** A round of eighteen holes with a score on each: a card without shots. */
export function cardRound(
  round: Partial<PlayedRound> = {},
  { scores = HOLES.map(([par]) => par + 1) }: { readonly scores?: readonly (number | null)[] } = {},
): TestRound {
  const { id = randomUUID() } = round
  const holes = HOLES.map(([par, strokeIndex, lengthYards], index): PlayedHole => {
    const score = scores[index] ?? null
    return {
      round: id,
      number: index + 1,
      par,
      strokeIndex,
      lengthYards,
      score,
      finish: score === null ? null : 'holed',
      putts: null,
      firstPuttFeet: null,
      pin: null,
    }
  })
  return { round: { ...ROUND, date: '2026-11-21', ...round, id }, holes, shots: [] }
}

/** The same with strokes, always the same ones for a seed: approaches that come up short, everything else as usual. */
export function shotRound(seed: number, round: Partial<PlayedRound> = {}): TestRound {
  const random = randomFrom(seed)
  const about = (middle: number, spread: number) => middle + spread * (random() + random() + random() - 1.5)
  const card = cardRound(round)
  const played = card.holes.map((hole) => {
    const shots: PlayedShot[] = []
    const hit = (leftYards: number, more: Partial<PlayedShot>) => {
      shots.push({
        ...shotOf(hole, shots.length),
        leftYards: tenth(leftYards),
        leftFrom: 'position',
        leftSdYards: 3,
        ...more,
      })
    }
    let leftYards = hole.lengthYards ?? 0
    if (hole.par > 3) {
      hit(leftYards, { club: 'driver', lie: 'tee' })
      leftYards = Math.max(40, leftYards - about(212, 30))
    }
    if (hole.par === 5) {
      hit(leftYards, { club: '5-wood', lie: lieFor(random()) })
      leftYards = Math.max(30, leftYards - about(175, 30))
    }
    hit(leftYards, {
      club: clubFor(leftYards),
      lie: hole.par === 3 ? 'tee' : lieFor(random()),
      rest: shortBy(leftYards, random()),
    })
    let feet = about(26, 20)
    if (random() < 0.55) {
      hit(about(18, 14), { club: 'sw', lie: random() < 0.3 ? 'bunker' : 'rough', swing: 'chip' })
      feet = about(11, 8)
    }
    const putts = feet > 24 && random() < 0.35 ? 3 : random() < 0.18 ? 1 : 2
    const score = shots.length + putts
    return { hole: { ...hole, putts, firstPuttFeet: Math.max(1, Math.round(feet)), score }, shots }
  })
  return { round: card.round, holes: played.map(({ hole }) => hole), shots: played.flatMap(({ shots }) => shots) }
}

/**
 * Eighteen par 4 of 400 yards: on so many of them the approach from 130 yards ends 30 yards short, on the others one from 170
 * yards is on the green.
 */
export function approachRound(date: string, { missCount }: { readonly missCount: number }): TestRound {
  const card = cardRound({ date })
  const played = card.holes.map((of, index) => {
    const isMissed = index < missCount
    const hole = { ...of, par: 4, lengthYards: 400, putts: 2, firstPuttFeet: 20, score: isMissed ? 5 : 4 }
    const leftYards = isMissed ? 130 : 170
    const rest = isMissed ? { alongYards: 100, acrossYards: 0, sdYards: 4 } : null
    const shots = [
      { ...shotOf(hole, 0), lie: 'tee' as const, leftYards: 400, leftFrom: 'typed' as const },
      { ...shotOf(hole, 1), lie: 'fairway' as const, leftYards, leftFrom: 'typed' as const, rest },
      { ...shotOf(hole, 2), lie: 'fairway' as const, leftYards: 30, leftFrom: 'typed' as const },
    ]
    return { hole, shots: isMissed ? shots : shots.slice(0, 2) }
  })
  return { round: card.round, holes: played.map(({ hole }) => hole), shots: played.flatMap(({ shots }) => shots) }
}

/** Has the rounds of the route table show something: one that is over, with its strokes, as the sweeps' addresses name it. */
export async function storeSweptRound(context: BrowserContext, url: string): Promise<void> {
  await storePlayed(context, url, [shotRound(5, { id: SWEPT_ROUND })])
}

/** Stores rounds of the signed-in golfer as another device would. */
export async function storePlayed(context: BrowserContext, url: string, rounds: readonly TestRound[]): Promise<void> {
  for (const { round, holes, shots } of rounds) {
    const changes: readonly PlayChange[] = [
      { kind: 'round', base: null, row: round },
      ...holes.map((row) => ({ kind: 'hole' as const, base: null, row })),
      ...shots.map((row) => ({ kind: 'shot' as const, base: null, row })),
    ]
    for (let from = 0; from < changes.length; from += MOST_SENT_CHANGES) {
      const answer = await context.request.patch(`${url}/api/play`, {
        data: { save: randomUUID(), changes: changes.slice(from, from + MOST_SENT_CHANGES) },
        headers: { ...PAGE_HEADERS, origin: url },
      })
      if (!answer.ok()) throw new Error(`The round was answered with ${answer.status()}: ${await answer.text()}`)
    }
  }
}

/** A round as the server has it. */
export async function storedPlayed(context: BrowserContext, url: string, id: string): Promise<TestRound> {
  const answer = await context.request.get(`${url}/api/play/round?id=${id}`)
  return (await answer.json()) as TestRound
}

function shotOf({ round, number }: PlayedHole, index: number): PlayedShot {
  return {
    id: randomUUID(),
    round,
    hole: number,
    order: (index + 1) * 1024,
    branch: 'ball',
    club: null,
    lie: null,
    lieFrom: 'tap',
    leftYards: null,
    leftSdYards: null,
    leftFrom: null,
    swing: 'full',
    penalty: 'none',
    rest: null,
    air: null,
    at: null,
    isLeftOut: false,
  }
}

function shortBy(leftYards: number, chance: number): PlayedShot['rest'] {
  return { alongYards: tenth(leftYards - 16 + 8 * chance), acrossYards: tenth(6 * chance - 3), sdYards: 4 }
}

function lieFor(chance: number): 'fairway' | 'rough' {
  return chance < 0.6 ? 'fairway' : 'rough'
}

function clubFor(leftYards: number) {
  if (leftYards > 165) return '5-iron'
  if (leftYards > 135) return '7-iron'
  return leftYards > 105 ? '9-iron' : 'pw'
}

function tenth(yards: number): number {
  return Math.round(yards * 10) / 10
}
