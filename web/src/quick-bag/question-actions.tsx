import { Button } from '#ui/button.tsx'
import wizard from '#wizard/wizard.module.css'
import * as copy from './quick-steps.copy.ts'
import styles from './quick-bag.module.css'

/** Where the thumb is: back at the left, on at the right. */
export function QuestionActions({
  label,
  isBlocked = false,
  onBack,
}: {
  readonly label: string
  readonly isBlocked?: boolean
  readonly onBack: () => void
}) {
  return (
    <div className={`${wizard.actions} ${styles.actions}`}>
      <Button look="line" onClick={onBack}>
        {copy.back}
      </Button>
      <Button type="submit" disabled={isBlocked}>
        {label}
      </Button>
    </div>
  )
}
