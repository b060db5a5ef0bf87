export const emailLabel = 'Email'
export const firstNameLabel = 'First name'
export const lastNameLabel = 'Last name'

export const authWords = {
  'sign-in': {
    title: 'Sign In',
    submit: 'Sign In',
    busy: 'Signing In...',
    failure: 'Sign in failed',
    turn: 'Sign up instead',
  },
  'sign-up': {
    title: 'Create Your Free Account',
    submit: 'Create Account',
    busy: 'Creating Account...',
    failure: 'Sign up failed',
    turn: 'Sign in instead',
  },
} as const
export const editsKept = 'Sign in again to save your changes.'
export const fieldsMissing = 'Please fill in all fields'
/** Under a field that is empty. */
export const missing = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email.',
  password: 'Enter your password.',
} as const
export const notAnEmail = 'Please enter an email address like name@example.com.'
export const passwordTooShort = 'Please use a password with at least 6 characters.'
export const passwordRule = 'Minimum 6 characters'
export const passwordForgotten = 'Forgot your password?'
/** Where no mail is sent, in its place. */
export const noMailLink = { before: "We can't email you. ", link: 'Contact us', after: ' for a reset link.' } as const
export const privacyNotice = 'Privacy notice (new tab)'

export const forgotPasswordTitle = 'Forgot your password?'
export const forgotPasswordIntro = "We'll email you a reset link."
export const emailMissing = 'Please enter your email.'
export const sendLink = 'Send the link'
export const sendingLink = 'Sending...'
export const linkNotSent = "Couldn't send the link"
export const backToSignIn = 'Back to sign in'
export const linkOnItsWayTitle = 'Check your email'
export const linkOnItsWay = (email: string) =>
  `If there is an account with ${email}, a link is on its way there. It works once, within an hour. Nothing there in a few minutes? Look among the unwanted mails, and check the address.`
export const noMailTitle = "We can't email you"
export const askOperator = "Contact us and we'll set up a reset link."
export const contactUs = 'Contact us'

export const resetPasswordTitle = 'Set a new password'
export const resetPasswordIntro = 'It signs you out on every device.'
export const newPasswordLabel = 'New password'
export const newPasswordMissing = 'Please enter a new password.'
export const setPassword = 'Set password'
export const settingPassword = 'Setting Password...'
export const passwordNotSet = "Couldn't set the new password"
export const passwordChanged = "Password changed, and you're signed out everywhere. Sign in with the new one."
export const signInAfterReset = 'Sign In'
export const linkNotWhole = 'This link is broken. Open it from the email again, or get a new one.'
export const askForNewLink = 'Get a new link'

export const verifyEmailTitle = 'Verify your email'
export const verifyingEmail = 'Your email is being verified.'
export const verifying = 'Verifying...'
export const emailVerified = 'Your email is verified. Should you forget your password, you can set a new one by mail.'
export const closeVerified = 'Done'
export const emailNotVerified = "Couldn't verify your email"
export const verifyAgain = 'Try again'
export const toYourProfile = 'Go to your profile'

export const captureTitle = 'Welcome to Bagwise'
export const captureIntro = "Add your name and you're set."
export const captureEmailHint = 'To sign in with another email, change it under Account in your profile.'
const { password: _notAsked, ...missingNames } = missing
export const missingOfCapture = missingNames
export const captureIncomplete = 'Fill in your first name, last name and email.'
export const skipCapture = 'Skip for Now'
export const submitCapture = 'Get Started'
export const captured = (firstName: string) => `Welcome, ${firstName}. Your profile is ready.`
export const profileNotLoaded = "Your profile didn't load. Nothing was changed."
export const loadProfileAgain = 'Try again'

export const signOutTitle = 'Not saved yet'
export const ownEditsLost = "Your latest changes aren't saved. Sign out now and you'll lose them."
export const othersNameLost =
  'Another golfer changed their name here, and that has not reached Bagwise. Signing out takes every name off this device: that change would be lost.'
export const staySignedIn = 'Stay'
export const signOutAnyway = 'Sign out anyway'
export const signingOut = 'Signing Out...'

export const goneTitle = 'That account was deleted'
export const goneIntro =
  'Changes you made on this device never reached Bagwise, and the account they belong to is gone. They are on this device only. What should happen to them?'
export const goneIntoNewAccount = 'Put them in a new account'
export const goneIntoThisAccount = 'Put them in this account'
export const goneAsFile = 'Save them as a file'
export const goneDiscard = 'Discard them'
export const goneFileName = 'bagwise-unsaved-changes.json'
export const goneTaken = 'The changes are in your account now.'
export const goneSavedAsFile =
  'Saved to your downloads as bagwise-unsaved-changes.json. The changes stay on this device until you discard them.'
export const goneDiscarded = 'The changes are off this device.'
export const goneFailed = 'That did not work, and nothing was changed. Please try again.'

export const accountDeletedTitle = 'Your account is deleted'
export const accountDeleted =
  'Your profile, your bag and all your data are gone, from this device and from Bagwise. Thank you for the rounds.'
export const closeAccountDeleted = 'Close'
