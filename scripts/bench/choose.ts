import { Problem } from '../setup/problem.mjs'
import type { Bench } from './figure.ts'

export type Choice = { readonly benches: readonly Bench[]; readonly isRecording: boolean }

const RECORD = '--record'

/** The benches named on the command line, all when none is named. */
export function chooseBenches(args: readonly string[], benches: readonly Bench[]): Choice {
  const names = args.filter((arg) => arg !== RECORD)
  const known = benches.map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new Problem(`There is no bench called ${unknown.join(', ')}. Name one of these: ${known.join(', ')}.`)
  }

  const chosen = names.length === 0 ? benches : benches.filter(({ name }) => names.includes(name))
  const isRecording = args.includes(RECORD)
  const lost = isRecording ? chosen.filter(({ record }) => !record) : []
  if (lost.length > 0) {
    throw new Problem(`The figures of ${lost.map(({ name }) => name).join(', ')} are not kept: leave ${RECORD} out.`)
  }
  return { benches: chosen, isRecording }
}
