import { Button } from '#ui/button.tsx'
import * as copy from './account.copy.ts'
import styles from './account.module.css'

type FormActionsProps = {
  readonly submit: string
  readonly busy?: string
  readonly isBusy?: boolean
  readonly onCancel: () => void
}

/** Cancel left, the way on right. */
export function FormActions({ submit, busy = submit, isBusy = false, onCancel }: FormActionsProps) {
  return (
    <div className={styles.actions}>
      <Button look="line" disabled={isBusy} onClick={onCancel}>
        {copy.cancel}
      </Button>
      <Button type="submit" isBusy={isBusy} busyLabel={busy}>
        {submit}
      </Button>
    </div>
  )
}
