import { courseGeoJson } from '@bagwise/golf/course/course-geojson'
import type { Course } from '@bagwise/golf/course/course'
import * as copy from '#courses/courses.copy.ts'
import { Button } from '#ui/button.tsx'
import { download } from '#ui/download.ts'

/** The course as a file; without a notice it carries that of the map. */
export function SaveGeoJson({ course, notice }: { readonly course: Course; readonly notice?: string }) {
  function save(): void {
    const content = JSON.stringify(courseGeoJson(course, { ...(notice !== undefined && { notice }) }))
    download(`${fileName(course.name)}.geojson`, new Blob([content], { type: 'application/geo+json' }))
  }
  return (
    <Button look="line" className="justify-self-start" onClick={save}>
      {copy.saveGeoJson}
    </Button>
  )
}

/** Letters and digits of its name. */
function fileName(name: string | undefined): string {
  const plain = (name ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
  return plain.replaceAll(/^-|-$/g, '') || 'course'
}
