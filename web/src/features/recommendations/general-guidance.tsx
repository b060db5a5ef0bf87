import { Link } from 'react-router'
import { GUIDANCE } from '@bagwise/content/recommendations/guidance.prose'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
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
      <Sheet title={hasFailed ? 'Without your profile' : 'For most golfers'}>
        {hasFailed ? (
          <>
            <p role="alert" className="mt-1.5">
              Your profile could not be loaded. It is safe; check your connection and try again. Until then, this holds
              for most golfers.
            </p>
            <Button look="line" className="mt-4" onClick={onRetry}>
              Try again
            </Button>
          </>
        ) : (
          <p className="mt-1.5">
            Bagwise does not know your clubs yet. Put them into your profile, and this page speaks about your own bag.
          </p>
        )}
        <p className="mt-4">
          <Link to="/profile" className={buttonClass(hasFailed ? 'quiet' : 'ink')}>
            Complete My Profile
          </Link>
        </p>
      </Sheet>
      <ul className={styles.guidance}>
        {GUIDANCE.map(({ title, priority, description, reasons }) => (
          <li key={title} className="min-w-0 rounded-sheet border border-rule bg-sheet p-4">
            <div className="flex items-start justify-between gap-3">
              <h2>{title}</h2>
              <Badge look={priority}>{priority.toUpperCase()}</Badge>
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
