import { useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { dialogLink } from '#navigation/dialogs.ts'
import { TOOLS } from '#navigation/tools.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import * as copy from './app.copy.ts'
import { ToolLink } from './header/nav-item.tsx'

const LINK = 'inline-flex min-h-11 items-center text-ink underline underline-offset-3 hover:decoration-2'

// A phone that shows which club to hit has the next shot under it.
const PLACE = 'page mt-8 pb-6 text-sm max-md:mt-3 max-md:pb-0 max-md:in-[body:has(main_[data-answer])]:hidden'

/** On a phone one line: the tools open at a tap, since the menu and the places lead to them too. */
export function Footer() {
  const listId = useId()
  // Closed again on the next page.
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === pathname
  return (
    <footer className={PLACE}>
      <div className="border-t-2 border-ink pt-3 max-sm:pt-1">
        <div className="mb-2 hidden items-center justify-between gap-3 sm:flex">
          <p className="min-w-0">{copy.question}</p>
          <Link to={dialogLink('contact')} className={buttonClass('line', 'shrink-0')}>
            {copy.contactUs}
          </Link>
        </div>
        <nav aria-label={copy.quickLinks}>
          <ul id={listId} className="flex flex-wrap gap-x-5">
            <li className={`sm:hidden ${isOpen ? 'basis-full' : 'grow'}`}>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={listId}
                onClick={() => setOpenAt(isOpen ? undefined : pathname)}
                className="inline-flex min-h-11 items-center gap-1 font-bold"
              >
                {copy.quickLinks}
                <Icon name="down" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
              </button>
            </li>
            {TOOLS.map(({ path, title }) => (
              <li key={path} className={isOpen ? '' : 'max-sm:hidden'}>
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
