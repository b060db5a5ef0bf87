import { useEffect, useRef, useState } from 'react'
import { missingIn, problemOf } from '#data/use-submission.ts'
import type { Fault } from '#data/use-submission.ts'
import { Button } from '#ui/button.tsx'
import { isByPointer } from '#ui/last-input.ts'
import { TextField } from '#ui/text-field.tsx'
import * as copy from './account.copy.ts'
import { completeCapture } from './capture.ts'
import type { Capture } from './capture.ts'

type CaptureFormProps = {
  readonly start: Capture
  readonly onSkip: () => void
  readonly onSubmit: (form: Capture) => void
}

const NAME_MAX_LENGTH = 100

export function CaptureForm({ start, onSkip, onSubmit }: CaptureFormProps) {
  const [typed, setTyped] = useState(start)
  const [fault, setFault] = useState<Fault>()
  const formRef = useRef<HTMLFormElement>(null)
  const firstField = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (fault) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fault])

  // The form comes after the dialog when the profile had to be waited for.
  useEffect(() => {
    if (!isByPointer()) firstField.current?.focus()
  }, [])

  function field(name: keyof Capture) {
    return {
      name,
      value: typed[name],
      problem: problemOf(fault, name),
      onChange: ({ target }: { readonly target: HTMLInputElement }) => {
        setTyped((form) => ({ ...form, [name]: target.value }))
        setFault(undefined)
      },
    }
  }

  return (
    <form
      ref={formRef}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const form = completeCapture(typed)
        if (form) onSubmit(form)
        else setFault({ message: copy.captureIncomplete, problems: missingIn(typed, copy.missingOfCapture) })
      }}
    >
      <div className="grid gap-4 min-[26rem]:grid-cols-2">
        <TextField
          label={copy.firstNameLabel}
          inputRef={firstField}
          autoComplete="given-name"
          maxLength={NAME_MAX_LENGTH}
          {...field('firstName')}
        />
        <TextField
          label={copy.lastNameLabel}
          autoComplete="family-name"
          maxLength={NAME_MAX_LENGTH}
          {...field('lastName')}
        />
      </div>
      <TextField
        label={copy.emailLabel}
        type="email"
        autoComplete="email"
        readOnly
        hint={copy.captureEmailHint}
        {...field('email')}
      />
      <p role="alert" className="font-semibold text-flag-ink empty:-mt-4">
        {fault?.message}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button look="line" onClick={onSkip}>
          {copy.skipCapture}
        </Button>
        <Button type="submit">{copy.submitCapture}</Button>
      </div>
    </form>
  )
}
