import type { ClubType } from '../club.ts'
import type { Branch, HoleFinish, LeftSource, LieSource, Penalty, PlayedLie, PlayedSwing } from './played-record.ts'

/** A place on a hole, from its tee along the line to the pin and across it; right is positive. */
type PlaceOnHole = { readonly alongYards: number; readonly acrossYards: number }

/** A hole of a round: one row for each number. Null where nobody said it. */
export type PlayedHole = {
  readonly round: string
  readonly number: number
  readonly par: number
  readonly strokeIndex: number | null
  readonly lengthYards: number | null
  /** The golfer's word: no shot is needed for it. */
  readonly score: number | null
  readonly finish: HoleFinish | null
  readonly putts: number | null
  readonly firstPuttFeet: number | null
  /** Where the hole was cut, where somebody marked it. */
  readonly pin: PlaceOnHole | null
}

/**
 * Where a ball came to rest, from where it was struck: along the line on which the golfer aimed, and to the right of it.
 * Wind and a steady miss have moved it from there. Of a ball with a penalty, where it was lost.
 */
export type Rest = PlaceOnHole & {
  /** Standard deviation of both. */
  readonly sdYards: number
}

/** A stroke off the green, as it was noted at the ball. Where it ended is where the next one lies. */
export type PlayedShot = {
  readonly id: string
  readonly round: string
  readonly hole: number
  /** Of the hole; equal ones are in the order of their ids. */
  readonly order: number
  readonly branch: Branch
  readonly club: ClubType | null
  readonly lie: PlayedLie | null
  readonly lieFrom: LieSource
  /** To the pin, from where it was played, and how far that may be off. */
  readonly leftYards: number | null
  readonly leftSdYards: number | null
  readonly leftFrom: LeftSource | null
  readonly swing: PlayedSwing | null
  readonly penalty: Penalty
  readonly rest: Rest | null
  /** By the forecast, against the line to the aim: into the face is positive, and so is a wind that blows to the right. */
  readonly air: { readonly headwindMph: number; readonly crosswindMph: number; readonly temperatureF: number } | null
  /** Only where the golfer keeps pictures for other devices. */
  readonly at: PlaceOnHole | null
  /** Neither on the card nor in the memory: a ball that did not count. */
  readonly isLeftOut: boolean
}
