import type { AuthUser } from '@bagwise/contract/account'
import type { Profile, VersionedProfile } from '@bagwise/contract/profile'
import { CONFLICTS_KEY, PROFILE_COPY_KEY, SESSION_COPY_KEY } from '#api/device/device.ts'
import { fieldOf, localCopy } from '#api/device/local-copy.ts'
import { parseConflicts } from './kept-conflicts.ts'
import { parseProfile } from './profile-shape.ts'

type KeptProfile = {
  readonly golfer: string
  readonly version: number
  /** As the server last said it; edits that it has not confirmed are rows of their own. */
  readonly profile: Profile
  /** When this copy was last saved, by the device's clock: to show, never to compare. */
  readonly updatedAt: string
}

const sessionCopy = localCopy<AuthUser>({ key: SESSION_COPY_KEY, schema: 1, parse: parseUser })
const conflictsCopy = localCopy({ key: CONFLICTS_KEY, schema: 1, parse: parseConflicts })
const profileCopy = localCopy<KeptProfile>({ key: PROFILE_COPY_KEY, schema: 1, parse: parseKept })

/** What a golfer's device keeps, so that it can show the profile before, and without, an answer of the server. */
export const golferCopies = {
  /** Who was signed in here last, with the profile if the copy of it is that golfer's. */
  read: (): { readonly user: AuthUser; readonly snapshot: VersionedProfile | undefined } | undefined => {
    const user = sessionCopy.read()
    if (!user) return undefined
    const kept = profileCopy.read()
    return { user, snapshot: kept?.golfer === user.id ? kept : undefined }
  },
  keepUser: (user: AuthUser): void => report(sessionCopy.write(user)),
  keepProfile: ({ profile, version }: VersionedProfile): void =>
    report(profileCopy.write({ golfer: profile.id, version, profile, updatedAt: new Date().toISOString() })),
  /** The golfer is gone; the server's history keeps what the conflicts are about. */
  forget: (): void => {
    sessionCopy.remove()
    profileCopy.remove()
    conflictsCopy.remove()
  },
}

function report(failure: { readonly error: unknown } | undefined): void {
  if (failure) console.error('Error saving user profile', failure.error)
}

function parseUser(content: unknown): AuthUser | undefined {
  const text = (name: string) => {
    const value = fieldOf(content, name)
    return typeof value === 'string' ? value : undefined
  }
  const [id, email, firstName, lastName] = [text('id'), text('email'), text('firstName'), text('lastName')]
  const createdAt = text('createdAt')
  if (!id || email === undefined || firstName === undefined || lastName === undefined) return undefined
  return createdAt === undefined ? undefined : { id, email, firstName, lastName, createdAt, isAuthenticated: true }
}

function parseKept(content: unknown): KeptProfile | undefined {
  const profile = parseProfile(fieldOf(content, 'profile'))
  const golfer = fieldOf(content, 'golfer')
  const version = fieldOf(content, 'version')
  const updatedAt = fieldOf(content, 'updatedAt')
  if (!profile || golfer !== profile.id || !Number.isSafeInteger(version)) return undefined
  return typeof updatedAt === 'string' ? { golfer, version: Number(version), profile, updatedAt } : undefined
}
