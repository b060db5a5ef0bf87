import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { holeAt } from '@bagwise/golf/course/hole-address'
import { teeOf } from '@bagwise/golf/course/tee-sets'
import { useCourse } from '#data/courses/use-courses.ts'
import { useProfile } from '#data/use-profile.ts'
import { usePlayTheme } from '#settings/play-theme.ts'
import { buttonClass } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import { courseIdOf, coursePath } from './course-address.ts'
import { noCourseText } from './course/no-course-text.ts'
import { NoCourse } from './course/no-course.tsx'
import * as courses from './courses.copy.ts'
import * as copy from './hole/hole.copy.ts'
import { HoleView } from './hole/hole-view.tsx'

/** One hole of a course, from wherever the ball lies: distances, club and line. */
export function HoleScreen() {
  usePlayTheme()
  const { profile, isLoading, reload } = useProfile()
  return (
    <WhenLoaded
      content={profile}
      isLoading={isLoading}
      what={courses.loadedThing}
      head={<PageHead title={courses.title} />}
      skeleton={<HoleSkeleton />}
      onRetry={reload}
    >
      {(loaded) => <LoadedHole profile={loaded} />}
    </WhenLoaded>
  )
}

function LoadedHole({ profile }: { readonly profile: Profile }) {
  const { course: slug = '', hole: address = '' } = useParams()
  const id = courseIdOf(slug)
  const { course, open, isLoading, problem, reload, choose } = useCourse(profile.id, id)
  const hole = useMemo(() => course && holeAt(course, address), [course, address])
  const tee = hole && teeOf(hole, open?.choices.tees)
  if (course && open && hole && tee) {
    return (
      <HoleView
        key={`${profile.id} ${id} ${hole.id}`}
        {...{ profile, course, hole, open }}
        tee={tee.at}
        onChoose={choose}
      />
    )
  }
  if (isLoading) return <HoleSkeleton />
  if (!course) {
    return <NoCourse message={noCourseText(problem)} onRetry={reload} />
  }
  return (
    <>
      <PageHead title={copy.notFoundTitle} />
      <Sheet>
        <p>{copy.notFound}</p>
        <Link to={coursePath(id)} className={buttonClass('line', 'mt-4')}>
          {copy.toCourse}
        </Link>
      </Sheet>
    </>
  )
}

function HoleSkeleton() {
  return (
    <div aria-busy="true" className="mt-4 h-160 rounded-sheet bg-sunk">
      <output className="sr-only">{copy.loading}</output>
    </div>
  )
}
