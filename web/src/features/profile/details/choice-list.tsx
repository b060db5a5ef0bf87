import { useId } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { ListField } from './fields/detail-field.ts'
import { choicesWith } from './fields/detail-text.ts'
import type { DetailsForm } from './details-form.ts'
import { shownList, withTick } from './details-form.ts'
import { Notes } from './field-frame.tsx'

type ChoiceListProps = {
  readonly field: ListField
  readonly form: DetailsForm
  readonly profile: Profile
  readonly onChange: (form: DetailsForm) => void
}

/** Any number of several: native checkboxes in chips that a thumb can hit. */
export function ChoiceList({ field: { key, label, help, choices }, form, profile, onChange }: ChoiceListProps) {
  const id = useId()
  const ticked = shownList(form, key, profile)
  return (
    <fieldset className="profile-field profile-wide" aria-describedby={help === undefined ? undefined : `${id}-notes`}>
      <legend className="profile-label">{label}</legend>
      <div className="profile-chips">
        {choicesWith(choices, [...profile[key], ...ticked]).map((choice) => (
          <label key={choice.value} className="profile-chip">
            <input
              type="checkbox"
              checked={ticked.includes(choice.value)}
              onChange={({ target }) =>
                onChange(withTick(form, { key, value: choice.value, isTicked: target.checked, profile }))
              }
            />
            <span className="min-w-0 wrap-anywhere">{choice.label}</span>
          </label>
        ))}
      </div>
      <Notes id={id} help={help} />
    </fieldset>
  )
}
