import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Profile } from '@bagwise/contract/profile'
import type { ProfileValues } from '#sync/edit-state.ts'
import { useAskBeforeLeaving } from '#navigation/leave-guard.tsx'
import { Button } from '#ui/button.tsx'
import { dismissAlerts } from '#ui/notices.ts'
import { detailsDrafts } from './details-drafts.ts'
import { UNTOUCHED_FORM, isTouched } from './details-form.ts'
import type { DetailsForm } from './details-form.ts'
import { DETAIL_FIELDS, DETAIL_SECTIONS } from './fields/detail-sections.ts'
import { useKnownSpeed } from './use-known-speed.ts'
import { FormField } from './form-field.tsx'
import { readDetails } from './read-details.ts'
import type { DetailProblems } from './read-details.ts'
import { keptEstimateMethod } from '#profile-parts/estimate-method.ts'
import { withEstimates } from './save-details.ts'
import * as copy from './details.copy.ts'
import styles from './details.module.css'

type DetailsEditProps = {
  readonly profile: Profile
  /** For a golfer who came for one field; else the second section is drawn a moment after the first. */
  readonly isWholeAtOnce: boolean
  /** Called with what has to be written, which may be nothing, and the profile as it was seen. */
  readonly onSave: (values: ProfileValues, seen: Profile) => void
  readonly onCancel: () => void
}

/** One form over both sections. What nobody touches follows the profile, whoever changes it meanwhile. */
export function DetailsEdit({ profile, isWholeAtOnce, onSave, onCancel }: DetailsEditProps) {
  const [form, setForm] = useState(() => detailsDrafts.read(profile.id) ?? UNTOUCHED_FORM)
  const [problems, setProblems] = useState<DetailProblems>({})
  const problemCount = Object.keys(problems).length
  const isWhole = useDeferredValue(true, isWholeAtOnce)
  const element = useRef<HTMLFormElement>(null)
  const speed = useKnownSpeed(profile)
  const heading = useRef<HTMLHeadingElement>(null)

  const isChanged = isTouched(form)
  useAskBeforeLeaving(isChanged, () => detailsDrafts.discard(profile.id))

  useEffect(() => heading.current?.focus(), [])

  function change(changed: DetailsForm) {
    setForm(changed)
    detailsDrafts.keep(profile.id, changed)
  }

  function save() {
    dismissAlerts()
    const read = readDetails({ fields: DETAIL_FIELDS, form, profile })
    if ('problems' in read) {
      flushSync(() => setProblems(read.problems))
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    detailsDrafts.discard(profile.id)
    onSave(withEstimates(read.values, profile, keptEstimateMethod()), read.seen)
  }

  const [first, ...others] = DETAIL_SECTIONS.map(({ title, fields }, index) => (
    <section key={title} className={styles.formPart}>
      <h2 ref={index === 0 ? heading : undefined} tabIndex={-1}>
        {title}
      </h2>
      <div className={styles.fields}>
        {fields.map((field) => (
          <FormField
            key={field.key}
            field={field}
            form={form}
            profile={profile}
            speed={speed}
            problem={problems[field.key]}
            onChange={(changed) => {
              change(changed)
              const { [field.key]: _mended, ...others } = problems
              setProblems(others)
            }}
          />
        ))}
      </div>
    </section>
  ))

  return (
    <form
      ref={element}
      noValidate
      aria-label={copy.editProfile}
      data-changed={isChanged || undefined}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {first}
      {/* Below the first screen: the tap on Edit Profile does not wait for it. */}
      {isWhole ? others : <div className="min-h-dvh" />}
      <p role="alert" className="font-semibold text-flag-ink empty:hidden">
        {problemCount > 0 && copy.fixFields(problemCount)}
      </p>
      <div className={styles.actions}>
        <Button
          look="line"
          onClick={() => {
            detailsDrafts.discard(profile.id)
            onCancel()
          }}
        >
          {copy.cancel}
        </Button>
        <Button type="submit">{copy.save}</Button>
      </div>
    </form>
  )
}
