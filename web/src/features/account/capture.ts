import type { Profile } from '@bagwise/contract/profile'
import type { ProfileValues } from '#sync/edit-state.ts'

export type Capture = { readonly firstName: string; readonly lastName: string; readonly email: string }

/** What the form starts with: whatever is known already. */
export function captureForm(profile: Profile, accountEmail: string): Capture {
  return {
    firstName: profile.firstName ?? '',
    lastName: profile.lastName ?? '',
    email: profile.email ?? accountEmail,
  }
}

/** The form without surrounding spaces; undefined when any field is empty then. */
export function completeCapture(typed: Capture): Capture | undefined {
  const form = { firstName: typed.firstName.trim(), lastName: typed.lastName.trim(), email: typed.email.trim() }
  return Object.values(form).includes('') ? undefined : form
}

/** The names. The e-mail is the account's: it is shown, and changed with the password only. */
export function captureValues({ firstName, lastName }: Capture): ProfileValues {
  return { firstName, lastName }
}
