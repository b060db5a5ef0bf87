import type { ContactField } from './contact-draft.ts'

export const title = 'Contact Us'
export const firstName = 'First Name'
export const lastName = 'Last Name'
export const email = 'Email'
export const message = 'Message'
export const cancel = 'Cancel'
export const send = 'Send Message'
export const sending = 'Sending...'

export const sent = 'Message Sent!'
export const thanks = "Thank you for contacting us. We'll get back to you soon."
export const notSent = "Your message didn't send. It's still in Contact Us: try again."

export const close = 'Close'
export const fieldsMissing = 'Please fill in all fields'
/** Under a field that is empty. */
export const missing = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email.',
  message: 'Type your message.',
} as const satisfies Record<ContactField, string>
export const notAnEmail = 'Please enter an email address like name@example.com.'
export const failed = 'Submission failed'
export const kept = 'What you typed is kept here.'
