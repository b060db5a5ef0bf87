import * as contract from '@bagwise/contract/account'
import type { Register } from '#server/requests/register.ts'
import type { Accounts } from './accounts.ts'
import { clearBrowserCache, headersOf, setCookies } from './session-headers.ts'

export function accountRoutes(register: Register, accounts: Accounts): void {
  register(contract.getSession, async ({ request, reply }) => {
    const { session, cookies } = await accounts.readSession(headersOf(request))
    setCookies(reply, cookies)
    return { user: session?.user ?? null }
  })

  register(contract.signUp, async ({ body, request, reply }) => {
    const { user, profileSaved, cookies } = await accounts.signUp(body, accounts.clientInfoOf(request))
    request.log.info('A golfer signed up')
    setCookies(reply, cookies)
    return { user, profileSaved }
  })

  register(contract.signIn, async ({ body, request, reply }) => {
    const { user, cookies } = await accounts.signIn(body, accounts.clientInfoOf(request))
    request.log.info('A golfer signed in')
    setCookies(reply, cookies)
    return { user }
  })

  register(contract.checkAccount, async ({ body, request }) => {
    await accounts.checkAccount(body.golfer, accounts.clientInfoOf(request))
    return { isGone: false } as const
  })

  register(contract.signOut, async ({ request, reply }) => {
    setCookies(reply, await accounts.signOut(headersOf(request)))
    clearBrowserCache(reply)
    return { signedOut: true } as const
  })
}
