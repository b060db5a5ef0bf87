import type { ContactMessage } from '@bagwise/contract/contact'
import { newId } from '#http/ids.ts'

export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
export type ContactForm = Readonly<Record<ContactField, string>>

/** What is typed, and the mark under which it was last sent. */
export type ContactDraft = {
  readonly form: ContactForm
  readonly sent?: { readonly submission: string; readonly form: ContactForm }
}

/** The form without surrounding blanks; undefined when a field is empty then. */
export function completeForm(form: ContactForm): ContactForm | undefined {
  const { firstName, lastName, email, message } = form
  const trimmed = {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    message: message.trim(),
  }
  return Object.values(trimmed).includes('') ? undefined : trimmed
}

/**
 * The same words sent again, because an answer got lost, are the same message. Words that were changed since are a new
 * one: the server may have the first already and would drop the second.
 */
export function messageOf(
  { sent }: ContactDraft,
  form: ContactForm,
  makeId: () => string = newId,
): Omit<ContactMessage, 'website'> {
  const isSame = sent !== undefined && CONTACT_FIELDS.every((field) => sent.form[field] === form[field])
  return { ...form, submission: isSame ? sent.submission : makeId() }
}

const EMPTY: ContactDraft = { form: { firstName: '', lastName: '', email: '', message: '' } }
let kept: { readonly golfer: string | undefined; readonly draft: ContactDraft } = { golfer: undefined, draft: EMPTY }

/**
 * In memory: a dialog that was closed by mistake opens again with what was typed. What a golfer typed is shown to nobody
 * else; a visitor's draft stays when the visitor signs in.
 */
export const contactDraft = {
  /** `golfer`: who is signed in; undefined for a visitor. */
  read: (golfer: string | undefined): ContactDraft =>
    kept.golfer === undefined || kept.golfer === golfer ? kept.draft : EMPTY,
  keep: (golfer: string | undefined, draft: ContactDraft): void => {
    kept = { golfer, draft }
  },
  clear: (): void => {
    kept = { golfer: undefined, draft: EMPTY }
  },
}
