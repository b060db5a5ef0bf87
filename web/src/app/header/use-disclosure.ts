import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * A button that shows a panel next to it. Escape, a press elsewhere, leaving it with Tab and going to another page
 * close it; after Escape the focus is back on the button. Spread `area` on the element around both.
 */
export function useDisclosure() {
  const panelId = useId()
  const areaRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  // Open only for the address it was opened on.
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
      opener?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
      // The entry that had the focus went with the panel.
      if (document.activeElement === document.body) opener?.focus()
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
