/**
 * The sources of sessions that no monitor saw: a log tapped on the range, whose sides are lanes one typical standard
 * deviation wide, and answers to where a shot on the course went, which are coarse.
 */
export const LOG_SOURCE = 'log'
export const COURSE_SOURCE = 'course'
/** Of shots of played rounds, which are projected and not kept: they have figures. */
export const ROUND_SOURCE = 'round'
