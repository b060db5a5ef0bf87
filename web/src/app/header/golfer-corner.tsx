import { Link, useLocation } from 'react-router'
import type { AuthUser } from '@bagwise/contract/account'
import { useShownProfile } from '#api/profile/profile-query.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import { isAt } from '#navigation/is-at.ts'
import { buttonClass } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

// Golfers only: visitors need neither the mark nor the code that edits a profile.
const SaveMark = lazyPart(async () => (await import('./save-mark.tsx')).SaveMark)

/** The golfer's name, leading to the profile. */
export function GolferCorner({ user }: { readonly user: AuthUser }) {
  const { profile } = useShownProfile()
  const isCurrent = isAt('/profile', useLocation().pathname)
  const firstName = profile?.firstName || user.firstName
  const lastName = profile?.lastName || user.lastName
  return (
    <>
      <SaveMark />
      <Link
        to="/profile"
        aria-current={isCurrent ? 'page' : undefined}
        className="flex min-h-11 min-w-[44px] items-center px-1.5 max-[17rem]:px-0 text-sm font-semibold text-ink no-underline"
      >
        <span className="truncate border-b-[1.5px] border-fairway pb-0.5">
          {firstName} {lastName}
        </span>
      </Link>
    </>
  )
}

/** Sign In and Sign Up. */
export function VisitorCorner() {
  return (
    <>
      <Link to={dialogLink('sign-in')} className={buttonClass('line', SMALL)}>
        Sign In
      </Link>
      <Link to={dialogLink('sign-up')} className={buttonClass('ink', SMALL)}>
        Sign Up
      </Link>
    </>
  )
}

const SMALL = 'min-h-11! shrink-0 px-2.5! text-[1.0625rem]! md:px-4!'
