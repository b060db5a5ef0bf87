import { ToolDrawing } from '#navigation/tool-drawing.tsx'
import { ANALYSIS_TOOLS } from '#navigation/tools.ts'
import { ToolLink } from './nav-item.tsx'

/** The five analysis tools, each with a drawing and a line of text. */
export function AnalysisPanel() {
  return (
    <ul className="grid grid-cols-2 gap-1">
      {ANALYSIS_TOOLS.map(({ path, navName, line }) => (
        <li key={path}>
          <ToolLink
            path={path}
            className="flex min-h-16 items-center gap-3 rounded-control p-2.5 text-ink no-underline hover:bg-mown"
            currentClassName="[box-shadow:inset_3px_0_0_var(--color-ink)]"
          >
            <ToolDrawing path={path} className="w-10 shrink-0" />
            <span>
              <span className="block font-plate text-plate-sm font-bold">{navName}</span>
              <span className="block text-sm text-ink-2">{line}</span>
            </span>
          </ToolLink>
        </li>
      ))}
    </ul>
  )
}
