/** The copy of who is signed in. */
export const SESSION_COPY_KEY = 'bagwise.session'
/** Fixed, as the specification asks (1 §3). */
export const PROFILE_COPY_KEY = 'bagwise.profile'
export const CONFLICTS_KEY = 'bagwise.conflicts'
/** What the server said before it went back to a backup. */
export const BEFORE_RESTORE_KEY = 'bagwise.before-restore'
export const ROUNDS_KEY = 'bagwise.rounds'
/** The specification's key of its own. */
export const PROGRESS_KEY = 'bagwise.progress'
/** What was tapped of a played round while the database did not answer. */
export const LEFT_PLAY_KEY = 'bagwise.left-play'
/** Answers of a wizard or form that was left half-way, in session storage: `draft:<wizard>:<golfer>`. */
export const DRAFT_PREFIX = 'draft:'
