import { useState } from 'react'
import { flushSync } from 'react-dom'
import { MAX_CLUBS_IN_BAG, clubsInBag } from '@bagwise/golf/bag'
import type { Profile } from '@bagwise/contract/profile'
import { useProfile } from '#api/profile/use-profile.ts'
import { Button } from '#ui/button.tsx'
import { putterValues } from './bag-saves.ts'
import { PutterDialog } from './putter-dialog.tsx'

type NoPutterProps = {
  readonly profile: Profile
  readonly onSettled: () => void
}

/** A bag without a putter: one tap puts it right. A full bag asks first what makes room. */
export function NoPutter({ profile, onSettled }: NoPutterProps) {
  const { save } = useProfile()
  /** The profile as the golfer saw it when the question came; undefined while nothing is asked. */
  const [seen, setSeen] = useState<Profile>()
  const { golfBag } = profile
  const isOwned = golfBag.some(({ type }) => type === 'putter')
  const isFull = clubsInBag(golfBag).length >= MAX_CLUBS_IN_BAG

  function addPutter() {
    if (isFull) {
      setSeen(profile)
      return
    }
    flushSync(() => save(putterValues(golfBag)))
    onSettled()
  }

  return (
    <div className="bag-question">
      <h3>No putter in the bag yet</h3>
      <Button look="line" onClick={addPutter}>
        {isOwned ? 'Put the putter back' : 'Add a putter'}
      </Button>
      {seen && <PutterDialog seen={seen} now={profile} onClose={() => setSeen(undefined)} onSettled={onSettled} />}
    </div>
  )
}
