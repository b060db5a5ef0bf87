import * as contract from '@bagwise/contract/passkeys'
import { FORM_LIMIT_BYTES } from '#server/requests/json-body.ts'
import type { Register } from '#server/requests/register.ts'
import type { Accounts } from '../accounts.ts'
import { setCookies } from '../session-headers.ts'
import { siteOf } from './site.ts'

type Parts = { readonly accounts: Accounts; readonly publicOrigin: string | undefined }

const FORM = { bodyLimitBytes: FORM_LIMIT_BYTES }

export function passkeyRoutes(register: Register, { accounts, publicOrigin }: Parts): void {
  const { passkeys, signedInUser } = accounts

  register(
    contract.beginPasskeySignIn,
    async ({ request }) => ({
      options: await accounts.beginPasskeySignIn(siteOf(request, publicOrigin), accounts.clientInfoOf(request)),
    }),
    FORM,
  )

  register(
    contract.signInWithPasskey,
    async ({ body, request, reply }) => {
      const site = siteOf(request, publicOrigin)
      const { user, cookies } = await accounts.signInWithPasskey(body, site, accounts.clientInfoOf(request))
      request.log.info('A golfer signed in')
      setCookies(reply, cookies)
      return { user }
    },
    FORM,
  )

  register(contract.getPasskeys, async ({ request, reply }) => {
    const user = await signedInUser(request, reply)
    return { passkeys: await passkeys.list(user) }
  })

  register(
    contract.beginPasskey,
    async ({ body, request, reply }) => {
      const user = await signedInUser(request, reply)
      return { options: await passkeys.begin({ ...body, user, site: siteOf(request, publicOrigin) }) }
    },
    FORM,
  )

  register(
    contract.addPasskey,
    async ({ body, request, reply }) => {
      const user = await signedInUser(request, reply)
      await passkeys.add({ ...body, userId: user.id, site: siteOf(request, publicOrigin) })
      return { passkeys: await passkeys.list(user) }
    },
    FORM,
  )

  register(
    contract.renamePasskey,
    async ({ body, request, reply }) => {
      const user = await signedInUser(request, reply)
      await passkeys.rename({ userId: user.id, id: body.passkey, name: body.name })
      return { passkeys: await passkeys.list(user) }
    },
    FORM,
  )

  register(
    contract.removePasskey,
    async ({ body, request, reply }) => {
      const user = await signedInUser(request, reply)
      await passkeys.remove({ user, id: body.passkey, password: body.password })
      return { passkeys: await passkeys.list(user) }
    },
    FORM,
  )
}
