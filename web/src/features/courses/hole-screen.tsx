import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { holeAt } from '@bagwise/golf/course/hole-address'
import { teeOf } from '@bagwise/golf/course/tee-sets'
import { buttonClass } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { coursePath } from '#courses/course-address.ts'
import { WithCourse } from './course/with-course.tsx'
import type { CourseOfGolfer } from './course/with-course.tsx'
import * as courses from '#courses/courses.copy.ts'
import * as copy from '#courses/hole.copy.ts'
import { HoleView } from './hole/hole-view.tsx'

export { loadHoleAhead } from './hole/hole-view.tsx'

/** One hole of a course, from wherever the ball lies: distances, club and line. */
export function HoleScreen() {
  return <WithCourse title={courses.title}>{(opened) => <HoleOfCourse {...opened} />}</WithCourse>
}

function HoleOfCourse({ profile, course, open, choose }: CourseOfGolfer) {
  const { hole: address = '' } = useParams()
  const hole = useMemo(() => holeAt(course, address), [course, address])
  const tee = hole && teeOf(hole, open.choices.tees)
  if (hole && tee) {
    return <HoleView key={hole.id} {...{ profile, course, hole, open }} tee={tee.at} onChoose={choose} />
  }
  return (
    <>
      <PageHead title={copy.notFoundTitle} />
      <Sheet>
        <p>{copy.notFound}</p>
        <Link to={coursePath(course.id)} className={buttonClass('line', 'mt-4')}>
          {copy.toCourse}
        </Link>
      </Sheet>
    </>
  )
}
