import { Link } from 'react-router'
import { useGate } from '#navigation/gate.ts'
import { ToolDrawing } from '#navigation/tool-drawing.tsx'
import { TOOL_GROUPS } from '#navigation/tools.ts'
import type { Tool } from '#navigation/tools.ts'
import { Icon } from '#ui/icon.tsx'
import * as copy from './visitor-parts.copy.ts'
import styles from './home.module.css'

type ToolCardsProps = {
  /** Visitors have small cards, golfers rows that say what a tool does. */
  readonly look: 'cards' | 'rows'
}

/** The nine tools by place; each is one link. */
export function ToolCards({ look }: ToolCardsProps) {
  return (
    <section aria-labelledby="your-tools" className={`${styles.tools} ${look === 'rows' ? styles.toolRows : ''}`}>
      <h2 id="your-tools">{copy.toolCardsTitle}</h2>
      {look === 'cards' && <p className="text-sm text-ink-2">{copy.toolCardsLine}</p>}
      {TOOL_GROUPS.map(({ place, title, tools }) => (
        <div key={place} className={styles.toolGroup}>
          <h3 className="text-[1.0625rem] text-ink-2">{title}</h3>
          <ul>
            {tools.map((tool) => (
              <li key={tool.path}>
                <ToolLink tool={tool} look={look} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function ToolLink({ tool: { path, title, line }, look }: ToolCardsProps & { readonly tool: Tool }) {
  const gate = useGate()
  return (
    <Link to={gate(path)} className={styles.toolCard}>
      <ToolDrawing path={path} className={look === 'rows' ? 'w-8.5 shrink-0' : 'w-8 shrink-0'} />
      <span className="min-w-0 grow wrap-anywhere">
        <span className={styles.toolCardTitle}>{title}</span>
        {look === 'rows' && <span className={styles.toolCardLine}>{line}</span>}
      </span>
      {look === 'rows' && <Icon name="down" className="size-5 -rotate-90 text-ink-2" />}
    </Link>
  )
}
