import * as contract from '@bagwise/contract/password-reset'
import type { Register } from '#server/register.ts'
import type { ForgotPassword } from './forgot-password.ts'
import { resetPassword } from './reset-password.ts'
import type { ResetPasswordParts } from './reset-password.ts'

type Parts = ResetPasswordParts & { readonly forgotPassword: ForgotPassword; readonly now: () => Date }

export function passwordResetRoutes(register: Register, { forgotPassword, now, ...parts }: Parts): void {
  register(contract.forgotPassword, async ({ body, request }) => ({
    helpFrom: await forgotPassword.ask({ email: body.email, address: request.ip }),
  }))

  register(contract.resetPassword, async ({ body, request }) => {
    await resetPassword(parts, { ...body, address: request.ip, now: now() })
    return { changed: true } as const
  })
}
