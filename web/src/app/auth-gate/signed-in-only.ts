import { replace } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { readSession } from '#session/session-sync.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import { gateDialog } from './gate-dialog.ts'

/**
 * Redirects visitors to `/` with the sign-up or sign-in dialog, remembering the path. An unknown session is not a
 * visitor.
 */
export async function signedInOnly({ request }: LoaderFunctionArgs): Promise<null> {
  const session = await readSession()
  if (session.status !== 'visitor') return null
  const { pathname, search } = new URL(request.url)
  throw replace(dialogLink(await gateDialog(), { over: '/', next: pathname + search }))
}
