// Read by the page too, which has no schemas.

/** What one call may bring: more than a round of eighteen holes with all its shots. */
export const MOST_SENT_CHANGES = 120
export const MOST_PLAY_BYTES = 128 * 1024
