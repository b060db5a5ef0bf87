import { Link } from 'react-router'
import { useShownProfile } from '#api/profile/profile-query.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import { useGate } from '#navigation/gate.ts'
import { Sheet } from '#ui/sheet.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import { largestGapLine } from './focus-text.ts'

/** Home shows this many (specification 1 §9). */
const SHOWN_ISSUE_COUNT = 3
const LINK = 'inline-flex min-h-11 items-center text-sm text-water-ink underline underline-offset-3'

/** What to work on: the golfer's own words from the questionnaire, and what the bag says. */
export function FocusCard() {
  const { profile } = useShownProfile()
  const gate = useGate()
  if (!profile) return <div aria-busy="true" className="h-48 rounded-sheet bg-sunk" />
  const issues = profile.currentIssues.slice(0, SHOWN_ISSUE_COUNT)
  const gapLine = largestGapLine(profile)
  return (
    <Sheet title="Your Golf Focus">
      {issues.length > 0 ? (
        <ol aria-label="What to work on" className="mt-1 divide-y divide-rule">
          {issues.map((issue, index) => (
            <li key={issue} className="flex min-h-14 items-center gap-3">
              <span aria-hidden="true" className="plate w-6 text-[1.75rem]">
                {index + 1}
              </span>
              <span className="min-w-0 wrap-anywhere">{issue}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="mt-1.5 text-sm">
          Nothing to work on yet.{' '}
          <Link to={dialogLink('golf-profile')} className={LINK}>
            Tell Bagwise about your game
          </Link>
        </p>
      )}
      {gapLine !== undefined && (
        <div className="mt-1 border-t border-rule pt-2 text-sm">
          <p>{unbroken(gapLine)}</p>
          <Link to={gate('/distances')} className={LINK}>
            See my gaps
          </Link>
        </div>
      )}
    </Sheet>
  )
}
