export const signOut = 'Sign Out'
export const signingOut = 'Signing Out...'
