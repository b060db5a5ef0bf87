import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthUser } from '@bagwise/contract/account'
import * as contract from '@bagwise/contract/email-verification'
import { FORM_LIMIT_BYTES } from '#server/requests/json-body.ts'
import type { Register } from '#server/requests/register.ts'
import type { VerificationMails } from './verification-mails.ts'
import { verifyEmail } from './verify-email.ts'
import type { VerifyEmailParts } from './verify-email.ts'

type Parts = VerifyEmailParts & {
  readonly verificationMails: Pick<VerificationMails, 'mailAgain'>
  /** Throws `not-signed-in`. */
  readonly signedInUser: (request: FastifyRequest, reply: FastifyReply) => Promise<AuthUser>
  readonly now: () => Date
}

const FORM = { bodyLimitBytes: FORM_LIMIT_BYTES }

export function emailVerificationRoutes(
  register: Register,
  { verificationMails, signedInUser, now, ...parts }: Parts,
): void {
  register(
    contract.verifyEmail,
    async ({ body, request }) => {
      await verifyEmail(parts, { token: body.token, address: request.ip, now: now() })
      return { verified: true } as const
    },
    FORM,
  )

  register(
    contract.mailVerification,
    async ({ request, reply }) => ({
      emailVerified: await verificationMails.mailAgain(await signedInUser(request, reply)),
    }),
    FORM,
  )
}
