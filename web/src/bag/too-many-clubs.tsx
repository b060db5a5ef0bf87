import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { MAX_CLUBS_IN_BAG, clubsInBag } from '@bagwise/golf/bag'
import type { BagProblem } from '@bagwise/golf/bag-problems'
import type { ClubType } from '@bagwise/golf/club'
import type { Profile } from '@bagwise/contract/profile'
import { useProfile } from '#data/use-profile.ts'
import { clubName } from '#charts/gap-text.ts'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/notices.ts'
import { inBagValues } from './bag-saves.ts'
import { closePairSentence } from './bag-text.ts'
import * as copy from './bag.copy.ts'
import styles from './bag.module.css'

type TooManyClubsProps = {
  readonly problem: Extract<BagProblem, { code: 'too-many-clubs' }>
  readonly profile: Profile
  readonly onSettled: () => void
}

/** More clubs than the rules allow: the golfer says which one stays at home. Nothing is dropped. */
export function TooManyClubs({ problem: { clubCount, surplusCount }, profile, onSettled }: TooManyClubsProps) {
  const { save } = useProfile()
  const [chosen, setChosen] = useState<ClubType>()
  const [isAsked, setIsAsked] = useState(false)
  const name = useId()
  const closePair = closePairSentence(profile)

  function leaveOut() {
    if (chosen === undefined) {
      setIsAsked(true)
      return
    }
    flushSync(() => {
      save(inBagValues(chosen, false))
      setChosen(undefined)
      setIsAsked(false)
    })
    notify('status', copy.leftOutNotice(clubName(chosen)), {
      label: copy.undo,
      run: () => save(inBagValues(chosen, true)),
    })
    onSettled()
  }

  return (
    <div data-warning className={styles.question} role="group" aria-labelledby={`${name}-title`}>
      <div>
        <h3 id={`${name}-title`}>{copy.tooManyTitle({ clubCount, allowedCount: MAX_CLUBS_IN_BAG })}</h3>
        {closePair !== undefined && <p className="mt-1 text-sm text-ink-2">{closePair}</p>}
      </div>
      <fieldset className="min-w-0" aria-describedby={`${name}-fault`}>
        <legend className="mb-1.5 text-sm">{copy.leaveOutQuestion(surplusCount)}</legend>
        <div className={styles.chips}>
          {clubsInBag(profile.golfBag).map(({ type }) => (
            <label key={type} className={styles.chip}>
              <input type="radio" name={name} checked={type === chosen} onChange={() => setChosen(type)} />
              <span className="min-w-0 font-plate font-bold wrap-anywhere">{clubName(type)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p id={`${name}-fault`} role="alert" className="text-sm text-flag-ink empty:hidden">
        {isAsked && chosen === undefined && copy.noClubChosen}
      </p>
      <Button look="line" onClick={leaveOut}>
        {copy.leaveOut}
      </Button>
    </div>
  )
}
