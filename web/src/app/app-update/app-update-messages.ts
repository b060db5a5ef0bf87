/** Messages from the page to the service worker. */
export const SKIP_WAITING = 'let-new-version-in'
export const PAGE_HAS_STARTED = 'page-has-started'
