import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import type { Course } from '@bagwise/golf/course/course'
import { useCourse } from '#data/courses/use-courses.ts'
import type { OpenCourse, ShownCourse } from '#data/courses/use-courses.ts'
import { useProfile } from '#data/use-profile.ts'
import { courseIdOf } from '#courses/course-address.ts'
import * as copy from '#courses/courses.copy.ts'
import { usePlayTheme } from '#settings/play-theme.ts'
import { PageHead } from '#ui/page-head.tsx'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import { noCourseText } from './no-course-text.ts'
import { NoCourse } from './no-course.tsx'

export type CourseOfGolfer = Pick<ShownCourse, 'choose'> & {
  readonly profile: Profile
  readonly course: Course
  readonly open: OpenCourse
}

type WithCourseProps = {
  /** Stands above what is waited for. */
  readonly title: string
  readonly children: (opened: CourseOfGolfer) => ReactNode
}

/** The course that the address names, and its golfer; until both are there their places, or why there is no course. */
export function WithCourse({ title, children }: WithCourseProps) {
  usePlayTheme()
  const { course = '' } = useParams()
  const { profile, isLoading, reload } = useProfile()
  return (
    <WhenLoaded
      content={profile}
      isLoading={isLoading}
      what={copy.loadedThing}
      head={<PageHead title={title} />}
      skeleton={<CourseSkeleton />}
      onRetry={reload}
    >
      {(loaded) => (
        <LoadedCourse key={`${loaded.id} ${course}`} profile={loaded} id={courseIdOf(course)} title={title}>
          {children}
        </LoadedCourse>
      )}
    </WhenLoaded>
  )
}

type LoadedCourseProps = WithCourseProps & { readonly profile: Profile; readonly id: string }

function LoadedCourse({ profile, id, title, children }: LoadedCourseProps) {
  const { course, open, isLoading, problem, reload, choose } = useCourse(profile.id, id)
  if (course && open) return children({ profile, course, open, choose })
  if (!isLoading) return <NoCourse message={noCourseText(problem)} onRetry={reload} />
  return (
    <>
      <PageHead title={title} />
      <CourseSkeleton />
    </>
  )
}

function CourseSkeleton() {
  return (
    <output className="grid gap-4">
      <span className="text-sm text-ink-2">{copy.getting}</span>
      <span aria-hidden="true" className="h-110 rounded-sheet bg-sunk" />
    </output>
  )
}
