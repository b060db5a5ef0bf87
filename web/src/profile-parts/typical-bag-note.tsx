import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Profile } from '@bagwise/contract/profile'
import { isTypicalClub, unnamedClubs } from '@bagwise/golf/onboarding/sample-club'
import { namedValues } from '#data/equipment-values.ts'
import { editsFacade } from '#sync/sync-status.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/notices.ts'
import * as copy from './profile-parts.copy.ts'

type TypicalBagNoteProps = {
  readonly profile: Profile
  /** The note is gone, with the button that had the focus. */
  readonly onConfirmed: () => void
  /** A way to the clubs, where they are on another page. */
  readonly children?: ReactNode
}

/** Marks a bag that the golfer has not named, until they do or say that it is theirs. */
export function TypicalBagNote({ profile, onConfirmed, children }: TypicalBagNoteProps) {
  const unnamed = unnamedClubs(profile.golfBag)
  if (unnamed.length === 0) return null

  function confirm() {
    flushSync(() => editsFacade.save(Object.fromEntries(namedValues(unnamed)), profile))
    notify('status', copy.bagConfirmed)
    onConfirmed()
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Badge look="estimate">{copy.typicalMark}</Badge>
      <p className="text-sm">{profile.golfBag.some(isTypicalClub) ? copy.typicalNote : copy.starterNote}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="line" onClick={confirm}>
          {copy.confirmBag}
        </Button>
        {children}
      </div>
    </div>
  )
}
