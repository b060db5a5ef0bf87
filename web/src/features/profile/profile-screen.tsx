import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { profileQuery } from '#sync/profile-query.ts'
import { useProfile } from '#data/use-profile.ts'
import { RequestProblem } from '#http/request.ts'
import { useSession } from '#session/session.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { usePageTitle } from '#ui/page-title.ts'
import { Sheet } from '#ui/sheet.tsx'
import { dialogLink } from '#navigation/dialogs.ts'
import { useSignOut } from '#navigation/sign-out.ts'
import { golferName } from './header/header-facts.ts'
import { ProfilePage } from './profile-page.tsx'
import * as copy from './profile.copy.ts'
import styles from './profile.module.css'
import header from './header/header.module.css'

/** The answers of the server that say: there is no profile, not for this session. */
const NO_PROFILE: ReadonlySet<number> = new Set([401, 404])

/** The golfer, the bag, and everything that Bagwise knows of both. */
export function ProfileScreen() {
  const { profile, isLoading, hasFailed, reload } = useProfile()
  const { error } = useQuery(profileQuery)
  const session = useSession()
  const body = useRef<HTMLDivElement>(null)
  const accountName =
    session.status === 'signed-in' ? `${session.user.firstName} ${session.user.lastName}` : copy.yourProfile
  usePageTitle(copy.pageTitle)
  const onRetry = () => {
    // The button goes away with the failure; what comes instead takes the focus.
    body.current?.focus({ preventScroll: true })
    reload()
  }
  const isMissing = !hasFailed || (error instanceof RequestProblem && NO_PROFILE.has(error.status))
  return (
    <>
      {/* One heading for all that may stand below it, so that the focus of a new page stays on it. */}
      <h1 tabIndex={-1} className={styles.name}>
        {profile
          ? (golferName(profile) ?? copy.yourProfile)
          : isLoading || !isMissing
            ? accountName
            : copy.profileNotFound}
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
    <Sheet className={styles.belowName}>
      <p role="alert">{copy.loadingFailed}</p>
      <Button look="line" className="mt-4" onClick={onRetry}>
        {copy.tryAgain}
      </Button>
    </Sheet>
  )
}

/** The page's parts in their final places while the profile is on its way. */
function ProfileSkeleton() {
  return (
    <div aria-busy="true" className={`${styles.belowName} grid gap-4`}>
      <output className="sr-only">{copy.loading}</output>
      <div aria-hidden="true" className="h-47 rounded-sheet bg-sunk" />
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-x-7">
        <div aria-hidden="true" className="h-220 rounded-sheet bg-sunk" />
        <div aria-hidden="true" className="h-78 rounded-sheet bg-sunk" />
      </div>
    </div>
  )
}

/** Nobody's profile is here: the session is over, or the account has none (specification 1 §2). */
function ProfileNotFound({ onRetry }: { readonly onRetry: () => void }) {
  const { status } = useSession()
  return (
    <div className={`${styles.belowName} grid gap-4`}>
      <p className="text-ink-2">{copy.pleaseSignIn}</p>
      {status === 'visitor' ? (
        <Link to={dialogLink('sign-in', { next: '/profile' })} className={buttonClass('ink', 'justify-self-start')}>
          {copy.signIn}
        </Link>
      ) : (
        <SignInAgain onRetry={onRetry} />
      )}
    </div>
  )
}

/** The session holds, so there is nothing to sign in to before it has ended. */
function SignInAgain({ onRetry }: { readonly onRetry: () => void }) {
  const { isSigningOut, leave } = useSignOut()
  return (
    <div className={header.buttons}>
      <Button onClick={onRetry}>{copy.tryAgain}</Button>
      <Button look="line" isBusy={isSigningOut} busyLabel={copy.signingOut} onClick={() => void leave()}>
        {copy.signOut}
      </Button>
    </div>
  )
}
