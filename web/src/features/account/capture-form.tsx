import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { completeCapture } from './capture.ts'
import type { Capture } from './capture.ts'

type CaptureFormProps = {
  readonly start: Capture
  readonly onSkip: () => void
  readonly onSubmit: (form: Capture) => void
}

export function CaptureForm({ start, onSkip, onSubmit }: CaptureFormProps) {
  const [typed, setTyped] = useState(start)
  const [isIncomplete, setIsIncomplete] = useState(false)

  function field(name: keyof Capture) {
    return {
      name,
      value: typed[name],
      onChange: ({ target }: { readonly target: HTMLInputElement }) => {
        setTyped((form) => ({ ...form, [name]: target.value }))
        setIsIncomplete(false)
      },
    }
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const form = completeCapture(typed)
        if (form) onSubmit(form)
        else setIsIncomplete(true)
      }}
    >
      <div className="grid gap-4 min-[26rem]:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <p role="alert" className="font-semibold text-flag-ink empty:-mt-4">
        {isIncomplete && 'First name, last name and email are all needed.'}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button look="line" onClick={onSkip}>
          Skip for Now
        </Button>
        <Button type="submit">Get Started</Button>
      </div>
    </form>
  )
}
