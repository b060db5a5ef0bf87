export const sectionLabel = 'About your changes'
export const keptEdits = 'Changes that are not saved yet wait on this device. Sign in, and they are saved.'
export const signIn = 'Sign In'
