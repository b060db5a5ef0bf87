import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MAX_CLUBS_IN_BAG, clubsInBag } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'
import { clubToSpare } from '@bagwise/golf/gapping/leave-out'
import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { useProfile } from '#data/use-profile.ts'
import { clubName } from '#charts/gap-text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { notify } from '#ui/notices.ts'
import { putterSwap } from './bag-saves.ts'
import { nearestClubSentence } from './bag-text.ts'
import * as copy from './bag.copy.ts'
import styles from './bag.module.css'

type PutterDialogProps = {
  /** The profile as the golfer saw it when the question came. */
  readonly seen: Profile
  /** The profile as it is by now, with what other devices have changed meanwhile. */
  readonly now: Profile
  readonly onClose: () => void
  readonly onSettled: () => void
}

/** A full bag without a putter: which club makes room. Nothing is stored before the golfer has said. */
export function PutterDialog({ seen, now, onClose, onSettled }: PutterDialogProps) {
  const { save } = useProfile()
  const [suggested] = useState(() => suggestedClub(seen))
  const [chosen, setChosen] = useState(suggested)
  const [isAsked, setIsAsked] = useState(false)
  const list = useRef<HTMLSelectElement>(null)
  const id = useId()
  const clubs = clubsInBag(now.golfBag)
  // Another device may have taken it out of the bag.
  const leftOut = clubs.find(({ type }) => type === chosen)?.type
  const isFaulty = isAsked && leftOut === undefined
  const reason = suggested && nearestClubSentence(seen, suggested)

  function swap() {
    if (leftOut === undefined) {
      setIsAsked(true)
      list.current?.focus()
      return
    }
    const { values, undo } = putterSwap({ bag: now.golfBag, leftOut })
    flushSync(() => {
      save(values, seen)
      onClose()
    })
    notify('status', copy.swappedNotice(clubName(leftOut)), {
      label: copy.undo,
      run: () => save(undo),
    })
    onSettled()
  }

  return (
    <Dialog title={copy.putterDialogTitle} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          swap()
        }}
      >
        <p>{copy.fullBag({ clubCount: clubs.length, allowedCount: MAX_CLUBS_IN_BAG })}</p>
        <div className="grid gap-1">
          <label htmlFor={id} className="font-plate text-plate-sm font-bold">
            {copy.leaveOutQuestion(1)}
          </label>
          <select
            ref={list}
            id={id}
            value={leftOut ?? ''}
            className={styles.input}
            aria-invalid={isFaulty || undefined}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => setChosen(clubs.find(({ type }) => type === target.value)?.type)}
          >
            {leftOut === undefined && <option value="">{copy.chooseClub}</option>}
            {clubs.map(({ type }) => (
              <option key={type} value={type}>
                {clubName(type)}
              </option>
            ))}
          </select>
          <p
            id={`${id}-note`}
            role={isFaulty ? 'alert' : undefined}
            className={`text-sm ${isFaulty ? 'text-flag-ink' : 'text-ink-2'}`}
          >
            {isFaulty ? copy.noClubChosen : reason}
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2">
          <Button look="line" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit">{copy.swap}</Button>
        </div>
      </form>
    </Dialog>
  )
}

function suggestedClub(profile: Profile): ClubType | undefined {
  const { distances } = documentOf(profile)
  return clubToSpare(gapClubs({ bag: profile.golfBag, distances }))
}
