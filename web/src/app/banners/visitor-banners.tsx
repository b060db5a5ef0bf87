import { Link } from 'react-router'
import { useKeptEdits } from '#data/use-kept-edits.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import { buttonClass } from '#ui/button.tsx'
import { Banner } from './banner.tsx'

/** Tells golfers whose session ended that changes are still unsaved. */
export function VisitorBanners() {
  const areEditsKept = useKeptEdits(true)
  return (
    <section aria-label="About your changes" className="page grid gap-2">
      <div role="status" className="contents">
        {areEditsKept === true && (
          <Banner tone="clay" text="Changes that are not saved yet wait on this device. Sign in, and they are saved.">
            <Link to={dialogLink('sign-in')} className={buttonClass('quiet')}>
              Sign In
            </Link>
          </Banner>
        )}
      </div>
    </section>
  )
}
