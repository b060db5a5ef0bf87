import type * as contact from '@bagwise/contract/contact'
import type { ContactMessage } from '@bagwise/contract/contact'
import { request } from './request.ts'

/** Stores a message for whoever runs this Bagwise. Sent again with the same `submission` it stays one message. */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  await request<typeof contact.sendContactMessage>('POST', '/api/contact', message)
}
