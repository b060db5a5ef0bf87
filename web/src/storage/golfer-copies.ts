import type { AuthUser } from '@bagwise/contract/account'
import type { Profile, VersionedProfile } from '@bagwise/contract/profile'
import { isOver, setAside } from './before-restore.ts'
import { PROFILE_COPY_KEY, SESSION_COPY_KEY } from './copy-keys.ts'
import { isOtherEpoch } from './epochs.ts'
import { localCopy } from './local-copy.ts'
import { fields, finiteNumber, only, text } from './parsers.ts'
import type { Parser } from './parsers.ts'
import { parseProfile } from './profile-shape.ts'

type KeptProfile = {
  readonly golfer: string
  readonly version: number
  /** Undefined in a copy that is older than epochs. */
  readonly epoch?: string | undefined
  /** As the server last said it; edits that it has not confirmed are rows of their own. */
  readonly profile: Profile
  /** When this copy was last saved, by the device's clock: to show, never to compare. */
  readonly updatedAt: string
}

const parseUser: Parser<AuthUser> = fields({
  id: only(text, (id) => id !== ''),
  email: text,
  firstName: text,
  lastName: text,
  createdAt: text,
  isAuthenticated: () => true as const,
})
const parseKept: Parser<KeptProfile> = only(
  fields(
    { golfer: text, version: only(finiteNumber, Number.isSafeInteger), profile: parseProfile, updatedAt: text },
    { epoch: text },
  ),
  ({ golfer, profile }) => golfer === profile.id,
)

const sessionCopy = localCopy<AuthUser>({ key: SESSION_COPY_KEY, schema: 1, parse: parseUser })
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
  keepProfile: ({ profile, version, epoch }: VersionedProfile): void => {
    // A tab that has not heard of the restore yet.
    if (isOver(profile.id, { epoch })) return
    noteEpoch(epoch)
    report(profileCopy.write({ golfer: profile.id, version, epoch, profile, updatedAt: new Date().toISOString() }))
  },
  noteEpoch,
}

/** Has to come before anything of the new epoch takes the place of what is kept. */
function noteEpoch(epoch: string | undefined): void {
  const kept = epoch === undefined ? undefined : profileCopy.read()
  if (kept?.epoch !== undefined && isOtherEpoch(kept, { epoch })) setAside(kept.profile, kept.epoch)
}

function report(failure: { readonly error: unknown } | undefined): void {
  if (failure) console.error('Error saving user profile', failure.error)
}
