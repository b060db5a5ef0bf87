import { useSession } from '#api/session.ts'
import { useProfile } from '#api/profile.ts'
import { dialogLink } from './dialogs.ts'

/**
 * Where a gated link leads: visitors to sign-up, golfers whose profile lacks a name to the capture dialog,
 * everybody else straight to the path. Both dialogs go on to the path.
 */
export function useGate(): (path: string) => string {
  const session = useSession()
  const { profile } = useProfile(session.status === 'signed-in')
  return (path) => {
    if (session.status === 'visitor') return dialogLink('sign-up', { next: path })
    const lacksName = profile !== undefined && (!profile.firstName || !profile.lastName)
    return lacksName ? dialogLink('capture', { next: path }) : path
  }
}
