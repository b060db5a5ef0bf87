import type { ReactNode } from 'react'
import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { GapMark } from '#charts/gap-mark.tsx'
import { clubName, distanceApart, gapName, shownGapOf } from '#charts/gap-words.ts'
import { Sheet } from '#ui/sheet.tsx'
import { unbroken } from '#ui/unbroken.tsx'

type FaultPanelsProps = { readonly gaps: readonly Gap[]; readonly units: PreferredUnits }

/** The two kinds of fault, each in its own panel. */
export function FaultPanels({ gaps, units }: FaultPanelsProps) {
  const overlaps = gaps.filter(({ verdict }) => verdict === 'too-close')
  const holes = gaps.filter(({ verdict }) => verdict === 'too-large')
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
      <Sheet title="Club Overlaps">
        {overlaps.length === 0 && <None>No two clubs are too close to each other.</None>}
        <FaultList
          faults={overlaps}
          units={units}
          nameOf={({ longer, shorter }) => `${clubName(longer.club)} and ${clubName(shorter.club)}`}
          textOf={(gap) => `Only ${distanceApart(gap, units)} apart`}
        />
      </Sheet>
      <Sheet title="Large Gaps">
        {holes.length === 0 && <None>No gap is too large.</None>}
        <FaultList
          faults={holes}
          units={units}
          nameOf={({ longer, shorter }) => `${clubName(longer.club)} to ${clubName(shorter.club)}`}
          textOf={(gap) => `${gapName(gap, units)} (too large)`}
        />
      </Sheet>
    </div>
  )
}

type FaultListProps = {
  readonly faults: readonly Gap[]
  readonly units: PreferredUnits
  readonly nameOf: (gap: Gap) => string
  readonly textOf: (gap: Gap) => string
}

function FaultList({ faults, units, nameOf, textOf }: FaultListProps) {
  return (
    <ul>
      {faults.map((gap) => (
        <li key={gap.longer.club} className="mt-2.5 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
          <span aria-hidden="true">
            <GapMark verdict={gap.verdict}>{shownGapOf(gap, units)}</GapMark>
          </span>
          <div>
            <p className="font-semibold">{unbroken(nameOf(gap))}</p>
            <p className="text-sm">{textOf(gap)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function None({ children }: { readonly children: ReactNode }) {
  return <p className="mt-2 text-sm text-ink-2">{children}</p>
}
