import { useId } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { ChoiceList } from './choice-list.tsx'
import type { DetailField } from './fields/detail-field.ts'
import { choicesWith, detailText } from './fields/detail-text.ts'
import type { DetailsForm, TextKey } from './details-form.ts'
import { isChangedElsewhere, shownText, withText } from './details-form.ts'
import { FieldFrame } from './field-frame.tsx'
import { HeightInput } from './height-input.tsx'

const NAME_MAX_LENGTH = 100

type FormFieldProps = {
  readonly field: DetailField
  readonly form: DetailsForm
  readonly profile: Profile
  /** Why it could not be stored. */
  readonly problem: string | undefined
  readonly onChange: (form: DetailsForm) => void
}

/** A field of the form with its label, what it is good for, and what is wrong with it. */
export function FormField({ field, form, profile, problem, onChange }: FormFieldProps) {
  const id = useId()
  const elsewhere = isChangedElsewhere(form, field, profile)
    ? `Changed on another device meanwhile: ${detailText(field, profile) ?? 'not given'}. Save puts yours in its place.`
    : undefined
  const notes = { help: field.help, problem, elsewhere }
  const isDescribed = Object.values(notes).some((note) => note !== undefined)
  const described = {
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': isDescribed ? `${id}-notes` : undefined,
  }
  const bound = (key: TextKey) => ({
    ...described,
    id,
    name: key,
    value: shownText(form, key, profile),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(withText(form, { key, text: target.value, profile })),
  })

  switch (field.kind) {
    case 'email':
      return (
        <FieldFrame id={id} label={field.label} {...notes}>
          <p className="profile-fact">
            {profile.email ?? 'Not given'}{' '}
            <a href="#account" className="text-sm text-water-ink underline underline-offset-3">
              Change it under Account
            </a>
          </p>
        </FieldFrame>
      )
    case 'list':
      return <ChoiceList field={field} form={form} profile={profile} onChange={onChange} />
    case 'height':
      return (
        <HeightInput
          id={id}
          label={field.label}
          notes={notes}
          boundFeet={bound('heightFeet')}
          boundInches={bound('heightInches')}
        />
      )
    case 'choice':
      return (
        <FieldFrame id={id} labelFor={id} label={field.label} {...notes}>
          <select {...bound(field.key)} className="profile-input">
            {field.key !== 'preferredUnits' && <option value="">Not given</option>}
            {choicesWith(field.choices, [profile[field.key] ?? '', shownText(form, field.key, profile)]).map(
              ({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ),
            )}
          </select>
        </FieldFrame>
      )
    case 'name':
      return (
        <FieldFrame id={id} labelFor={id} label={field.label} {...notes}>
          <input
            {...bound(field.key)}
            autoComplete={field.autoComplete}
            maxLength={NAME_MAX_LENGTH}
            className="profile-input"
          />
        </FieldFrame>
      )
    case 'handicap':
    case 'number':
      return (
        <FieldFrame id={id} labelFor={id} label={field.label} {...notes}>
          <span className="profile-measure">
            <input
              {...bound(field.key)}
              // The number pads of phones have no plus.
              inputMode={field.kind === 'handicap' ? 'text' : field.isWhole ? 'numeric' : 'decimal'}
              autoComplete="off"
              className="profile-input"
            />
            {field.kind === 'number' && <span aria-hidden="true">{field.unit}</span>}
          </span>
        </FieldFrame>
      )
  }
}
