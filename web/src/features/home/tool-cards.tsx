import { Link } from 'react-router'
import { useGate } from '#navigation/gate.ts'
import { ToolDrawing } from '#navigation/tool-drawing.tsx'
import { TOOLS } from '#navigation/tools.ts'
import type { ToolPath } from '#navigation/tools.ts'
import * as copy from './visitor-parts.copy.ts'
import styles from './home.module.css'

/** The order of the cards: the lead tool first, then from the bag to the ball. */
const ORDER = [
  '/shot-advisor',
  '/equipment-fitting',
  '/distance-calculator',
  '/swing-analyzer',
  '/distances',
  '/ball-matching',
  '/recommendations',
  '/beginner-builder',
  '/encyclopedia',
] as const satisfies readonly ToolPath[]

const LEAD: ToolPath = '/shot-advisor'

/** The nine tools; each card is one link. */
export function ToolCards() {
  const gate = useGate()
  const tools = ORDER.flatMap((path) => TOOLS.filter((tool) => tool.path === path))
  return (
    <section aria-labelledby="your-tools" className={styles.tools}>
      <h2 id="your-tools">{copy.toolCardsTitle}</h2>
      <ul className={`${styles.toolCards} mt-3`}>
        {tools.map(({ path, title, line }) => {
          const isLead = path === LEAD
          return (
            <li key={path} className={isLead ? styles.toolCardLead : undefined}>
              <Link to={gate(path)} className={styles.toolCard}>
                <ToolDrawing path={path} hasWash={!isLead} className="w-11.5" />
                <span className="min-w-0 wrap-anywhere">
                  <span className={styles.toolCardTitle}>{title}</span>
                  <span className={styles.toolCardLine}>{line}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
