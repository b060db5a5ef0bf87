import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { useShownProfile } from '#api/profile/profile-query.ts'
import { useSession } from '#api/session/session.ts'
import { GateContext, gatedPath } from '#navigation/gate.ts'

/** Tells every link of the page who is here; they are drawn again when that changes, not with every edit of the profile. */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { status } = useSession()
  const { profile } = useShownProfile(status === 'signed-in')
  const isKnown = profile !== undefined
  const firstName = profile?.firstName ?? ''
  const lastName = profile?.lastName ?? ''
  const gate = useCallback(
    (path: string) => gatedPath(path, { status, profile: isKnown ? { firstName, lastName } : undefined }),
    [status, isKnown, firstName, lastName],
  )
  return <GateContext value={gate}>{children}</GateContext>
}
