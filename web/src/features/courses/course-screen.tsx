import { useParams } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { MapIsSlow } from '#data/courses/ask-for-courses.ts'
import { useCourse } from '#data/courses/use-courses.ts'
import { useProfile } from '#data/use-profile.ts'
import { usePlayTheme } from '#settings/play-theme.ts'
import { PageHead } from '#ui/page-head.tsx'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import { courseIdOf } from './course-address.ts'
import * as copy from './courses.copy.ts'
import { CoursePage } from './course/course-page.tsx'
import { NoCourse } from './course/no-course.tsx'

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
  if (course && open) return <CoursePage course={course} open={open} profile={profile} onChoose={shown.choose} />
  if (isLoading) {
    return (
      <>
        <PageHead title={copy.title} />
        <CourseSkeleton />
      </>
    )
  }
  return <NoCourse message={problem instanceof MapIsSlow ? copy.slow : (problem?.message ?? '')} onRetry={reload} />
}

function CourseSkeleton() {
  return (
    <output className="grid gap-4">
      <span className="text-sm text-ink-2">{copy.getting}</span>
      <span aria-hidden="true" className="h-110 rounded-sheet bg-sunk" />
    </output>
  )
}
