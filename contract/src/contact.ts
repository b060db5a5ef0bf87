import * as z from 'zod/mini'
import { Email } from './account.ts'
import { endpoint } from './endpoint.ts'
import { nameText, text } from './text.ts'

const NAME_MAX_LENGTH = 100
/** Some three pages: longer than any question. */
const MESSAGE_MAX_LENGTH = 5_000

export const ContactMessage = z.strictObject({
  firstName: nameText({ minLength: 1, maxLength: NAME_MAX_LENGTH }),
  lastName: nameText({ minLength: 1, maxLength: NAME_MAX_LENGTH }),
  email: Email,
  message: text({ minLength: 1, maxLength: MESSAGE_MAX_LENGTH }),
  /** Made once per form, so that a message sent twice is stored once. */
  submission: z.uuid(),
  /** Honeypot: hidden from people, filled in by bots. */
  website: z.optional(z.string()),
})
export type ContactMessage = z.infer<typeof ContactMessage>

/** Open to visitors. */
export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  group: 'contact',
  access: 'anybody',
  summary: 'Sends a message to the operator',
  errors: ['too-many-messages'],
  body: ContactMessage,
  reply: z.object({ sent: z.literal(true) }),
})
