/** Where a device's share sheet posts files: the service worker takes them there, and the server never keeps one. */
export const SHARE_TARGET = '/open-file'
/** The field of the form that the files are in, as the manifest says. */
export const SHARED_FILES = 'files'
/** The page that says how to open a file that was shared and did not arrive. */
export const NOT_ARRIVED = '/distances/import?shared=lost'
