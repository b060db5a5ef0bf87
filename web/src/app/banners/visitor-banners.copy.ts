export const sectionLabel = 'About your changes'
export const keptEdits = 'You have unsaved changes. Sign in to save them.'
export const signIn = 'Sign In'
