import { TOOL_GROUPS } from '#navigation/tools.ts'
import { ANALYSIS_TOOLS } from '#navigation/tools.ts'
import { ToolDrawing } from '#navigation/tool-drawing.tsx'
import { ToolLink } from './nav-item.tsx'

/** The five analysis tools under their places, each with a drawing and a line of text. */
export function AnalysisPanel() {
  return TOOL_GROUPS.map(({ place, title }) => {
    const tools = ANALYSIS_TOOLS.filter((tool) => tool.place === place)
    if (tools.length === 0) return null
    return (
      <section
        key={place}
        aria-labelledby={`analysis-${place}`}
        className="not-first:mt-2 not-first:border-t not-first:border-rule not-first:pt-2"
      >
        <h2 id={`analysis-${place}`} className="px-2.5 py-1 text-[0.9375rem] text-ink-2">
          {title}
        </h2>
        <ul className="grid grid-cols-2 gap-1">
          {tools.map(({ path, navName, line }) => (
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
      </section>
    )
  })
}
