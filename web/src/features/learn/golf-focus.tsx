import { Link } from 'react-router'
import { drillForIssue } from '@bagwise/content/practice'
import type { Profile } from '@bagwise/contract/profile'
import { withEstimatedFacts } from '@bagwise/golf/facts'
import { issueAsSeen } from '@bagwise/golf/onboarding/miss-words'
import { dialogLink } from '#navigation/dialogs.ts'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import * as copy from './learn.copy.ts'

/** As many as on home (specification 1 §9). */
const SHOWN_ISSUE_COUNT = 3

const ROW = 'flex min-h-14 items-center gap-3 py-2 text-ink no-underline'

/** What to work on, in the golfer's own words, each with its drill; a tap leads to the drills. */
export function GolfFocus({ profile }: { readonly profile: Profile }) {
  const golfer = withEstimatedFacts(profile)
  const issues = profile.currentIssues.slice(0, SHOWN_ISSUE_COUNT)
  if (issues.length === 0) {
    return (
      <Sheet title={copy.focusTitle}>
        <p className="mt-1.5 text-sm">
          {copy.noFocus.before}
          <Link
            to={dialogLink('golf-profile')}
            className="inline-flex min-h-11 items-center text-water-ink underline underline-offset-3"
          >
            {copy.noFocus.link}
          </Link>
        </p>
      </Sheet>
    )
  }
  return (
    <Sheet title={copy.focusTitle} fact={copy.focusSource}>
      <ol aria-label={copy.focusList} className="mt-1 divide-y divide-rule">
        {issues.map((issue, index) => {
          const drill = drillForIssue(issue, golfer)
          const words = (
            <>
              <span aria-hidden="true" className="plate w-6 text-[1.625rem]">
                {index + 1}
              </span>
              <span className="min-w-0 grow wrap-anywhere">
                <span className="block font-plate text-plate-sm font-bold">{issueAsSeen(issue, profile.hand)}</span>
                {drill && <span className="block text-sm text-ink-2">{copy.drillLine(drill)}</span>}
              </span>
            </>
          )
          return (
            <li key={issue}>
              {drill ? (
                <Link to="/profile#practice" className={`${ROW} hover:bg-mown`}>
                  {words}
                  <Icon name="down" className="size-5 -rotate-90" />
                </Link>
              ) : (
                <div className={ROW}>{words}</div>
              )}
            </li>
          )
        })}
      </ol>
    </Sheet>
  )
}
