import { useState } from 'react'
import { typesNotIn } from '@bagwise/golf/bag'
import { hasRoomFor } from '@bagwise/golf/bag-problems'
import { CLUBS, CLUB_GROUPS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { Profile } from '@bagwise/contract/profile'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { nextPaint } from '#ui/next-paint.ts'
import * as copy from '#bag/bag.copy.ts'
import { selectorHint } from '#bag/edit/editor-text.ts'
import bag from '#bag/bag.module.css'
import { addClub } from './club-moves.ts'

/** The way to one more club without editing the whole bag; gone where the golfer owns every type. */
export function AddClub({ profile, className }: { readonly profile: Profile; readonly className?: string }) {
  const [isOpen, setIsOpen] = useState(false)
  if (typesNotIn(profile.golfBag).length === 0) return null
  return (
    <>
      <Button look="line" className={className} onClick={() => setIsOpen(true)}>
        {copy.addClub}
      </Button>
      {isOpen && <AddClubDialog profile={profile} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type AddClubDialogProps = { readonly profile: Profile; readonly onClose: () => void }

function AddClubDialog({ profile, onClose }: AddClubDialogProps) {
  const { golfBag } = profile
  const missing = typesNotIn(golfBag)
  const groups = CLUB_GROUPS.map(({ name, kinds }) => ({
    name,
    clubs: missing.filter((club) => kinds.some((kind) => kind === CLUBS[club].kind)),
  }))

  async function add(club: ClubType) {
    onClose()
    await nextPaint()
    addClub(profile, club)
  }

  return (
    <Dialog title={copy.addClub} onClose={onClose}>
      <p id="add-club-note" className="text-sm text-ink-2">
        {selectorHint(golfBag)}
      </p>
      {groups.map(
        ({ name, clubs }) =>
          clubs.length > 0 && (
            <section key={name} aria-label={name} className="grid gap-1.5">
              <h3 className="text-base">{name}</h3>
              <div className={bag.chips}>
                {clubs.map((club) => {
                  const isBlocked = !hasRoomFor(club, golfBag)
                  return (
                    <button
                      key={club}
                      type="button"
                      disabled={isBlocked}
                      aria-describedby={isBlocked ? 'add-club-note' : undefined}
                      onClick={() => void add(club)}
                      className={buttonClass('line', 'px-2! font-bold wrap-anywhere')}
                    >
                      {CLUBS[club].displayName}
                    </button>
                  )
                })}
              </div>
            </section>
          ),
      )}
      <p className="text-sm text-ink-2">{copy.otherClubsNote}</p>
    </Dialog>
  )
}
