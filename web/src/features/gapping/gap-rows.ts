import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { BagAction } from '@bagwise/golf/one-bag/bag-action'

/** A fault with what the to-do list says about it: nothing where a gap suits the swing, or was set aside. */
export type GapRow = { readonly gap: Gap; readonly action: BagAction | undefined }

export type GapRows = {
  readonly largeGaps: readonly GapRow[]
  readonly overlaps: readonly GapRow[]
  /** What is to be done about the bag, and about no fault that is listed. */
  readonly others: readonly BagAction[]
}

/** The faults of a bag as one rule judges them, largest first, each with the first of the actions that is about it. */
export function gapRows(gaps: readonly Gap[], actions: readonly BagAction[]): GapRows {
  const faults = gaps.filter(({ verdict }) => verdict !== 'good')
  const rows = faults.map((gap) => ({ gap, action: actions.find((action) => isAbout(action, gap)) }))
  return {
    largeGaps: rows
      .filter(({ gap }) => gap.verdict === 'too-large')
      .toSorted((a, b) => b.gap.gapYards - a.gap.gapYards),
    overlaps: rows.filter(({ gap }) => gap.verdict === 'too-close').toSorted((a, b) => a.gap.gapYards - b.gap.gapYards),
    others: actions.filter((action) => action.kind !== 'normal' && !faults.some((gap) => isAbout(action, gap))),
  }
}

/** The fault to think of first: what the to-do list names first, else the largest gap, else the closest pair. */
export function firstRow({ largeGaps, overlaps }: GapRows, actions: readonly BagAction[]): GapRow | undefined {
  const rows = [...largeGaps, ...overlaps]
  const inTurn = actions.flatMap((action) => rows.find((row) => row.action === action) ?? [])
  return inTurn[0] ?? rows[0]
}

/** Carries that are alike may be told in either order. */
function isAbout(action: BagAction, { longer, shorter }: Gap): boolean {
  const about = 'hole' in action ? action.hole : 'gap' in action ? action.gap : undefined
  if (!about) return false
  const named = [about.longer.type, about.shorter.type]
  return named.includes(longer.club) && named.includes(shorter.club)
}
