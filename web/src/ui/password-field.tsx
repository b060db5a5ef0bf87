import { useState } from 'react'
import type { InputHTMLAttributes } from 'react'
import * as copy from './parts.copy.ts'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type'> & {
  readonly label?: string
  readonly hint?: string
  readonly problem?: string | undefined
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password that its owner may look at. */
export function PasswordField({ label = copy.password, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...field}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      control={
        <button
          type="button"
          aria-label={isShown ? copy.hideField(label) : copy.showField(label)}
          onClick={() => setIsShown(!isShown)}
          className="min-h-11 rounded-control px-3 font-plate text-[1.0625rem] font-semibold hover:bg-mown"
        >
          {isShown ? copy.hide : copy.show}
        </button>
      }
    />
  )
}
