import { useRef, useState } from 'react'
import type { Round } from '@bagwise/golf/handicap/round'
import { newBatchId } from '#api/batch-id.ts'
import { calendarDay } from '#api/progress/calendar-day.ts'
import { beginDraft, roundDrafts } from './round-drafts.ts'
import { readForm } from './round-form.ts'
import type { RoundFaults, RoundField, RoundForm } from './round-form.ts'

type Options = {
  readonly golferId: string
  /** Undefined for a new one. */
  readonly round: Round | undefined
  /** Passes an edited round also as it was `seen` when the edit began. */
  readonly onSave: (round: Round, seen?: Round) => void
}

/** What is typed into the form of a round; it waits in memory when the dialog is closed half-way. */
export function useRoundForm({ golferId, round, onSave }: Options) {
  const [today] = useState(() => calendarDay(new Date()))
  const place = { golferId, roundId: round?.id }
  const [begun] = useState(() => beginDraft({ draft: roundDrafts.read(place), round, today }))
  const [form, setForm] = useState(begun.form)
  const [faults, setFaults] = useState<RoundFaults>({})
  const formRef = useRef<HTMLFormElement>(null)

  function change(changes: Partial<RoundForm>) {
    const typed = { ...form, ...changes }
    setForm(typed)
    roundDrafts.keep(place, { form: typed, seen: begun.seen })
    // What is being put right is judged when it is sent again.
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in changes))))
  }

  function focus(field: RoundField) {
    const found = formRef.current?.elements.namedItem(field)
    if (found instanceof HTMLElement) found.focus()
  }

  function submit() {
    const read = readForm(form, { today })
    if ('round' in read) {
      roundDrafts.discard(place)
      onSave({ id: round?.id ?? newBatchId(), ...read.round }, begun.seen)
      return
    }
    setFaults(read.faults)
    for (const field of fieldsOf(form)) {
      if (read.faults[field] === undefined) continue
      focus(field)
      return
    }
  }

  return { form, faults, today, formRef, change, focus, submit, discard: () => roundDrafts.discard(place) }
}

/** In the order of the form. */
function fieldsOf(form: RoundForm): readonly RoundField[] {
  return Object.keys(form).filter((name): name is RoundField => Object.hasOwn(form, name))
}
