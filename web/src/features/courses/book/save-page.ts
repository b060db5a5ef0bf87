import { download } from '#ui/download.ts'

/** The page as a file of its own; letters fall back to what the device has. */
export function savePage(drawing: SVGSVGElement, number: number): void {
  const content = new XMLSerializer().serializeToString(drawing)
  download(`course-book-${String(number).padStart(2, '0')}.svg`, new Blob([content], { type: 'image/svg+xml' }))
}
