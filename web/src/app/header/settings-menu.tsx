import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { NAV_ITEM } from './nav-item.tsx'
import { useDisclosure } from './use-disclosure.ts'

const Preferences = lazyPart(async () => (await import('./preferences.tsx')).Preferences)

/** Theme, units and Sign Out beside the name, from tablets up. */
export function SettingsMenu() {
  const { isOpen, panelId, areaRef, button, close } = useDisclosure()
  return (
    <div ref={areaRef} className="relative hidden md:block">
      <button type="button" {...button} aria-label="Settings" className={`${NAV_ITEM} px-0`}>
        <Icon name="settings" className="size-6" />
      </button>
      {isOpen && (
        <div
          id={panelId}
          className="absolute top-[calc(100%+8px)] right-0 w-80 rounded-sheet border border-rule bg-sheet p-4 shadow-(--shadow-raised)"
        >
          <Preferences onStay={close} />
        </div>
      )}
    </div>
  )
}
