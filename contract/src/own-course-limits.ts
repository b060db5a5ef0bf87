// Read by the page too, which has no schemas.

/** A golfer's own mappings. */
export const MOST_OWN_COURSES = 10
/** As JSON in UTF-8. */
export const MOST_OWN_COURSE_BYTES = 64_000
