import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#api/profile/profile-query.ts'
import { useProfile } from '#api/profile/use-profile.ts'
import { RequestProblem } from '#api/request.ts'
import { useSession } from '#api/session/session.ts'
import { Button } from '#ui/button.tsx'
import { usePageTitle } from '#ui/page-title.ts'
import { Sheet } from '#ui/sheet.tsx'
import { golferName } from './header/header-facts.ts'
import { ProfileNotFound } from './profile-not-found.tsx'
import { ProfilePage } from './profile-page.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import './profile.css'

/** The answers of the server that say: there is no profile, not for this session. */
const NO_PROFILE: ReadonlySet<number> = new Set([401, 404])

/** The golfer, the bag, and everything that Bagwise knows of both. */
export function ProfileScreen() {
  const { profile, isLoading, hasFailed, reload } = useProfile()
  const { error } = useQuery(profileQuery)
  const session = useSession()
  const body = useRef<HTMLDivElement>(null)
  const accountName =
    session.status === 'signed-in' ? `${session.user.firstName} ${session.user.lastName}` : 'Your profile'
  usePageTitle('Profile')
  const onRetry = () => {
    // The button goes away with the failure; what comes instead takes the focus.
    body.current?.focus({ preventScroll: true })
    reload()
  }
  const isMissing = !hasFailed || (error instanceof RequestProblem && NO_PROFILE.has(error.status))
  return (
    <>
      {/* One heading for all that may stand below it, so that the focus of a new page stays on it. */}
      <h1 tabIndex={-1} className="profile-name">
        {profile
          ? (golferName(profile) ?? 'Your profile')
          : isLoading || !isMissing
            ? accountName
            : 'Profile Not Found'}
      </h1>
      <div ref={body} tabIndex={-1} className="outline-none">
        {profile ? (
          <ProfilePage key={profile.id} profile={profile} />
        ) : isLoading ? (
          <ProfileSkeleton />
        ) : isMissing ? (
          <ProfileNotFound onRetry={onRetry} />
        ) : (
          <LoadingFailed onRetry={onRetry} />
        )}
      </div>
    </>
  )
}

function LoadingFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Sheet className="profile-below-name">
      <p role="alert">Your profile could not be loaded. It is safe; check your connection and try again.</p>
      <Button look="line" className="mt-4" onClick={onRetry}>
        Try again
      </Button>
    </Sheet>
  )
}
