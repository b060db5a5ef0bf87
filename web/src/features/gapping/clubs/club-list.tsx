import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { ClubType } from '@bagwise/golf/club'
import { isFromShots } from '@bagwise/golf/distances/club-distance'
import { findGaps } from '@bagwise/golf/gapping/find-gaps'
import { sevenIronYards } from '@bagwise/golf/gapping/ideal-gap'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { useProfile, useUnsavedPaths } from '#api/profile/use-profile.ts'
import { clubsByCarry } from '#charts/clubs-by-carry.ts'
import { clubName } from '#charts/gap-words.ts'
import { CarryEdit } from '#quantities/carry-edit.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { BagDistances } from './bag-distances.ts'
import { distancePath } from './bag-distances.ts'
import { ClubRow, pencilId } from './club-row.tsx'
import { GapLine } from './gap-line.tsx'

/** Every club of the bag, longest carry first, those without a distance last; one can be edited at a time. */
export function ClubList({ bag, units }: { readonly bag: BagDistances; readonly units: PreferredUnits }) {
  const { save } = useProfile()
  const unsavedPaths = useUnsavedPaths()
  const [edited, setEdited] = useState<ClubType>()
  const gaps = findGaps(bag.clubs)
  const sevenIronCarryYards = sevenIronYards(bag.distances)
  const inOrder = [...clubsByCarry(bag.clubs).map(({ club }) => club), ...bag.withoutDistance]

  function close(club: ClubType, carryYards?: number) {
    flushSync(() => {
      setEdited(undefined)
      if (carryYards === undefined || isFromShots(bag.distances[club], carryYards)) return
      save({ [distancePath(club)]: { distance: carryYards, source: 'measured' } })
    })
    // The row may have moved down the list, or to another list when it was the first distance of the bag.
    document.getElementById(pencilId(club))?.focus()
  }

  return (
    <Sheet
      title="Club Distances"
      fact={sevenIronCarryYards !== undefined && gaps.length > 0 && 'ideal: what suits your swing'}
      className="pb-1!"
    >
      <ol className="mt-1.5">
        {inOrder.map((club, index) => {
          const gap = gaps[index]
          const distance = bag.distances[club]
          return (
            <li key={club} data-club={club} className={distance ? undefined : 'border-t border-rule first:border-0'}>
              {club === edited ? (
                <div className="-mx-4 my-1 bg-mown px-4 py-3.5">
                  <CarryEdit
                    clubName={clubName(club)}
                    carryYards={distance?.distance}
                    units={units}
                    note="Saving marks it Measured. Use an average swing, not your best one."
                    onSave={(carryYards) => close(club, carryYards)}
                    onCancel={() => close(club)}
                  />
                </div>
              ) : (
                <ClubRow
                  club={club}
                  loftDeg={bag.bag.find(({ type }) => type === club)?.loft}
                  distance={distance}
                  isUnsaved={unsavedPaths.has(distancePath(club))}
                  units={units}
                  onEdit={() => setEdited(club)}
                />
              )}
              {gap && <GapLine gap={gap} units={units} sevenIronCarryYards={sevenIronCarryYards} />}
            </li>
          )
        })}
      </ol>
    </Sheet>
  )
}
