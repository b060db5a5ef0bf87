import type { ApiToken } from '@bagwise/contract/tokens'
import { useSubmission } from '#data/use-submission.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FaultForm } from '#ui/fault-form.tsx'
import styles from '../account.module.css'
import { revokeToken } from './token-requests.ts'
import * as copy from './tokens.copy.ts'

type RevokeTokenDialogProps = {
  readonly golfer: string
  readonly token: ApiToken
  readonly onClose: () => void
  readonly onRevoked: () => void
}

/** Asks before a program is shut out. */
export function RevokeTokenDialog({ golfer, token: { id, name }, onClose, onRevoked }: RevokeTokenDialogProps) {
  const { fault, isBusy, submit } = useSubmission(copy.revokeFailed)

  function revoke() {
    void submit(async () => {
      await revokeToken(golfer, id)
      onRevoked()
    })
  }

  return (
    <Dialog title={copy.revokeQuestion} onClose={() => !isBusy && onClose()}>
      <FaultForm
        fault={fault}
        onSubmit={revoke}
        actions={
          <div className={styles.actions}>
            <Button disabled={isBusy} onClick={onClose}>
              {copy.keep}
            </Button>
            <Button type="submit" look="danger" isBusy={isBusy} busyLabel={copy.revoking}>
              {copy.revokeNow}
            </Button>
          </div>
        }
      >
        <p className="wrap-anywhere">{copy.revokeMeans(name)}</p>
      </FaultForm>
    </Dialog>
  )
}
