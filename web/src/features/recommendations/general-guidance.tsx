import { Link } from 'react-router'
import { GUIDANCE } from '@bagwise/content/recommendations/guidance.prose'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import * as copy from './general-guidance.copy.ts'
import styles from './recommendations.module.css'

type GeneralGuidanceProps = {
  /** The profile exists, but could not be loaded. */
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

/** What holds for most golfers, as long as nothing is known about this one. */
export function GeneralGuidance({ hasFailed, onRetry }: GeneralGuidanceProps) {
  return (
    <div className="grid gap-4">
      <Sheet title={hasFailed ? copy.failedTitle : copy.title}>
        {hasFailed ? (
          <>
            <p role="alert" className="mt-1.5">
              {copy.failed}
            </p>
            <Button look="line" className="mt-4" onClick={onRetry}>
              {copy.tryAgain}
            </Button>
          </>
        ) : (
          <p className="mt-1.5">{copy.hint}</p>
        )}
        <p className="mt-4">
          <Link to="/profile" className={buttonClass(hasFailed ? 'quiet' : 'ink')}>
            {copy.toProfile}
          </Link>
        </p>
      </Sheet>
      <ul className={styles.guidance}>
        {GUIDANCE.map(({ title, priority, description, reasons }) => (
          <li key={title} className="min-w-0 rounded-sheet border border-rule bg-sheet p-4">
            <div className="flex items-start justify-between gap-3">
              <h2>{title}</h2>
              <Badge look={priority}>{copy.priorityLabels[priority]}</Badge>
            </div>
            <p className="mt-1.5">{description}</p>
            <ul className={styles.points}>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
