import { useSession } from '#session/session.ts'
import { ToolDrawing } from '#navigation/tool-drawing.tsx'
import { TOOLS } from '#navigation/tools.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { ToolLink } from './nav-item.tsx'
import * as copy from './phone-menu-sheet.copy.ts'
import { Preferences } from './preferences.tsx'

const ROW =
  'flex min-h-13 items-center gap-3 border-t border-rule px-3 font-plate text-plate-sm font-semibold text-ink no-underline hover:bg-mown'
const CURRENT_ROW = 'font-bold [box-shadow:inset_3px_0_0_var(--color-ink)]'

/** Every page in the header's order, then theme, units and Sign Out. */
export function PhoneMenuSheet({ onClose }: { readonly onClose: () => void }) {
  const { status } = useSession()
  return (
    <Dialog title={copy.title} place="side" onClose={onClose}>
      <nav aria-label={copy.allPages} className="-mt-2">
        <ul className="border-b border-rule">
          <li>
            <ToolLink path="/" isGated={false} className={ROW} currentClassName={CURRENT_ROW}>
              <Icon name="home" className="size-6" />
              {copy.home}
            </ToolLink>
          </li>
          {TOOLS.map(({ path, navName }) => (
            <li key={path}>
              <ToolLink path={path} className={ROW} currentClassName={CURRENT_ROW}>
                <ToolDrawing path={path} className="-mx-0.5 w-7" />
                {navName}
              </ToolLink>
            </li>
          ))}
          {status !== 'visitor' && (
            <li>
              <ToolLink path="/profile" isGated={false} className={ROW} currentClassName={CURRENT_ROW}>
                <Icon name="person" className="size-6" />
                {copy.profile}
              </ToolLink>
            </li>
          )}
        </ul>
      </nav>
      <Preferences onStay={onClose} />
    </Dialog>
  )
}
