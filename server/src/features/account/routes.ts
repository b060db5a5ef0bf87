import * as contract from '@bagwise/contract/account'
import { FORM_LIMIT_BYTES } from '#server/requests/json-body.ts'
import type { Register } from '#server/requests/register.ts'
import type { Database } from '#server/db/database.ts'
import type { Accounts } from './accounts.ts'
import { clearBrowserCache, headersOf, setCookies } from './session-headers.ts'

const FORM = { bodyLimitBytes: FORM_LIMIT_BYTES }

type Parts = Pick<Database, 'epoch' | 'restoredTo'> & {
  readonly accounts: Accounts
  /** Whether an AI service is asked here, and whether links are mailed. */
  readonly services: { readonly hasAi: boolean; readonly hasMail: boolean }
  /** Mails the golfer a link that verifies the e-mail, where this server mails links. */
  readonly mailNewAddress: (email: string) => void
}

export function accountRoutes(
  register: Register,
  { accounts, services, epoch, restoredTo, mailNewAddress }: Parts,
): void {
  register(contract.getSession, async ({ request, reply }) => {
    const session = await accounts.sessionOf(request, reply)
    return {
      user: session?.user ?? null,
      epoch: await epoch(),
      restoredTo: await restoredTo(),
      ...(services.hasAi && { hasAi: true }),
      ...(services.hasMail && { hasMail: true }),
    }
  })

  register(
    contract.signUp,
    async ({ body, request, reply }) => {
      const { user, profileSaved, cookies } = await accounts.signUp(body, accounts.clientInfoOf(request))
      request.log.info('A golfer signed up')
      setCookies(reply, cookies)
      mailNewAddress(user.email)
      return { user, profileSaved }
    },
    FORM,
  )

  register(
    contract.signIn,
    async ({ body, request, reply }) => {
      const { user, cookies } = await accounts.signIn(body, accounts.clientInfoOf(request))
      request.log.info('A golfer signed in')
      setCookies(reply, cookies)
      return { user }
    },
    FORM,
  )

  register(
    contract.checkAccount,
    async ({ body, request }) => {
      await accounts.checkAccount(body.golfer, accounts.clientInfoOf(request))
      return { isGone: false } as const
    },
    FORM,
  )

  register(
    contract.signOut,
    async ({ request, reply }) => {
      setCookies(reply, await accounts.signOut(headersOf(request)))
      clearBrowserCache(reply)
      return { signedOut: true } as const
    },
    FORM,
  )
}
