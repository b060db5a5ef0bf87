export const close = 'Close'

/** In the plural: 'distances'. */
export const notLoaded = (what: string) =>
  `Your ${what} didn't load. Nothing is lost. Check your connection and try again.`
export const tryAgain = 'Try again'

export const chooseFile = 'Choose a file'
export const reading = 'Reading...'

export const password = 'Password'
export const show = 'Show'
export const hide = 'Hide'
/** For screen readers: 'Show new password'. */
export const showField = (label: string) => `Show ${label.toLowerCase()}`
export const hideField = (label: string) => `Hide ${label.toLowerCase()}`
