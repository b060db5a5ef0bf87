// Read by the page too, which has no schemas.

export const OWN_PREFIX = 'own/'

/** The id of an own course by the uuid in its path. */
export function ownCourseId(uuid: string): string {
  return `${OWN_PREFIX}${uuid}`
}

/** The path of an own course, by its id. */
export function ownCoursePath(id: string) {
  return `/api/own-courses/${encodeURIComponent(id.slice(OWN_PREFIX.length))}` as const
}
