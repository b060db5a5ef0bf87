export const pageTitle = 'Profile'
/** Where the golfer has no name yet. */
export const yourProfile = 'Your profile'
export const profileNotFound = 'Profile Not Found'
export const pleaseSignIn = 'Please sign in to view your profile.'
export const signIn = 'Sign In'
export const signOut = 'Sign Out'
export const signingOut = 'Signing Out...'
export const loading = 'Loading your profile'
export const loadingFailed = "Your profile didn't load. Nothing is lost. Check your connection and try again."
export const tryAgain = 'Try again'

export const golfBag = 'Golf Bag'
export const noClubs = 'No clubs yet'
/** Without the putter, which is named by itself. */
export const clubsAndPutter = ({ count, hasPutter }: { readonly count: number; readonly hasPutter: boolean }) =>
  `${count} ${count === 1 ? 'club' : 'clubs'}${hasPutter ? ' and the putter' : ', no putter'}`

export const handicapAndRounds = 'Handicap and rounds'
export const notGiven = 'Not given'
export const estimatedHandicap = (handicap: string) => `${handicap} estimated`
export const roundCount = (count: number) =>
  count === 0 ? 'no rounds' : `${count} ${count === 1 ? 'round' : 'rounds'}`

export const account = 'Account'

export const takeout = 'Export and import'
export const takeoutAnswer = 'Everything as a file'
