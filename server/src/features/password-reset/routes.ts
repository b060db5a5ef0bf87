import type { FastifyReply, FastifyRequest } from 'fastify'
import * as contract from '@bagwise/contract/password-reset'
import { FORM_LIMIT_BYTES } from '#server/requests/json-body.ts'
import type { Register } from '#server/requests/register.ts'
import type { ForgotPassword } from './forgot-password.ts'
import { resetPassword } from './reset-password.ts'
import type { ResetPasswordParts } from './reset-password.ts'

type Parts = ResetPasswordParts & {
  readonly accounts: {
    readonly clientInfoOf: (request: FastifyRequest) => { readonly headers: Headers; readonly address: string }
    readonly setCookies: (reply: FastifyReply, cookies: readonly string[]) => void
  }
  readonly forgotPassword: ForgotPassword
  readonly now: () => Date
}

const FORM = { bodyLimitBytes: FORM_LIMIT_BYTES }

export function passwordResetRoutes(register: Register, { forgotPassword, now, ...parts }: Parts): void {
  const { accounts } = parts

  register(
    contract.forgotPassword,
    async ({ body, request }) => ({
      helpFrom: await forgotPassword.ask({ email: body.email, address: request.ip }),
    }),
    FORM,
  )

  register(
    contract.resetPassword,
    async ({ body, request, reply }) => {
      const cookie = await resetPassword(parts, { ...body, from: accounts.clientInfoOf(request), now: now() })
      accounts.setCookies(reply, [cookie])
      return { changed: true } as const
    },
    FORM,
  )
}
