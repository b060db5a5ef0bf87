import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthUser } from '@bagwise/contract/account'
import { sendContactMessage } from '@bagwise/contract/contact'
import type { Register } from '#server/requests/register.ts'
import { sendMessage } from './send-message.ts'
import type { SendMessageParts } from './send-message.ts'

/** A message at its longest, every character escaped, with names and e-mail. */
const MESSAGE_LIMIT_BYTES = 40 * 1024

type Parts = SendMessageParts & {
  /** The signed-in user, if any. */
  readonly sender: (request: FastifyRequest, reply: FastifyReply) => Promise<AuthUser | undefined>
  readonly now: () => Date
}

export function contactRoutes(register: Register, { sender, now, ...parts }: Parts): void {
  register(
    sendContactMessage,
    async ({ body, request, reply }) => {
      const user = await sender(request, reply)
      await sendMessage(parts, { message: body, userId: user?.id, address: request.ip, now: now() })
      return { sent: true } as const
    },
    { bodyLimitBytes: MESSAGE_LIMIT_BYTES },
  )
}
