import type { ClubType } from '@bagwise/golf/club'
import type { LatLon } from '@bagwise/golf/course/plane'
import type { Lie, Pin, Slope } from '@bagwise/golf/shot-advice/shot'

/** What a golfer has said on a hole; null is not said. */
export type HolePlay = {
  /** Null on the tee. */
  readonly ball: LatLon | null
  /** How far off that may be; 0 for a tap. */
  readonly withinYards: number
  readonly lie: Lie | null
  readonly pin: Pin | LatLon
  /** Where the golfer wants to aim. */
  readonly aim: LatLon | null
  readonly club: ClubType | null
  readonly heightFeet: number | null
  readonly slope: Slope
  readonly isSoft: boolean
}

export const NEW_PLAY: HolePlay = {
  ball: null,
  withinYards: 0,
  lie: null,
  pin: 'middle',
  aim: null,
  club: null,
  heightFeet: null,
  slope: 'flat',
  isSoft: false,
}

/** As many steps as can be taken back. */
const MOST_STEPS = 50

/** A ball that lies elsewhere has another lie, club, line and height; the pin and the ground are those of the hole. */
export function withBall(play: HolePlay, ball: LatLon | null, withinYards = 0): HolePlay {
  return { ...play, ball, withinYards, lie: null, aim: null, club: null, heightFeet: null, slope: 'flat' }
}

export function withStep(steps: readonly HolePlay[], next: HolePlay): readonly HolePlay[] {
  return [...steps, next].slice(-MOST_STEPS)
}

/** What is kept of a hole for a reload: whose course and hole it is, and every step. */
export type HoleDraft = {
  readonly course: string
  readonly hole: string
  readonly steps: readonly HolePlay[]
  readonly isTournament: boolean
}

/** What a draft says of this hole. A tournament goes on from hole to hole. */
export function draftOf(
  kept: unknown,
  { course, hole }: Pick<HoleDraft, 'course' | 'hole'>,
): Pick<HoleDraft, 'steps' | 'isTournament'> {
  if (!isDraft(kept)) return { steps: [NEW_PLAY], isTournament: false }
  const isSame = kept.course === course && kept.hole === hole && kept.steps.length > 0
  return { steps: isSame ? kept.steps : [NEW_PLAY], isTournament: kept.isTournament }
}

function isDraft(kept: unknown): kept is HoleDraft {
  if (typeof kept !== 'object' || kept === null) return false
  const { course, hole, steps, isTournament } = kept as Partial<HoleDraft>
  return (
    typeof course === 'string' &&
    typeof hole === 'string' &&
    typeof isTournament === 'boolean' &&
    Array.isArray(steps) &&
    steps.every(isPlay)
  )
}

function isPlay(step: unknown): step is HolePlay {
  if (typeof step !== 'object' || step === null) return false
  return Object.keys(NEW_PLAY).every((key) => key in step)
}
