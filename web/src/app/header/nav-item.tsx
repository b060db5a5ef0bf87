import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useGate } from '#navigation/gate.ts'
import { useIsLive } from '#ui/use-is-live.ts'
import { useIsAt } from '#navigation/use-is-at.ts'

/** Classes of an entry in the header's bar; the ink line marks the current page. */
export const NAV_ITEM =
  'group relative flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-1.5 font-plate text-[1.0625rem] leading-none font-semibold whitespace-nowrap text-ink-2 no-underline hover:bg-mown hover:text-ink xl:px-2'
export const NAV_ITEM_CURRENT = 'rounded-none text-ink [box-shadow:inset_0_-3px_0_var(--color-ink)]'

/** A place: always a word. */
export const NAV_PLACE =
  'flex min-h-11 items-center rounded-control px-1.5 font-plate text-[1.3125rem] leading-none font-bold text-ink no-underline hover:bg-mown xl:px-3'
export const NAV_PLACE_CURRENT = 'rounded-none [box-shadow:inset_0_-4px_0_var(--color-ink)]'

/** On tablets the bar shows icons: the name becomes a tooltip, and remains the accessible name. */
export const NAV_NAME =
  'whitespace-nowrap md:max-lg:pointer-events-none md:max-lg:absolute md:max-lg:top-[calc(100%+6px)] md:max-lg:rounded-control md:max-lg:bg-ink md:max-lg:px-2.5 md:max-lg:py-2 md:max-lg:text-[1rem] md:max-lg:text-on-ink md:max-lg:opacity-0 md:max-lg:group-hover:opacity-100 md:max-lg:group-focus-visible:opacity-100 md:max-lg:group-aria-expanded:opacity-0'

type ToolLinkProps = {
  readonly path: string
  /** False for pages that need no name in the profile. */
  readonly isGated?: boolean
  /** Whether the current page belongs to what the link leads to. */
  readonly isAround?: boolean
  readonly className: string
  readonly currentClassName?: string
  readonly children: ReactNode
}

/** A link that marks the current page. Gated links ask visitors to sign up, and golfers without a name for it. */
export function ToolLink({
  path,
  isGated = true,
  isAround = false,
  className,
  currentClassName = '',
  children,
}: ToolLinkProps) {
  const gate = useGate()
  const isLive = useIsLive()
  const isHere = useIsAt(path)
  const isCurrent = isHere || (isAround && isLive)
  return (
    <Link
      to={isGated ? gate(path) : path}
      aria-current={isHere ? 'page' : isCurrent ? 'true' : undefined}
      className={isCurrent ? `${className} ${currentClassName}` : className}
    >
      {children}
    </Link>
  )
}
