import { useState } from 'react'
import type { ChangeEventHandler } from 'react'
import { TextField } from '#ui/text-field.tsx'

type PasswordFieldProps = {
  readonly name: string
  readonly value: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly onChange: ChangeEventHandler<HTMLInputElement>
}

/** A password that its owner may look at. */
export function PasswordField(field: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...field}
      label="Password"
      type={isShown ? 'text' : 'password'}
      placeholder="Minimum 6 characters"
      autoCapitalize="none"
      spellCheck={false}
      control={
        <button
          type="button"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setIsShown(!isShown)}
          className="min-h-11 rounded-control px-3 font-plate text-[1.0625rem] font-semibold hover:bg-mown"
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      }
    />
  )
}
