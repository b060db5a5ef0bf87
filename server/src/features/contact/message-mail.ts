import type { Mail } from '#server/mail/mail.ts'
import type { FormSubmission } from './contact-store.ts'
import { oneLine, shortened } from './one-line.ts'

/** About as much of a subject as mail programs show. */
const SUBJECT_MAX_LENGTH = 80

/** A contact message as the operator receives it; a reply goes to its sender. */
export function messageMail(
  { submission, first_name, last_name, email, message, created_at }: FormSubmission,
  to: string,
): Mail {
  const name = oneLine(`${first_name} ${last_name}`)
  return {
    id: submission,
    to,
    subject: shortened(`Bagwise: message from ${name}`, { maxLength: SUBJECT_MAX_LENGTH }),
    replyTo: email,
    text: [
      `${name} (${email}) wrote through the contact form:`,
      '',
      message,
      '',
      `Sent ${created_at}, id ${submission}. Your answer to this mail goes to ${email}.`,
      '',
    ].join('\n'),
  }
}
