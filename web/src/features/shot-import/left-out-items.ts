import type { LeftOutLine } from '@bagwise/shot-files/shot-file'

/** One item of the list of what was left out: a line, or all copies. */
export type LeftOutItem = { readonly lines: readonly [number, ...number[]]; readonly reason: LeftOutLine['reason'] }

/** Copies are one item, where the first of them stands. */
export function leftOutItems(leftOut: readonly LeftOutLine[]): readonly LeftOutItem[] {
  const [firstCopy, ...otherCopies] = leftOut.filter(({ reason }) => reason === 'duplicate').map(({ line }) => line)
  return leftOut.flatMap(({ line, reason }): readonly LeftOutItem[] => {
    if (reason !== 'duplicate') return [{ lines: [line], reason }]
    return line === firstCopy ? [{ lines: [line, ...otherCopies], reason }] : []
  })
}
