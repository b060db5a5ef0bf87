/** Ids of maps have slashes, which a path cannot hold; no id has a tilde. */
function courseSlug(id: string): string {
  return id.replaceAll('/', '~')
}

export function courseIdOf(slug: string): string {
  return slug.replaceAll('~', '/')
}

export function coursePath(id: string): string {
  return `/courses/${encodeURIComponent(courseSlug(id))}`
}

export function holePath(id: string, address: string): string {
  return `${coursePath(id)}/holes/${address}`
}

export function bookPath(id: string): string {
  return `${coursePath(id)}/book`
}

/** The part of an own course's address that says which hole is mapped. */
export const MAPPED_HOLE = 'map'

export function mapHolePath(id: string, number: number): string {
  return `${coursePath(id)}?${MAPPED_HOLE}=${number}`
}
