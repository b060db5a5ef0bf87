/** Maps of courses that golfers of this device have opened. A form of the rows that changes needs a higher version. */
export const COURSE_DATABASE = 'bagwise-courses'
export const COURSE_DATABASE_VERSION = 1
/** Keys are golfer and id. */
export const COURSE_STORE = 'courses'
