import { verdictOn } from './figure.ts'
import type { Figure, Verdict } from './figure.ts'

export type MeasuredBench = { readonly name: string; readonly figures: readonly Figure[] }

/** What the figures were measured with. Nothing in it names the machine. */
type Circumstances = { readonly at: Date; readonly nodeVersion: string; readonly cpuCount: number }

type Report = {
  readonly date: string
  readonly nodeVersion: string
  readonly cpuCount: number
  readonly benches: readonly {
    readonly name: string
    readonly figures: readonly (Figure & { readonly verdict?: Verdict })[]
  }[]
}

/** The figures for programs: what the table shows, unrounded. */
export function reportOf(benches: readonly MeasuredBench[], { at, ...circumstances }: Circumstances): Report {
  return {
    date: at.toISOString(),
    ...circumstances,
    benches: benches.map(({ name, figures }) => ({ name, figures: figures.map(withVerdict) })),
  }
}

function withVerdict(figure: Figure): Figure & { readonly verdict?: Verdict } {
  const verdict = verdictOn(figure)
  return verdict === undefined ? figure : { ...figure, verdict }
}
