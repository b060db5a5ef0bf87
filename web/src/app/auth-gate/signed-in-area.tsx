import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '#session/session.ts'
import { dialogLink, openDialog, searchWithoutDialog } from '#navigation/dialogs.ts'
import { SessionCheck } from '#navigation/session-check.tsx'
import { PageHead } from '#ui/page-head.tsx'
import * as copy from '#app/app.copy.ts'
import { useGateDialog } from './gate-dialog.ts'

/** Wraps every page that needs an account, and reacts when the session ends later. */
export function SignedInArea() {
  const { status } = useSession()
  const { pathname, search } = useLocation()
  const gate = useGateDialog(status === 'visitor')
  // Who was signed in here has an account, even where nothing of it waits on the device.
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (status === 'signed-in' && !wasSignedIn) setWasSignedIn(true)
  const dialog = wasSignedIn ? 'sign-in' : gate
  // First ask whether edits left on the device may be deleted.
  const query = new URLSearchParams(search)
  if (status === 'visitor' && openDialog(query) === 'sign-out') return null
  if (status === 'visitor')
    return (
      dialog && <Navigate replace to={dialogLink(dialog, { over: '/', next: pathname + searchWithoutDialog(query) })} />
    )
  if (status === 'signed-in') return <Outlet />
  return (
    <>
      <PageHead title={copy.noWord.title} subtitle={copy.noWord.subtitle} />
      <SessionCheck />
    </>
  )
}
