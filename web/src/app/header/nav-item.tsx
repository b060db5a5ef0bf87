import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useGate } from '#navigation/gate.ts'
import { useIsAt } from './use-is-at.ts'

/** Classes of an entry in the header's bar; the ink line marks the current page. */
export const NAV_ITEM =
  'group relative flex min-h-11 min-w-11 items-center justify-center gap-1.75 rounded-control px-2.75 font-plate text-[1.125rem] leading-none font-semibold text-ink no-underline hover:bg-mown'
export const NAV_ITEM_CURRENT = 'rounded-none [box-shadow:inset_0_-3px_0_var(--color-ink)]'

/** On tablets the bar shows icons: the name becomes a tooltip, and remains the accessible name. */
export const NAV_NAME =
  'whitespace-nowrap md:max-lg:pointer-events-none md:max-lg:absolute md:max-lg:top-[calc(100%+6px)] md:max-lg:rounded-control md:max-lg:bg-ink md:max-lg:px-2.5 md:max-lg:py-2 md:max-lg:text-[1rem] md:max-lg:text-on-ink md:max-lg:opacity-0 md:max-lg:group-hover:opacity-100 md:max-lg:group-focus-visible:opacity-100 md:max-lg:group-aria-expanded:opacity-0'

type ToolLinkProps = {
  readonly path: string
  /** False for pages that need no name in the profile. */
  readonly isGated?: boolean
  readonly className: string
  readonly currentClassName?: string
  readonly children: ReactNode
}

/** A link that marks the current page. Gated links ask visitors to sign up, and golfers without a name for it. */
export function ToolLink({ path, isGated = true, className, currentClassName = '', children }: ToolLinkProps) {
  const gate = useGate()
  const isCurrent = useIsAt(path)
  return (
    <Link
      to={isGated ? gate(path) : path}
      aria-current={isCurrent ? 'page' : undefined}
      className={isCurrent ? `${className} ${currentClassName}` : className}
    >
      {children}
    </Link>
  )
}
