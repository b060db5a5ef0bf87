import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { RollingBall } from './rolling-ball.tsx'

export type ButtonLook = 'ink' | 'line' | 'quiet' | 'quiet-inverted' | 'danger' | 'inverted'

// A finger sees no hover to fade to, and a button that fades keeps a phone at work while it is tapped.
const BASE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control font-plate text-[1.125rem] leading-none font-bold no-underline pointer-fine:transition-colors duration-(--duration-tap) active:translate-y-px disabled:border disabled:border-edge disabled:bg-sunk disabled:text-ink-3 disabled:active:translate-y-0'

const LOOKS = {
  // Where the system takes the ground away, its edge remains.
  ink: 'px-4.5 bg-ink text-on-ink hover:bg-fairway-ink forced-colors:border',
  line: 'px-4.5 border-[1.5px] border-ink bg-transparent text-ink hover:bg-mown',
  quiet: 'px-2 text-ink underline decoration-fairway decoration-[1.5px] underline-offset-4 hover:bg-mown',
  'quiet-inverted': 'px-2 text-on-ink underline decoration-[1.5px] underline-offset-4 hover:bg-on-ink hover:text-ink',
  danger: 'px-4.5 border-[1.5px] border-flag-ink bg-transparent text-flag-ink hover:bg-flag-tint',
  inverted: 'px-4.5 bg-on-ink text-ink hover:bg-mown forced-colors:border',
} as const satisfies Record<ButtonLook, string>

/** The classes of a button, for a link that looks like one. */
export function buttonClass(look: ButtonLook = 'ink', more = ''): string {
  return `${BASE} ${LOOKS[look]} ${more}`
}

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  readonly look?: ButtonLook
  /** Words to show while it works; the button is disabled and keeps its width. */
  readonly busyLabel?: string
  readonly isBusy?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function Button({
  look = 'ink',
  busyLabel,
  isBusy = false,
  className = '',
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button type="button" {...rest} disabled={disabled === true || isBusy} className={buttonClass(look, className)}>
      {isBusy && <RollingBall />}
      {isBusy ? (busyLabel ?? children) : children}
    </button>
  )
}
