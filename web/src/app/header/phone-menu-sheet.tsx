import type { ReactNode } from 'react'
import { useSession } from '#session/session.ts'
import { ToolDrawing } from '#navigation/tool-drawing.tsx'
import { TOOL_GROUPS } from '#navigation/tools.ts'
import type { PlaceName } from '#navigation/tools.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon.tsx'
import { ToolLink } from './nav-item.tsx'
import * as copy from './phone-menu-sheet.copy.ts'
import { Preferences } from './preferences.tsx'

const ROW =
  'flex min-h-12 items-center gap-3 border-t border-rule px-3 font-plate text-plate-sm font-semibold text-ink no-underline hover:bg-mown'
const CURRENT_ROW = 'font-bold [box-shadow:inset_3px_0_0_var(--color-ink)]'

/** The page of a place that is no tool, and the place in its group that it takes. */
const OWN_PAGES = {
  play: { path: '/yardage-card', name: copy.yardageCard, icon: 'card', index: 1 },
  bag: { path: '/bag', name: copy.myBag, icon: 'bag', index: 0 },
  learn: { path: '/learn/tips', name: copy.tips, icon: 'tip', index: 1 },
} as const satisfies Record<PlaceName, { path: string; name: string; icon: IconName; index: number }>

/** Home, the pages of each place and the profile, then theme, units and Sign Out. */
export function PhoneMenuSheet({ onClose }: { readonly onClose: () => void }) {
  const { status } = useSession()
  const isVisitor = status === 'visitor'
  return (
    <Dialog title={copy.title} place="side" onClose={onClose}>
      <nav aria-label={copy.allPages} className="-mt-2 border-b border-rule">
        <Row path="/" picture={<Icon name="home" className="size-6" />} isGated={false}>
          {copy.home}
        </Row>
        {TOOL_GROUPS.map(({ place, title, tools }) => {
          const own = OWN_PAGES[place]
          const rows = tools.map(({ path, navName }) => (
            <li key={path}>
              <Row path={path} picture={<ToolDrawing path={path} className="-mx-0.5 w-7" />}>
                {navName}
              </Row>
            </li>
          ))
          return (
            <section key={place} aria-labelledby={`menu-${place}`}>
              <h3 id={`menu-${place}`} className="border-t border-rule px-3 pt-4 pb-1.5 text-[0.9375rem] text-ink-2">
                {title}
              </h3>
              <ul>
                {rows.slice(0, own.index)}
                <li>
                  <Row path={own.path} picture={<Icon name={own.icon} className="size-6" />} isGated={isVisitor}>
                    {own.name}
                  </Row>
                </li>
                {rows.slice(own.index)}
              </ul>
            </section>
          )
        })}
        {!isVisitor && (
          <Row path="/profile" picture={<Icon name="person" className="size-6" />} isGated={false} more="mt-4">
            {copy.profile}
          </Row>
        )}
      </nav>
      <Preferences onStay={onClose} />
    </Dialog>
  )
}

type RowProps = {
  readonly path: string
  readonly picture: ReactNode
  readonly isGated?: boolean
  readonly more?: string
  readonly children: string
}

function Row({ path, picture, isGated = true, more = '', children }: RowProps) {
  return (
    <ToolLink path={path} isGated={isGated} className={`${ROW} ${more}`} currentClassName={CURRENT_ROW}>
      {picture}
      {children}
    </ToolLink>
  )
}
