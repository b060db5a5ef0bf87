import { useId } from 'react'
import { hasRoomFor } from '@bagwise/golf/bag-problems'
import { CLUB_TYPES, CLUBS } from '@bagwise/golf/club'
import type { ClubKind, ClubType } from '@bagwise/golf/club'
import { selectedClubs } from './bag-draft.ts'
import type { ClubDraft } from './bag-draft.ts'
import { selectorHint, selectorTitle } from './editor-words.ts'

const GROUPS = [
  { name: 'Driver and woods', kinds: ['driver', 'wood'] },
  { name: 'Hybrids', kinds: ['hybrid'] },
  { name: 'Irons', kinds: ['iron'] },
  { name: 'Wedges', kinds: ['wedge'] },
  { name: 'Putter', kinds: ['putter'] },
] as const satisfies readonly { readonly name: string; readonly kinds: readonly ClubKind[] }[]

type ClubSelectorProps = {
  readonly drafts: readonly ClubDraft[]
  readonly onToggle: (club: ClubType) => void
}

/** One of each type at most; the count and what it means are said aloud while the golfer taps. */
export function ClubSelector({ drafts, onToggle }: ClubSelectorProps) {
  const statusId = useId()
  const clubs = selectedClubs(drafts)
  return (
    <>
      <div id={statusId} role="status">
        <p className="font-plate text-plate-sm font-bold">{selectorTitle(clubs)}</p>
        <p className="text-sm text-ink-2">{selectorHint(clubs)}</p>
      </div>
      {GROUPS.map(({ name, kinds }) => (
        <fieldset key={name} className="min-w-0">
          <legend className="mb-1.5 font-plate font-semibold">{name}</legend>
          <div className="bag-chips">
            {clubsOf(kinds).map((club) => {
              const draft = clubs.find(({ type }) => type === club)
              const isBlocked = !draft && !hasRoomFor(club, clubs)
              return (
                <label key={club} className="bag-chip">
                  <input
                    type="checkbox"
                    checked={draft !== undefined}
                    disabled={isBlocked}
                    aria-describedby={isBlocked ? statusId : undefined}
                    onChange={() => onToggle(club)}
                  />
                  <span className="min-w-0 wrap-anywhere">
                    <span className="font-plate font-bold">{CLUBS[club].displayName}</span>
                    {draft?.isInBag === false && <span className="block text-xs">not in the bag</span>}
                  </span>
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
    </>
  )
}

function clubsOf(kinds: readonly ClubKind[]): readonly ClubType[] {
  return CLUB_TYPES.filter((club) => kinds.includes(CLUBS[club].kind))
}
