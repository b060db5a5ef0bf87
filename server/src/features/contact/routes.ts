import { sendContactMessage } from '@bagwise/contract/contact'
import type { Register } from '#server/register.ts'
import { sendMessage } from './send-message.ts'
import type { SendMessageParts } from './send-message.ts'

export function contactRoutes(
  register: Register,
  { now, ...parts }: SendMessageParts & { readonly now: () => Date },
): void {
  register(sendContactMessage, async ({ body, request }) => {
    await sendMessage(parts, { message: body, address: request.ip, now: now() })
    return { sent: true } as const
  })
}
