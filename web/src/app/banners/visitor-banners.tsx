import { Link } from 'react-router'
import { useKeptEdits } from '#data/use-kept-edits.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import { buttonClass } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Banner } from './banner.tsx'
import * as copy from './visitor-banners.copy.ts'

const AccountGoneBanner = lazyPart(async () => (await import('./account-gone-banner.tsx')).AccountGoneBanner)

/** Tells golfers whose session ended that changes are still unsaved. */
export function VisitorBanners() {
  const kept = useKeptEdits(true)
  return (
    <section aria-label={copy.sectionLabel} className="page grid gap-2">
      <div role="status" className="contents">
        {kept !== undefined && kept.gone.length > 0 && <AccountGoneBanner />}
        {kept?.isWaiting === true && (
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
