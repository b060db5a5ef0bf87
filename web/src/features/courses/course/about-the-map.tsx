import { courseGeoJson } from '@bagwise/golf/course/course-geojson'
import type { Course } from '@bagwise/golf/course/course'
import type { OpenCourse } from '#data/courses/use-courses.ts'
import * as copy from '#features/courses/courses.copy.ts'
import { dayText } from '#quantities/day-text.ts'
import { Button } from '#ui/button.tsx'
import { download } from '#ui/download.ts'
import { Sheet } from '#ui/sheet.tsx'
import { Attribution } from './attribution.tsx'

/** The day of the map, what of it could not be read, and whose it is. */
export function AboutTheMap({ course, open }: { readonly course: Course; readonly open: OpenCourse }) {
  const { takenOn, notes, name } = course
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
          <a href={copy.fixAddress} target="_blank" rel="noreferrer">
            {copy.fixTheMap}
          </a>
        </p>
        <Button look="line" onClick={() => saveGeoJson(course)}>
          {copy.saveGeoJson}
        </Button>
        <Attribution />
      </div>
    </Sheet>
  )

  function saveGeoJson(saved: Course): void {
    const content = JSON.stringify(courseGeoJson(saved))
    download(`${fileName(name)}.geojson`, new Blob([content], { type: 'application/geo+json' }))
  }
}

/** Letters and digits of its name. */
function fileName(name: string | undefined): string {
  const plain = (name ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
  return plain.replaceAll(/^-|-$/g, '') || 'course'
}
