/** The cache of files that another app shared, until a page opens them. The service worker's own are versions of Bagwise. */
export const WAITING_FILES = 'shared-files'
