import { useProfile } from '#data/use-profile.ts'
import { usePlayTheme } from '#settings/play-theme.ts'
import { PageHead } from '#ui/page-head.tsx'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import * as copy from '#courses/courses.copy.ts'
import { Courses } from './find/courses.tsx'

/** The golfer's courses: those on this phone, and ways to more of them. */
export function CoursesScreen() {
  usePlayTheme()
  const { profile, isLoading, reload } = useProfile()
  return (
    <>
      <PageHead title={copy.title} subtitle={copy.line} />
      <WhenLoaded
        content={profile}
        isLoading={isLoading}
        what={copy.loadedThing}
        skeleton={
          <div aria-busy="true" className="h-190 rounded-sheet bg-sunk">
            <output className="sr-only">{copy.loading}</output>
          </div>
        }
        onRetry={reload}
      >
        {(loaded) => <Courses key={loaded.id} golfer={loaded.id} units={loaded.preferredUnits} />}
      </WhenLoaded>
    </>
  )
}
