import { Link } from 'react-router'
import { useKeptEdits } from '#data/use-kept-edits.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import { buttonClass } from '#ui/button.tsx'
import { Banner } from './banner.tsx'
import * as copy from './visitor-banners.copy.ts'

/** Tells golfers whose session ended that changes are still unsaved. */
export function VisitorBanners() {
  const areEditsKept = useKeptEdits(true)
  return (
    <section aria-label={copy.sectionLabel} className="page grid gap-2">
      <div role="status" className="contents">
        {areEditsKept === true && (
          <Banner tone="clay" text={copy.keptEdits}>
            <Link to={dialogLink('sign-in')} className={buttonClass('quiet')}>
              {copy.signIn}
            </Link>
          </Banner>
        )}
      </div>
    </section>
  )
}
