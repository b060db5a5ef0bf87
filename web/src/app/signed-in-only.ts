import { replace } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { readSession } from '#api/session.ts'
import { dialogLink } from '#navigation/dialogs.ts'

/** Sends visitors to `/` with the sign-up dialog and remembers the path. An unknown session is not a visitor. */
export async function signedInOnly({ request }: LoaderFunctionArgs): Promise<null> {
  const session = await readSession()
  if (session.status !== 'visitor') return null
  const { pathname, search } = new URL(request.url)
  throw replace(dialogLink('sign-up', { over: '/', next: pathname + search }))
}
