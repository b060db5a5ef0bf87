import { useSearchParams } from 'react-router'
import { HOLE_LIMITS } from '@bagwise/golf/course/hole-limits'
import { lazyPart } from '#ui/lazy-part.tsx'
import { MAPPED_HOLE } from '#courses/course-address.ts'
import { CoursePage } from './course/course-page.tsx'
import { WithCourse } from './course/with-course.tsx'
import * as copy from '#courses/courses.copy.ts'

/** Mapping is seldom: its code comes with it. */
const MapHole = lazyPart(
  async () => (await import('./making.ts')).MapHole,
  <div aria-busy="true" className="mt-4 h-160 rounded-sheet bg-sunk" />,
)

/** One course: its holes to choose from, its tees, and what its map says and does not say. */
export function CourseScreen() {
  const [query] = useSearchParams()
  const mapped = mappedNumber(query.get(MAPPED_HOLE))
  return (
    <WithCourse title={copy.title}>
      {({ profile, course, open, choose }) =>
        open.from === 'own' && mapped !== undefined ? (
          <MapHole
            key={mapped}
            golfer={profile.id}
            course={course}
            packed={open.packed}
            begunAs={mapped}
            units={profile.preferredUnits}
          />
        ) : (
          <CoursePage course={course} open={open} profile={profile} onChoose={choose} />
        )
      }
    </WithCourse>
  )
}

/** Of the address, which anyone may have typed. */
function mappedNumber(said: string | null): number | undefined {
  const number = Number(said)
  return said !== null && Number.isInteger(number) && number >= 1 && number <= HOLE_LIMITS.numbers.most
    ? number
    : undefined
}
