import { useId } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { SpeedEstimate } from '@bagwise/golf/facts'
import type { DetailField, ListField } from './fields/detail-field.ts'
import { choicesWith, detailText } from './fields/detail-text.ts'
import { fieldAsSeen } from './fields/field-as-seen.ts'
import type { DetailsForm, TextKey } from './details-form.ts'
import {
  isChangedElsewhere,
  shownHand,
  shownText,
  suggestedText,
  withText,
  shownList,
  withTick,
} from './details-form.ts'
import { FieldFrame, Notes } from './field-frame.tsx'
import { HeightInput } from './height-input.tsx'
import { unitFor } from '#quantities/quantity.ts'
import { openPart } from '#ui/page-start.ts'
import * as copy from './details.copy.ts'
import styles from './details.module.css'

const NAME_MAX_LENGTH = 100

type FormFieldProps = {
  readonly field: DetailField
  readonly form: DetailsForm
  readonly profile: Profile
  /** By carries or answers, where they are known. */
  readonly speed: SpeedEstimate | undefined
  /** Why it could not be stored. */
  readonly problem: string | undefined
  readonly onChange: (form: DetailsForm) => void
}

type ChoiceListProps = {
  readonly field: ListField
  readonly form: DetailsForm
  readonly profile: Profile
  readonly onChange: (form: DetailsForm) => void
}

/** A field of the form with its label, what it is good for, and what is wrong with it. */
export function FormField({ field: stored, form, profile, speed, problem, onChange }: FormFieldProps) {
  const id = useId()
  const field = fieldAsSeen(stored, { hand: shownHand(form, profile), units: profile.preferredUnits })
  const elsewhere = isChangedElsewhere(form, field, profile)
    ? copy.changedElsewhere(detailText(field, profile))
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
          <p className={styles.fact}>
            {profile.email ?? copy.notGiven}{' '}
            <a
              href="#account"
              onClick={() => openPart('account')}
              className="text-sm text-water-ink underline underline-offset-3"
            >
              {copy.changeUnderAccount}
            </a>
          </p>
        </FieldFrame>
      )
    case 'list':
      return <ChoiceList field={field} form={form} profile={profile} onChange={onChange} />
    case 'height':
      return field.units === 'metres' ? (
        <FieldFrame id={id} labelFor={id} label={field.label} {...notes}>
          <span className={styles.measure}>
            <input {...bound('heightCm')} inputMode="numeric" autoComplete="off" className={styles.input} />
            <span aria-hidden="true">{unitFor('length', field.units)}</span>
          </span>
        </FieldFrame>
      ) : (
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
          <select {...bound(field.key)} className={styles.input}>
            {field.key !== 'preferredUnits' && <option value="">{copy.notGiven}</option>}
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
            className={styles.input}
          />
        </FieldFrame>
      )
    case 'handicap':
    case 'number':
      return (
        <FieldFrame id={id} labelFor={id} label={field.label} {...notes}>
          <span className={styles.measure}>
            <input
              {...bound(field.key)}
              // The number pads of phones have no plus.
              inputMode={field.kind === 'handicap' ? 'text' : field.isWhole ? 'numeric' : 'decimal'}
              autoComplete="off"
              placeholder={suggestedText(field.key, profile, speed)}
              className={styles.input}
            />
            {field.kind === 'number' && <span aria-hidden="true">{field.unit}</span>}
          </span>
        </FieldFrame>
      )
  }
}

/** Any number of several: native checkboxes in chips that a thumb can hit. */
function ChoiceList({ field: { key, label, help, choices }, form, profile, onChange }: ChoiceListProps) {
  const id = useId()
  const ticked = shownList(form, key, profile)
  return (
    <fieldset
      className={`${styles.field} ${styles.wide}`}
      aria-describedby={help === undefined ? undefined : `${id}-notes`}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={styles.chips}>
        {choicesWith(choices, [...profile[key], ...ticked]).map((choice) => (
          <label key={choice.value} className={styles.chip}>
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
