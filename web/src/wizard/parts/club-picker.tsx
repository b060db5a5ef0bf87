import { CLUB_GROUPS, CLUBS, clubsOfKinds } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import * as copy from '#wizard/wizard.copy.ts'
import type { ClubsInput } from '#wizard/wizard.ts'
import { withAnswers } from '#wizard/wizard-state.ts'
import styles from '#wizard/wizard.module.css'
import type { PartProps } from './part-props.ts'

/** One of each type at most; the count is said aloud while the golfer taps. */
export function ClubPicker<Answers>({ input, state, onChange, faultId }: PartProps<Answers, ClubsInput<Answers>>) {
  const chosen = input.read(state.answers)
  const isFull = chosen.length >= input.maxCount

  function toggle(club: ClubType) {
    const clubs = chosen.includes(club) ? chosen.filter((other) => other !== club) : [...chosen, club]
    onChange(withAnswers(state, input.id, input.write(state.answers, clubs)))
  }

  return (
    <div className="grid gap-4">
      <p role="status" className="text-sm text-ink-2">
        <span className="font-plate text-plate-sm font-bold text-ink">
          {copy.clubCount({ chosen: chosen.length, most: input.maxCount })}
        </span>
        {isFull && ` ${copy.bagIsFull}`}
      </p>
      {CLUB_GROUPS.map(({ name, kinds }) => (
        <fieldset key={name} className="min-w-0" aria-describedby={faultId}>
          <legend className="mb-1.5 font-plate text-plate-sm font-bold">{name}</legend>
          <div className={`${styles.row} ${styles.clubs} grid gap-2`}>
            {clubsOfKinds(kinds).map((club) => {
              const isChosen = chosen.includes(club)
              return (
                <label key={club} className={`${styles.card} ${styles.chip}`}>
                  <input
                    type="checkbox"
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={() => toggle(club)}
                  />
                  <span className="min-w-0 font-plate font-bold wrap-anywhere">{CLUBS[club].displayName}</span>
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
