import { useState } from 'react'
import { useNavigate } from 'react-router'
import { signOut } from '#session/sign-in.ts'
import { notify } from '#ui/notices.ts'
import { dialogLink } from './dialogs.ts'
import * as copy from './sign-out.copy.ts'

type LeaveOptions = { readonly losingEdits?: boolean; readonly onStay?: () => void }

/** Signs out. Edits that could not be sent are asked about first; `onStay` is called when the golfer is still here afterwards. */
export function useSignOut() {
  const navigate = useNavigate()
  const [isSigningOut, setIsSigningOut] = useState(false)

  async function leave({ losingEdits = false, onStay }: LeaveOptions = {}): Promise<void> {
    setIsSigningOut(true)
    const outcome = await signOut({ losingEdits })
    // The page starts anew in a moment: the button stays busy until then.
    if (outcome === 'signed-out') return
    setIsSigningOut(false)
    onStay?.()
    if (outcome === 'unsaved-edits') await navigate(dialogLink('sign-out'))
    else notify('alert', copy.noAnswer)
  }

  return { isSigningOut, leave }
}
