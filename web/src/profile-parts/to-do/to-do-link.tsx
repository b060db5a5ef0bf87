import { Link } from 'react-router'
import type { GapVerdict } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { SwingGap } from '@bagwise/golf/one-bag/holes'
import { GapMark } from '#charts/gap-mark.tsx'
import { shownGap } from '#quantities/distance.ts'
import { Icon } from '#ui/icon.tsx'
import { unbroken } from '#ui/unbroken.tsx'

/** A gap as its mark says it, in the golfer's units. */
export type MarkedGap = { readonly shown: number; readonly verdict: GapVerdict }

type ToDoLinkProps = {
  /** The whole list, past the gate. */
  readonly to: string
  readonly title: string
  readonly reason: string
  readonly gap: MarkedGap | undefined
}

/** One of the first things to do, with the way to all of them. */
export function ToDoLink({ to, title, reason, gap }: ToDoLinkProps) {
  return (
    <Link
      to={to}
      className="flex min-h-18 items-center gap-3 py-1.5 text-sm leading-snug text-ink no-underline hover:underline"
    >
      {gap ? (
        <GapMark verdict={gap.verdict}>{gap.shown}</GapMark>
      ) : (
        <span aria-hidden="true" className="size-6.5 shrink-0 rounded-mark border-2 border-ink" />
      )}
      <span className="min-w-0 grow wrap-anywhere">
        <span className="block font-semibold">{unbroken(title)}</span>
        <span className="block text-ink-2">{unbroken(reason)}</span>
      </span>
      <Icon name="down" className="size-5 -rotate-90 text-ink-2" />
    </Link>
  )
}

export function markedGap({ longer, shorter, verdict }: SwingGap, units: PreferredUnits): MarkedGap {
  return { shown: shownGap({ longerYards: longer.carryYards, shorterYards: shorter.carryYards }, units), verdict }
}
