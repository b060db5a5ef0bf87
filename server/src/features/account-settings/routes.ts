import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { AuthUser } from '@bagwise/contract/account'
import * as contract from '@bagwise/contract/account-settings'
import type { Tables } from '#server/db/schema.ts'
import { FORM_LIMIT_BYTES } from '#server/requests/json-body.ts'
import type { SecurityEvents } from '#server/security-events/security-events.ts'
import type { Register } from '#server/requests/register.ts'
import type { AccountAccess } from './account-access.ts'
import { changeEmail } from './change-email.ts'
import type { ChangeEmailParts } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount } from './delete-account.ts'
import { listSessions } from './session-list.ts'
import type { SettingsStore } from './settings-store.ts'

type Parts = ChangeEmailParts & {
  readonly accounts: AccountAccess
  readonly db: Kysely<Tables>
  readonly store: SettingsStore
  readonly events: Pick<SecurityEvents, 'note'>
  /** Whether the golfer's e-mail is verified; undefined when this server mails no links. */
  readonly isEmailVerified: (userId: string) => Promise<boolean | undefined>
  readonly now: () => Date
  readonly log: FastifyBaseLogger
}

const FORM = { bodyLimitBytes: FORM_LIMIT_BYTES }

export function accountSettingsRoutes(register: Register, parts: Parts): void {
  const { accounts, store, events, now } = parts
  const noteEnded = ({ email }: AuthUser, { ip }: FastifyRequest) =>
    events.note('sessions-ended', { email, address: ip })

  register(
    contract.changeEmail,
    async ({ body, request, reply }) => {
      const { user } = await accounts.signedInSession(request, reply)
      return { user: await changeEmail(parts, { user, form: body, now: now() }) }
    },
    FORM,
  )

  register(
    contract.changePassword,
    async ({ body, request, reply }) => {
      const { user } = await accounts.signedInSession(request, reply)
      const change = { user, form: body, from: accounts.clientInfoOf(request), now: now() }
      accounts.setCookies(reply, await changePassword(parts, change))
      await noteEnded(user, request)
      return { changed: true } as const
    },
    FORM,
  )

  register(contract.getSessions, async ({ request, reply }) => {
    const session = await accounts.signedInSession(request, reply)
    return {
      sessions: await listSessions(store, session, now()),
      emailVerified: await parts.isEmailVerified(session.user.id),
    }
  })

  register(
    contract.endSession,
    async ({ body, request, reply }) => {
      const session = await accounts.signedInSession(request, reply)
      await store.endSession({ userId: session.user.id, id: body.session })
      await noteEnded(session.user, request)
      return { sessions: await listSessions(store, session, now()) }
    },
    FORM,
  )

  register(
    contract.endOtherSessions,
    async ({ request, reply }) => {
      const session = await accounts.signedInSession(request, reply)
      await store.endOtherSessions({ userId: session.user.id, token: session.token })
      await noteEnded(session.user, request)
      return { sessions: await listSessions(store, session, now()) }
    },
    FORM,
  )

  register(
    contract.deleteAccount,
    async ({ body, request, reply }) => {
      const { user } = await accounts.signedInSession(request, reply)
      const deletion = { user, password: body.password, from: accounts.clientInfoOf(request), now: now() }
      accounts.setCookies(reply, await deleteAccount(parts, deletion))
      return { deleted: true } as const
    },
    FORM,
  )
}
