import { useEffect, useRef } from 'react'

type StepButtonProps = {
  readonly label: string
  readonly isMore: boolean
  readonly isDisabled: boolean
  readonly className: string | undefined
  /** One tap, or one step each time while it is held. */
  readonly onStep: (size: 'tap' | 'hold') => void
}

const HOLD_AFTER_MS = 450
const HOLD_EVERY_MS = 110

/** A few more or less without the keyboard. Held it goes on by itself; whoever taps needs no hold. */
export function StepButton({ label, isMore, isDisabled, className, onStep }: StepButtonProps) {
  const latest = useRef(onStep)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHeld = useRef(false)
  useEffect(() => {
    latest.current = onStep
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function hold(afterMs: number) {
    timer.current = setTimeout(() => {
      isHeld.current = true
      latest.current('hold')
      hold(HOLD_EVERY_MS)
    }, afterMs)
  }
  const release = () => clearTimeout(timer.current)

  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      className={className}
      onPointerDown={({ button }) => {
        isHeld.current = false
        if (button === 0) hold(HOLD_AFTER_MS)
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => {
        if (isHeld.current) event.preventDefault()
      }}
      onClick={() => {
        release()
        if (!isHeld.current) onStep('tap')
        isHeld.current = false
      }}
    >
      {isMore ? '+' : '−'}
    </button>
  )
}
