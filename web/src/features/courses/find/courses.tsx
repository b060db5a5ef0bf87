import { Link } from 'react-router'
import { courseFacts } from '@bagwise/golf/course/course-facts'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { forgetCourse, useKeptCourses } from '#data/courses/use-courses.ts'
import type { KeptCourse } from '#data/courses/course-rows.ts'
import { buttonClass } from '#ui/button.tsx'
import { notify } from '#ui/notices.ts'
import { offerUndo } from '#ui/offer-undo.ts'
import { Sheet } from '#ui/sheet.tsx'
import { coursePath } from '#courses/course-address.ts'
import * as copy from '#courses/courses.copy.ts'
import { OwnCourses } from '#features/courses/own/own-courses.tsx'
import styles from '../courses.module.css'
import { FindCourse } from './find-course.tsx'
import { OpenFile } from './open-file.tsx'
import * as find from './find.copy.ts'

type CoursesProps = { readonly golfer: string; readonly units: PreferredUnits }

export function Courses({ golfer, units }: CoursesProps) {
  const { courses, isLoading } = useKeptCourses(golfer)
  return (
    <div className={styles.columns}>
      <Sheet title={find.keptTitle} className={styles.first}>
        {isLoading ? (
          <div aria-busy="true" className="mt-3 h-16 rounded-control bg-sunk" />
        ) : courses.length === 0 ? (
          <p className="mt-2 text-ink-2">{find.keptEmpty}</p>
        ) : (
          <ul className={styles.rows}>
            {courses.map((kept) => (
              <KeptRow key={kept.packed.id} kept={kept} />
            ))}
          </ul>
        )}
      </Sheet>
      <FindCourse golfer={golfer} units={units} />
      <OpenFile golfer={golfer} />
      <OwnCourses />
    </div>
  )
}

function KeptRow({ kept }: { readonly kept: KeptCourse }) {
  const { packed, choices } = kept
  const name = copy.courseName(packed.name)
  const holes = [...packed.holes, ...(choices.holes ?? [])]

  async function forget(): Promise<void> {
    try {
      const bringBack = await forgetCourse(kept)
      offerUndo(find.removed(name), () => {
        bringBack().catch((error: unknown) => {
          console.warn('A course could not be brought back', error)
          notify('alert', find.notBroughtBack(name))
        })
      })
    } catch (error) {
      console.warn('A course could not be removed', error)
      notify('alert', find.notRemoved)
    }
  }

  return (
    <li className={styles.row}>
      <Link to={coursePath(packed.id)} className={styles.rowLink}>
        <span className={styles.rowName}>{name}</span>
        <span className="text-sm text-ink-2">{copy.mappedLine(courseFacts({ holes, shapes: packed.shapes }))}</span>
      </Link>
      <button
        type="button"
        aria-label={find.forgetLabel(name)}
        onClick={() => void forget()}
        className={buttonClass('quiet', 'shrink-0 text-base')}
      >
        {find.forget}
      </button>
    </li>
  )
}
