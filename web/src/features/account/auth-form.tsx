import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { hasPasskeys, signIn, signUp } from '#session/sign-in.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import { checkSessionAgain, useHasMail } from '#session/session.ts'
import { missingIn, problemOf, useTextForm } from '#data/use-submission.ts'
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

/** As the server counts them: characters, not code units. */
const LEAST_PASSWORD_SIGNS = 6
const LIKE_AN_EMAIL = /^\s*[^\s@]+@[^\s@]+\s*$/

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
  const hasMail = useHasMail()
  // A visitor's page comes without an answer about the session.
  useEffect(() => {
    if (hasMail === undefined) checkSessionAgain()
  }, [hasMail])
  const emailField = useRef<HTMLInputElement>(null)
  const [way, setWay] = useState<'password' | 'passkey'>('password')

  function enter() {
    const isNameless = form.firstName.trim() === '' || form.lastName.trim() === ''
    if (mode === 'sign-up' && isNameless) {
      return setFault({ message: copy.fieldsMissing, problems: missingIn(form, copy.missing) })
    }
    const { email, password } = form
    setWay('password')
    void submit(() => enterBy(() => (mode === 'sign-in' ? signIn({ email, password }) : signUp(form))))
  }

  /**
   * The rules are the service's, which names one field. Where it has refused what was typed, the others that it would
   * refuse are marked too.
   */
  function marked(name: keyof typeof form) {
    const isRefused = fault?.path !== undefined && fault.path in form
    return { ...field(name), problem: (isRefused ? likelyProblem(name) : undefined) ?? problemOf(fault, name) }
  }

  function likelyProblem(name: keyof typeof form): string | undefined {
    const text = form[name]
    if (text.trim() === '') return copy.missing[name]
    if (name === 'email' && !LIKE_AN_EMAIL.test(text)) return copy.notAnEmail
    const isShort = name === 'password' && mode === 'sign-up' && [...text].length < LEAST_PASSWORD_SIGNS
    return isShort ? copy.passwordTooShort : undefined
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
            {mode === 'sign-in' && hasMail === true && (
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
          {mode === 'sign-in' && hasMail === false && (
            <p className="text-sm text-ink-2">
              {copy.noMailLink.before}
              <Link to={dialogLink('contact')} className="underline underline-offset-3">
                {copy.noMailLink.link}
              </Link>
              {copy.noMailLink.after}
            </p>
          )}
        </div>
      }
    >
      {mode === 'sign-up' && (
        <div className="grid gap-4 min-[26rem]:grid-cols-2">
          <TextField label={copy.firstNameLabel} autoComplete="given-name" {...marked('firstName')} />
          <TextField label={copy.lastNameLabel} autoComplete="family-name" {...marked('lastName')} />
        </div>
      )}
      <TextField
        label={copy.emailLabel}
        inputRef={emailField}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...marked('email')}
      />
      <PasswordField
        autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
        placeholder={copy.passwordRule}
        {...marked('password')}
      />
    </FaultForm>
  )
}

function startForm() {
  return { firstName: '', lastName: '', email: typedEmail.read(), password: '' }
}
