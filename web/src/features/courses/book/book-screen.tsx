import { useParams } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { MapIsSlow } from '#data/courses/ask-for-courses.ts'
import { useCourse } from '#data/courses/use-courses.ts'
import { useProfile } from '#data/use-profile.ts'
import { usePlayTheme } from '#settings/play-theme.ts'
import { PageHead } from '#ui/page-head.tsx'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import { NoCourse } from '#features/courses/course/no-course.tsx'
import { courseIdOf } from '#features/courses/course-address.ts'
import * as courses from '#features/courses/courses.copy.ts'
import { CourseBook } from './course-book.tsx'
import * as copy from './book.copy.ts'

/** The book of a course: one page a hole, to be printed. */
export function BookScreen() {
  usePlayTheme()
  const { course = '' } = useParams()
  const { profile, isLoading, reload } = useProfile()
  return (
    <WhenLoaded
      content={profile}
      isLoading={isLoading}
      what={courses.loadedThing}
      head={<PageHead title={copy.title} />}
      skeleton={<BookSkeleton />}
      onRetry={reload}
    >
      {(loaded) => <LoadedBook key={`${loaded.id} ${course}`} profile={loaded} id={courseIdOf(course)} />}
    </WhenLoaded>
  )
}

function LoadedBook({ profile, id }: { readonly profile: Profile; readonly id: string }) {
  const { course, open, isLoading, problem, reload, choose } = useCourse(profile.id, id)
  if (course && open) return <CourseBook course={course} open={open} profile={profile} onChoose={choose} />
  if (isLoading) {
    return (
      <>
        <PageHead title={copy.title} />
        <BookSkeleton />
      </>
    )
  }
  return <NoCourse message={problem instanceof MapIsSlow ? courses.slow : (problem?.message ?? '')} onRetry={reload} />
}

function BookSkeleton() {
  return (
    <output className="grid gap-4">
      <span className="text-sm text-ink-2">{courses.getting}</span>
      <span aria-hidden="true" className="h-110 rounded-sheet bg-sunk" />
    </output>
  )
}
