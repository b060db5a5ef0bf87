import { parseArgs } from 'node:util'
import { Problem } from '../setup/problem.mjs'
import type { Bench, BenchOptions } from './figure.ts'

export type Choice = {
  readonly benches: readonly Bench[]
  readonly isRecording: boolean
  /** Where the figures go as JSON, beside the table. */
  readonly jsonFile: string | undefined
  readonly options: BenchOptions
}

/**
 * The benches named on the command line, and what is done with their figures; `web` stands for every `web-…`. All that
 * do not ask to be named when none is.
 */
export function chooseBenches(args: readonly string[], benches: readonly Bench[]): Choice {
  const { names, isRecording, jsonFile, options } = wordsIn(args)
  const known = benches.map(({ name }) => name)
  const isMeant = (asked: string, name: string) => name === asked || name.startsWith(`${asked}-`)
  const unknown = names.filter((asked) => !known.some((name) => isMeant(asked, name)))
  if (unknown.length > 0) {
    throw new Problem(`There is no bench called ${unknown.join(', ')}. Name one of these: ${known.join(', ')}.`)
  }

  const chosen = benches.filter(({ name, isOnlyByName = false }) =>
    names.length === 0 ? !isOnlyByName : names.some((asked) => isMeant(asked, name)),
  )
  const lost = isRecording ? chosen.filter(({ record }) => !record) : []
  if (lost.length > 0) {
    throw new Problem(`The figures of ${lost.map(({ name }) => name).join(', ')} are not kept: leave --record out.`)
  }
  const alone = options.against === undefined ? [] : chosen.filter(({ isComparable }) => !isComparable)
  if (alone.length > 0) {
    throw new Problem(`${alone.map(({ name }) => name).join(', ')} cannot be compared: leave --against out.`)
  }
  return { benches: chosen, isRecording, jsonFile, options }
}

function wordsIn(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        record: { type: 'boolean', default: false },
        long: { type: 'boolean', default: false },
        json: { type: 'string' },
        against: { type: 'string' },
      },
    })
    const { record: isRecording, long: isLong, json: jsonFile, against } = values
    return { names: positionals, isRecording, jsonFile, options: { isLong, ...(against !== undefined && { against }) } }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new Problem(`${error.message} The options are --record, --long, --json <file> and --against <folder>.`)
  }
}
