import { Link } from 'react-router'
import { dialogLink } from '#navigation/dialogs.ts'
import { TOOLS } from '#navigation/tools.ts'
import { buttonClass } from '#ui/button.tsx'
import * as copy from './app.copy.ts'
import { ToolLink } from './header/nav-item.tsx'

const LINK = 'inline-flex min-h-11 items-center text-ink underline underline-offset-3 hover:decoration-2'

export function Footer() {
  return (
    <footer className="page mt-8 pb-6 max-md:mt-4 max-md:pb-0 text-sm">
      <div className="border-t-2 border-ink pt-3">
        <div className="mb-2 hidden items-center justify-between gap-3 sm:flex">
          <p className="min-w-0">{copy.question}</p>
          <Link to={dialogLink('contact')} className={buttonClass('line', 'shrink-0')}>
            {copy.contactUs}
          </Link>
        </div>
        <nav aria-label={copy.quickLinks}>
          <ul className="flex flex-wrap gap-x-5">
            {TOOLS.map(({ path, title }) => (
              <li key={path}>
                <ToolLink path={path} className={LINK}>
                  {title}
                </ToolLink>
              </li>
            ))}
            <li className="sm:hidden">
              <Link to={dialogLink('contact')} className={LINK}>
                {copy.contactUs}
              </Link>
            </li>
            <li>
              <Link to="/privacy" className={LINK}>
                {copy.privacy}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}
