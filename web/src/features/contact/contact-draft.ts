import type { ContactMessage } from '@bagwise/contract/contact'
import { newId } from '#http/ids.ts'
import { fieldOf } from '#storage/local-copy.ts'
import { sessionDrafts } from '#storage/session-drafts.ts'

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
const WIZARD = 'contact'
let held: { readonly golfer: string | undefined; readonly draft: ContactDraft } | undefined
sessionDrafts.onCleared(() => {
  held = undefined
})

/**
 * A dialog that was closed by mistake, or a page that was reloaded, opens again with what was typed. What a golfer typed is
 * shown to nobody else; a visitor's draft stays when the visitor signs in.
 */
export const contactDraft = {
  /** `golfer`: who is signed in; undefined for a visitor. */
  read: (golfer: string | undefined): ContactDraft => {
    if (held) return held.golfer === undefined || held.golfer === golfer ? held.draft : EMPTY
    const own = keptBy(golfer)
    const draft = own ?? keptBy(undefined)
    if (draft) held = { golfer: own && golfer, draft }
    return draft ?? EMPTY
  },
  keep: (golfer: string | undefined, draft: ContactDraft): void => {
    held = { golfer, draft }
    sessionDrafts.keep({ wizard: WIZARD, golfer }, draft)
  },
  clear: (): void => {
    for (const golfer of [held?.golfer, undefined]) sessionDrafts.discard({ wizard: WIZARD, golfer })
    held = undefined
  },
}

/** What a page before this one has kept. */
function keptBy(golfer: string | undefined): ContactDraft | undefined {
  const kept = sessionDrafts.read({ wizard: WIZARD, golfer })
  const form = formIn(fieldOf(kept, 'form'))
  if (!form) return undefined
  const sent = fieldOf(kept, 'sent')
  const [submission, sentForm] = [fieldOf(sent, 'submission'), formIn(fieldOf(sent, 'form'))]
  return typeof submission === 'string' && sentForm ? { form, sent: { submission, form: sentForm } } : { form }
}

function formIn(kept: unknown): ContactForm | undefined {
  const [firstName, lastName, email, message] = CONTACT_FIELDS.map((field) => fieldOf(kept, field))
  return isText(firstName) && isText(lastName) && isText(email) && isText(message)
    ? { firstName, lastName, email, message }
    : undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
