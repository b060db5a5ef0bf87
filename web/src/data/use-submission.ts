import { useRef, useState } from 'react'
import { RequestProblem } from '#http/request.ts'

/** What is wrong with fields, by name, each as a sentence. */
export type FieldProblems = Readonly<Record<string, string>>

/** Why a form was not taken. */
export type Fault = {
  readonly message: string
  readonly more?: string
  /** The server's code. */
  readonly code?: string
  /** The field it is about. */
  readonly path?: string | undefined
  /** What is wrong with each of several fields, by name. */
  readonly problems?: FieldProblems
  /** Nothing went wrong: the golfer has thought better of it. */
  readonly isCalm?: boolean
}

/** Rejects a submission with words of the page. */
export class FaultError extends Error {
  readonly fault: Fault

  constructor(fault: Fault) {
    super(fault.message)
    this.name = 'FaultError'
    this.fault = fault
  }
}

/**
 * Sends what a form holds, once at a time, and keeps what was wrong with it; `failure` stands where the server gave no
 * word. A form that was taken stays busy until it goes.
 */
export function useSubmission(failure: string) {
  const [fault, setFault] = useState<Fault>()
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)

  /** `at` names the field or button that takes the focus when the answer names none. */
  async function submit(send: () => Promise<void>, at?: string): Promise<void> {
    // A second tap may come before the button has been drawn as disabled.
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    setFault(undefined)
    try {
      await send()
    } catch (error) {
      setFault({ path: at, ...faultOf(error, failure) })
      isSending.current = false
      setIsBusy(false)
    }
  }

  return { fault, setFault, isBusy, submit }
}

function faultOf(error: unknown, failure: string): Fault {
  if (error instanceof FaultError) return error.fault
  if (!(error instanceof RequestProblem)) {
    console.error(failure, error)
    return { message: failure }
  }
  const { code, path, message } = error
  if (code === 'unreachable') return { message: failure, more: message, code }
  return { message: message || failure, code, ...(path === undefined ? {} : { path }) }
}

/** What stands under a field. */
export function problemOf(fault: Fault | undefined, name: string): string | undefined {
  return fault?.problems?.[name] ?? (fault?.path === name ? fault.message : undefined)
}

/** The fault of a form with such problems; undefined where there are none. One problem is said as it is, several by `many`. */
export function faultOfProblems(problems: FieldProblems, many: string): Fault | undefined {
  const sentences = Object.values(problems)
  const [only] = sentences
  if (only === undefined) return undefined
  return { message: sentences.length === 1 ? only : many, problems }
}

/** The sentence of every field that is left empty. */
export function missingIn<Name extends string>(
  form: Readonly<Record<Name, string>>,
  sentences: Readonly<Partial<Record<Name, string>>>,
): FieldProblems {
  const names = Object.keys(sentences) as Name[]
  return Object.fromEntries(names.flatMap((name) => (form[name].trim() === '' ? [[name, sentences[name] ?? '']] : [])))
}

/** What is typed into the text fields of a form, sent by `useSubmission`. Typing takes away what was wrong. */
export function useTextForm<Form extends Readonly<Record<string, string>>>(start: () => Form, failure: string) {
  const [form, setForm] = useState(start)
  const submission = useSubmission(failure)
  const { fault, setFault } = submission

  function field(name: keyof Form & string) {
    return {
      name,
      value: form[name],
      problem: problemOf(fault, name),
      onChange: ({ target }: { readonly target: HTMLInputElement }) => {
        setForm((typed) => ({ ...typed, [name]: target.value }))
        setFault(undefined)
      },
    }
  }

  return { form, field, ...submission }
}
