import { useId, useRef, useState } from 'react'
import type { Round } from '@bagwise/golf/handicap/round'
import { useAskBeforeLeaving } from '#navigation/leave-guard.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { newId } from '#http/ids.ts'
import { calendarDay } from '#storage/calendar-day.ts'
import { knownCourseName } from './known-courses.ts'
import type { KnownCourse } from './known-courses.ts'
import { courseForm, emptyForm, formOf, readForm } from './round-form.ts'
import { RoundFields } from './round-fields.tsx'
import * as copy from '#features/profile/handicap/handicap.copy.ts'
import styles from '../handicap.module.css'
import details from '#features/profile/details/details.module.css'
import { beginDraft, roundDrafts } from './round-drafts.ts'
import type { RoundFaults, RoundField, RoundForm } from './round-form.ts'

type RoundDialogProps = {
  readonly golferId: string
  /** Undefined for a new one. */
  readonly round: Round | undefined
  /** Offered to be taken over. */
  readonly courses: readonly KnownCourse[]
  readonly onSave: (round: Round, seen?: Round) => void
  readonly onDelete: (round: Round) => void
  readonly onClose: () => void
}

/** What is in range depends on the number of holes. */
const RATED_FIELDS: readonly string[] = ['courseRating', 'adjustedGrossScore'] satisfies readonly RoundField[]

type Options = {
  readonly golferId: string
  /** Undefined for a new one. */
  readonly round: Round | undefined
  /** Passes an edited round also as it was `seen` when the edit began. */
  readonly onSave: (round: Round, seen?: Round) => void
}

/** Adds or edits a round. What cannot be stored stays in its field with the reason. */
export function RoundDialog({ golferId, round, courses, onSave, onDelete, onClose }: RoundDialogProps) {
  const { form, faults, today, isPart, isChanged, formRef, change, focus, submit, discard } = useRoundForm({
    golferId,
    round,
    onSave,
  })
  useAskBeforeLeaving(isChanged, discard)
  const faultCount = Object.values(faults).filter((fault) => fault !== undefined).length
  return (
    <Dialog title={round ? copy.editRound : copy.addRound} onClose={onClose}>
      <form
        ref={formRef}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {!round && courses.length > 0 && (
          <CourseChoice
            courses={courses}
            onChoose={(course) => {
              change(courseForm(course))
              focus('adjustedGrossScore')
            }}
          />
        )}
        <RoundFields form={form} faults={faults} today={today} isPart={isPart} onChange={change} />
        <p role="alert" className="font-semibold text-flag-ink empty:hidden">
          {faultCount > 0 && copy.fixFields(faultCount)}
        </p>
        <div className={styles.roundButtons}>
          <Button
            look="line"
            onClick={() => {
              discard()
              onClose()
            }}
          >
            {copy.cancel}
          </Button>
          <Button type="submit">{copy.saveRound}</Button>
        </div>
        {round && (
          <Button
            look="danger"
            onClick={() => {
              discard()
              onDelete(round)
            }}
          >
            {copy.deleteRound}
          </Button>
        )}
      </form>
    </Dialog>
  )
}

/** The golfer plays most rounds where some were played before. */
function CourseChoice({
  courses,
  onChoose,
}: {
  readonly courses: readonly KnownCourse[]
  readonly onChoose: (course: KnownCourse) => void
}) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="grid gap-1">
      <p id={id} className={details.label}>
        {copy.playedBefore}
      </p>
      <div className={styles.roundCourses}>
        {courses.map((course) => (
          <button key={knownCourseName(course)} type="button" onClick={() => onChoose(course)}>
            {knownCourseName(course)}
          </button>
        ))}
      </div>
    </div>
  )
}

/** What is typed into the form of a round; it waits in memory when the dialog is closed half-way. */
function useRoundForm({ golferId, round, onSave }: Options) {
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
    // What is being put right is judged when it is sent again, and so are figures by another number of holes.
    const judgedAgain = [...Object.keys(changes), ...('holeCount' in changes ? RATED_FIELDS : [])]
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !judgedAgain.includes(field))))
  }

  function focus(field: RoundField) {
    const found = formRef.current?.elements.namedItem(field)
    if (found instanceof HTMLElement) found.focus()
  }

  function submit() {
    const read = readForm(form, { today, seen: begun.seen })
    if ('round' in read) {
      roundDrafts.discard(place)
      onSave({ id: round?.id ?? newId(), ...read.round }, begun.seen)
      return
    }
    setFaults(read.faults)
    for (const field of fieldsOf(form)) {
      if (read.faults[field] === undefined) continue
      focus(field)
      return
    }
  }

  const before = round ? formOf(round) : emptyForm(today)
  const isChanged = fieldsOf(form).some((field) => form[field] !== before[field])

  return {
    form,
    faults,
    today,
    isPart: begun.seen !== undefined && !Number.isInteger(begun.seen.adjustedGrossScore),
    isChanged,
    formRef,
    change,
    focus,
    submit,
    discard: () => roundDrafts.discard(place),
  }
}

/** In the order of the form. */
function fieldsOf(form: RoundForm): readonly RoundField[] {
  return Object.keys(form).filter((name): name is RoundField => Object.hasOwn(form, name))
}
