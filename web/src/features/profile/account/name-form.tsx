import { useState } from 'react'
import { useProfile } from '#data/use-profile.ts'
import { faultOfProblems, missingIn, problemOf } from '#data/use-submission.ts'
import type { Fault } from '#data/use-submission.ts'
import { FaultForm } from '#ui/fault-form.tsx'
import { notify } from '#ui/notices.ts'
import { TextField } from '#ui/text-field.tsx'
import * as copy from './account.copy.ts'
import { FormActions } from './form-actions.tsx'
import styles from './account.module.css'

const NAME_MAX_LENGTH = 100

type GolferName = { readonly firstName: string; readonly lastName: string }

/** Changes the name in the profile, like any edit: at once, and sent when there is a connection. */
export function NameForm({ onDone }: { readonly onDone: () => void }) {
  const { profile, save } = useProfile()
  // The profile as it was when the form opened; a form that had to wait for it follows it until something is typed.
  const [opened, setOpened] = useState(profile)
  const seen = opened ?? profile
  const [typed, setTyped] = useState<Partial<GolferName>>({})
  const [fault, setFault] = useState<Fault>()
  const shown = { firstName: seen?.firstName ?? '', lastName: seen?.lastName ?? '', ...typed }

  function field(name: keyof GolferName) {
    return {
      name,
      maxLength: NAME_MAX_LENGTH,
      value: shown[name],
      problem: problemOf(fault, name),
      onChange: ({ target }: { readonly target: HTMLInputElement }) => {
        setOpened(seen)
        setTyped((form) => ({ ...form, [name]: target.value }))
        setFault(undefined)
      },
    }
  }

  function submit() {
    const name = storedName(shown)
    const missing = faultOfProblems(missingIn(name, copy.nameMissing), copy.namesNeeded)
    if (missing) return setFault(missing)
    if (!profile || !seen) {
      return setFault({ message: copy.profileLoading })
    }
    const changed = changedName(name, seen)
    save(changed, seen)
    notify('status', copy.nameChanged({ ...profile, ...changed }))
    onDone()
  }

  return (
    <FaultForm
      fault={fault}
      onSubmit={submit}
      onEscape={onDone}
      actions={<FormActions submit={copy.saveName} onCancel={onDone} />}
    >
      <div className={styles.pair}>
        <TextField label={copy.firstName} autoComplete="given-name" {...field('firstName')} />
        <TextField label={copy.lastName} autoComplete="family-name" {...field('lastName')} />
      </div>
    </FaultForm>
  )
}

/** As the server stores a name. */
export function storedName({ firstName, lastName }: GolferName): GolferName {
  return { firstName: stored(firstName), lastName: stored(lastName) }
}

/** Only what differs from the name the golfer saw when the form opened: another device may have changed the rest. */
export function changedName(name: GolferName, seen: Readonly<Record<keyof GolferName, string | null>>) {
  return {
    ...(name.firstName !== seen.firstName && { firstName: name.firstName }),
    ...(name.lastName !== seen.lastName && { lastName: name.lastName }),
  }
}

function stored(text: string): string {
  return text.normalize('NFC').trim()
}
