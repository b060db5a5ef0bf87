import { useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

const PhoneMenuSheet = lazyPart(async () => (await import('./phone-menu-sheet.tsx')).PhoneMenuSheet)

/** The hamburger. */
export function PhoneMenu() {
  const { key } = useLocation()
  // Open only for the address it was opened on: choosing an entry closes it.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(key)}
        className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-mown md:hidden"
      >
        <Icon name="menu" className="size-6.5" />
      </button>
      {isOpen && <PhoneMenuSheet onClose={() => setOpenAt(undefined)} />}
    </>
  )
}
