import { Link } from 'react-router'
import { useSession } from '#api/session/session.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import { useSignOut } from '#navigation/sign-out.ts'
import { Button, buttonClass } from '#ui/button.tsx'

/** Nobody's profile is here: the session is over, or the account has none (specification 1 §2). */
export function ProfileNotFound({ onRetry }: { readonly onRetry: () => void }) {
  const { status } = useSession()
  return (
    <div className="profile-below-name grid gap-4">
      <p className="text-ink-2">Please sign in to view your profile.</p>
      {status === 'visitor' ? (
        <Link to={dialogLink('sign-in', { next: '/profile' })} className={buttonClass('ink', 'justify-self-start')}>
          Sign In
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
    <div className="profile-buttons">
      <Button onClick={onRetry}>Try again</Button>
      <Button look="line" isBusy={isSigningOut} busyLabel="Signing Out..." onClick={() => void leave()}>
        Sign Out
      </Button>
    </div>
  )
}
