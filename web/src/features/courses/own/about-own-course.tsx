import type { Course } from '@bagwise/golf/course/course'
import { useOwnCourses } from '#data/use-own-courses.ts'
import type { ShownOwnCourse } from '#data/use-own-courses.ts'
import { SaveGeoJson } from '#features/courses/course/save-geo-json.tsx'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/notices.ts'
import { Sheet } from '#ui/sheet.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import * as courses from '#courses/courses.copy.ts'
import * as own from './own.copy.ts'

/** Whose the course is, where it is kept, and what has become of it elsewhere. */
export function AboutOwnCourse({ course }: { readonly course: Course }) {
  const { courses: mappings, isSafe, save, noteSeen } = useOwnCourses()
  const mapping = mappings.find((one) => one.course.id === course.id)
  if (!mapping) return null
  const { course: packed, isLocalOnly, refusal, news } = mapping
  const [latest] = news.toReversed()

  function keepAs(kept: ShownOwnCourse['course'], isOnlyHere: boolean): void {
    save(kept, { isLocalOnly: isOnlyHere, seen: packed }).then(
      (problem) => problem !== undefined && notify('alert', courses.saveProblem(problem)),
      (error: unknown) => {
        console.error('An own course could not be kept', error)
        notify('alert', courses.saveFailed)
      },
    )
  }

  return (
    <Sheet title={own.mappingTitle}>
      <div className="mt-2 grid gap-3">
        <p>{own.mappingPrivate}</p>
        <SwitchRow
          label={own.onlyHere}
          help={own.onlyHereHelp}
          isOn={isLocalOnly}
          onChange={(isOn) => keepAs(packed, isOn)}
        />
        {!isSafe && <p className="text-sm text-flag-ink">{own.notSafe}</p>}
        {refusal !== undefined && <p className="text-sm text-flag-ink">{own.refused(refusal)}</p>}
        {latest && (
          <div className="grid justify-items-start gap-2">
            <p>{latest.isBack ? own.cameBack : own.changedElsewhere}</p>
            <div className="flex flex-wrap gap-2">
              <Button look="line" onClick={() => noteSeen(course.id)}>
                {own.keepThis}
              </Button>
              {!latest.isBack && (
                <Button
                  look="quiet"
                  onClick={() => {
                    noteSeen(course.id)
                    keepAs(latest.before, isLocalOnly)
                  }}
                >
                  {own.takeEarlier}
                </Button>
              )}
            </div>
          </div>
        )}
        <p className="text-sm text-ink-2">{own.toReplace}</p>
        <SaveGeoJson course={course} notice={own.fileNotice} />
      </div>
    </Sheet>
  )
}
