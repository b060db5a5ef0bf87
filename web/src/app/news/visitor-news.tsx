import { Link } from 'react-router'
import { useKeptEdits } from '#api/profile/kept-edits-query.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import { buttonClass } from '#ui/button.tsx'
import { NewsItem } from './news-item.tsx'

/** Whose session ended before everything was saved should not have to find out at the next sign-in. */
export function VisitorNews() {
  const areEditsKept = useKeptEdits(true)
  return (
    <section aria-label="About your changes" className="page grid gap-2">
      <div role="status" className="contents">
        {areEditsKept === true && (
          <NewsItem tone="clay" text="Changes that are not saved yet wait on this device. Sign in, and they are saved.">
            <Link to={dialogLink('sign-in')} className={buttonClass('quiet')}>
              Sign In
            </Link>
          </NewsItem>
        )}
      </div>
    </section>
  )
}
