import { replace } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { readSession } from '#api/session/read-session.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import { gateDialog } from './gate-dialog.ts'

/** Sends visitors to `/` with the dialog to sign up, or in, and remembers the path. An unknown session is not a visitor. */
export async function signedInOnly({ request }: LoaderFunctionArgs): Promise<null> {
  const session = await readSession()
  if (session.status !== 'visitor') return null
  const { pathname, search } = new URL(request.url)
  throw replace(dialogLink(await gateDialog(), { over: '/', next: pathname + search }))
}
