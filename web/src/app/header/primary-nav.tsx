import { ANALYSIS_TOOLS, PRIMARY_TOOLS } from '#navigation/tools.ts'
import { useIsAt } from '#navigation/use-is-at.ts'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { NAV_ITEM, NAV_ITEM_CURRENT, NAV_NAME, ToolLink } from './nav-item.tsx'
import { useDisclosure } from './use-disclosure.ts'

const AnalysisPanel = lazyPart(async () => (await import('./analysis-panel.tsx')).AnalysisPanel)

/** The header's bar from tablets up. */
export function PrimaryNav() {
  return (
    <nav aria-label="Main" className="ml-4 hidden gap-0.5 md:flex lg:ml-6">
      {PRIMARY_TOOLS.map(({ path, navName, icon }) => (
        <ToolLink key={path} path={path} className={NAV_ITEM} currentClassName={NAV_ITEM_CURRENT}>
          <Icon name={icon} />
          <span className={NAV_NAME}>{navName}</span>
        </ToolLink>
      ))}
      <AnalysisMenu />
    </nav>
  )
}

function AnalysisMenu() {
  const { isOpen, panelId, areaRef, button } = useDisclosure()
  const isCurrent = useIsAt(...ANALYSIS_TOOLS.map(({ path }) => path))
  return (
    <div ref={areaRef} className="lg:relative">
      <button type="button" {...button} className={`${NAV_ITEM} ${isCurrent ? NAV_ITEM_CURRENT : ''}`}>
        <Icon name="ladder" />
        <span className={NAV_NAME}>Analysis</span>
        <Icon
          name="down"
          className={`size-5 transition-transform duration-(--duration-tap) ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {isOpen && (
        <div
          id={panelId}
          className="absolute top-[calc(100%+8px)] left-4 min-h-55 w-160 rounded-sheet border border-rule bg-sheet p-2 shadow-(--shadow-raised) lg:-right-50 lg:left-auto"
        >
          <AnalysisPanel />
        </div>
      )}
    </div>
  )
}
