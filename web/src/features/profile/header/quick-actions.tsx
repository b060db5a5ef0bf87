import { memo } from 'react'
import { Link } from 'react-router'
import { useGate } from '#navigation/gate.ts'
import { ToolDrawing } from '#navigation/tool-drawing.tsx'
import { TOOLS } from '#navigation/tools.ts'
import type { ToolPath } from '#navigation/tools.ts'
import { Sheet } from '#ui/sheet.tsx'
import * as copy from './header.copy.ts'
import styles from './header.module.css'

/** The order of the specification (1 §2). */
const ORDER = [
  '/equipment-fitting',
  '/distance-calculator',
  '/shot-advisor',
  '/distances',
  '/ball-matching',
  '/swing-analyzer',
  '/recommendations',
  '/beginner-builder',
  '/encyclopedia',
] as const satisfies readonly ToolPath[]

export const QuickActions = memo(function QuickActions({ className }: { readonly className: string | undefined }) {
  const gate = useGate()
  return (
    <Sheet title={copy.quickActionsTitle} className={className}>
      <ul className={styles.actionsList}>
        {ORDER.flatMap((path) => TOOLS.filter((tool) => tool.path === path)).map(({ path, title }) => (
          <li key={path}>
            <Link to={gate(path)}>
              <ToolDrawing path={path} className={styles.tool} />
              <span className="min-w-0 wrap-anywhere">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  )
})
