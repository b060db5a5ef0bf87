import { Link } from 'react-router'
import { useOwnCourses } from '#data/use-own-courses.ts'
import type { ShownOwnCourse } from '#data/use-own-courses.ts'
import { buttonClass } from '#ui/button.tsx'
import { offerUndo } from '#ui/offer-undo.ts'
import { Sheet } from '#ui/sheet.tsx'
import { coursePath } from '#courses/course-address.ts'
import * as copy from '#courses/courses.copy.ts'
import * as find from '#features/courses/find/find.copy.ts'
import styles from '../courses.module.css'
import { NewCourse } from './new-course.tsx'
import * as own from './own.copy.ts'

/** The courses that the golfer has mapped, and a new one. */
export function OwnCourses() {
  const { courses, isReady, load, save, remove } = useOwnCourses()
  const isLoading = !isReady || (courses.length === 0 && load === 'loading')
  return (
    <Sheet title={own.ownTitle}>
      <p className="mt-2 text-sm text-ink-2">{own.ownPrivate}</p>
      {isLoading ? (
        <div aria-busy="true" className="mt-3 h-16 rounded-control bg-sunk" />
      ) : (
        <ul className={styles.rows}>
          {courses.map((one) => (
            <OwnRow
              key={one.course.id}
              own={one}
              onRemove={() => {
                const { undo } = remove(one.course.id)
                offerUndo(own.removed(copy.courseName(one.course.name)), undo)
              }}
            />
          ))}
        </ul>
      )}
      <h3 className="mt-4">{find.mapItTitle}</h3>
      <p className="mt-1 text-ink-2">{find.mapItLine}</p>
      <NewCourse save={save} />
    </Sheet>
  )
}

type OwnRowProps = { readonly own: ShownOwnCourse; readonly onRemove: () => void }

function OwnRow({ own: { course, isLocalOnly, isUnsent }, onRemove }: OwnRowProps) {
  const name = copy.courseName(course.name)
  const facts = [
    course.holes.length === 0 ? own.noHoles : copy.holesText(course.holes.length),
    ...(isLocalOnly ? [own.onThisPhone] : isUnsent ? [own.notSent] : []),
  ]
  return (
    <li className={styles.row}>
      <Link to={coursePath(course.id)} className={styles.rowLink}>
        <span className={styles.rowName}>{name}</span>
        <span className="text-sm text-ink-2">{facts.join(', ')}</span>
      </Link>
      <button
        type="button"
        aria-label={own.removeLabel(name)}
        onClick={onRemove}
        className={buttonClass('quiet', 'shrink-0 text-base')}
      >
        {find.forget}
      </button>
    </li>
  )
}
