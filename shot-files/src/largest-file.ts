/** Far more than 10,000 shots take. */
export const LARGEST_FILE_BYTES = 10 * 1024 * 1024

/** A year of weekly sessions. */
export const MOST_FILES = 50
