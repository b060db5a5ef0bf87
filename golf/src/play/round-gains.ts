import { expectedNineDifferential } from '../handicap/expected-differential.ts'
import { NINE_HOLES, STANDARD_SLOPE } from '../handicap/round.ts'
import { chanceVariance, placeVariances } from './gain-variance.ts'
import { clarityOf, comparisonOf } from './gain-words.ts'
import type { Clarity, Comparison } from './gain-words.ts'
import { holeGains } from './hole-gains.ts'
import type { Gain } from './hole-gains.ts'
import type { LoggedHole } from './logged-hole.ts'
import { PARTS } from './parts.ts'
import type { Part } from './parts.ts'
import { comparedHandicap, expectedStrokesAt } from './spot.ts'
import type { ComparedWith } from './spot.ts'
import { spotsOf, teeYardsOf } from './spots-of.ts'
import type { HoleProblem } from './spots-of.ts'

/** A number of strokes gained, and what one round can tell of it. */
export type JudgedStrokes = {
  readonly strokes: number
  /** What it would be off by chance alone, one standard error. */
  readonly seStrokes: number
  readonly clarity: Clarity
}

export type PartGains = JudgedStrokes & {
  /** Of the strokes, those that were moved here from other parts; over all parts they add up to nothing. */
  readonly movedStrokes: number
  /** Strokes that were played in it, without penalties; putts of the putting. */
  readonly shotCount: number
}

export type GainsOfHole = { readonly number: number; readonly gains: readonly Gain[] }
export type MissingHole = HoleProblem & { readonly number: number }

/** The tees that were played, as they are rated. */
export type RatedTees = {
  readonly courseRating: number
  readonly slopeRating: number
  /** The rating is that of so many holes, 9 or 18. */
  readonly holeCount: number
}

export type RoundGains = {
  readonly byPart: Readonly<Record<Part, PartGains>>
  /** Expected from the tees of these holes, less the score. */
  readonly total: JudgedStrokes
  /** What this course asks beyond its length, above 0 where it asks more. Undefined without rating or a hole's length. */
  readonly courseStrokes: number | undefined
  readonly comparison: Comparison
  /** In the order of the round. */
  readonly holes: readonly GainsOfHole[]
  readonly missingHoles: readonly MissingHole[]
}

/**
 * Strokes gained of a round against golfers of this handicap. The parts add up to the total exactly; the course's own line
 * is in none of them.
 */
export function roundGains(
  played: readonly LoggedHole[],
  { handicap, tees }: ComparedWith & { readonly tees: RatedTees | null },
): RoundGains {
  const compared = { handicap }
  const holes: GainsOfHole[] = []
  const missingHoles: MissingHole[] = []
  for (const hole of played) {
    const { number, par } = hole
    const found = spotsOf(hole)
    if ('problem' in found) missingHoles.push({ number, ...found })
    else holes.push({ number, gains: holeGains(found, { handicap, par }) })
  }
  const gains = holes.flatMap((hole) => hole.gains)
  const byPlaces = placeVariances(
    holes.map((hole) => hole.gains),
    compared,
  )
  const parts = PARTS.map((part) => {
    const own = gains.filter((gain) => gain.part === part)
    return { part, own, byChance: chanceVariance(own, part) }
  })
  return {
    byPart: Object.fromEntries(
      parts.map(({ part, own, byChance }) => [part, partGains(own, byChance + byPlaces[part])]),
    ) as Record<Part, PartGains>,
    // A place between tee and hole is in two gains, and what is not known of it cancels.
    total: judged(
      gains,
      parts.reduce((sum, { byChance }) => sum + byChance, 0),
    ),
    courseStrokes: tees ? courseStrokesOf(played, { handicap, tees }) : undefined,
    comparison: comparisonOf(handicap),
    holes,
    missingHoles,
  }
}

function partGains(own: readonly Gain[], variance: number): PartGains {
  return {
    ...judged(own, variance),
    movedStrokes: own.reduce((sum, { movedStrokes }) => sum + movedStrokes, 0),
    shotCount: own.reduce((sum, { playedStrokes }) => sum + Math.max(0, playedStrokes), 0),
  }
}

function judged(gains: readonly Gain[], variance: number): JudgedStrokes {
  const strokes = gains.reduce((sum, gain) => sum + gain.strokes, 0)
  const seStrokes = Math.sqrt(variance)
  return { strokes, seStrokes, clarity: clarityOf({ strokes, seStrokes }) }
}

/** The score expected of golfers of this index on the course, less what the lengths of its holes alone ask of them. */
function courseStrokesOf(
  played: readonly LoggedHole[],
  { handicap, tees }: ComparedWith & { readonly tees: RatedTees },
): number | undefined {
  const lengthsYards = played.flatMap((hole) => teeYardsOf(hole) ?? [])
  if (lengthsYards.length !== played.length || played.length !== tees.holeCount) return undefined
  const differential = expectedNineDifferential(comparedHandicap(handicap)) * (tees.holeCount / NINE_HOLES)
  const expected = tees.courseRating + (tees.slopeRating / STANDARD_SLOPE) * differential
  const fromTees = lengthsYards.map((leftYards) => expectedStrokesAt({ kind: 'tee', leftYards }, { handicap }))
  return fromTees.reduce((left, ofHole) => left - ofHole, expected)
}
