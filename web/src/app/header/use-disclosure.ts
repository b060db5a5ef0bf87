import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** The header stays in sight: the page must not move from under what is being pressed. */
const WITHOUT_SCROLLING = { preventScroll: true }

/**
 * A button with a panel. Escape, a press elsewhere, tabbing out and navigation close the panel; Escape returns the
 * focus to the button. Spread `area` on the element around both.
 */
export function useDisclosure() {
  const panelId = useId()
  const areaRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  // Bound to the address where it was opened.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key

  useEffect(() => {
    if (!isOpen) return undefined
    const opener = buttonRef.current
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !areaRef.current?.contains(target)) setOpenAt(undefined)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(undefined)
      opener?.focus(WITHOUT_SCROLLING)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
      // The focused entry was removed with the panel.
      if (document.activeElement === document.body) opener?.focus(WITHOUT_SCROLLING)
    }
  }, [isOpen])

  return {
    isOpen,
    panelId,
    areaRef,
    buttonRef,
    close: () => setOpenAt(undefined),
    button: {
      ref: buttonRef,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? panelId : undefined,
      onClick: () => setOpenAt(isOpen ? undefined : key),
    },
  }
}
