import type { Gain } from '../src/play/hole-gains.ts'
import { correctedKindOf } from '../src/play/place-correction.ts'
import type { CorrectedKind, PlaceCorrection } from '../src/play/place-correction.ts'

/** Shots that are to come to nothing, each with the kind of place that moves them most. */
const BALANCED = [
  { kind: 'chip', isOf: ({ part, from }: Gain) => part === 'short-game' && correctedKindOf(from) === 'chip' },
  { kind: 'pitch', isOf: ({ part, from }: Gain) => part === 'short-game' && correctedKindOf(from) === 'pitch' },
  { kind: 'approach', isOf: ({ part }: Gain) => part === 'tee' },
] as const satisfies readonly { kind: CorrectedKind; isOf: (gain: Gain) => boolean }[]

/**
 * The correction of places with which drives, pitches and chips come to nothing. Putts are played as the curve says and need
 * none; what is left of the whole stays with the approaches.
 */
export function neededCorrection(gains: readonly Gain[]): PlaceCorrection {
  const rows = BALANCED.map(({ isOf }) => {
    const own = gains.filter(isOf)
    return {
      factors: BALANCED.map(({ kind }) => sum(own.map((gain) => begunLessEnded(gain, kind)))),
      wanted: -sum(own.map(({ curveStrokes }) => curveStrokes)),
    }
  })
  const [chip = 0, pitch = 0, approach = 0] = solved(rows)
  return { chip, pitch, approach }
}

/** A stroke that is added to a kind of place is gained by a shot that begins there and lost by one that ends there. */
function begunLessEnded({ from, to }: Gain, kind: CorrectedKind): number {
  return Number(correctedKindOf(from) === kind) - Number(correctedKindOf(to) === kind)
}

type Row = { readonly factors: readonly number[]; readonly wanted: number }

/** Gaussian elimination without exchanging rows: each has its largest factor on the diagonal. */
function solved(rows: readonly Row[]): readonly number[] {
  const [first, ...others] = rows
  if (!first) return []
  const [pivot = 1, ...rest] = first.factors
  const left = others.map(({ factors: [factor = 0, ...factors], wanted }): Row => {
    const share = factor / pivot
    return {
      factors: factors.map((value, index) => value - share * (rest[index] ?? 0)),
      wanted: wanted - share * first.wanted,
    }
  })
  const after = solved(left)
  return [(first.wanted - sum(rest.map((factor, index) => factor * (after[index] ?? 0)))) / pivot, ...after]
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
