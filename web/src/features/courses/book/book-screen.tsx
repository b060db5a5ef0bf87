import { WithCourse } from '#features/courses/course/with-course.tsx'
import { CourseBook } from './course-book.tsx'
import * as copy from './book.copy.ts'

/** The book of a course: one page a hole, to be printed. */
export function BookScreen() {
  return (
    <WithCourse title={copy.title}>
      {({ choose, ...opened }) => <CourseBook {...opened} onChoose={choose} />}
    </WithCourse>
  )
}
