import { useId } from 'react'
import type { Round } from '@bagwise/golf/handicap/round'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { courseName } from './known-courses.ts'
import type { KnownCourse } from './known-courses.ts'
import { courseForm } from './round-form.ts'
import { RoundFields } from './round-fields.tsx'
import { useRoundForm } from './use-round-form.ts'

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

/** Adds or edits a round. What cannot be stored stays in its field with the reason. */
export function RoundDialog({ golferId, round, courses, onSave, onDelete, onClose }: RoundDialogProps) {
  const { form, faults, today, formRef, change, focus, submit, discard } = useRoundForm({ golferId, round, onSave })
  return (
    <Dialog title={round ? 'Edit round' : 'Add a round'} onClose={onClose}>
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
        <RoundFields form={form} faults={faults} today={today} onChange={change} />
        <div className="round-buttons">
          <Button
            look="line"
            onClick={() => {
              discard()
              onClose()
            }}
          >
            Cancel
          </Button>
          <Button type="submit">Save round</Button>
        </div>
        {round && (
          <Button
            look="danger"
            onClick={() => {
              discard()
              onDelete(round)
            }}
          >
            Delete round
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
      <p id={id} className="profile-label">
        Played before
      </p>
      <div className="round-courses">
        {courses.map((course) => (
          <button key={courseName(course)} type="button" onClick={() => onChoose(course)}>
            {courseName(course)}
          </button>
        ))}
      </div>
    </div>
  )
}
