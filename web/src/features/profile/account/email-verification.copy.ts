export const howToVerify =
  'Open the link in our mail to verify your email. No mail? Check the address for a typo: if you ever forget your password, the way back in goes there.'
export const sendAgain = 'Send the mail again'
export const sending = 'Sending...'
export const sent = (email: string) => `The mail is on its way to ${email}. Its link works for 24 hours.`
export const sendFailed = "The email didn't send. Try again."
export const verifiedAlready = 'Your email is verified already.'
