import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '#api/session.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import { SessionCheck } from '#navigation/session-check.tsx'
import { PageHead } from '#ui/page-head.tsx'

/** Around every page that needs an account: keeps watching who is here after the page has opened. */
export function SignedInArea() {
  const { status } = useSession()
  const { pathname, search } = useLocation()
  if (status === 'visitor')
    return <Navigate replace to={dialogLink('sign-up', { over: '/', next: pathname + search })} />
  if (status === 'signed-in') return <Outlet />
  return (
    <>
      <PageHead title="No word from Bagwise" subtitle="Everything you have saved is safe." />
      <SessionCheck />
    </>
  )
}
