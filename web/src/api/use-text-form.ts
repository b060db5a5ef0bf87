import { useState } from 'react'
import { useSubmission } from './use-submission.ts'

/** What is typed into the text fields of a form, sent by `useSubmission`. Typing takes away what was wrong. */
export function useTextForm<Form extends Readonly<Record<string, string>>>(start: () => Form, failure: string) {
  const [form, setForm] = useState(start)
  const submission = useSubmission(failure)
  const { fault, setFault } = submission

  function field(name: keyof Form & string) {
    return {
      name,
      value: form[name],
      'aria-invalid': fault?.path === name || undefined,
      onChange: ({ target }: { readonly target: HTMLInputElement }) => {
        setForm((typed) => ({ ...typed, [name]: target.value }))
        setFault(undefined)
      },
    }
  }

  return { form, field, ...submission }
}
