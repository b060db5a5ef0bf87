import type { ReactNode } from 'react'
import { useSession } from '#session/session.ts'
import { tabs } from '#navigation/navigation.copy.ts'
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

type OwnPage = { readonly path: string; readonly name: string; readonly icon: IconName }

/** The pages of a place that are no tools, and the place in its group that they take. */
const OWN_PAGES: Readonly<Record<PlaceName, { readonly index: number; readonly pages: readonly OwnPage[] }>> = {
  play: {
    index: 1,
    pages: [
      { path: '/play', name: copy.playRound, icon: 'flag' },
      { path: '/courses', name: tabs.courses, icon: 'search' },
      { path: '/yardage-card', name: copy.yardageCard, icon: 'card' },
    ],
  },
  bag: { index: 0, pages: [{ path: '/bag', name: copy.myBag, icon: 'bag' }] },
  learn: { index: 1, pages: [{ path: '/learn/tips', name: copy.tips, icon: 'tip' }] },
}

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
                {own.pages.map(({ path, name, icon }) => (
                  <li key={path}>
                    <Row path={path} picture={<Icon name={icon} className="size-6" />} isGated={isVisitor}>
                      {name}
                    </Row>
                  </li>
                ))}
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
