import { useId } from 'react'
import type { ChangeEventHandler } from 'react'
import { Button } from '#ui/button.tsx'
import { FaultMark, TextField } from '#ui/text-field.tsx'
import { contactDraft } from './contact-draft.ts'
import type { ContactField } from './contact-draft.ts'
import { useContactForm } from './use-contact-form.ts'
import * as copy from './contact.copy.ts'

type ContactFormProps = { readonly onCancel: () => void; readonly onSent: () => void }

export function ContactForm({ onCancel, onSent }: ContactFormProps) {
  const { form, fault, isBusy, formRef, change, submit } = useContactForm(onSent)
  const field = (name: ContactField) => ({
    name,
    value: form[name],
    problem: fault?.problems?.[name],
    onChange: ({ target }: { readonly target: HTMLInputElement | HTMLTextAreaElement }) => change(name, target.value),
  })

  function cancel() {
    // What is on its way may come back.
    if (!isBusy) contactDraft.clear()
    onCancel()
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
      <div>
        <div role="alert">
          {fault && (
            <div className="mb-4 rounded-control border-l-3 border-l-flag bg-flag-tint py-2.5 pl-3 text-flag-ink">
              <p className="font-semibold">{fault.message}</p>
              {fault.more !== undefined && <p className="text-sm">{fault.more}</p>}
            </div>
          )}
        </div>
        <div className="grid gap-4 min-[26rem]:grid-cols-2">
          <TextField label={copy.firstName} autoComplete="given-name" {...field('firstName')} />
          <TextField label={copy.lastName} autoComplete="family-name" {...field('lastName')} />
        </div>
      </div>
      <TextField
        label={copy.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <MessageField {...field('message')} />
      {/* People neither see nor reach it; programs that fill in every form do. */}
      <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className="sr-only" />
      <div className="grid grid-cols-2 gap-2">
        <Button look="line" onClick={cancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" isBusy={isBusy} busyLabel={copy.sending}>
          {copy.send}
        </Button>
      </div>
    </form>
  )
}

type MessageFieldProps = {
  readonly name: string
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: ChangeEventHandler<HTMLTextAreaElement>
}

function MessageField({ problem, ...field }: MessageFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-plate text-plate-sm font-bold">
        {copy.message}
      </label>
      <textarea
        {...field}
        id={id}
        rows={4}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        className="w-full rounded-control border border-edge bg-sheet p-3 text-base text-ink"
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} className="text-xs text-flag-ink">
          <FaultMark />
          {problem}
        </p>
      )}
    </div>
  )
}
