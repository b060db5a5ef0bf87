import { useEffect, useRef } from 'react'
import type { ComponentType } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { useTrailStart } from '#navigation/step-trail.ts'
import { openDialog, rememberedPath, searchWithoutDialog } from '#navigation/dialogs.ts'
import type { DialogContentProps, DialogName } from '#navigation/dialogs.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { RollingBall } from '#ui/rolling-ball.tsx'

function dialogPart(load: () => Promise<ComponentType<DialogContentProps>>) {
  return lazyPart(load, <Opening />)
}

const AccountDialog = dialogPart(async () => (await import('#features/account/account-dialog.tsx')).AccountDialog)

const CONTENTS = {
  'sign-in': AccountDialog,
  'sign-up': AccountDialog,
  'forgot-password': AccountDialog,
  'reset-password': AccountDialog,
  'verify-email': AccountDialog,
  'account-deleted': AccountDialog,
  'account-gone': AccountDialog,
  capture: AccountDialog,
  'sign-out': AccountDialog,
  'golf-profile': dialogPart(
    async () => (await import('#features/onboarding/golf-profile-dialog.tsx')).GolfProfileDialog,
  ),
  contact: dialogPart(async () => (await import('#features/contact/contact-dialog.tsx')).ContactDialog),
} as const satisfies Record<DialogName, ComponentType<DialogContentProps>>

/** Shows the dialog named in the address. */
export function DialogHost() {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const dialog = openDialog(query)
  const onClose = useClose(dialog !== undefined)
  if (dialog === undefined) return null

  const Content: ComponentType<DialogContentProps> = CONTENTS[dialog]
  return <Content dialog={dialog} next={rememberedPath(query)} onClose={onClose} />
}

/**
 * Removes the dialog from the address: goes back to the page it was opened on, to leave no duplicate in the history.
 */
function useClose(isOpen: boolean): () => void {
  const { key, pathname, search } = useLocation()
  const navigate = useNavigate()
  const { entriesBehind, goToStart } = useTrailStart()
  const isPush = useNavigationType() === 'PUSH'
  const pageBelow = useRef<string>(undefined)
  const isOpenedHere = useRef(false)
  const closedAt = useRef<string>(undefined)

  useEffect(() => {
    if (!isOpen) {
      pageBelow.current = pathname
      isOpenedHere.current = false
    } else {
      // A dialog that replaces another one may belong to a different page.
      isOpenedHere.current = pageBelow.current === pathname && (isPush || isOpenedHere.current)
    }
  }, [isOpen, isPush, key, pathname])

  async function leaveFor(page: string) {
    await goToStart()
    await navigate(page, { replace: true })
  }

  return () => {
    // A second Escape during the first navigation must not leave the page.
    if (closedAt.current === key) return
    closedAt.current = key
    // A dialog that asks questions has an entry for each of them.
    if (isOpenedHere.current) void navigate(-1 - entriesBehind)
    else void leaveFor(pathname + searchWithoutDialog(new URLSearchParams(search)))
  }
}

function Opening() {
  return (
    <div className="pointer-events-none fixed inset-0 z-20 grid place-items-center bg-[rgb(11_17_20/.55)] text-sand">
      <RollingBall />
    </div>
  )
}
