import { medianOf } from '../rounds.ts'

/** Something whose speed is measured in every round. */
export type RateCase<Name extends string> = { readonly name: Name; readonly measure: () => Promise<number> }

/**
 * The rates of each case by round. Every round measures every case, every other round backwards, so that a machine that is
 * busy for a while is busy for all of them.
 */
export async function measureInRounds<Name extends string>(
  cases: readonly RateCase<Name>[],
  roundCount: number,
): Promise<(name: Name) => readonly number[]> {
  const rates = new Map<Name, number[]>(cases.map(({ name }) => [name, []]))
  for (let round = 0; round < roundCount; round += 1) {
    for (const { name, measure } of round % 2 === 0 ? cases : cases.toReversed()) {
      rates.get(name)?.push(await measure())
    }
  }
  return (name) => rates.get(name) ?? []
}

/** The median of the ratios of each round: what a round has of the machine, both have. */
export function medianRatio({ of, to }: { readonly of: readonly number[]; readonly to: readonly number[] }): number {
  if (of.length !== to.length) throw new Error(`${of.length} rounds cannot be compared with ${to.length}`)
  return medianOf(of.map((rate, round) => rate / (to[round] ?? Number.NaN)))
}
