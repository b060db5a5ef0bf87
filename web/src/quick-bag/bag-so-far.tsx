import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { QuickRung } from '@bagwise/golf/quick-bag/quick-ladder'
import { ownCarries } from '#profile-parts/carry-numeral/carry-numeral.copy.ts'
import { CarryLegend } from '#profile-parts/carry-numeral/carry-legend.tsx'
import { compactHeightPx } from '#profile-parts/compact-ladder/compact-height.ts'
import { CompactLadder } from '#profile-parts/compact-ladder/compact-ladder.tsx'
import * as copy from './quick-steps.copy.ts'
import styles from './quick-bag.module.css'

/** Room for a bag that is still worked out. */
const USUAL_CLUB_COUNT = 10

type BagSoFarProps = {
  /** Undefined until they are worked out. */
  readonly rungs: readonly QuickRung[] | undefined
  readonly units: PreferredUnits
  readonly isFinished: boolean
}

/** What the answers come to, on turf: the ladder, and how many of its numbers are the golfer's. */
export function BagSoFar({ rungs, units, isFinished }: BagSoFarProps) {
  const title = isFinished ? copy.bagTitle : copy.soFarTitle
  return (
    <section aria-label={title} aria-busy={!rungs} className={`turf ${styles.soFar}`}>
      <p className="font-plate text-plate-sm font-bold">{title}</p>
      <div className="grid min-w-0" style={{ minHeight: `${compactHeightPx(rungs?.length ?? USUAL_CLUB_COUNT)}px` }}>
        {rungs ? <CompactLadder rungs={rungs} units={units} /> : <p className="text-sm">{copy.workingOut}</p>}
      </div>
      <CarryLegend />
      <p className="text-sm">
        {rungs && ownCarries(rungs.filter(({ certainty }) => certainty.isOwn).length, rungs.length)}
      </p>
    </section>
  )
}
