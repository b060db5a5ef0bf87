import type { Course } from '@bagwise/golf/course/course'
import type { OpenCourse } from '#data/courses/use-courses.ts'
import * as copy from '#courses/courses.copy.ts'
import { dayText } from '#quantities/day-text.ts'
import { Sheet } from '#ui/sheet.tsx'
import { Attribution } from '#courses/attribution.tsx'
import { SaveGeoJson } from './save-geo-json.tsx'

/** The day of the map, what of it could not be read, and whose it is. */
export function AboutTheMap({ course, open }: { readonly course: Course; readonly open: OpenCourse }) {
  const { takenOn, notes } = course
  return (
    <Sheet title={copy.mapTitle}>
      <div className="mt-2 grid justify-items-start gap-2">
        <p>{takenOn === undefined ? copy.takenUnknown : copy.takenOn(dayText(takenOn))}</p>
        {open.isStale && <p className="text-sm text-ink-2">{copy.stale}</p>}
        {!open.isKept && <p className="text-sm text-ink-2">{copy.notKept}</p>}
        {notes.unreadable !== undefined && notes.unreadable > 0 && (
          <p className="text-sm text-ink-2">{copy.unreadable(notes.unreadable)}</p>
        )}
        <p>
          <a
            href={copy.fixAddress}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-water-ink underline underline-offset-3"
          >
            {copy.fixTheMap}
          </a>
        </p>
        <SaveGeoJson course={course} />
        <Attribution />
      </div>
    </Sheet>
  )
}
