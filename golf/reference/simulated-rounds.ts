import { CLARITIES } from '../src/play/gain-words.ts'
import type { Clarity } from '../src/play/gain-words.ts'
import type { Gain } from '../src/play/hole-gains.ts'
import type { LoggedHole } from '../src/play/logged-hole.ts'
import { PLAYED_PARTS } from '../src/play/parts.ts'
import type { PlayedPart } from '../src/play/parts.ts'
import type { PlaceCorrection } from '../src/play/place-correction.ts'
import { roundGains } from '../src/play/round-gains.ts'
import type { RoundGains } from '../src/play/round-gains.ts'
import { expectedStrokesAt } from '../src/play/spot.ts'
import type { ShotCell } from '../src/play/shot-cells.ts'
import { costliestCell } from '../src/play/costliest-cell.ts'
import { neededCorrection } from './needed-correction.ts'
import { seededChance } from './seeded-chance.ts'
import { simulatedGolfer } from './simulated-golfer.ts'
import type { SimulatedHole } from './simulated-golfer.ts'

const PAR_3S = [135, 155, 165, 185] as const
const PAR_4S = [300, 320, 335, 350, 360, 365, 375, 385, 400, 415] as const
const PAR_5S = [470, 480, 495, 510] as const

/** 6,200 yards, par 72, bunkers on every other hole. Lengths are our judgement. */
export const SIMULATED_COURSE: readonly SimulatedHole[] = [
  ...PAR_3S.map((lengthYards) => ({ par: 3, lengthYards })),
  ...PAR_4S.map((lengthYards) => ({ par: 4, lengthYards })),
  ...PAR_5S.map((lengthYards) => ({ par: 5, lengthYards })),
].map((hole, index) => ({ ...hole, number: index + 1, hasBunkers: index % 2 === 0 }))

/** Rounds of another seed are other rounds. */
const SEED_STEP = 100_003
/** What the extra shots are fitted with and what is shown comes of as many rounds. */
export const SIMULATED_ROUND_COUNT = 2000
const OTHER_SEED = 2
/** Rounds that a drill is looked for in. */
const STRETCH = 5
const FIT = { seed: 1, firstShare: 0.1, steps: 3 } as const

type Golfer = ReturnType<typeof simulatedGolfer>
type Asked = { readonly wildShare: number; readonly roundCount: number; readonly seed: number }

function* roundsOf(golfer: Golfer, { wildShare, roundCount, seed }: Asked): Generator<readonly LoggedHole[], void> {
  for (let round = 0; round < roundCount; round += 1) {
    const chance = seededChance(seed * SEED_STEP + round)
    yield SIMULATED_COURSE.map((hole) => golfer.playHole(hole, { wildShare, chance }))
  }
}

/** What golfers of a handicap are expected to score on the course. */
export function expectedScore(handicap: number): number {
  return sum(
    SIMULATED_COURSE.map(({ lengthYards }) => expectedStrokesAt({ kind: 'tee', leftYards: lengthYards }, { handicap })),
  )
}

/**
 * The share of wild shots with which the golfer scores what is expected from the tees; none where the score is as high
 * without. Only the score of eighteen holes is looked at.
 */
function fittedWildShare(
  golfer: Golfer,
  { handicap, roundCount }: { readonly handicap: number; readonly roundCount: number },
): number {
  const gainedWith = (wildShare: number) =>
    expectedScore(handicap) - mean([...roundsOf(golfer, { wildShare, roundCount, seed: FIT.seed })].map(scoreOf))
  const without = gainedWith(0)
  if (without <= 0) return 0
  let wildShare: number = FIT.firstShare
  for (let step = 0; step < FIT.steps; step += 1) {
    const lostPerShare = (without - gainedWith(wildShare)) / wildShare
    wildShare = without / lostPerShare
  }
  return wildShare
}

function scoreOf(holes: readonly LoggedHole[]): number {
  return sum(holes.map(({ score }) => score ?? 0))
}

/** Rounds as they would have been logged. */
export function simulatedRounds({
  handicap,
  ...asked
}: Asked & { readonly handicap: number }): readonly (readonly LoggedHole[])[] {
  return [...roundsOf(simulatedGolfer(handicap), asked)]
}

export type SimulatedPart = {
  /** Means of a round. */
  readonly curveStrokes: number
  readonly movedStrokes: number
  readonly gainCount: number
  /** Standard deviations of one gain and of a round. */
  readonly gainSd: number
  readonly roundSd: number
  /** Shares of the rounds in which it reads so. */
  readonly clarities: Readonly<Record<Clarity, number>>
}

export type SimulatedRounds = {
  readonly meanScore: number
  readonly penaltyStrokes: number
  readonly totalSd: number
  readonly parts: Readonly<Record<PlayedPart, SimulatedPart>>
  readonly needed: PlaceCorrection
  /** Shares of five rounds in a row after which a cell speaks: it should seldom, since nothing is wrong. */
  readonly speaking: Readonly<Partial<Record<ShotCell, number>>>
}

export type SimulatedHandicap = {
  readonly handicap: number
  readonly wildShare: number
  /** The rounds that the share of wild shots was fitted on, and as many others. */
  readonly fitted: SimulatedRounds
  readonly others: SimulatedRounds
}

/** A golfer of this handicap, as wild as the score of the course asks for, judged against golfers of the same handicap. */
export function simulatedHandicap(handicap: number, roundCount = SIMULATED_ROUND_COUNT): SimulatedHandicap {
  const golfer = simulatedGolfer(handicap)
  const wildShare = fittedWildShare(golfer, { handicap, roundCount })
  const judged = (seed: number) => judgedRounds([...roundsOf(golfer, { wildShare, roundCount, seed })], handicap)
  return { handicap, wildShare, fitted: judged(FIT.seed), others: judged(OTHER_SEED) }
}

function judgedRounds(played: readonly (readonly LoggedHole[])[], handicap: number): SimulatedRounds {
  const rounds = played.map((holes) => roundGains(holes, { handicap, tees: null }))
  const gains = rounds.flatMap(({ holes }) => holes.flatMap((hole) => hole.gains))
  return {
    meanScore: mean(played.map(scoreOf)),
    penaltyStrokes: sum(gains.map(({ penaltyStrokes }) => penaltyStrokes)) / rounds.length,
    totalSd: sdOf(rounds.map(({ total }) => total.strokes)),
    parts: Object.fromEntries(
      PLAYED_PARTS.map((part) => [
        part,
        simulatedPart(rounds, { part, gains: gains.filter((gain) => gain.part === part) }),
      ]),
    ) as Record<PlayedPart, SimulatedPart>,
    needed: neededCorrection(gains),
    speaking: speakingCells(rounds),
  }
}

function simulatedPart(
  rounds: readonly RoundGains[],
  { part, gains }: { readonly part: PlayedPart; readonly gains: readonly Gain[] },
): SimulatedPart {
  const perRound = (of: (gain: Gain) => number) => sum(gains.map(of)) / rounds.length
  return {
    curveStrokes: perRound(({ curveStrokes }) => curveStrokes),
    movedStrokes: perRound(({ movedStrokes }) => movedStrokes),
    gainCount: gains.length / rounds.length,
    gainSd: sdOf(gains.map(({ strokes }) => strokes)),
    roundSd: sdOf(rounds.map(({ byPart }) => byPart[part].strokes)),
    clarities: Object.fromEntries(
      CLARITIES.map((clarity) => [
        clarity,
        mean(rounds.map(({ byPart }) => (byPart[part].clarity === clarity ? 1 : 0))),
      ]),
    ) as Record<Clarity, number>,
  }
}

function speakingCells(rounds: readonly RoundGains[]): Readonly<Partial<Record<ShotCell, number>>> {
  const stretches = Array.from({ length: Math.floor(rounds.length / STRETCH) }, (_, index) =>
    costliestCell(rounds.slice(index * STRETCH, (index + 1) * STRETCH)),
  )
  const counted = Map.groupBy(
    stretches.flatMap((found) => found ?? []),
    ({ cell }) => cell,
  )
  return Object.fromEntries([...counted].map(([cell, found]) => [cell, found.length / stretches.length]))
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length
}

function sdOf(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}
