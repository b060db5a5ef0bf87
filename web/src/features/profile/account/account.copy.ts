export const cancel = 'Cancel'
export const saving = 'Saving...'
export const yourPassword = 'Your password'
export const enterPassword = 'Please enter your password.'

export const name = 'Name'
export const changeName = 'Change name'
export const saveName = 'Save name'
export const firstName = 'First name'
export const lastName = 'Last name'
/** Under a field that is empty. */
export const nameMissing = { firstName: 'Enter your first name.', lastName: 'Enter your last name.' } as const
export const fieldsMissing = 'Fix the marked fields.'
export const namesNeeded = 'First name and last name are both needed.'
export const profileLoading = 'Your profile is still loading. Please try again in a moment.'
export const nameChanged = ({
  firstName: first,
  lastName: last,
}: Readonly<Record<'firstName' | 'lastName', string | null>>) => `Your name is ${first} ${last} now.`

export const email = 'Email'
export const changeEmail = 'Change email'
export const saveEmail = 'Save email'
export const currentEmail = (address: string) => `You sign in with ${address} now.`
export const newEmail = 'New email'
export const enterEmail = 'Please enter the new email.'
export const emailVerified = 'Verified'
export const emailNotVerified = 'Not verified yet'
export const emailFailed = "Couldn't change your email"
export const emailChanged = 'Email changed. Use it to sign in from now on.'

export const password = 'Password'
export const passwordHidden = 'Hidden'
export const changePassword = 'Change password'
export const onlineMissing = 'Passkeys and tokens are on the server. They show here when you’re online.'
export const savePassword = 'Save password'
export const currentPassword = 'Current password'
export const newPassword = 'New password'
export const enterCurrentPassword = 'Enter your current password.'
export const enterNewPassword = 'Please enter a new password.'
export const signsOutElsewhere = 'Saving signs you out on every other device.'
export const passwordFailed = "Couldn't change your password"
export const passwordChanged = 'Your password is changed. You are signed out everywhere else.'

export const sessions = 'Where you are signed in'
export const sessionsFailed = "Your sign-ins didn't load. They keep working. Try again."
export const tryAgain = 'Try again'
export const thisDevice = 'This device'
export const signOut = 'Sign out'
export const signOutElsewhere = 'Sign out everywhere else'
export const signingOut = 'Signing out...'
export const signOutDevice = ({ device, dates }: { readonly device: string; readonly dates: string }) =>
  `Sign out ${device}. ${dates}`
export const deviceSignedOut = (device: string) => `${device} is signed out.`
export const signedOutElsewhere = 'You are signed out everywhere else.'
export const signOutFailed = "Couldn't end that sign-in. Try again."
export const unknownBrowser = 'A browser'
export const browserOn = ({ browser, platform }: { readonly browser: string; readonly platform: string }) =>
  `${browser} on ${platform}`
/** The days of the two sentences below, in the middle of them. */
export const today = 'today'
export const yesterday = 'yesterday'
export const onDay = (day: string) => `on ${day}`
export const signedIn = (started: string) => `Signed in ${started}.`
export const signedInAndUsed = ({ started, lastUsed }: { readonly started: string; readonly lastUsed: string }) =>
  `Signed in ${started} · last active ${lastUsed}`

export const deleteAccount = 'Delete account'
export const deleteAccountMeans = 'Deletes your account and all your data for good.'
export const deleteQuestion = 'Delete your account?'
export const deleteWarning = 'This cannot be undone. It deletes, here and on every device:'
export const losses = {
  golfer: 'your name, your email and your sign-ins',
  profile: 'your profile, your bag and your distances',
  history: 'your rounds, your progress and the history of your changes',
  messages: 'messages you sent us while you were signed in',
} as const
export const exportFirst = { before: 'Want to keep a copy? ', link: 'Export your data first' } as const
export const keepAccount = 'Keep my account'
export const deleteForGood = 'Delete for good'
export const deleting = 'Deleting...'
export const deleteFailed = "Couldn't delete your account"
