import type * as contract from '@bagwise/contract/password-reset'
import { request } from '#api/request.ts'
import { checkSessionAgain } from './session.ts'

/** mail: a link is on its way if the e-mail has an account. operator: this server sends no mail. */
export type HelpFrom = 'mail' | 'operator'

export async function forgotPassword(email: string): Promise<HelpFrom> {
  return (await request<typeof contract.forgotPassword>('POST', '/api/forgot-password', { email })).helpFrom
}

/** Sets a new password with the token of a link; every session of the golfer ends, maybe one in this browser. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await request<typeof contract.resetPassword>('POST', '/api/reset-password', { token, password })
  checkSessionAgain()
}
