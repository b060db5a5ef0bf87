import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance } from '#quantities/distance.ts'
import { DistanceText } from '#quantities/distance-text.tsx'
import { ProvenanceBadge } from '#quantities/provenance-badge.tsx'
import { UnsavedDot } from '#quantities/unsaved-dot.tsx'
import { Icon } from '#ui/icon.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import type { ResultRow as Row } from './result-rows.ts'

/** This screen knows two sources only: the golfer's own number, measured or typed, and ours (specification 1 §4). */
const BADGE_WORDS = { measured: 'Manual', manual: 'Manual', estimated: 'AI Calculated' } as const

type ResultRowProps = {
  readonly row: Row
  readonly units: PreferredUnits
  readonly isUnsaved: boolean
  readonly onEdit: () => void
}

export function ResultRow({ row, units, isUnsaved, onEdit }: ResultRowProps) {
  const { club, position, distance, goesFartherThan, plusMinusYards, isSurprising } = row
  const name = CLUBS[club].displayName
  const plusMinus = plusMinusYards && shownDistance(plusMinusYards, units)
  return (
    <div className="relative grid min-h-16 grid-cols-[1.25rem_5.75rem_minmax(0,1fr)_1.5rem] items-center gap-x-2 px-4 py-2 hover:bg-paper max-[17rem]:grid-cols-[1.25rem_minmax(0,1fr)_1.5rem]">
      <span className="font-plate text-plate-sm font-semibold text-ink-2">{position}</span>
      {/* The whole row is the target: the button's area is stretched over it. */}
      <button
        type="button"
        id={distanceButtonId(club)}
        onClick={onEdit}
        className="min-h-11 justify-self-start rounded-control text-left after:absolute after:inset-0"
      >
        {distance ? (
          <DistanceText carryYards={distance.distance} units={units} className="text-[2.375rem]" />
        ) : (
          <span className="text-sm text-ink-2">no distance yet</span>
        )}
        <span className="sr-only"> Edit {name} distance</span>
      </button>
      <span className="min-w-0 max-[17rem]:col-start-2 max-[17rem]:row-start-2">
        <b className="font-plate text-plate-sm leading-tight">{unbroken(name)}</b>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          {distance && <ProvenanceBadge source={distance.source} words={BADGE_WORDS} plusMinus={plusMinus} />}
          {isUnsaved && <UnsavedDot />}
        </span>
      </span>
      <Icon
        name="pencil"
        className="size-5.5 text-ink-2 max-[22rem]:self-start max-[17rem]:col-start-3 max-[17rem]:row-start-1"
      />
      {isSurprising && (
        <p className="col-span-3 col-start-2 pt-0.5 pb-1 text-xs text-clay-ink">
          Does not fit your other numbers: check it.
        </p>
      )}
      {goesFartherThan && (
        <p className="col-span-3 col-start-2 pt-0.5 pb-1 text-xs text-clay-ink">
          Goes farther than your {unbroken(CLUBS[goesFartherThan.club].displayName)} (
          {shownDistance(goesFartherThan.carryYards, units)}).
        </p>
      )}
    </div>
  )
}

/** The button that opens a club's edit, found again when the edit has ended. */
export function distanceButtonId(club: ClubType): string {
  return `distance-${club}`
}
