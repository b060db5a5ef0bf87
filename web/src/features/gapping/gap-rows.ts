import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { FollowPlan, NormalGap } from '@bagwise/golf/recommendations/recommendation'
import { gapOf } from '@bagwise/golf/to-do/todo-item'
import type { TodoItem } from '@bagwise/golf/to-do/todo-item'

/** A fault with what the to-do list says about it: nothing where a gap suits the swing, or was set aside. */
export type GapRow = {
  readonly gap: Gap
  readonly item: FollowPlan | undefined
  readonly isSetAside: boolean
}

export type GapRows = {
  readonly largeGaps: readonly GapRow[]
  readonly overlaps: readonly GapRow[]
  /** Wide gaps that suit the swing, and are no fault. */
  readonly normal: readonly (FollowPlan | NormalGap)[]
  /** What is to be done about the bag, and about no fault that is listed. */
  readonly others: readonly FollowPlan[]
}

type GapList = {
  /** What is still to do, the most urgent first. */
  readonly open: readonly TodoItem[]
  readonly setAside: readonly TodoItem[]
}

/** The faults of a bag as one rule judges them, largest first, each with the first of the things to do that is about it. */
export function gapRows(gaps: readonly Gap[], { open, setAside }: GapList): GapRows {
  const faults = gaps.filter(({ verdict }) => verdict !== 'good')
  const isBesideFaults = (item: TodoItem) => !faults.some((gap) => isAbout(item, gap))
  const planned = open.filter((item) => item.rule === 'plan')
  const rows = faults.map((gap) => ({
    gap,
    item: planned.find((item) => isAbout(item, gap)),
    isSetAside: setAside.some((item) => isAbout(item, gap)),
  }))
  return {
    largeGaps: rows
      .filter(({ gap }) => gap.verdict === 'too-large')
      .toSorted((a, b) => b.gap.gapYards - a.gap.gapYards),
    overlaps: rows.filter(({ gap }) => gap.verdict === 'too-close').toSorted((a, b) => a.gap.gapYards - b.gap.gapYards),
    normal: open
      .filter((item) => item.rule === 'normal-gap' || item.rule === 'plan')
      .filter((item) => (item.rule === 'normal-gap' || item.action.kind === 'normal') && isBesideFaults(item)),
    others: planned.filter((item) => item.action.kind !== 'normal' && isBesideFaults(item)),
  }
}

/** The fault to think of first: what the to-do list names first, else the largest gap, else the closest pair. */
export function firstRow({ largeGaps, overlaps }: GapRows, open: readonly TodoItem[]): GapRow | undefined {
  const rows = [...largeGaps, ...overlaps]
  const inTurn = open.flatMap((item) => rows.find((row) => row.item === item) ?? [])
  return inTurn[0] ?? rows.find(({ isSetAside }) => !isSetAside) ?? rows[0]
}

/** Carries that are alike may be told in either order. */
function isAbout(item: TodoItem, { longer, shorter }: Gap): boolean {
  const about = gapOf(item)
  if (!about) return false
  const named = [about.longer.type, about.shorter.type]
  return named.includes(longer.club) && named.includes(shorter.club)
}
