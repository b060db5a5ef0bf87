import { useSession } from '#session/session.ts'
import { ToolDrawing } from '#navigation/tool-drawing.tsx'
import { TOOL_GROUPS } from '#navigation/tools.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { ToolLink } from './nav-item.tsx'
import * as copy from './phone-menu-sheet.copy.ts'
import { Preferences } from './preferences.tsx'

const ROW =
  'flex min-h-12 items-center gap-3 border-t border-rule px-3 font-plate text-plate-sm font-semibold text-ink no-underline hover:bg-mown'
const CURRENT_ROW = 'font-bold [box-shadow:inset_3px_0_0_var(--color-ink)]'

/** Home, the pages of each place and the profile, then theme, units and Sign Out. */
export function PhoneMenuSheet({ onClose }: { readonly onClose: () => void }) {
  const { status } = useSession()
  return (
    <Dialog title={copy.title} place="side" onClose={onClose}>
      <nav aria-label={copy.allPages} className="-mt-2 border-b border-rule">
        <ToolLink path="/" isGated={false} className={ROW} currentClassName={CURRENT_ROW}>
          <Icon name="home" className="size-6" />
          {copy.home}
        </ToolLink>
        {TOOL_GROUPS.map(({ place, title, tools }) => (
          <section key={place} aria-labelledby={`menu-${place}`}>
            <h3 id={`menu-${place}`} className="border-t border-rule px-3 pt-4 pb-1.5 text-[0.9375rem] text-ink-2">
              {title}
            </h3>
            <ul>
              {tools.map(({ path, navName }) => (
                <li key={path}>
                  <ToolLink path={path} className={ROW} currentClassName={CURRENT_ROW}>
                    <ToolDrawing path={path} className="-mx-0.5 w-7" />
                    {navName}
                  </ToolLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {status !== 'visitor' && (
          <ToolLink path="/profile" isGated={false} className={`${ROW} mt-4`} currentClassName={CURRENT_ROW}>
            <Icon name="person" className="size-6" />
            {copy.profile}
          </ToolLink>
        )}
      </nav>
      <Preferences onStay={onClose} />
    </Dialog>
  )
}
