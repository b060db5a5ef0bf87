import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** The way out for good. */
export function DeleteAccount({ golfer, email }: { readonly golfer: string; readonly email: string }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="account-row">
      <div className="account-line">
        <div className="min-w-0">
          <h3>Delete account</h3>
          <p className="text-sm text-ink-2">Removes you and everything of yours, for good.</p>
        </div>
        <Button look="danger" onClick={() => setIsAsking(true)}>
          Delete account
        </Button>
      </div>
      {isAsking && <DeleteAccountDialog golfer={golfer} email={email} onClose={() => setIsAsking(false)} />}
    </div>
  )
}
