import { CLUB_TYPES, CLUBS } from '@bagwise/golf/club'
import type { ClubKind, ClubType } from '@bagwise/golf/club'
import type { PartProps } from './part-props.ts'
import type { ClubsInput } from '#wizard/wizard.ts'
import { withAnswers } from '#wizard/wizard-state.ts'

const GROUPS = [
  { name: 'Driver and woods', kinds: ['driver', 'wood'] },
  { name: 'Hybrids', kinds: ['hybrid'] },
  { name: 'Irons', kinds: ['iron'] },
  { name: 'Wedges', kinds: ['wedge'] },
  { name: 'Putter', kinds: ['putter'] },
] as const satisfies readonly { readonly name: string; readonly kinds: readonly ClubKind[] }[]

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
          {chosen.length}/{input.maxCount} clubs
        </span>
        {isFull && ` That is all the rules allow: take one out to add another.`}
      </p>
      {GROUPS.map(({ name, kinds }) => (
        <fieldset key={name} className="min-w-0" aria-describedby={faultId}>
          <legend className="mb-1.5 font-plate text-plate-sm font-bold">{name}</legend>
          <div className="wizard-row wizard-clubs grid gap-2">
            {clubsOf(kinds).map((club) => {
              const isChosen = chosen.includes(club)
              return (
                <label key={club} className="wizard-card wizard-chip">
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

function clubsOf(kinds: readonly ClubKind[]): readonly ClubType[] {
  return CLUB_TYPES.filter((club) => kinds.includes(CLUBS[club].kind))
}
