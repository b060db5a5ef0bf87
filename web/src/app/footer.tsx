import { Link } from 'react-router'
import { TOOLS } from '#navigation/tools.ts'
import { ToolLink } from './nav-item.tsx'

const LINK = 'inline-flex min-h-11 items-center text-ink underline underline-offset-3 hover:decoration-2'

export function Footer() {
  return (
    <footer className="page mt-8 pb-6 text-sm">
      <div className="border-t-2 border-ink pt-3">
        <nav aria-label="Quick links">
          <ul className="flex flex-wrap gap-x-5">
            {TOOLS.map(({ path, title }) => (
              <li key={path}>
                <ToolLink path={path} className={LINK}>
                  {title}
                </ToolLink>
              </li>
            ))}
            <li>
              <Link to="/privacy" className={LINK}>
                Privacy
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}
