import { useRef, useState } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { hasPasskeys, signIn, signUp } from '#session/sign-in.ts'
import { useTextForm } from '#data/use-submission.ts'
import { Button } from '#ui/button.tsx'
import { FaultForm } from '#ui/fault-form.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import * as copy from './account.copy.ts'
import { typedEmail } from './typed-email.ts'

const PasskeyButton = lazyPart(
  async () => (await import('./passkey-button.tsx')).PasskeyButton,
  <div aria-busy="true" className="min-h-12" />,
)

type AuthMode = 'sign-in' | 'sign-up'

type AuthFormProps = {
  readonly mode: AuthMode
  readonly onSwitch: () => void
  /** Called with the e-mail as far as it was typed. */
  readonly onForgotten: (email: string) => void
  /** Called with the profile if it came in time. */
  readonly onDone: (profile: Profile | undefined) => void
}

export function AuthForm({ mode, onSwitch, onForgotten, onDone }: AuthFormProps) {
  const words = copy.authWords[mode]
  const { form, field, fault, setFault, isBusy, submit } = useTextForm(startForm, words.failure)
  const emailField = useRef<HTMLInputElement>(null)
  const [way, setWay] = useState<'password' | 'passkey'>('password')

  function enter() {
    if (mode === 'sign-up' && (form.firstName.trim() === '' || form.lastName.trim() === '')) {
      const path = form.firstName.trim() === '' ? 'firstName' : 'lastName'
      return setFault({ message: copy.nameMissing, path })
    }
    const { email, password } = form
    setWay('password')
    void submit(() => enterBy(() => (mode === 'sign-in' ? signIn({ email, password }) : signUp(form))))
  }

  async function enterBy(letIn: () => Promise<Profile | undefined>) {
    const profile = await letIn()
    // Closed meanwhile: the golfer is signed in and stays where they are.
    if (emailField.current) onDone(profile)
  }

  function switchMode() {
    setFault(undefined)
    onSwitch()
  }

  return (
    <FaultForm
      fault={fault}
      onSubmit={enter}
      actions={
        <div className="grid gap-4">
          <Button type="submit" disabled={isBusy} isBusy={isBusy && way === 'password'} busyLabel={words.busy}>
            {words.submit}
          </Button>
          {mode === 'sign-in' && hasPasskeys() && (
            <PasskeyButton
              disabled={isBusy}
              isBusy={isBusy && way === 'passkey'}
              onAsk={(signInWithPasskey) => {
                setWay('passkey')
                void submit(() => enterBy(signInWithPasskey), 'passkey')
              }}
            />
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Button look="quiet" disabled={isBusy} onClick={switchMode}>
              {words.turn}
            </Button>
            {mode === 'sign-in' && (
              <Button look="quiet" disabled={isBusy} onClick={() => onForgotten(form.email)}>
                {copy.passwordForgotten}
              </Button>
            )}
            {mode === 'sign-up' && (
              <a
                href="/privacy"
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center text-sm underline underline-offset-3"
              >
                {copy.privacyNotice}
              </a>
            )}
          </div>
        </div>
      }
    >
      {mode === 'sign-up' && (
        <div className="grid gap-4 min-[26rem]:grid-cols-2">
          <TextField label={copy.firstNameLabel} autoComplete="given-name" {...field('firstName')} />
          <TextField label={copy.lastNameLabel} autoComplete="family-name" {...field('lastName')} />
        </div>
      )}
      <TextField
        label={copy.emailLabel}
        inputRef={emailField}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <PasswordField
        autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
        placeholder={copy.passwordRule}
        {...field('password')}
      />
    </FaultForm>
  )
}

function startForm() {
  return { firstName: '', lastName: '', email: typedEmail.read(), password: '' }
}
