import { createContext, useContext } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { Session } from '#session/session.ts'
import { dialogLink } from './dialogs.ts'

type Golfer = {
  readonly status: Session['status']
  readonly profile: Pick<Profile, 'firstName' | 'lastName'> | undefined
}

/**
 * Where a gated link leads: visitors to sign-up, golfers whose profile lacks a name to the capture dialog,
 * everybody else straight to the path. Both dialogs open over the given page ('' is the present one) and go on to the path.
 */
export function gatedPath(path: string, { status, profile }: Golfer, over = ''): string {
  if (status === 'visitor') return dialogLink('sign-up', { over, next: path })
  const lacksName = profile !== undefined && (!profile.firstName || !profile.lastName)
  return lacksName ? dialogLink('capture', { over, next: path }) : path
}

/** Dozens of links stand on a page: whoever is here is looked up once for all of them, by the shell. */
export const GateContext = createContext((path: string) => path)

/** `gatedPath` for whoever is here now. */
export function useGate(): (path: string) => string {
  return useContext(GateContext)
}
