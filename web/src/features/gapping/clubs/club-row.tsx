import type { ClubType } from '@bagwise/golf/club'
import type { ClubDistance } from '@bagwise/golf/distances/club-distance'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubName } from '#charts/gap-words.ts'
import { DistanceText } from '#quantities/distance-text.tsx'
import { ProvenanceBadge } from '#quantities/provenance-badge.tsx'
import { UnsavedDot } from '#quantities/unsaved-dot.tsx'
import { Icon } from '#ui/icon.tsx'
import { degreesText } from '#quantities/club-measure.ts'
import { unbroken } from '#ui/unbroken.tsx'

/** The right end of the bar (specification 1 §9). */
const BAR_SCALE_YARDS = 300

type ClubRowProps = {
  readonly club: ClubType
  readonly loftDeg: number | undefined
  readonly distance: ClubDistance | undefined
  readonly isUnsaved: boolean
  readonly units: PreferredUnits
  readonly onEdit: () => void
}

export function ClubRow({ club, loftDeg, distance, isUnsaved, units, onEdit }: ClubRowProps) {
  return (
    <div className="grid min-h-14 grid-cols-[5.75rem_minmax(0,1fr)_44px] max-[17rem]:grid-cols-[minmax(0,1fr)_44px] items-center gap-x-2 gap-y-0.5 pt-1.5 pb-2">
      <span>
        {distance ? (
          <DistanceText carryYards={distance.distance} units={units} className="text-[2.375rem]" />
        ) : (
          <span className="block text-sm leading-tight text-ink-2">no distance yet</span>
        )}
      </span>
      <span className="min-w-0 max-[17rem]:row-start-2">
        <b className="font-plate text-plate-sm leading-tight">{unbroken(clubName(club))}</b>{' '}
        {loftDeg !== undefined && <span className="text-xs text-ink-2">{degreesText(loftDeg)}</span>}
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          {distance && <ProvenanceBadge source={distance.source} shotCount={distance.shots?.count} />}
          {isUnsaved && <UnsavedDot />}
        </span>
      </span>
      <button
        type="button"
        id={pencilId(club)}
        aria-label={`Edit ${clubName(club)} distance`}
        onClick={onEdit}
        className="grid size-11 place-items-center rounded-control max-[17rem]:col-start-2 max-[17rem]:row-start-1 text-ink-2 hover:bg-mown hover:text-ink"
      >
        <Icon name="pencil" className="size-5.5" />
      </button>
      {distance && <DistanceBar distance={distance} />}
    </div>
  )
}

/** The button that opens a club's edit, found again after the list has been sorted anew. */
export function pencilId(club: ClubType): string {
  return `edit-${club}`
}

function DistanceBar({ distance }: { readonly distance: ClubDistance }) {
  const known = isEstimated(distance) ? 'estimated' : 'own'
  const percent = Math.min(1, distance.distance / BAR_SCALE_YARDS) * 100
  return (
    <span aria-hidden="true" className="col-span-full mt-1.5 block h-2 rounded-mark bg-sunk">
      <span
        data-bar={known}
        className={`block h-full rounded-mark ${known === 'estimated' ? 'bg-sand outline-1 -outline-offset-1 outline-sand-ink outline-dashed' : 'bg-water'}`}
        style={{ width: `${percent}%` }}
      />
    </span>
  )
}
