// Read by the page too, which has no schemas.

/** What one call may bring. */
export const MOST_SENT_SESSIONS = 20
export const MOST_SENT_SHOTS = 500
