import { useEffect, useRef, useState } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { RequestProblem } from '#api/request.ts'
import { signIn, signUp } from '#api/session/account.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { typedEmail } from './typed-email.ts'

type AuthMode = 'sign-in' | 'sign-up'

const WORDS = {
  'sign-in': { submit: 'Sign In', busy: 'Signing In...', failure: 'Sign in failed', turn: 'Sign up instead' },
  'sign-up': {
    submit: 'Create Account',
    busy: 'Creating Account...',
    failure: 'Sign up failed',
    turn: 'Sign in instead',
  },
} as const satisfies Record<AuthMode, Record<string, string>>

type Fault = { readonly message: string; readonly more?: string }
type AuthFormProps = {
  readonly mode: AuthMode
  readonly onSwitch: () => void
  /** Called with the e-mail as far as it was typed. */
  readonly onForgotten: (email: string) => void
  /** Called with the profile if it came in time. */
  readonly onDone: (profile: Profile | undefined) => void
}

export function AuthForm({ mode, onSwitch, onForgotten, onDone }: AuthFormProps) {
  const [form, setForm] = useState(() => ({ firstName: '', lastName: '', email: typedEmail.read(), password: '' }))
  const [fault, setFault] = useState<Fault>()
  const [isBusy, setIsBusy] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const words = WORDS[mode]

  // The button was disabled while it worked and has lost the focus.
  useEffect(() => {
    if (fault && !formRef.current?.contains(document.activeElement)) {
      formRef.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    }
  }, [fault])

  function field(name: keyof typeof form) {
    return {
      name,
      value: form[name],
      onChange: ({ target }: { readonly target: HTMLInputElement }) => {
        setForm((typed) => ({ ...typed, [name]: target.value }))
        setFault(undefined)
      },
    }
  }

  async function submit() {
    if (mode === 'sign-up' && (form.firstName.trim() === '' || form.lastName.trim() === '')) {
      setFault({ message: 'Please fill in all fields' })
      const empty = form.firstName.trim() === '' ? 'firstName' : 'lastName'
      formRef.current?.querySelector<HTMLElement>(`[name=${empty}]`)?.focus()
      return
    }
    setIsBusy(true)
    setFault(undefined)
    const { email, password } = form
    try {
      const profile = await (mode === 'sign-in' ? signIn({ email, password }) : signUp(form))
      // Closed meanwhile: the golfer is signed in and stays where they are.
      if (formRef.current) onDone(profile)
    } catch (error) {
      setFault(faultOf(error, words.failure))
      setIsBusy(false)
    }
  }

  function switchMode() {
    setFault(undefined)
    onSwitch()
  }

  return (
    <form
      ref={formRef}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {mode === 'sign-up' && (
        <div className="grid gap-4 min-[26rem]:grid-cols-2">
          <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
        </div>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <PasswordField
        autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
        placeholder="Minimum 6 characters"
        {...field('password')}
      />
      <div role="alert" className="text-flag-ink empty:-mt-4">
        {fault && <p className="font-semibold">{fault.message}</p>}
        {fault?.more !== undefined && <p className="text-sm">{fault.more}</p>}
      </div>
      <Button type="submit" isBusy={isBusy} busyLabel={words.busy}>
        {words.submit}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Button look="quiet" disabled={isBusy} onClick={switchMode}>
          {words.turn}
        </Button>
        {mode === 'sign-in' && (
          <Button look="quiet" disabled={isBusy} onClick={() => onForgotten(form.email)}>
            Forgot your password?
          </Button>
        )}
        {mode === 'sign-up' && (
          <a
            href="/privacy"
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-sm underline underline-offset-3"
          >
            Privacy notice (new tab)
          </a>
        )}
      </div>
    </form>
  )
}

/** The service's own message, or the specified one when it sent none. */
function faultOf(error: unknown, failure: string): Fault {
  if (!(error instanceof RequestProblem)) {
    console.error(failure, error)
    return { message: failure }
  }
  if (error.code === 'unreachable') return { message: failure, more: error.message }
  return { message: error.message || failure }
}
