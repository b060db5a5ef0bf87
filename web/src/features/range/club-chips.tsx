import { useId } from 'react'
import { clubName } from '#charts/gap-text.ts'
import chip from '#ui/choice-chip.module.css'
import * as copy from './range.copy.ts'
import type { RangeClub } from './use-range-club.ts'

type ClubChipsProps = {
  readonly clubs: readonly RangeClub[]
  readonly chosen: RangeClub
  readonly onChoose: (club: RangeClub) => void
}

/** The clubs of the bag by the names that are stamped on them, longest first: one is chosen until another one is. */
export function ClubChips({ clubs, chosen, onChoose }: ClubChipsProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{copy.clubLegend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2">
        {clubs.map((club) => (
          <label key={club} className={`${chip.chip} grid min-h-12 min-w-11 place-items-center plate text-[1.25rem]`}>
            <input type="radio" name={name} checked={club === chosen} onChange={() => onChoose(club)} />
            <span>
              {copy.shortName(club)}
              <span className="sr-only"> {clubName(club)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
