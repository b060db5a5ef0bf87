export const pageTitle = 'Profile'
/** Where the golfer has no name yet. */
export const yourProfile = 'Your profile'
export const profileNotFound = 'Profile Not Found'
export const pleaseSignIn = 'Please sign in to view your profile.'
export const signIn = 'Sign In'
export const signOut = 'Sign Out'
export const signingOut = 'Signing Out...'
export const loading = 'Loading your profile'
export const loadingFailed = 'Your profile could not be loaded. It is safe; check your connection and try again.'
export const tryAgain = 'Try again'

export const onThisPage = 'On this page'
export const sectionNames = {
  profile: 'Profile',
  bag: 'Bag',
  practice: 'Practice',
  handicap: 'Handicap',
  account: 'Account',
} as const
export const themeAndUnits = 'Theme and units'
