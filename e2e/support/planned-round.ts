import type { PlayedHole } from '@bagwise/contract/play'
import { PENALTY_STROKES } from '@bagwise/golf/play/logged-hole'
import type { LoggedHole } from '@bagwise/golf/play/logged-hole'
import { randomFrom } from './random.ts'

export type PlannedShot = {
  readonly lie: 'tee' | 'fairway' | 'rough' | 'bunker'
  /** Null for a stroke that is tapped without a place. */
  readonly leftYards: number | null
  /** Not where the card says it: on the tee. */
  readonly isTyped: boolean
  readonly penalty: 'none' | 'area'
}

/** A hole as a golfer will play it. */
export type PlannedHole = Pick<PlayedHole, 'number' | 'par' | 'lengthYards'> & {
  readonly shots: readonly PlannedShot[]
  readonly firstPuttFeet: number
  readonly putts: 1 | 2 | 3
}

const SEED = 20_261_129
/** How far a golfer gets with one stroke. */
const LONGEST_YARDS = 205
/** A chip that is tapped and no more. */
const UNPLACED = [5, 11, 16]
const IN_WATER = [4, 13]
const FIRST_PUTTS_FEET = [15, 18, 21, 27] as const
const PUTTS = [1, 2, 2, 2, 3] as const

/** About 90 strokes for a card of eighteen holes, always the same ones: drives, approaches, chips and putts. */
export function plannedHoles(card: readonly PlayedHole[]): readonly PlannedHole[] {
  const random = randomFrom(SEED)
  const between = (least: number, most: number) => Math.round(least + (most - least) * random())
  return card.map(({ number, par, lengthYards }): PlannedHole => {
    const shots: PlannedShot[] = []
    const play = (shot: Omit<PlannedShot, 'isTyped' | 'penalty'>) =>
      shots.push({ ...shot, isTyped: shot.lie !== 'tee' && shot.leftYards !== null, penalty: 'none' })
    let leftYards = lengthYards ?? 0
    play({ lie: 'tee', leftYards })
    while (leftYards > LONGEST_YARDS) {
      leftYards -= between(160, LONGEST_YARDS)
      play({ lie: random() < 0.6 ? 'fairway' : 'rough', leftYards: Math.max(LEAST_YARDS, leftYards) })
    }
    const isUnplaced = UNPLACED.includes(number)
    if (isUnplaced || random() < 0.5)
      play({ lie: random() < 0.3 ? 'bunker' : 'rough', leftYards: isUnplaced ? null : between(LEAST_YARDS, 30) })
    const [drive] = shots
    if (drive && IN_WATER.includes(number)) shots[0] = { ...drive, penalty: 'area' }
    const firstPuttFeet = FIRST_PUTTS_FEET[Math.floor(random() * FIRST_PUTTS_FEET.length)] ?? 15
    const putts = PUTTS[Math.floor(random() * PUTTS.length)] ?? 2
    return { number, par, lengthYards, shots, firstPuttFeet, putts }
  })
}
const LEAST_YARDS = 10

export function scoreOf({ shots, putts }: PlannedHole): number {
  return shots.reduce<number>((sum, { penalty }) => sum + 1 + PENALTY_STROKES[penalty], putts)
}

/** As strokes gained are to be told of it. */
export function loggedOf(hole: PlannedHole): LoggedHole {
  const { shots, ...facts } = hole
  return {
    ...facts,
    score: scoreOf(hole),
    finish: 'holed',
    shots: shots.map(({ lie, leftYards, penalty }, index) => ({
      order: index,
      branch: 'ball',
      club: null,
      lie,
      leftYards,
      leftSdYards: null,
      swing: null,
      penalty,
      rest: null,
      isLeftOut: false,
    })),
  }
}
