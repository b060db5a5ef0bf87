import { useEffect, useRef, useState } from 'react'
import type { ContactMessage } from '@bagwise/contract/contact'
import type * as contact from '@bagwise/contract/contact'
import { useShownProfile } from '#data/use-shown-profile.ts'
import { RequestProblem, request } from '#http/request.ts'
import { useSession } from '#session/session.ts'
import type { Session } from '#session/session.ts'
import { notify } from '#ui/notices.ts'
import { CONTACT_FIELDS, completeForm, contactDraft, messageOf } from './contact-draft.ts'
import type { ContactField, ContactForm } from './contact-draft.ts'
import * as copy from './contact.copy.ts'

type Fault = {
  readonly message: string
  readonly more?: string
  /** What is wrong with each field. */
  readonly problems?: Readonly<Partial<Record<ContactField, string>>>
}

/** What is typed, what is wrong with it, and sending it once. */
export function useContactForm(onSent: () => void) {
  const session = useSession()
  const golfer = session.status === 'signed-in' ? session.user.id : undefined
  const [form, setForm] = useStartingForm(session)
  const [fault, setFault] = useState<Fault>()
  const [isBusy, setIsBusy] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)

  useEffect(() => {
    if (!fault) return
    const marked = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (marked) marked.focus()
    // The button was disabled while it worked and has lost the focus.
    else if (!formRef.current?.contains(document.activeElement))
      formRef.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }, [fault])

  function change(name: ContactField, text: string) {
    const typed = { ...form, [name]: text }
    setForm(typed)
    contactDraft.keep(golfer, { ...contactDraft.read(golfer), form: typed })
    setFault(undefined)
  }

  async function submit() {
    const complete = completeForm(form)
    if (!complete) return setFault({ message: copy.fieldsMissing, problems: missingFields(form) })
    if (inputOf(formRef.current, 'email')?.validity.typeMismatch === true) {
      return setFault({ message: copy.notAnEmail, problems: { email: copy.notAnEmail } })
    }
    // A second tap may come before the button has been drawn as disabled.
    if (isSending.current) return

    isSending.current = true
    setIsBusy(true)
    setFault(undefined)
    const failure = await send(complete)
    isSending.current = false
    setIsBusy(false)
    setFault(failure)
    if (formRef.current) return failure ? undefined : onSent()
    // Closed meanwhile: the words wait in the form.
    if (failure) notify('alert', copy.notSent)
    else notify('status', copy.sent)
  }

  async function send(complete: ContactForm): Promise<Fault | undefined> {
    const message = messageOf(contactDraft.read(golfer), complete)
    const website = inputOf(formRef.current, 'website')?.value ?? ''
    contactDraft.keep(golfer, { form, sent: { submission: message.submission, form: complete } })
    try {
      await sendContactMessage(website === '' ? message : { ...message, website })
      contactDraft.clear()
      return undefined
    } catch (error) {
      return faultOf(error)
    }
  }

  return { form, fault, isBusy, formRef, change, submit }
}

/** What was typed before, else what is known of the golfer. */
function useStartingForm(session: Session) {
  const { profile } = useShownProfile(session.status === 'signed-in')
  return useState<ContactForm>(() => {
    const { form } = contactDraft.read(session.status === 'signed-in' ? session.user.id : undefined)
    if (session.status !== 'signed-in' || Object.values(form).some((text) => text !== '')) return form
    const { user } = session
    return {
      firstName: profile?.firstName || user.firstName,
      lastName: profile?.lastName || user.lastName,
      email: profile?.email ?? user.email,
      message: '',
    }
  })
}

function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const found = form?.elements.namedItem(name)
  return found instanceof HTMLInputElement ? found : undefined
}

/** The sentence of every field that is left empty. */
function missingFields(form: ContactForm): Readonly<Partial<Record<ContactField, string>>> {
  const empty = CONTACT_FIELDS.filter((name) => form[name].trim() === '')
  return Object.fromEntries(empty.map((name) => [name, copy.missing[name]]))
}

/** The server's own message, or the specified one when it sent none. */
function faultOf(error: unknown): Fault {
  if (!(error instanceof RequestProblem)) {
    console.error('Submission failed', error)
    return { message: copy.failed, more: copy.kept }
  }
  if (error.code === 'unreachable') return { message: copy.failed, more: `${error.message} ${copy.kept}` }
  const message = error.message || copy.failed
  const field = CONTACT_FIELDS.find((name) => name === error.path)
  return { message, ...(field && { problems: { [field]: message } }) }
}

/** Stores a message for whoever runs this Bagwise. Sent again with the same `submission` it stays one message. */
async function sendContactMessage(message: ContactMessage): Promise<void> {
  await request<typeof contact.sendContactMessage>('POST', '/api/contact', message)
}
