/**
 * The sources of sessions that no monitor saw: a log tapped on the range, whose sides are lanes one typical standard
 * deviation wide, and answers to where a shot on the course went, which are coarse.
 */
export const LOG_SOURCE = 'log'
export const COURSE_SOURCE = 'course'
