import type { Profile } from '@bagwise/contract/profile'
import { useShownProfile } from '#api/profile-query.ts'
import { useSession } from '#api/session.ts'
import type { Session } from '#api/session.ts'
import { dialogLink } from './dialogs.ts'

type Golfer = { readonly status: Session['status']; readonly profile: Profile | undefined }

/**
 * Where a gated link leads: visitors to sign-up, golfers whose profile lacks a name to the capture dialog,
 * everybody else straight to the path. Both dialogs open over the given page ('' is the present one) and go on to the path.
 */
export function gatedPath(path: string, { status, profile }: Golfer, over = ''): string {
  if (status === 'visitor') return dialogLink('sign-up', { over, next: path })
  const lacksName = profile !== undefined && (!profile.firstName || !profile.lastName)
  return lacksName ? dialogLink('capture', { over, next: path }) : path
}

/** `gatedPath` for whoever is here now. */
export function useGate(): (path: string) => string {
  const { status } = useSession()
  const { profile } = useShownProfile(status === 'signed-in')
  return (path) => gatedPath(path, { status, profile })
}
