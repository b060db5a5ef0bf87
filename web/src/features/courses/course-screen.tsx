import { useParams, useSearchParams } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { HOLE_LIMITS } from '@bagwise/golf/course/hole-limits'
import { useCourse } from '#data/courses/use-courses.ts'
import { useProfile } from '#data/use-profile.ts'
import { usePlayTheme } from '#settings/play-theme.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import { MAPPED_HOLE, courseIdOf } from './course-address.ts'
import * as copy from './courses.copy.ts'
import { CoursePage } from './course/course-page.tsx'
import { noCourseText } from './course/no-course-text.ts'
import { NoCourse } from './course/no-course.tsx'

/** Mapping is seldom: its code comes with it. */
const MapHole = lazyPart(
  async () => (await import('./map-it/map-hole.tsx')).MapHole,
  <div aria-busy="true" className="mt-4 h-160 rounded-sheet bg-sunk" />,
)

/** One course: its holes to choose from, its tees, and what its map says and does not say. */
export function CourseScreen() {
  usePlayTheme()
  const { course = '' } = useParams()
  const { profile, isLoading, reload } = useProfile()
  return (
    <WhenLoaded
      content={profile}
      isLoading={isLoading}
      what={copy.loadedThing}
      head={<PageHead title={copy.title} />}
      skeleton={<CourseSkeleton />}
      onRetry={reload}
    >
      {(loaded) => <LoadedCourse key={`${loaded.id} ${course}`} profile={loaded} id={courseIdOf(course)} />}
    </WhenLoaded>
  )
}

function LoadedCourse({ profile, id }: { readonly profile: Profile; readonly id: string }) {
  const shown = useCourse(profile.id, id)
  const { course, open, isLoading, problem, reload } = shown
  const mapped = mappedNumber(useSearchParams()[0].get(MAPPED_HOLE))
  if (course && open?.from === 'own' && mapped !== undefined) {
    return (
      <MapHole
        key={mapped}
        golfer={profile.id}
        course={course}
        packed={open.packed}
        begunAs={mapped}
        units={profile.preferredUnits}
      />
    )
  }
  if (course && open) return <CoursePage course={course} open={open} profile={profile} onChoose={shown.choose} />
  if (isLoading) {
    return (
      <>
        <PageHead title={copy.title} />
        <CourseSkeleton />
      </>
    )
  }
  return <NoCourse message={noCourseText(problem)} onRetry={reload} />
}

/** Of the address, which anyone may have typed. */
function mappedNumber(said: string | null): number | undefined {
  const number = Number(said)
  return said !== null && Number.isInteger(number) && number >= 1 && number <= HOLE_LIMITS.numbers.most
    ? number
    : undefined
}

function CourseSkeleton() {
  return (
    <output className="grid gap-4">
      <span className="text-sm text-ink-2">{copy.getting}</span>
      <span aria-hidden="true" className="h-110 rounded-sheet bg-sunk" />
    </output>
  )
}
