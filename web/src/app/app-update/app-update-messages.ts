/** What a page says to the service worker. */
export const LET_NEW_VERSION_IN = 'let-new-version-in'
export const PAGE_HAS_STARTED = 'page-has-started'
