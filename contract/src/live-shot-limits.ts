/** Longer than the names of devices that are known, such as `Rapsodo MLM2PRO`. */
export const MOST_DEVICE_CHARACTERS = 40
/** Shots of one message: more than a golfer hits in a minute. */
export const MOST_LIVE_SHOTS_SENT = 20
/** Messages of a golfer a minute. */
export const LIVE_MESSAGES_PER_MINUTE = 60
/** How long the server keeps a live shot: over any loss of reception on a range, and no longer. */
export const LIVE_SHOT_LIFETIME_MS = 10 * 60 * 1000
